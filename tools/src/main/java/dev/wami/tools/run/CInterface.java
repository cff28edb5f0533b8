package dev.wami.tools.run;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.Collections;
import java.util.List;

/** What programs with {@code llvm.emit_c_interface} import: {@code _mlir_ciface_NAME}, whose memrefs come by address. */
final class CInterface {
    private static final String PREFIX = "_mlir_ciface_";

    private CInterface() {}

    /** {@code f}, which has no memrefs. */
    static HostFunction of(HostFunction f) {
        return new HostFunction(f.module(), PREFIX + f.name(), f.type(), f.body());
    }

    /** {@code f}, all whose parameters are memrefs of so many words each. */
    static HostFunction of(HostFunction f, int words) {
        int memrefs = f.type().params().size() / words;
        FuncType type = new FuncType(
                Collections.nCopies(memrefs, ValueType.I32), f.type().results());
        return new HostFunction(f.module(), PREFIX + f.name(), type, (memory, addresses) -> {
            long[] arguments = new long[memrefs * words];
            for (int i = 0; i < memrefs; i++) {
                int[] read = RunnerMemRef.words(memory, (int) addresses[i], words);
                for (int j = 0; j < words; j++) arguments[i * words + j] = read[j];
            }
            return f.body().call(memory, arguments);
        });
    }

    /** Appends {@code f} to {@code all}, and its variant. */
    static void add(List<HostFunction> all, HostFunction f, int words) {
        all.add(f);
        all.add(of(f, words));
    }
}
