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
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector to a slice of memory, but what is outside of it or masked off. Upstream: vector.transfer_write. */
public final class TransferWriteOp extends TransferOp {
    static final OpSpec SPEC = OpSpec.of(
                    VectorOp.TRANSFER_WRITE, "The vector.transfer_write op writes a supervector to memory.")
            .operand("valueToStore", Types.VECTOR)
            .operand("base", Types.SHAPED)
            .variadic("indices", Types.INDEX)
            .attribute(MAP, Attrs.AFFINE_MAP)
            .optionalOperand("mask", VectorTypes.MASK)
            .attribute(IN_BOUNDS, VectorAttrs.BOOL_ARRAY)
            .optionalResult("result", VectorTypes.RANKED_TENSOR)
            .customSyntax();

    TransferWriteOp(OpState state) {
        super(SPEC, state);
    }

    public TransferWriteOp(
            Location location,
            Value value,
            Value base,
            List<? extends Value> indices,
            AffineMap map,
            boolean[] inBounds) {
        super(
                SPEC,
                OpState.at(location)
                        .operand(value, base)
                        .operands(indices)
                        .absent()
                        .property(MAP, new AffineMapAttr(map))
                        .property(IN_BOUNDS, VectorAttrs.boolArray(inBounds)));
    }

    public Value value() {
        return operand(0);
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
        return operand(1);
    }

    @Override
    public List<Value> indices() {
        return operands(2);
    }

    @Override
    public @Nullable Value mask() {
        return optionalOperand(3);
    }

    @Override
    public Value moved() {
        return value();
    }

    @Override
    @Nullable
    String mistake() {
        String mistake = wrongIndices();
        if (mistake != null) return mistake;
        if (TransferMap.hasBroadcast(map())) return "should not have broadcast dimensions";
        mistake = transferMistake();
        if (mistake == null) mistake = TransferMap.mistake(map());
        return mistake != null ? mistake : resultMistake();
    }

    /** A tensor is written by giving a new one; a memref in place. Upstream: verifyDestinationStyleOpInterface. */
    private @Nullable String resultMistake() {
        Type base = base().type();
        int tensors = base instanceof TensorType ? 1 : 0;
        if (resultCount() != tensors) {
            return "expected the number of tensor results (" + resultCount()
                    + ") to be equal to the number of output tensors (" + tensors + ")";
        }
        if (tensors == 0 || result(0).type().equals(base)) return null;
        return "expected type of operand #1 ('" + base + "') to match type of corresponding result ('"
                + result(0).type() + "')";
    }

    @Override
    public <V> void expand(Scalars<V> on, @Nullable List<V> mask, @Nullable List<V> passthru) {
        List<V> elements = on.elements(value());
        for (Piece<V> p : pieces(on, mask)) {
            List<V> element = elements.subList(p.start(), p.start() + p.count());
            V condition = p.condition();
            if (condition == null) on.store(element, base(), p.indices());
            else on.ifTrue(condition, () -> on.store(element, base(), p.indices()));
        }
    }

    // ---- text

    /** {@code %vector, %base[%i, %j], %mask {...} : vector<...>, memref<...>}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand value = parser.parseOperand();
        if (value == null || !parser.parse(",")) return false;
        UnresolvedOperand base = parser.parseOperand();
        List<UnresolvedOperand> indices = base == null ? null : parser.parseOperandList("[", "]");
        if (base == null || indices == null) return false;
        UnresolvedOperand mask = null;
        if (parser.optional(",")) {
            mask = parser.parseOperand();
            if (mask == null) return false;
        }
        Written written = parseTypes(parser, state, false);
        if (written == null) return false;
        Value v = parser.resolve(value, written.vector());
        Value b = v == null ? null : parser.resolve(base, written.memory());
        List<Value> i = b == null ? null : resolveIndices(parser, indices);
        if (v == null || b == null || i == null) return false;
        state.operand(v, b).operands(i);
        if (written.memory() instanceof TensorType t) state.result(t);
        return parseMask(parser, state, mask, written);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(value()).text(", ");
        printer.value(base()).text("[");
        printer.values(indices()).text("]");
        printRest(printer, value().type(), base().type());
    }
}
