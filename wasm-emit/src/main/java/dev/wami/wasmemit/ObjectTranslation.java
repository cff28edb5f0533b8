package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.wasm.Definition;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Segments;
import dev.wami.wasmbinary.ObjectFile;
import dev.wami.wasmbinary.ObjectFile.Address;
import dev.wami.wasmbinary.ObjectFile.DataSymbol;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The symbols of a module that is to be linked. What is exported is seen by other objects under the exported name, what
 * is imported from {@code env} is theirs, everything else is local.
 */
final class ObjectTranslation {
    /** Where imported globals stand for addresses of data, and of functions. */
    private static final String DATA_ADDRESS = "GOT.mem";

    private static final String FUNCTION_ADDRESS = "GOT.func";
    private static final String ENV = "env";

    private final ModuleTranslation translation;
    private final Diagnostics diagnostics;
    /** The exported names of symbols. */
    private final Map<String, List<String>> exports = new HashMap<>();

    private final List<List<ObjectFile.Symbol>> functions = new ArrayList<>();
    private final List<ObjectFile.Symbol> globals = new ArrayList<>();
    private final List<ObjectFile.Symbol> tables = new ArrayList<>();
    private final List<DataSymbol> data = new ArrayList<>();
    private final Map<Integer, Address> addresses = new HashMap<>();
    private final List<Integer> initializers = new ArrayList<>();

    ObjectTranslation(ModuleTranslation translation, Diagnostics diagnostics) {
        this.translation = translation;
        this.diagnostics = diagnostics;
    }

    /** @param features what {@code made}, the translation of {@code source}, uses */
    ObjectFile translate(Operation source, WasmModule made, Set<Feature> features) {
        List<Operation> all = new ArrayList<>();
        for (Operation op : source.region(0).entry()) all.add(op);
        for (Operation op : all) {
            if (op instanceof Segments.ExportOp e) {
                exports.computeIfAbsent(e.definition(), k -> new ArrayList<>()).add(e.exportName());
            }
        }
        for (Operation op : all) if (op instanceof Definitions.Imported i) addImport(op, i);
        for (Operation op : all) if (op instanceof Definition d && !(op instanceof Definitions.Imported)) define(op, d);
        for (Operation op : all) addRest(op);
        return new ObjectFile(made, functions, globals, tables, data, addresses, initializers, features);
    }

    private void addImport(Operation op, Definitions.Imported imported) {
        boolean env = imported.importModule().equals(ENV);
        ObjectFile.Symbol symbol =
                new ObjectFile.Symbol(env ? imported.importName() : imported.definitionName(), false);
        switch (imported.externKind()) {
            case FUNC -> functions.add(List.of(symbol));
            case TABLE -> tables.add(symbol);
            case GLOBAL -> {
                if (imported.importModule().equals(DATA_ADDRESS)) {
                    addresses.put(globals.size(), dataAddress(imported.importName()));
                } else if (imported.importModule().equals(FUNCTION_ADDRESS)) {
                    int function = translation.index(op, ExternKind.FUNC, imported.importName());
                    addresses.put(globals.size(), new Address.OfFunction(function));
                }
                globals.add(symbol);
            }
            case MEMORY, TAG -> {} // memory is no symbol, and there is no way to import a tag yet
        }
    }

    private Address dataAddress(String symbol) {
        Integer segment = translation.segmentOf(symbol);
        return segment == null ? new Address.OfUndefined(symbol) : new Address.OfSegment(segment);
    }

    private void define(Operation op, Definition definition) {
        List<String> exported = exports.getOrDefault(definition.definitionName(), List.of());
        List<ObjectFile.Symbol> symbols = new ArrayList<>();
        for (String name : exported) symbols.add(new ObjectFile.Symbol(name, false));
        if (symbols.isEmpty()) symbols.add(new ObjectFile.Symbol(definition.definitionName(), true));
        switch (definition.externKind()) {
            case FUNC -> functions.add(symbols);
            case GLOBAL -> globals.add(symbols.get(0));
            case TABLE -> tables.add(symbols.get(0));
            case MEMORY, TAG -> unsupported(op, "the linker makes the one memory, and tags cannot be linked yet");
        }
    }

    private void unsupported(Operation op, String why) {
        diagnostics.error(op, "cannot be in an object: %s", why);
    }

    private void addRest(Operation op) {
        if (op instanceof Segments.DataOp d) {
            String name = d.symbolName() == null ? "" : d.symbolName();
            if (d.offset() == null) unsupported(op, "a linker does not place passive segments");
            boolean isLocal = d.visibility() != Symbol.Visibility.PUBLIC;
            data.add(new DataSymbol(new ObjectFile.Symbol(name, isLocal), d.align()));
        } else if (op instanceof Segments.ElemOp e && e.offset() == null) {
            unsupported(op, "a linker does not place passive segments");
        } else if (op instanceof Segments.StartOp s) {
            initializers.add(translation.index(op, ExternKind.FUNC, s.function()));
        } else if (op instanceof FuncOp f) {
            f.walk(this::checkInstruction);
        }
    }

    /** There are no relocations of segments, and linkers know no types but those of functions. */
    private void checkInstruction(Operation op) {
        if (!(op instanceof InstructionOp i)) return;
        switch (i.opcode().immediates()) {
            case DATA_INDEX, DATA_MEMORY, ELEM_INDEX, ELEM_TABLE -> unsupported(op, "linkers do not renumber segments");
            case NONE, BLOCK_TYPE, LABEL_INDEX, LABEL_INDICES, LOCAL_INDEX, GLOBAL_INDEX, FUNC_INDEX -> {}
            case TABLE_INDEX, TYPE_TABLE, TABLE_TABLE, MEMORY_INDEX, MEMORY_MEMORY, MEMARG, MEMARG_LANE -> {}
            case I32_VALUE, I64_VALUE, F32_VALUE, F64_VALUE, V128_VALUE, LANE_INDEX, LANE_INDICES, ORDERING -> {}
            case TYPE_INDEX,
                    TYPE_FIELD,
                    TYPE_COUNT,
                    TYPE_DATA,
                    TYPE_ELEM,
                    TYPE_TYPE,
                    TYPE_TAG,
                    TYPE_HANDLERS,
                    TYPE_TAG_HANDLERS,
                    TAG_INDEX,
                    HEAP_TYPE,
                    SELECT_TYPES,
                    CAST_TARGETS,
                    BLOCK_CATCHES -> unsupported(op, "linkers do not know what it names");
        }
    }
}
