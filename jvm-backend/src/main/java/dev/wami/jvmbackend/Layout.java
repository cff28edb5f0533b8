package dev.wami.jvmbackend;

import dev.wami.jvmbackend.runtime.FunctionTable;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.RefType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where each thing of a module is in its classes, and under which name. */
final class Layout {
    /** Few enough for the constant pool of a class, whatever is in them: 65,535 entries. */
    private static final int FUNCTIONS_PER_CLASS = 500;

    private static final int INSTRUCTIONS_PER_CLASS = 60_000;

    final WasmModule module;
    final IndexSpaces spaces;
    final FunctionFacts facts;
    /** The internal name of the class of instances. */
    final String main;

    final JvmOptions options;

    /** The signatures that a call may have; the number is the shape. */
    final Map<Signature, Integer> shapes = new LinkedHashMap<>();

    /** For each shape, the functions that may be values, by place. */
    final List<List<Integer>> places = new ArrayList<>();

    /** The lists of values that are put into arrays. */
    final Map<List<Kind>, Integer> packings = new LinkedHashMap<>();

    /** The types that references are tested for. */
    final Map<RefType, Integer> casts = new LinkedHashMap<>();

    private final Signature[] signatures;
    private final int[] classes;
    private int classCount;
    private final BitSet sharedGlobals = new BitSet();

    Layout(WasmModule module, String main, JvmOptions options) {
        this.module = module;
        this.main = main;
        this.options = options;
        spaces = IndexSpaces.of(module);
        facts = new FunctionFacts(module, spaces);
        signatures = new Signature[spaces.functions().size()];
        for (int i = 0; i < signatures.length; i++) {
            signatures[i] = Signature.of(function(i));
        }
        classes = new int[module.functions().size()];
        int functions = 0;
        int instructions = 0;
        for (int i = 0; i < classes.length; i++) {
            Function function = module.functions().get(i);
            if (functions == FUNCTIONS_PER_CLASS || instructions > INSTRUCTIONS_PER_CLASS) {
                classCount++;
                functions = 0;
                instructions = 0;
            }
            functions++;
            instructions += function.body().size();
            classes[i] = classCount;
        }
        if (classes.length > 0) classCount++;
        sharedGlobals.set(0, spaces.importedGlobals());
        for (Export export : module.exports()) {
            if (export.kind() == ExternKind.GLOBAL) sharedGlobals.set(export.index());
        }
    }

    private FuncType function(int index) {
        return Objects.requireNonNull(spaces.function(index));
    }

    Signature signature(int function) {
        return signatures[function];
    }

    Signature typeSignature(int typeIndex) {
        return Signature.of(Objects.requireNonNull(spaces.funcType(typeIndex)));
    }

    boolean isImported(int function) {
        return function < spaces.importedFunctions();
    }

    int classCount() {
        return classCount;
    }

    String className(int number) {
        return main + "$" + number;
    }

    int classOf(int function) {
        return classes[function - spaces.importedFunctions()];
    }

    /** The class of a function of the module. */
    String owner(int function) {
        return className(classOf(function));
    }

    static String name(int function) {
        return "f" + function;
    }

    /** Of a function with tail calls, the part that ends with one. */
    static String bodyName(int function) {
        return "b" + function;
    }

    int shape(Signature signature) {
        Integer known = shapes.get(signature);
        if (known == null) {
            known = shapes.size();
            shapes.put(signature, known);
            places.add(new ArrayList<>());
        }
        return known;
    }

    String packing(List<Kind> kinds) {
        return "pack" + packings.computeIfAbsent(kinds, k -> packings.size());
    }

    int cast(RefType type) {
        return casts.computeIfAbsent(type, k -> casts.size());
    }

    /** Whether other instances may see a global, so that it is a cell of its own. */
    boolean isShared(int global) {
        return sharedGlobals.get(global);
    }

    /** The value of a global that is always the same, if a constant says it. */
    @Nullable
    Instruction constant(int global) {
        int own = global - spaces.importedGlobals();
        if (own < 0) return null;
        Global definition = module.globals().get(own);
        if (definition.type().mutable() || definition.init().size() != 1) return null;
        Instruction only = definition.init().get(0);
        return only.opcode().category() == Category.CONST ? only : null;
    }

    Kind global(int index) {
        return Kind.of(spaces.globals().get(index).type());
    }

    Signature block(BlockType type) {
        if (type instanceof BlockType.Typed typed) return typeSignature(typed.typeIndex());
        if (type instanceof BlockType.Result result) return new Signature(List.of(), List.of(Kind.of(result.type())));
        return new Signature(List.of(), List.of());
    }

    /** What instances are to know of the functions. Gives those that may be values their places. */
    FunctionTable functionTable() {
        int imported = spaces.importedFunctions();
        int count = signatures.length - imported;
        int[] types = new int[count];
        int[] shapesOf = new int[count];
        int[] placesOf = new int[count];
        for (int i = 0; i < count; i++) {
            types[i] = spaces.functions().get(imported + i);
            placesOf[i] = -1;
            if (!facts.values.get(imported + i)) continue;
            shapesOf[i] = shape(signatures[imported + i]);
            List<Integer> known = places.get(shapesOf[i]);
            placesOf[i] = known.size();
            known.add(imported + i);
        }
        return new FunctionTable(imported, types, shapesOf, placesOf, facts.tailCalling);
    }
}
