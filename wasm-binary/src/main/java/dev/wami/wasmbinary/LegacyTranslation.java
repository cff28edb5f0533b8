package dev.wami.wasmbinary;

import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * A valid module with {@code try_table} in place of {@code try}, as Binaryen's {@code --translate-to-exnref}: new types
 * for blocks come last, functions get locals for exceptions, and everything else stays where it is. Hints for branches
 * of functions that are translated are left out.
 */
final class LegacyTranslation implements LegacyCode.Types {
    private static final Set<Names.Kind> OTHER_NAMES = EnumSet.complementOf(EnumSet.of(Names.Kind.LABEL));

    private final WasmModule before;
    private final IndexSpaces spaces;
    private final List<RecGroup> types;
    private int typeCount;
    /** The first type that is a function type and nothing more. */
    private final Map<FuncType, Integer> known = new HashMap<>();

    private final BitSet translated = new BitSet();
    private final Map<Integer, SortedMap<Integer, String>> labels;
    private final Map<Integer, Map<Integer, String>> moved = new HashMap<>();
    private final WasmModule module;

    LegacyTranslation(WasmModule before) {
        this.before = before;
        spaces = IndexSpaces.of(before);
        types = new ArrayList<>(before.types());
        for (RecGroup group : before.types()) {
            if (group.types().size() == 1) {
                SubType first = group.types().get(0);
                boolean plain = first.isFinal() && first.supertypes().isEmpty();
                if (plain && first.composite() instanceof FuncType f) known.putIfAbsent(f, typeCount);
            }
            typeCount += group.types().size();
        }
        labels = before.names().allNested(Names.Kind.LABEL);
        List<Function> functions = new ArrayList<>();
        EncodedBody.Latest latest = new EncodedBody.Latest();
        for (int i = 0; i < before.functions().size(); i++) functions.add(function(i, latest));
        module = new WasmModule(
                types,
                before.imports(),
                functions,
                before.tables(),
                before.memories(),
                before.tags(),
                before.globals(),
                before.exports(),
                before.start(),
                before.elements(),
                before.dataCount(),
                before.data(),
                customs());
    }

    WasmModule module() {
        return module;
    }

    // ---- types

    @Override
    public FuncType of(BlockType type) {
        if (type instanceof BlockType.Result r) return new FuncType(List.of(), List.of(r.type()));
        return type instanceof BlockType.Typed t ? funcType(t.typeIndex()) : FuncType.EMPTY;
    }

    private FuncType funcType(int index) {
        FuncType type = spaces.funcType(index);
        if (type == null) throw new IllegalStateException("the module is valid");
        return type;
    }

    @Override
    public FuncType tag(int index) {
        TagType tag = spaces.tag(index);
        if (tag == null) throw new IllegalStateException("the module is valid");
        return funcType(tag.typeIndex());
    }

    @Override
    public BlockType block(List<ValueType> params, List<ValueType> results) {
        if (params.isEmpty() && results.size() < 2) {
            return results.isEmpty() ? BlockType.EMPTY : BlockType.of(results.get(0));
        }
        FuncType type = new FuncType(params, results);
        Integer index = known.get(type);
        if (index == null) {
            index = typeCount++;
            types.add(RecGroup.of(type));
            known.put(type, index);
        }
        return BlockType.type(index);
    }

    // ---- functions

    private LegacyCode code(int definition) {
        Function function = before.functions().get(definition);
        int params = funcType(function.typeIndex()).params().size();
        return new LegacyCode(this, function.body(), params + function.locals().size());
    }

    private Function function(int definition, EncodedBody.Latest latest) {
        Function function = before.functions().get(definition);
        if (!LegacyExceptions.areIn(function)) return function;
        translated.set(definition);
        LegacyCode code = code(definition);
        LocalTypes.Builder locals = new LocalTypes.Builder();
        LocalTypes old = LocalTypes.copyOf(function.locals());
        for (int i = 0; i < old.runs(); i++) locals.add(old.runLength(i), old.runType(i));
        locals.add(code.locals(), RefType.EXNREF);
        int index = spaces.importedFunctions() + definition;
        SortedMap<Integer, String> names = labels.get(index);
        if (names != null) {
            Map<Integer, String> now = new HashMap<>();
            names.forEach((ordinal, name) -> now.put(code.ordinal(ordinal), name));
            moved.put(index, now);
        }
        return new Function(function.typeIndex(), locals.build(), code.instructions()).encoded(latest);
    }

    // ---- custom sections

    private List<CustomSection> customs() {
        List<CustomSection> out = new ArrayList<>();
        for (CustomSection custom : before.customs()) {
            if (custom.name().equals(Names.SECTION) && !moved.isEmpty()) {
                out.add(new CustomSection(Names.SECTION, names().toSection().payload(), custom.after()));
            } else if (custom.name().equals(BranchHints.NAME)) {
                BranchHints.without(custom, f -> translated.get(f - spaces.importedFunctions()))
                        .ifPresent(out::add);
            } else {
                out.add(custom);
            }
        }
        return out;
    }

    /** The names with those of blocks where these are now. */
    private Names names() {
        Names.Builder out = new Names.Builder().addAll(before.names(), OTHER_NAMES);
        labels.forEach((function, inner) -> moved.getOrDefault(function, inner)
                .forEach((ordinal, name) -> out.set(Names.Kind.LABEL, function, ordinal, name)));
        return out.build();
    }

    // ---- positions

    /** Where everything was in the input. */
    Positions positions(Positions original) {
        return new Positions() {
            @Override
            public int entry(Section section, int entry) {
                return original.entry(section, entry);
            }

            @Override
            public int instruction(int definition, int instruction) {
                boolean moves = translated.get(definition);
                return original.instruction(
                        definition, moves ? code(definition).sources().get(instruction) : instruction);
            }

            @Override
            public LocatedCode body(int definition, List<Instruction> instructions) {
                if (!translated.get(definition)) return original.body(definition, instructions);
                LocatedCode located = original.body(
                        definition, before.functions().get(definition).body());
                LegacyCode code = code(definition);
                int[] offsets = code.sources().toArray();
                for (int i = 0; i < offsets.length; i++) offsets[i] = located.offset(offsets[i]);
                return new LocatedCode(code.instructions(), offsets);
            }
        };
    }
}
