package dev.wami.std.memref;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.mixed.MixedIndex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A view that offsets, sizes and strides, constants or operands, tell. Upstream: OffsetSizeAndStrideOpInterface. */
public abstract class OffsetSizeAndStrideView extends Operation implements ViewLike, Pure, Evaluable {
    private static final String OFFSETS = "static_offsets";
    private static final String SIZES = "static_sizes";
    private static final String STRIDES = "static_strides";
    private static final List<String> IN_SYNTAX = List.of(OFFSETS, SIZES, STRIDES, OpSpec.OPERAND_SEGMENTS);

    static OpSpec spec(OpKind kind, String summary, TypeConstraint source, TypeConstraint result) {
        return OpSpec.of(kind, summary)
                .operand("source", source)
                .variadic("offsets", Types.INDEX)
                .variadic("sizes", Types.INDEX)
                .variadic("strides", Types.INDEX)
                .attribute(OFFSETS, Attrs.DENSE_I64_ARRAY)
                .attribute(SIZES, Attrs.DENSE_I64_ARRAY)
                .attribute(STRIDES, Attrs.DENSE_I64_ARRAY)
                .result("result", result)
                .customSyntax();
    }

    OffsetSizeAndStrideView(OpSpec spec, OpState state) {
        super(spec, state);
    }

    OffsetSizeAndStrideView(
            OpSpec spec,
            Location location,
            MemRefType type,
            Value source,
            List<MixedIndex> offsets,
            List<MixedIndex> sizes,
            List<MixedIndex> strides) {
        super(
                spec,
                OpState.at(location)
                        .operand(source)
                        .operands(MixedIndex.values(offsets))
                        .operands(MixedIndex.values(sizes))
                        .operands(MixedIndex.values(strides))
                        .property(OFFSETS, MixedIndex.attribute(offsets))
                        .property(SIZES, MixedIndex.attribute(sizes))
                        .property(STRIDES, MixedIndex.attribute(strides))
                        .result(type));
    }

    // ---- parts

    public final Value source() {
        return operand(0);
    }

    @Override
    public final Value viewSource() {
        return source();
    }

    public final MemRefType type() {
        return (MemRefType) result().type();
    }

    public final List<MixedIndex> offsets() {
        return MixedIndex.join(staticOffsets(), operands(1));
    }

    public final List<MixedIndex> sizes() {
        return MixedIndex.join(staticSizes(), operands(2));
    }

    public final List<MixedIndex> strides() {
        return MixedIndex.join(staticStrides(), operands(3));
    }

    /** The offsets that are constants; {@link Shape#DYNAMIC} for operands. */
    final long[] staticOffsets() {
        return array(OFFSETS);
    }

    final long[] staticSizes() {
        return array(SIZES);
    }

    final long[] staticStrides() {
        return array(STRIDES);
    }

    private long[] array(String key) {
        return property(key, DenseArrayAttr.class).toLongs();
    }

    // ---- verifying; each gives what is wrong, or null. Upstream: verifyOffsetSizeAndStrideOp

    /** Whether there is one offset, in elements, instead of one for each dimension. */
    abstract boolean hasOneOffset();

    /** For sizes of {@code rank} dimensions. */
    final @Nullable String wrongRanks(int rank) {
        int offsets = staticOffsets().length;
        int sizes = staticSizes().length;
        int strides = staticStrides().length;
        boolean oneOffset = offsets == 1 && hasOneOffset();
        if (!oneOffset && offsets != sizes) return mismatch("offsets", offsets, "sizes", sizes);
        if (strides != sizes) return mismatch("sizes", sizes, "strides", strides);
        int expected = hasOneOffset() ? 1 : rank;
        if (offsets != expected) return "expected " + expected + " offset values, got " + offsets;
        return sizes == rank ? null : "expected " + rank + " size values, got " + sizes;
    }

    static String mismatch(String one, int rank, String other, int otherRank) {
        return "expected mixed " + one + " rank to match mixed " + other + " rank (" + rank + " vs " + otherRank
                + ") so the rank of the result type is well-formed.";
    }

    final @Nullable String wrongLists() {
        String wrong = wrongList("offsets", OFFSETS, 1);
        if (wrong == null) wrong = wrongList("sizes", SIZES, 2);
        return wrong == null ? wrongList("strides", STRIDES, 3) : wrong;
    }

    private @Nullable String wrongList(String name, String key, int group) {
        int dynamic = 0;
        for (long c : array(key)) {
            if (c == Shape.DYNAMIC) dynamic++;
            else if (c < 0 && group != 3) return "expected " + name + " to be non-negative, but got " + c;
        }
        return dynamic == operandSize(group)
                ? null
                : "expected the number of '" + name + "' to match the number of dynamic entries in '" + key + "' ("
                        + operandSize(group) + " vs " + dynamic + ")";
    }

    // ---- simplification

    /** Makes constants of those operands that are. */
    final boolean makeOperandsStatic(Rewriter rewriter) {
        List<MixedIndex> offsets = MixedIndex.fold(offsets(), rewriter.folder(), c -> c >= 0);
        List<MixedIndex> sizes = MixedIndex.fold(sizes(), rewriter.folder(), c -> c >= 0);
        List<MixedIndex> strides = MixedIndex.fold(strides(), rewriter.folder(), c -> c != 0);
        if (offsets == null && sizes == null && strides == null) return false;
        return remake(
                source(),
                offsets == null ? offsets() : offsets,
                sizes == null ? sizes() : sizes,
                strides == null ? strides() : strides,
                rewriter);
    }

    /** Replaces this by such a view of {@code from} with these lists, cast to the type that this has; true. */
    abstract boolean remake(
            Value from, List<MixedIndex> offsets, List<MixedIndex> sizes, List<MixedIndex> strides, Rewriter rewriter);

    // ---- text

    /** The lists of a view as they are read, before their operands are known. */
    record Lists(MixedIndex.Unresolved offsets, MixedIndex.Unresolved sizes, MixedIndex.Unresolved strides) {}

    /** What follows the lists: {@code {...} : memref<...> to memref<...>}, the first of a certain kind. */
    static boolean parseRest(
            UnresolvedOperand source, TypeKind<?> sourceKind, Lists lists, AsmParser parser, OpState state) {
        if (!parser.attrDict(state)) return false;
        Type from = parser.parse(":") ? parser.parseType(sourceKind) : null;
        if (from == null || !parser.parseKeyword("to")) return false;
        Type to = parser.parseType(TypeKind.MEMREF);
        Value value = to == null ? null : parser.resolve(source, from);
        List<Value> offsets = value == null ? null : lists.offsets.resolve(parser);
        List<Value> sizes = offsets == null ? null : lists.sizes.resolve(parser);
        List<Value> strides = sizes == null ? null : lists.strides.resolve(parser);
        if (to == null || value == null || offsets == null || sizes == null || strides == null) return false;
        state.operand(value).operands(offsets).operands(sizes).operands(strides);
        state.property(OFFSETS, lists.offsets.attribute());
        state.property(SIZES, lists.sizes.attribute());
        state.property(STRIDES, lists.strides.attribute());
        state.result(to);
        return true;
    }

    /** Writes the lists, each after its word, then what {@link #parseRest} reads. */
    final void print(AsmPrinter printer, String offset, String size, String stride) {
        printer.text(" ");
        printer.value(source()).text(offset);
        MixedIndex.print(printer, offsets());
        printer.text(size);
        MixedIndex.print(printer, sizes());
        printer.text(stride);
        MixedIndex.print(printer, strides());
        printer.optionalAttrDict(this, IN_SYNTAX);
        printer.text(" : ").print(source().type()).text(" to ").print(type());
    }
}
