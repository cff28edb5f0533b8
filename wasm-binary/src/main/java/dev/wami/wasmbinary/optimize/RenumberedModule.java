package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.TagType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A module with parts left out or in another order. Imports stay before definitions. Names move with what they name,
 * but for those of locals and labels, which are left out; other custom sections are taken over as they are.
 */
final class RenumberedModule {
    private final WasmModule module;
    private final Renumbering to;

    private RenumberedModule(WasmModule module, Renumbering to) {
        this.module = module;
        this.to = to;
    }

    /** The module in which each part has the index that {@code to} gives it; those that are gone are left out. */
    static WasmModule of(WasmModule module, Renumbering to) {
        return new RenumberedModule(module, to).make();
    }

    private WasmModule make() {
        ModuleEdit edit = new ModuleEdit(module);
        edit.types = placed(module.types(), indices(module.types().size(), to::type));
        Map<ExternKind, Integer> seen = new EnumMap<>(ExternKind.class);
        edit.imports = imports(seen);
        edit.functions = definitions(
                ExternKind.FUNC,
                module.functions(),
                seen,
                f -> new Function(to.type(f.typeIndex()), f.locals(), to.apply(f.body())));
        edit.tables =
                definitions(ExternKind.TABLE, module.tables(), seen, t -> new Table(t.type(), to.apply(t.init())));
        edit.memories = definitions(ExternKind.MEMORY, module.memories(), seen, m -> m);
        edit.tags = definitions(ExternKind.TAG, module.tags(), seen, t -> new TagType(to.type(t.typeIndex())));
        edit.globals =
                definitions(ExternKind.GLOBAL, module.globals(), seen, g -> new Global(g.type(), to.apply(g.init())));
        edit.exports = exports();
        edit.start = module.start().isPresent()
                ? OptionalInt.of(to.index(ExternKind.FUNC, module.start().getAsInt()))
                : OptionalInt.empty();
        edit.elements = elements();
        edit.data = data();
        edit.customs = customs();
        return edit.done();
    }

    private List<Import> imports(Map<ExternKind, Integer> seen) {
        List<Import> kept = new ArrayList<>();
        for (Import i : module.imports()) {
            ExternKind kind = i.type().kind();
            int index = seen.merge(kind, 1, Integer::sum) - 1;
            if (to.index(kind, index) == Renumbering.GONE) continue;
            ExternType type = i.type() instanceof ExternType.Func f
                    ? new ExternType.Func(to.type(f.typeIndex()))
                    : i.type() instanceof TagType t ? new TagType(to.type(t.typeIndex())) : i.type();
            kept.add(new Import(i.module(), i.name(), type));
        }
        return kept;
    }

    /** Those that are left, moved: what is gone may name what is gone. */
    private <T> List<T> definitions(
            ExternKind kind, List<T> parts, Map<ExternKind, Integer> imported, UnaryOperator<T> moved) {
        int first = imported.getOrDefault(kind, 0);
        List<T> left = placed(parts, indices(parts.size(), i -> to.index(kind, first + i)));
        left.replaceAll(moved);
        return left;
    }

    private static int[] indices(int count, IntUnaryOperator to) {
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) indices[i] = to.applyAsInt(i);
        return indices;
    }

    /** Those that are not gone, in the order of their new indices. */
    private static <T> List<T> placed(List<T> parts, int[] indices) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) if (indices[i] != Renumbering.GONE) order.add(i);
        Collections.sort(order, (a, b) -> Integer.compare(indices[a], indices[b]));
        List<T> placed = new ArrayList<>(order.size());
        for (int i : order) placed.add(parts.get(i));
        return placed;
    }

    private List<Export> exports() {
        List<Export> exports = new ArrayList<>();
        for (Export e : module.exports()) exports.add(new Export(e.name(), e.kind(), to.index(e.kind(), e.index())));
        return exports;
    }

    private List<ElementSegment> elements() {
        List<ElementSegment> segments = new ArrayList<>();
        for (ElementSegment s : module.elements()) {
            List<List<Instruction>> values = new ArrayList<>();
            for (List<Instruction> value : s.elements()) values.add(to.apply(value));
            segments.add(new ElementSegment(mode(ExternKind.TABLE, s.mode()), s.type(), values));
        }
        return segments;
    }

    private List<DataSegment> data() {
        List<DataSegment> segments = new ArrayList<>();
        for (DataSegment s : module.data()) {
            segments.add(new DataSegment(mode(ExternKind.MEMORY, s.mode()), s.bytes()));
        }
        return segments;
    }

    private SegmentMode mode(ExternKind kind, SegmentMode mode) {
        return mode instanceof SegmentMode.Active a
                ? new SegmentMode.Active(to.index(kind, a.target()), to.apply(a.offset()), a.isTargetWritten())
                : mode;
    }

    private List<CustomSection> customs() {
        List<CustomSection> customs = new ArrayList<>();
        for (CustomSection c : module.customs()) {
            customs.add(c.name().equals(Names.SECTION) ? names().toSection() : c);
        }
        return customs;
    }

    private Names names() {
        Names names = module.names();
        Names.Builder moved = new Names.Builder();
        names.module().ifPresent(moved::module);
        for (ExternKind kind : ExternKind.values()) move(names, Names.Kind.of(kind), moved, i -> to.index(kind, i));
        move(names, Names.Kind.TYPE, moved, to::type);
        move(names, Names.Kind.ELEMENT, moved, to::element);
        move(names, Names.Kind.DATA, moved, to::data);
        return moved.build();
    }

    private static void move(Names names, Names.Kind kind, Names.Builder moved, IntUnaryOperator to) {
        names.all(kind).forEach((index, name) -> {
            int moves = to.applyAsInt(index);
            if (moves != Renumbering.GONE) moved.set(kind, moves, name);
        });
    }

    /** Indices for a space of {@code count} parts, all of which are gone so far. */
    static int[] none(int count) {
        int[] indices = new int[count];
        Arrays.fill(indices, Renumbering.GONE);
        return indices;
    }
}
