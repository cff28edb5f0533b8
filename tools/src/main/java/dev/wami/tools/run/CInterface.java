package dev.wami.tools.run;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.Collections;
import java.util.List;

/**
 * What programs with {@code llvm.emit_c_interface} import: {@code _mlir_ciface_NAME}, whose memrefs come by address.
 */
final class CInterface {
    private static final String PREFIX = "_mlir_ciface_";

    private CInterface() {}

    /** {@code f}, which has no memrefs. */
    static HostFunction of(HostFunction f) {
        return new HostFunction(f.module(), PREFIX + f.name(), f.type(), f.index(), f.body());
    }

    /** {@code f}, whose parameters are so many memrefs. */
    private static HostFunction of(HostFunction f, int memrefs) {
        List<ValueType> params = f.type().params();
        int fields = params.size() / memrefs;
        FuncType type = new FuncType(
                Collections.nCopies(memrefs, ValueType.I32), f.type().results());
        return new HostFunction(f.module(), PREFIX + f.name(), type, f.index(), (memory, addresses) -> {
            long[] arguments = new long[params.size()];
            for (int i = 0; i < memrefs; i++) {
                List<ValueType> types = params.subList(i * fields, (i + 1) * fields);
                long[] read = RunnerMemRef.fields(memory, (int) addresses[i], types);
                System.arraycopy(read, 0, arguments, i * fields, fields);
            }
            return f.body().call(memory, arguments);
        });
    }

    /** Appends {@code f}, whose parameters are so many memrefs, to {@code all}, and its variant. */
    static void add(List<HostFunction> all, HostFunction f, int memrefs) {
        all.add(f);
        all.add(of(f, memrefs));
    }
}
