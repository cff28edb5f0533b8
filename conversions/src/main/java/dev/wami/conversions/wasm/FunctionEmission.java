package dev.wami.conversions.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Branches;
import dev.wami.ssawasm.Control.BlockBlockOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.Functions;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.LocalType;
import dev.wami.ssawasm.Locals.LocalDeclOp;
import dev.wami.ssawasm.ResumeOp;
import dev.wami.wasm.Continuations;
import dev.wami.wasm.ControlInstructions.BrTableOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.DefinedRefType;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Emits one function. */
final class FunctionEmission {
    private final Functions.FuncOp source;
    private final FuncOp target;
    private final Builder out = new Builder();
    private final Map<Value, Integer> locals = new IdentityHashMap<>();
    private final Map<Block, String> labels = new IdentityHashMap<>();
    private final List<Type> types = new ArrayList<>();
    private final ScratchLocals scratch;
    private final InstructionSelection selection;
    private int loops;
    private int blocks;

    FunctionEmission(Functions.FuncOp source, MemoryNames memories, DeclaredTypes callTypes, Diagnostics diagnostics) {
        this.source = source;
        String name = source.symbolName();
        this.target = new FuncOp(source.location(), name == null ? "" : name, StackTypes.of(source.signature()));
        declareLocals();
        this.scratch = new ScratchLocals(locals.size());
        this.selection = new InstructionSelection(locals, memories, callTypes, scratch, diagnostics);
    }

    FuncOp emit() {
        out.setToEnd(target.body());
        emit(source.entry());
        types.addAll(scratch.types());
        target.setLocals(types, List.of());
        return target;
    }

    private void declareLocals() {
        for (Value p : source.entry().arguments()) locals.put(p, locals.size());
        for (LocalDeclOp d : source.collect(LocalDeclOp.class)) {
            locals.put(d.result(), locals.size());
            types.add(StackTypes.of(((LocalType) d.result().type()).inner()));
        }
    }

    private void emit(Block block) {
        for (Operation op : block) {
            if (op instanceof BlockLoopOp l) emitLoop(l);
            else if (op instanceof BlockBlockOp b) emitBlocks(b);
            else if (op instanceof IfOp i) emitIf(i);
            else if (op instanceof Branch) emitBranch(op);
            else if (op instanceof Functions.ReturnOp) emitReturn(op);
            else selection.select(op, out);
        }
    }

    /** At its end a function returns what is on the stack. */
    private void emitReturn(Operation op) {
        if (op.parentOp() != source) out.insert(new PlainOp(op.location(), Opcode.RETURN));
    }

    // ---- structured operations

    private static FunctionType resultsOf(Operation op) {
        return resultsOf(StackTypes.of(op.resultTypes()));
    }

    private void emitIf(IfOp op) {
        Structured.IfOp test = out.insert(new Structured.IfOp(op.location(), null, resultsOf(op), op.hasElse()));
        out.setToEnd(test.body());
        emit(op.thenBlock());
        if (op.hasElse()) {
            out.setToEnd(test.elseBlock());
            emit(op.elseBlock());
        }
        out.setAfter(test);
    }

    /**
     *
     *
     * <pre>{@code
     * block "block_label" {     only if something jumps there
     *   entry
     *   loop "loop_label" {
     *     ...
     *   }
     * }
     * exit block
     * }</pre>
     */
    private void emitLoop(BlockLoopOp op) {
        Block exit = op.exitBlock();
        Structured.BlockOp around = exit != null && isJumpedTo(exit) ? open(op, exit) : null;
        emit(op.entry());
        Block head = op.loopLabel();
        if (head != null) {
            Structured.LoopOp loop = out.insert(
                    new Structured.LoopOp(op.location(), label(head, "loop_label", loops++), resultsOf(NOTHING)));
            out.setToEnd(loop.body());
            for (Block b = head; b != null && b != exit; b = b.next()) emit(b);
            out.setAfter(loop);
        }
        if (around != null) out.setAfter(around);
        if (exit != null) emit(exit);
        else unreachable(op.location());
    }

    private static final List<Type> NOTHING = List.of();

    private static FunctionType resultsOf(List<Type> types) {
        return new FunctionType(List.of(), types);
    }

    private Structured.BlockOp open(Operation op, Block target) {
        Structured.BlockOp block = out.insert(new Structured.BlockOp(
                op.location(), label(target, "block_label", blocks++), resultsOf(taken(target))));
        out.setToEnd(block.body());
        return block;
    }

    /** What lies on the stack where {@code label} is: what a continuation passed and, not null, the rest of it. */
    private static List<Type> taken(Block label) {
        List<Type> types = StackTypes.of(ResumeOp.onStack(label));
        int last = types.size() - 1;
        if (last >= 0 && types.get(last) instanceof DefinedRefType rest) {
            types.set(last, new DefinedRefType(false, rest.type()));
        }
        return types;
    }

    private String label(Block target, String name, int number) {
        String label = number == 0 ? name : name + "_" + number;
        labels.put(target, label);
        return label;
    }

    /** Behind something that never ends, what follows only has to be valid. */
    private void unreachable(Location location) {
        out.insert(new PlainOp(location, Opcode.UNREACHABLE));
    }

    private static boolean isJumpedTo(Block block) {
        for (var use : block.predecessorUses()) {
            if (!fallsThrough(use.owner(), use.index())) return true;
        }
        return false;
    }

    private static boolean fallsThrough(Operation branch, int i) {
        return branch instanceof Branches.NestBranch b && b.fallsThrough(i);
    }

    /** All blocks are opened at the start; where a label's block begins, its Wasm block ends. */
    private void emitBlocks(BlockBlockOp op) {
        List<Block> targets = op.labels();
        Map<Block, Structured.BlockOp> open = new IdentityHashMap<>();
        for (int i = targets.size() - 1; i >= 0; i--) open.put(targets.get(i), open(op, targets.get(i)));
        for (Block b : op.body()) {
            Structured.BlockOp closed = open.get(b);
            if (closed != null) out.setAfter(closed);
            emit(b);
        }
        if (op.exitBlock() == null) unreachable(op.location());
    }

    // ---- branches

    private void emitBranch(Operation op) {
        if (op instanceof ResumeOp resume) {
            var handler = new Continuations.Handler(resume.tag().root(), labelOf(resume.onYield()));
            out.insert(new Continuations.ResumeOp(
                    op.location(), Opcode.RESUME, resume.type().name(), List.of(handler)));
        } else if (op instanceof Branches.BrTableOp) {
            List<String> all = op.successors().stream().map(this::labelOf).toList();
            int last = all.size() - 1;
            out.insert(new BrTableOp(op.location(), all.subList(0, last), all.get(last)));
        } else if (op.successorCount() == 1) {
            if (!fallsThrough(op, 0)) out.insert(branchTo(op, Opcode.BR, 0));
        } else if (fallsThrough(op, 0)) {
            Conditions.negate(out, op.location());
            out.insert(branchTo(op, Opcode.BR_IF, 1));
        } else {
            out.insert(branchTo(op, Opcode.BR_IF, 0));
        }
    }

    private BranchOp branchTo(Operation op, Opcode opcode, int successor) {
        return new BranchOp(op.location(), opcode, labelOf(op.successor(successor)));
    }

    private String labelOf(Block target) {
        String label = labels.get(target);
        if (label == null) throw new IllegalStateException("jump to a block without a label");
        return label;
    }
}
