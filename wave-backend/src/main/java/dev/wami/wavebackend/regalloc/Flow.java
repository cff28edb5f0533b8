package dev.wami.wavebackend.regalloc;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.waveir.isa.Effect;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure.IfOp;
import dev.wami.waveir.lir.LirStructure.KernelOp;
import dev.wami.waveir.lir.LirStructure.LoopOp;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.lir.SlotOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The path of a lane through a kernel, as nodes with what they read, write and where they go; and which units are live
 * after each.
 *
 * <pre>{@code
 * if:    then... --+         loop: head <---+
 *   \--> else... --+-> next          ... --/ (endloop)
 *                                   break --> next behind the loop
 * }</pre>
 */
final class Flow {

    /** One step. Registers that are written early must differ from those that are read. */
    static final class Node {
        final @Nullable Operation op;
        final int depth;
        int[] reads = {};
        int[] writes = {};
        boolean writesEarly;
        /** The unit copied, if all that the node does is copy it to the only one written; else -1. */
        int copied = -1;

        final List<Node> next = new ArrayList<>(2);
        final BitSet liveOut = new BitSet();
        final BitSet liveIn = new BitSet();

        Node(@Nullable Operation op, int depth) {
            this.op = op;
            this.depth = depth;
        }
    }

    private final Units units;
    private final List<Node> nodes = new ArrayList<>();
    /** Nodes whose next one has not been made yet. */
    private List<Node> open = new ArrayList<>();

    private @Nullable List<Node> breaks;
    private int depth;

    private Flow(Units units) {
        this.units = units;
    }

    static Flow of(KernelOp kernel, Units units) {
        Flow f = new Flow(units);
        Node entry = f.node(null);
        List<Integer> arguments = new ArrayList<>();
        for (Reg r : kernel.parameters()) for (int u : units.of(r)) arguments.add(u);
        entry.writes = arguments.stream().mapToInt(i -> i).toArray();
        f.block(kernel.body());
        f.solve();
        return f;
    }

    /** In the order of the code; the first one writes the arguments. */
    List<Node> nodes() {
        return nodes;
    }

    private Node node(@Nullable Operation op) {
        Node n = new Node(op, depth);
        nodes.add(n);
        for (Node o : open) o.next.add(n);
        open = new ArrayList<>(List.of(n));
        return n;
    }

    private void block(Block b) {
        for (Operation op : b) operation(op);
    }

    private void operation(Operation op) {
        Node n = node(op);
        if (op instanceof LirInstructionOp l) {
            instruction(n, l);
        } else if (op instanceof SlotOp s) {
            slot(n, s);
        } else if (op instanceof IfOp i) {
            n.reads = units.of(i.predicate());
            block(i.then());
            List<Node> then = open;
            open = new ArrayList<>(List.of(n));
            if (i.hasElse()) block(i.otherwise());
            for (Node t : then) if (!open.contains(t)) open.add(t);
        } else if (op instanceof LoopOp loop) {
            List<Node> outer = breaks;
            List<Node> mine = new ArrayList<>();
            breaks = mine;
            depth++;
            block(loop.body());
            for (Node last : open) last.next.add(n);
            depth--;
            breaks = outer;
            open = mine;
        }
    }

    private void instruction(Node n, LirInstructionOp op) {
        List<Integer> reads = new ArrayList<>();
        List<Integer> writes = new ArrayList<>();
        List<Operand> operands = op.opcode().operands();
        for (int i = 0; i < operands.size(); i++) {
            Reg r = op.register(i);
            if (r == null || r.kind().isPhysical()) continue;
            for (int u : units.of(r)) {
                if (operands.get(i).isRead()
                        || op.isMerging() && operands.get(i).isWritten()) reads.add(u);
                if (operands.get(i).isWritten()) writes.add(u);
            }
        }
        Reg guard = op.guard();
        if (guard != null) reads.add(units.base(guard));
        n.reads = reads.stream().mapToInt(i -> i).toArray();
        n.writes = writes.stream().mapToInt(i -> i).toArray();
        // other lanes may still read what this one has written
        n.writesEarly = op.opcode().effect() == Effect.CROSS_LANE;
        if (op.opcode() == Opcode.MOV && guard == null) n.copied = n.reads[0];
        if (op.opcode() == Opcode.BREAK && breaks != null) breaks.add(n);
    }

    private void slot(Node n, SlotOp op) {
        int[] value = units.of(op.value());
        int[] base = units.of(op.base());
        int[] scratch = units.of(op.scratch());
        n.writesEarly = true;
        switch (op.kind()) {
            case SPILL -> {
                n.reads = new int[] {value[0], base[0]};
                n.writes = scratch;
            }
            case RELOAD -> {
                n.reads = base;
                n.writes = value;
            }
            case SAVE -> {
                n.reads = value;
                n.writes = base;
            }
            case RESTORE -> {
                n.reads = base;
                n.writes = new int[] {value[0], scratch[0]};
            }
        }
    }

    private void solve() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = nodes.size() - 1; i >= 0; i--) {
                Node n = nodes.get(i);
                for (Node s : n.next) n.liveOut.or(s.liveIn);
                BitSet in = (BitSet) n.liveOut.clone();
                for (int w : n.writes) in.clear(w);
                for (int r : n.reads) in.set(r);
                if (in.equals(n.liveIn)) continue;
                n.liveIn.or(in);
                changed = true;
            }
        }
    }
}
