package dev.wami.llvm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.SuccessorOperands;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;

/** Goes to the block at an address, one of those named. Upstream: llvm.indirectbr. */
public final class LlvmIndirectBrOp extends Operation implements Branch, Pure {
    private static final String SEGMENTS = "indbr_operand_segments";

    static final OpSpec SPEC = OpSpec.of(LlvmOp.INDIRECTBR, "branch to an address")
            .operand("addr", LlvmTypes.POINTER)
            .variadic("succOperands", Types.ANY)
            .attribute(SEGMENTS, Attrs.DENSE_I32_ARRAY)
            .variadicSuccessor("successors")
            .customSyntax();

    LlvmIndirectBrOp(OpState state) {
        super(SPEC, state);
    }

    private int[] sizes() {
        return property(SEGMENTS, DenseArrayAttr.class).toInts();
    }

    @Override
    public int successorOperandStart(int i) {
        int start = 1;
        int[] sizes = sizes();
        for (int k = 0; k < i; k++) start += sizes[k];
        return start;
    }

    @Override
    public int successorOperandCount(int i) {
        return sizes()[i];
    }

    @Override
    public void setSuccessorOperands(int i, List<? extends Value> values) {
        List<Value> all = new ArrayList<>(operands(1));
        int from = successorOperandStart(i) - 1;
        all.subList(from, from + successorOperandCount(i)).clear();
        all.addAll(from, values);
        int[] sizes = sizes();
        sizes[i] = values.size();
        setOperands(1, all);
        setAttribute(SEGMENTS, DenseArrayAttr.i32(sizes));
    }

    /** {@code %p : !llvm.ptr, [ ^bb1(%a : i32), ^bb2 ] {a}}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand address = parser.parseOperand();
        Type type = address == null ? null : parser.parseColonType();
        Value at = address == null || type == null || !parser.parse(",") ? null : parser.resolve(address, type);
        if (at == null || !parser.parse("[")) return false;
        List<Value> passed = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        state.operand(at);
        if (!parser.optional("]")) {
            do {
                SuccessorOperands next = parser.parseSuccessorAndOperands();
                if (next == null) return false;
                state.successor(next.block());
                passed.addAll(next.operands());
                sizes.add(next.operands().size());
            } while (parser.optional(","));
            if (!parser.parse("]")) return false;
        }
        state.operands(passed)
                .property(
                        SEGMENTS,
                        DenseArrayAttr.i32(
                                sizes.stream().mapToInt(Integer::intValue).toArray()));
        return parser.attrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        printer.text(" ");
        printer.value(operand(0));
        printer.text(" : ").print(operand(0).type()).text(", [");
        for (int i = 0; i < successorCount(); i++) {
            if (i > 0) printer.text(",");
            printer.newline();
            int from = successorOperandStart(i) - 1;
            printer.successor(successor(i), operands(1).subList(from, from + successorOperandCount(i)));
        }
        if (successorCount() > 0) printer.newline();
        printer.text("]");
        printer.optionalAttrDict(this, List.of(SEGMENTS));
    }
}
