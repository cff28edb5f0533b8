import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.Parser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** An instance of a module that {@code wami compile} wrote, on Chicory. */
final class Program {
    private final Instance instance;

    Program(Path module, HostFunction... imports) {
        instance = Instance.builder(Parser.parse(module.toFile()))
                .withImportValues(ImportValues.builder().addFunction(imports).build())
                .build();
    }

    com.dylibso.chicory.runtime.Memory memory() {
        return instance.memory();
    }

    int malloc(int bytes) {
        return (int) instance.export("malloc").apply(bytes)[0];
    }

    void free(int address) {
        instance.export("free").apply(address);
    }

    /** Uninitialised elements, row by row. */
    MemRef alloc(MemRef.Element element, int... sizes) {
        int count = IntStream.of(sizes).reduce(1, (a, b) -> a * b);
        return MemRef.rowMajor(memory(), element, malloc(Math.max(1, count) * element.bytes), sizes);
    }

    /** Calls {@code name} with integers, and memrefs as expanded descriptors. */
    long[] call(String name, Object... arguments) {
        List<Long> words = new ArrayList<>();
        for (Object a : arguments) {
            if (a instanceof MemRef m) m.words().forEach(w -> words.add((long) w));
            else words.add(a instanceof Double d ? Double.doubleToRawLongBits(d) : ((Number) a).longValue());
        }
        return instance.export(name).apply(words.stream().mapToLong(w -> w).toArray());
    }

    /** Calls {@code _mlir_ciface_NAME}: memrefs by the address of their descriptors, which live as long as the call. */
    long[] callC(String name, Object... arguments) {
        List<Integer> descriptors = new ArrayList<>();
        Object[] given = arguments.clone();
        for (int i = 0; i < given.length; i++) {
            if (!(given[i] instanceof MemRef m)) continue;
            int at = malloc(MemRef.WORD * (3 + 2 * m.rank()));
            m.describe(at);
            descriptors.add(at);
            given[i] = at;
        }
        long[] result = call("_mlir_ciface_" + name, given);
        descriptors.forEach(this::free);
        return result;
    }
}
