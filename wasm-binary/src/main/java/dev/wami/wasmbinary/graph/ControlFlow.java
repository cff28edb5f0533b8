package dev.wami.wasmbinary.graph;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The basic blocks of a function with their instructions, and what control does at the end of each. */
public final class ControlFlow {
    /** So many lines of a block are shown. */
    private static final int LINES = 24;

    private static final int WIDTH = 60;

    /** A run of instructions without a branch, or the end of the function. */
    private static final class Block {
        final List<String> lines = new ArrayList<>();
        /** Where control goes, by what the arrow says. */
        final Map<String, Block> next = new LinkedHashMap<>();

        int number = -1;

        void to(String label, Block target) {
            String free = label;
            for (int i = 2; next.containsKey(free) && next.get(free) != target; i++) free = label + " " + i;
            next.put(free, target);
        }
    }

    /** An open block of Wasm. */
    private static final class Frame {
        final Opcode opcode;
        /** Where branches to it go. */
        final Block label;
        /** What follows it. */
        final Block after;
        /** Of an if without else so far: where the condition is. */
        @Nullable
        Block test;

        Frame(Opcode opcode, Block label, Block after) {
            this.opcode = opcode;
            this.label = label;
            this.after = after;
        }
    }

    private final List<Frame> frames = new ArrayList<>();
    private final List<Block> order = new ArrayList<>();
    private Block at = new Block();

    /** Whether what comes next is reached. */
    private boolean live = true;

    private ControlFlow() {}

    /** The graph of a function that the module defines, by its index. */
    public static Graph of(WasmModule module, int index) {
        ControlFlow flow = new ControlFlow();
        Function function =
                module.functions().get(index - IndexSpaces.of(module).importedFunctions());
        List<String> lines = WatPrinter.instructions(module, index);
        Block end = new Block();
        flow.frames.add(new Frame(Opcode.BLOCK, end, end));
        flow.begin(flow.at);
        List<Instruction> body = function.body();
        for (int i = 0; i < body.size(); i++) flow.instruction(body.get(i), lines.get(i));
        if (flow.live) flow.at.to("", end);
        end.lines.add("return");
        flow.order.add(end);
        return flow.graph(CallGraph.name(module, index));
    }

    private Graph graph(String title) {
        Graph graph = new Graph(title);
        Set<Block> reached = reached();
        for (Block block : order) {
            if (!reached.contains(block)) continue;
            List<String> lines = new ArrayList<>();
            for (String line : block.lines) {
                if (lines.size() == LINES) {
                    lines.add("... " + (block.lines.size() - LINES) + " more");
                    break;
                }
                lines.add(line.length() > WIDTH ? line.substring(0, WIDTH - 3) + "..." : line);
            }
            Graph.Style style = block == order.get(0) ? Graph.Style.ENTRY : Graph.Style.PLAIN;
            block.number = graph.add(new Graph.Node("B" + graph.nodes().size(), lines, style));
        }
        for (Block block : order) {
            if (block.number < 0) continue;
            block.next.forEach((label, to) -> graph.connect(block.number, to.number, label));
        }
        return graph;
    }

    private Set<Block> reached() {
        Set<Block> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Block> open = new ArrayList<>(List.of(order.get(0)));
        while (!open.isEmpty()) {
            Block block = open.remove(open.size() - 1);
            if (reached.add(block)) open.addAll(block.next.values());
        }
        return reached;
    }

    private void begin(Block block) {
        at = block;
        order.add(block);
    }

    /** Goes on in a block, which control also reaches from here if this is reached. */
    private void fall(Block block) {
        if (live) at.to("", block);
        begin(block);
        live = true;
    }

    private Block target(int label) {
        return frames.get(frames.size() - 1 - label).label;
    }

    private void instruction(Instruction instruction, String line) {
        Opcode opcode = instruction.opcode();
        if (opcode == Opcode.END || opcode == Opcode.ELSE) {
            close(opcode);
            return;
        }
        if (opcode.opensBlock()) {
            open(instruction, line);
            return;
        }
        at.lines.add(line);
        switch (opcode) {
            case BR -> leave(target(((Instruction.Indexed) instruction).index()), "");
            case BR_IF, BR_ON_NULL, BR_ON_NON_NULL -> test(((Instruction.Indexed) instruction).index());
            case BR_ON_CAST, BR_ON_CAST_FAIL -> test(((Instruction.BranchOnCast) instruction).label());
            case BR_TABLE -> table((Instruction.BrTable) instruction);
            case RETURN, RETURN_CALL, RETURN_CALL_INDIRECT, RETURN_CALL_REF -> leave(frames.get(0).label, "");
            case UNREACHABLE, THROW, THROW_REF -> dead();
            default -> {
                if (instruction instanceof Instruction.Resume resume) {
                    for (Instruction.Handler handler : resume.handlers()) {
                        if (!handler.isSwitch()) at.to("on " + handler.tag(), target(handler.label()));
                    }
                }
            }
        }
    }

    private void leave(Block target, String label) {
        at.to(label, target);
        dead();
    }

    private void dead() {
        live = false;
        begin(new Block());
    }

    private void test(int label) {
        at.to("true", target(label));
        Block next = new Block();
        at.to("false", next);
        begin(next);
    }

    /** Cases that go to one place share an arrow. */
    private void table(Instruction.BrTable table) {
        Map<Block, List<String>> cases = new LinkedHashMap<>();
        for (int i = 0; i < table.labels().size(); i++) {
            cases.computeIfAbsent(target(table.labels().get(i)), b -> new ArrayList<>())
                    .add(String.valueOf(i));
        }
        cases.computeIfAbsent(target(table.defaultLabel()), b -> new ArrayList<>())
                .add("default");
        cases.forEach((block, which) -> {
            String text = which.size() <= 4
                    ? String.join(", ", which)
                    : which.get(0) + ", " + which.get(1) + ", ... " + which.get(which.size() - 1);
            at.to("case " + text, block);
        });
        dead();
    }

    private void open(Instruction instruction, String line) {
        Opcode opcode = instruction.opcode();
        Block after = new Block();
        if (opcode == Opcode.LOOP) {
            Block head = new Block();
            fall(head);
            head.lines.add(line);
            frames.add(new Frame(opcode, head, after));
            return;
        }
        if (opcode == Opcode.BLOCK) {
            frames.add(new Frame(opcode, after, after));
            return;
        }
        at.lines.add(line);
        if (instruction instanceof Instruction.TryTable table) {
            for (Instruction.Catch handler : table.catches()) {
                at.to(handler.kind() + (handler.kind().hasTag() ? " " + handler.tag() : ""), target(handler.label()));
            }
            frames.add(new Frame(opcode, after, after));
            return;
        }
        Frame frame = new Frame(opcode, after, after);
        frame.test = live ? at : null;
        Block then = new Block();
        if (live) at.to("true", then);
        begin(then);
        frames.add(frame);
    }

    private void close(Opcode opcode) {
        Frame frame = frames.get(frames.size() - 1);
        Block test = frame.test;
        frame.test = null;
        if (opcode == Opcode.ELSE) {
            if (live) at.to("", frame.after);
            Block otherwise = new Block();
            live = test != null;
            if (test != null) test.to("false", otherwise);
            begin(otherwise);
            return;
        }
        frames.remove(frames.size() - 1);
        if (test != null) test.to("false", frame.after);
        boolean reached = live || frame.opcode != Opcode.LOOP;
        if (live) at.to("", frame.after);
        begin(frame.after);
        live = reached;
    }
}
