package dev.wami.wasmbinary;

import dev.wami.wasmspec.Feature;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A module with what a linker must know of it (tool-conventions, Linking.md). {@link ObjectEncoder} makes a relocatable
 * object of it.
 *
 * <p>What lies where, the linker decides. So an address is read from an imported global, as in position-independent
 * code (DynamicLinking.md: module {@code GOT.mem} or {@code GOT.func}), and the module is valid as it is; in the object
 * such a read is a constant that the linker fills in, and the import is gone.
 *
 * @param module with active data segments in memory 0 only, and without exports
 * @param functions the names of each function, by index; the first is the one that calls refer to
 * @param globals the name of each global, by index
 * @param tables the name of each table, by index
 * @param data what each data segment is
 * @param addresses what the imported globals of these indices stand for
 * @param initializers the functions that run before {@code main}, in order
 * @param features what the module uses
 */
public record ObjectFile(
        WasmModule module,
        List<List<Symbol>> functions,
        List<Symbol> globals,
        List<Symbol> tables,
        List<DataSymbol> data,
        Map<Integer, Address> addresses,
        List<Integer> initializers,
        Set<Feature> features) {
    public ObjectFile {
        functions = List.copyOf(functions);
        globals = List.copyOf(globals);
        tables = List.copyOf(tables);
        data = List.copyOf(data);
        addresses = Map.copyOf(addresses);
        initializers = List.copyOf(initializers);
        features = Set.copyOf(features);
    }

    /**
     * The name of something.
     *
     * @param isLocal whether other objects do not see it
     */
    public record Symbol(String name, boolean isLocal) {}

    /**
     * A data segment, which holds one object.
     *
     * @param alignment in bytes, a power of two
     */
    public record DataSymbol(Symbol symbol, int alignment) {}

    /** What a global stands for. */
    public sealed interface Address {
        /** The index in the function table of the function with this index. */
        record OfFunction(int function) implements Address {}

        /** The address of the first byte of the data segment with this index. */
        record OfSegment(int segment) implements Address {}

        /** The address of data that another object, or the linker, has under this name. */
        record OfUndefined(String name) implements Address {}
    }
}
