package dev.wami.std.vector;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A vector from a slice of memory; elements outside of memory or masked off are {@code padding}. Upstream:
 * vector.transfer_read.
 */
public final class TransferReadOp extends TransferOp {
    static final OpSpec SPEC = OpSpec.of(
                    VectorOp.TRANSFER_READ, "Reads a supervector from memory into an SSA vector value.")
            .operand("base", Types.SHAPED)
            .variadic("indices", Types.INDEX)
            .attribute(MAP, Attrs.AFFINE_MAP)
            .operand("padding", Types.ANY)
            .optionalOperand("mask", VectorTypes.MASK)
            .attribute(IN_BOUNDS, VectorAttrs.BOOL_ARRAY)
            .result("vector", Types.VECTOR)
            .customSyntax();

    TransferReadOp(OpState state) {
        super(SPEC, state);
    }

    public TransferReadOp(
            Location location,
            Value base,
            List<? extends Value> indices,
            AffineMap map,
            Value padding,
            boolean[] inBounds,
            VectorType type) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(base)
                        .operands(indices)
                        .operand(padding)
                        .absent()
                        .property(MAP, new AffineMapAttr(map))
                        .property(IN_BOUNDS, VectorAttrs.boolArray(inBounds))
                        .result(type));
    }

    @Override
    void dropMask() {
        setOperands(3, List.of());
    }

    @Override
    public FoldResult fold(Folder folder) {
        return TransferFolds.fold(this, folder);
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return TransferFolds.canonicalize(this, rewriter);
    }

    @Override
    public Value base() {
        return operand(0);
    }

    @Override
    public List<Value> indices() {
        return operands(1);
    }

    public Value padding() {
        return operands(2).get(0);
    }

    @Override
    public @Nullable Value mask() {
        return optionalOperand(3);
    }

    @Override
    public Value moved() {
        return result();
    }

    @Override
    public boolean takesPassthru() {
        return true;
    }

    @Override
    @Nullable
    String mistake() {
        String mistake = wrongIndices();
        if (mistake == null) mistake = transferMistake();
        if (mistake != null) return mistake;
        Type padding = padding().type();
        Type element = memory().element();
        if (!padding.equals(element)) {
            return element instanceof VectorType
                    ? "requires source element type and padding type to match."
                    : "requires formal padding and source of the same elemental type";
        }
        return TransferMap.mistake(map());
    }

    @Override
    public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
        List<V> padding = on.elements(padding());
        List<V> out = new ArrayList<>();
        for (Piece<V> p : pieces(on, mask)) {
            List<V> otherwise = passthru == null ? padding : passthru.subList(p.start(), p.start() + p.count());
            List<Type> types = Collections.nCopies(p.count(), type().element());
            V condition = p.condition();
            out.addAll(
                    condition == null
                            ? on.load(base(), p.indices())
                            : on.ifElse(condition, types, () -> on.load(base(), p.indices()), () -> otherwise));
        }
        on.define(result(), out);
    }

    // ---- text

    /** {@code %base[%i, %j], %padding, %mask {...} : memref<...>, vector<...>}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand base = parser.parseOperand();
        List<UnresolvedOperand> indices = base == null ? null : parser.parseOperandList("[", "]");
        if (base == null || indices == null || !parser.parse(",")) return false;
        UnresolvedOperand padding = parser.parseOperand();
        if (padding == null) return false;
        UnresolvedOperand mask = null;
        if (parser.optional(",")) {
            mask = parser.parseOperand();
            if (mask == null) return false;
        }
        Written written = parseTypes(parser, state, true);
        if (written == null) return false;
        Value b = parser.resolve(base, written.memory());
        List<Value> i = b == null ? null : resolveIndices(parser, indices);
        Value p = i == null ? null : parser.resolve(padding, written.memory().element());
        if (b == null || i == null || p == null) return false;
        state.operand(b).operands(i).operand(p).result(written.vector());
        return parseMask(parser, state, mask, written);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(base()).text("[");
        printer.values(indices()).text("], ");
        printer.value(padding());
        printRest(printer, base().type(), result().type());
    }
}
