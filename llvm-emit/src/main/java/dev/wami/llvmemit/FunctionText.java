package dev.wami.llvmemit;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmGlobals;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The body of a function. Block arguments become phi instructions; where a terminator goes to a block with arguments
 * over several edges, all but the first go through a block of their own, because a phi knows where it came from and not
 * how.
 */
final class FunctionText {
    private final LlvmFuncOp function;
    private final TypeText types;
    private final ConstantText constants;
    private final Map<Value, String> names = new IdentityHashMap<>();
    private final Map<Block, String> blocks = new IdentityHashMap<>();
    private final InstructionText instructions;

    FunctionText(
            LlvmFuncOp function,
            TypeText types,
            ConstantText constants,
            AttributeText attributes,
            MetadataNodes metadata) {
        this.function = function;
        this.types = types;
        this.constants = constants;
        this.instructions = new InstructionText(this, types, attributes, metadata);
        if (!function.isDeclaration()) nameAll();
    }

    private void nameAll() {
        int next = 0;
        int block = 0;
        for (Block b : function.body()) {
            blocks.put(b, b.isEntry() ? "entry" : "bb" + block);
            block++;
            for (BlockArgument a : b.arguments()) names.put(a, "%v" + next++);
            for (Operation op : b) if (op.resultCount() == 1 && !isInline(op)) names.put(op.result(0), "%v" + next++);
        }
    }

    /** Whether uses write the constant itself. */
    private static boolean isInline(Operation op) {
        return op instanceof LlvmConstants.ConstantOp
                || op instanceof LlvmConstants.ZeroOp
                || op instanceof LlvmConstants.UndefOp
                || op instanceof LlvmConstants.PoisonOp
                || op instanceof LlvmConstants.NoneTokenOp
                || op instanceof LlvmGlobals.AddressOfOp;
    }

    // ---- names

    /** {@code %v3}, or the constant. */
    String name(Value v) {
        String known = names.get(v);
        if (known != null) return known;
        String text = constant(v.definedBy());
        names.put(v, text);
        return text;
    }

    private String constant(@org.jspecify.annotations.Nullable Operation op) {
        if (op instanceof LlvmGlobals.AddressOfOp a) {
            return Identifiers.global(a.symbol().leaf());
        }
        if (op instanceof LlvmConstants.ConstantOp c) {
            return constants.of(c.value(), op.result(0).type(), op.location());
        }
        if (op instanceof LlvmConstants.ZeroOp) {
            return ConstantText.zero(op.result(0).type());
        }
        if (op instanceof LlvmConstants.UndefOp) return "undef";
        if (op instanceof LlvmConstants.PoisonOp) return "poison";
        if (op instanceof LlvmConstants.NoneTokenOp) return "none";
        throw new IllegalStateException("a value without a name: " + op);
    }

    /** {@code i32 %v3}. */
    String typed(Value v, Operation user) {
        return types.of(v.type(), user.location()) + " " + name(v);
    }

    /** {@code label %bb1}: where edge {@code i} of {@code terminator} leads first. */
    String label(Operation terminator, int i) {
        return "label %" + (isSplit(terminator, i) ? edgeName(terminator, i) : blocks.get(terminator.successor(i)));
    }

    private String edgeName(Operation terminator, int i) {
        return blocks.get(terminator.requiredBlock()) + ".edge" + i;
    }

    /** Whether edge {@code i} is not the first to its target, and passes values. */
    private static boolean isSplit(Operation terminator, int i) {
        Block target = terminator.successor(i);
        if (target.argumentCount() == 0) return false;
        for (int before = 0; before < i; before++) if (terminator.successor(before) == target) return true;
        return false;
    }

    // ---- writing

    void write(StringBuilder out) {
        for (Block b : function.body()) {
            if (!b.isEntry()) out.append('\n');
            out.append(blocks.get(b)).append(":\n");
            if (!b.isEntry()) for (BlockArgument a : b.arguments()) phi(a, b, out);
            for (Operation op : b) if (!isInline(op)) instruction(op, out);
            splitEdges(b.last(), out);
        }
    }

    private void instruction(Operation op, StringBuilder out) {
        out.append("  ");
        if (op.resultCount() == 1) out.append(name(op.result(0))).append(" = ");
        out.append(instructions.of(op)).append('\n');
    }

    private void phi(BlockArgument argument, Block block, StringBuilder out) {
        String separator = " ";
        out.append("  ").append(name(argument)).append(" = phi ");
        out.append(types.of(argument.type(), function.location()));
        for (BlockUse use : block.predecessorUses()) {
            Operation terminator = use.owner();
            int edge = use.index();
            int start = ((Branch) terminator).successorOperandStart(edge);
            Value passed = terminator.operand(start + argument.index());
            String from =
                    isSplit(terminator, edge) ? edgeName(terminator, edge) : blocks.get(terminator.requiredBlock());
            out.append(separator)
                    .append("[ ")
                    .append(name(passed))
                    .append(", %")
                    .append(from)
                    .append(" ]");
            separator = ", ";
        }
        out.append('\n');
    }

    private void splitEdges(@org.jspecify.annotations.Nullable Operation terminator, StringBuilder out) {
        if (terminator == null) return;
        for (int i = 0; i < terminator.successorCount(); i++) {
            if (!isSplit(terminator, i)) continue;
            out.append('\n').append(edgeName(terminator, i)).append(":\n  br label %");
            out.append(blocks.get(terminator.successor(i))).append('\n');
        }
    }
}
