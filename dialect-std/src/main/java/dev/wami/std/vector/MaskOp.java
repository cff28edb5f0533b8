package dev.wami.std.vector;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.QualifiesRegion;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.SelectOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Executes one operation for those elements only that a mask selects. Upstream: vector.mask. */
public final class MaskOp extends VectorOperation
        implements SingleBlock, ChecksTerminator, RecursiveMemoryEffects, QualifiesRegion {
    static final OpSpec SPEC = OpSpec.of(VectorOp.MASK, "Predicates a maskable vector operation")
            .operand("mask", VectorTypes.MASK)
            .optionalOperand("passthru", Types.ANY)
            .variadicResult("results", Types.ANY)
            .region("maskRegion", RegionKind.ONE_BLOCK)
            .customSyntax();

    MaskOp(OpState state) {
        super(SPEC, state);
    }

    public Value mask() {
        return operand(0);
    }

    public @Nullable Value passthru() {
        return optionalOperand(1);
    }

    private Block body() {
        return region(0).entry();
    }

    /** The operation that is predicated, or null. */
    public @Nullable Operation maskedOp() {
        Operation first = body().first();
        return first instanceof YieldOp ? null : first;
    }

    /** What it gives where the mask is true. */
    public List<Value> yielded() {
        return Objects.requireNonNull(body().last()).operands();
    }

    /**
     * Executes the operation for all elements where the mask is all true. Without one, results are what is yielded, and
     * {@code passthru} where the mask is false.
     */
    @Override
    public boolean canonicalize(Rewriter rewriter) {
        boolean empty = maskedOp() == null;
        Value passthru = passthru();
        if (empty && passthru != null) {
            Value yielded = yielded().get(0);
            rewriter.replace(this, new SelectOp(location(), mask(), yielded, passthru));
            return true;
        }
        if (!empty && MaskFormat.of(mask()) != MaskFormat.ALL_TRUE) return false;
        List<Value> results = yielded();
        rewriter.inlineBlockBefore(body(), this, List.of());
        rewriter.erase(Objects.requireNonNull(prev()));
        rewriter.replace(this, results);
        return true;
    }

    // ---- verifying

    @Override
    @Nullable
    String mistake() {
        if (body().argumentCount() > 0) return "region should have no arguments";
        Operation last = body().last();
        if (last == null) return "expects a terminator within the mask region";
        int size = 0;
        for (Operation op = body().first(); op != null; op = op.next()) size++;
        if (size > 2) return "expects only one operation to mask";
        if (!(last instanceof YieldOp yield)) return "expects a terminator within the mask region";
        if (yield.operandCount() != resultCount()) {
            return "expects number of results to match mask region yielded values";
        }
        if (size == 1) return null;
        Operation masked = maskedOp();
        if (!(masked instanceof Maskable)) return "expects a MaskableOpInterface within the mask region";
        if (masked.resultCount() != resultCount()) {
            return "expects number of results to match maskable operation number of results";
        }
        if (!masked.results().equals(yield.operands())) {
            return "expects all the results from the MaskableOpInterface to match all the values returned by the"
                    + " terminator";
        }
        if (!masked.resultTypes().equals(resultTypes())) {
            return "expects result type to match maskable operation result type";
        }
        return null;
    }

    /** What depends on the masked operation, which has been verified by now. */
    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        if (!(maskedOp() instanceof Maskable maskable)) return;
        VectorType type = maskable.maskType();
        String mistake = mask().type().equals(type)
                ? passthruMistake(maskable)
                : text("expects a '%s' mask for the maskable operation", type);
        if (mistake != null) diagnostics.error(this, "%s", mistake);
    }

    private @Nullable String passthruMistake(Maskable maskable) {
        Value passthru = passthru();
        if (passthru == null) return null;
        if (!maskable.takesPassthru()) return "doesn't expect a passthru argument for this maskable operation";
        if (resultCount() != 1) return "expects result when passthru argument is provided";
        return passthru.type().equals(result(0).type()) ? null : "expects passthru type to match result type";
    }

    // ---- meaning

    @Override
    public @Nullable String obstacle() {
        Operation masked = maskedOp();
        String inner = masked instanceof VectorOperation op ? op.obstacle() : null;
        return inner != null ? inner : super.obstacle();
    }

    @Override
    public <V> void expand(Scalars<V> on) {
        List<V> mask = on.elements(mask());
        Value passthru = passthru();
        List<V> otherwise = passthru == null ? null : on.elements(passthru);
        if (maskedOp() instanceof Maskable maskable) maskable.expand(on, mask, otherwise);
        Operation yield = body().requiredTerminator();
        for (int r = 0; r < resultCount(); r++) {
            List<V> out = on.elements(yield.operand(r));
            on.define(result(r), maskedOp() == null && otherwise != null ? selected(on, mask, out, otherwise) : out);
        }
    }

    private static <V> List<V> selected(Scalars<V> on, List<V> mask, List<V> a, List<V> b) {
        List<V> out = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) out.add(on.select(mask.get(i), a.get(i), b.get(i)));
        return out;
    }

    // ---- text

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand mask = parser.parseOperand();
        if (mask == null) return false;
        UnresolvedOperand passthru = null;
        if (parser.optional(",")) {
            passthru = parser.parseOperand();
            if (passthru == null) return false;
        }
        Region region = new Region();
        if (!parser.parseRegion(region, List.of())) return false;
        terminate(region, parser.operationLocation());
        if (!parser.optionalAttrDict(state)) return false;
        Type maskType = parser.parseColonType();
        List<Type> types = maskType == null ? null : parser.optionalArrowTypeList();
        if (maskType == null || types == null) return false;
        Value m = parser.resolve(mask, maskType);
        if (m == null) return false;
        state.operand(m).results(types).region(region);
        if (passthru == null) {
            state.absent();
            return true;
        }
        if (types.isEmpty()) {
            parser.error(parser.operationLocation(), "expects a result if passthru operand is provided");
            return false;
        }
        Value p = parser.resolve(passthru, types.get(0));
        if (p == null) return false;
        state.operand(p);
        return true;
    }

    /** Text may leave out the terminator: then it yields the results of the only operation, or nothing. */
    private static void terminate(Region region, Location location) {
        if (region.isEmpty()) region.add(new Block());
        Block block = region.entry();
        Operation last = block.last();
        if (last instanceof YieldOp) return;
        List<? extends Value> yielded = last != null && last == block.first() ? last.results() : List.of();
        block.add(new YieldOp(location, yielded));
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(mask());
        Value passthru = passthru();
        if (passthru != null) {
            printer.text(", ");
            printer.value(passthru);
        }
        printer.text(" { ");
        Operation first = body().first();
        if (first != null) printer.operation(first);
        printer.text(" }");
        printer.optionalAttrDict(this, List.of(OpSpec.OPERAND_SEGMENTS));
        printer.text(" : ").print(mask().type());
        if (resultCount() > 0) printer.text(" -> ").types(resultTypes());
    }

    /** The values that a region of this dialect gives. Upstream: vector.yield. */
    public static final class YieldOp extends Operation implements Pure, ReturnLike, Terminator {
        static final OpSpec SPEC = OpSpec.of(VectorOp.YIELD, "Terminates and yields values from vector regions.")
                .variadic("operands", Types.ANY)
                .format("attr-dict ($operands^ `:` type($operands))?");

        YieldOp(OpState state) {
            super(SPEC, state);
        }

        public YieldOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }
    }
}
