package dev.wami.tools;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.optimize.ModuleEdit;
import dev.wami.wasmbinary.optimize.Renumbering;
import dev.wami.wasmimport.Symbols;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts the bodies of an optimised module into the module that it was made of, those with which it is smaller
 * ({@link BodyChoice}). Both mean the same, so that any mixture does; everything else stays the input's.
 */
final class OptimizedBodies {
    private final WasmModule input;
    private final WasmModule made;
    private final IndexSpaces inputSpaces;
    private final IndexSpaces madeSpaces;
    private final Renumbering toInput = new Renumbering();
    /** The function of the input by that of the made module that has its place. */
    private final int[] functions;

    private final List<RecGroup> types;

    /** Functions of the made module that have no place in the input, added where something calls them. */
    private final List<Function> added = new ArrayList<>();

    /** @param origins the function of the input that one of the made module has the place of, by its symbol */
    OptimizedBodies(WasmModule input, WasmModule made, Map<String, Integer> origins) {
        this.input = input;
        this.made = made;
        inputSpaces = IndexSpaces.of(input);
        madeSpaces = IndexSpaces.of(made);
        types = new ArrayList<>(input.types());
        toInput.withTypes(typeIndices());
        Symbols symbols = Symbols.of(input);
        Names names = made.names();
        functions = indices(ExternKind.FUNC, symbols, names);
        for (int i = 0; i < functions.length; i++) {
            String symbol = String.valueOf(names.get(Names.Kind.FUNCTION, i));
            Integer origin = origins.get(symbol);
            if (functions[i] != Renumbering.GONE || origin == null || !isSameFunction(origin, i)) continue;
            if (symbol.endsWith("." + symbols.get(ExternKind.FUNC, origin))) functions[i] = origin;
        }
        toInput.with(ExternKind.FUNC, functions);
        for (ExternKind kind : List.of(ExternKind.TABLE, ExternKind.MEMORY, ExternKind.GLOBAL)) {
            toInput.with(kind, indices(kind, symbols, names));
        }
        toInput.with(ExternKind.TAG, none(madeSpaces.tags().size()));
        toInput.withData(sameOrNone(made.data().size(), sameData(input.data(), made.data())));
        toInput.withElements(sameOrNone(made.elements().size(), sameElements(input.elements(), made.elements())));
        addNew();
    }

    /**
     * Functions that are new, such as common parts of others, come last; those that cannot, and who calls them, not.
     */
    private void addNew() {
        int first = madeSpaces.importedFunctions();
        int next = inputSpaces.functions().size();
        List<Integer> news = new ArrayList<>();
        for (int i = first; i < functions.length; i++) if (functions[i] == Renumbering.GONE) news.add(i);
        for (boolean changed = true; changed; ) {
            changed = false;
            added.clear();
            for (int i = 0; i < news.size(); i++) functions[news.get(i)] = next + i;
            for (int i : List.copyOf(news)) {
                Function moved = moved(made.functions().get(i - first));
                if (moved != null) {
                    added.add(moved);
                    continue;
                }
                functions[i] = Renumbering.GONE;
                news.remove(Integer.valueOf(i));
                changed = true;
            }
        }
    }

    // ---- what is what

    private int[] typeIndices() {
        Map<FuncType, Integer> known = new HashMap<>();
        for (int i = 0; i < inputSpaces.types().size(); i++) {
            SubType type = inputSpaces.types().get(i);
            if (type.equals(SubType.of(type.composite())) && type.composite() instanceof FuncType f) {
                known.putIfAbsent(f, i);
            }
        }
        int[] indices = none(madeSpaces.types().size());
        int next = inputSpaces.types().size();
        for (int i = 0; i < indices.length; i++) {
            if (!(madeSpaces.types().get(i).composite() instanceof FuncType f)) continue;
            Integer index = known.get(f);
            if (index == null) {
                index = next++;
                known.put(f, index);
                types.add(RecGroup.of(f));
            }
            indices[i] = index;
        }
        return indices;
    }

    /** For each part of the made module that of the input with the same symbol, if it is of the same type. */
    private int[] indices(ExternKind kind, Symbols symbols, Names names) {
        Map<String, Integer> bySymbol = new HashMap<>();
        for (int i = 0; i < inputSpaces.count(kind); i++) bySymbol.put(symbols.get(kind, i), i);
        int[] indices = none(madeSpaces.count(kind));
        for (int i = 0; i < indices.length; i++) {
            Integer index = bySymbol.get(names.get(Names.Kind.of(kind), i));
            if (index != null && isSame(kind, index, i)) indices[i] = index;
        }
        return indices;
    }

    private boolean isSame(ExternKind kind, int ofInput, int ofMade) {
        return switch (kind) {
            case FUNC -> isSameFunction(ofInput, ofMade);
            case TABLE ->
                inputSpaces.tables().get(ofInput).equals(madeSpaces.tables().get(ofMade));
            case MEMORY ->
                inputSpaces.memories().get(ofInput).equals(madeSpaces.memories().get(ofMade));
            // what nothing writes any more may be constant
            case GLOBAL ->
                inputSpaces
                        .globals()
                        .get(ofInput)
                        .type()
                        .equals(madeSpaces.globals().get(ofMade).type());
            case TAG -> false;
        };
    }

    private boolean isSameFunction(int ofInput, int ofMade) {
        FuncType type = inputSpaces.function(ofInput);
        return type != null && type.equals(madeSpaces.function(ofMade));
    }

    private static boolean sameData(List<DataSegment> a, List<DataSegment> b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!a.get(i).bytes().equals(b.get(i).bytes())) return false;
        return true;
    }

    private static boolean sameElements(List<ElementSegment> a, List<ElementSegment> b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) {
            if (a.get(i).elements().size() != b.get(i).elements().size()) return false;
        }
        return a.size() <= 1;
    }

    private static int[] none(int count) {
        int[] indices = new int[count];
        Arrays.fill(indices, Renumbering.GONE);
        return indices;
    }

    private static int[] sameOrNone(int count, boolean same) {
        int[] indices = none(count);
        if (same) Arrays.setAll(indices, i -> i);
        return indices;
    }

    // ---- choice

    /** @param always whether bodies are taken that are larger, too */
    WasmModule merge(boolean always) {
        int imported = inputSpaces.importedFunctions();
        @Nullable Function[] bodies = new Function[input.functions().size()];
        for (int i = madeSpaces.importedFunctions(); i < functions.length; i++) {
            int place = functions[i] - imported;
            if (place < 0 || place >= bodies.length) continue;
            bodies[place] = moved(made.functions().get(i - madeSpaces.importedFunctions()));
        }
        List<Function> chosen = new ArrayList<>(input.functions());
        chosen.addAll(added);
        boolean @Nullable [] fresh = always ? null : new BodyChoice(input, chosen, bodies).choose();
        for (int i = 0; i < bodies.length; i++) {
            Function body = bodies[i];
            if (body != null && (fresh == null || fresh[i])) chosen.set(i, body);
        }
        ModuleEdit edit = new ModuleEdit(input);
        edit.types = types;
        edit.functions = chosen;
        return edit.done();
    }

    /** The function with the indices of the input; null if it names what the input does not have. */
    private @Nullable Function moved(Function f) {
        List<Instruction> body = toInput.applyIfKept(f.body());
        int type = toInput.type(f.typeIndex());
        return body == null || type == Renumbering.GONE ? null : new Function(type, f.locals(), body);
    }
}
