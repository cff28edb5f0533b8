package dev.wami.core.pass;

import dev.wami.core.ir.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Measures how long passes take ({@code --mlir-timing}); parallel runs add up. Thread-safe. */
public final class Timing implements Instrumentation {
    /** A pass or pipeline at one place of the whole pipeline. */
    private static final class Node {
        final String name;
        final Map<String, Node> children = new LinkedHashMap<>();
        long nanos;

        Node(String name) {
            this.name = name;
        }

        Node child(String childName) {
            return children.computeIfAbsent(childName, Node::new);
        }
    }

    private record Open(Node node, long start) {}

    private final Node root = new Node("Total");
    private final long began = System.nanoTime();
    /** What runs on an operation now; each operation belongs to one thread at a time. */
    private final Map<Operation, Deque<Open>> running = new java.util.IdentityHashMap<>();

    /** Measures something that is no pass, such as the parser. */
    public synchronized void add(String name, long nanos) {
        root.child(name).nanos += nanos;
    }

    @Override
    public synchronized void beforePipeline(Pipeline pipeline, Operation op, StringBuilder log) {
        if (op.parentOp() != null) open(op, "'" + pipeline.anchor() + "' Pipeline");
    }

    @Override
    public synchronized void afterPipeline(Pipeline pipeline, Operation op, StringBuilder log) {
        if (op.parentOp() != null) close(op);
    }

    @Override
    public synchronized void beforePass(Pass pass, Operation op, StringBuilder log) {
        open(op, pass.name());
    }

    @Override
    public synchronized void afterPass(Pass pass, Operation op, boolean failed, StringBuilder log) {
        close(op);
    }

    private void open(Operation op, String name) {
        Node parent = root;
        for (Operation o = op; o != null; o = o.parentOp()) {
            Deque<Open> stack = running.get(o);
            if (stack == null || stack.isEmpty()) continue;
            parent = stack.element().node;
            break;
        }
        running.computeIfAbsent(op, k -> new ArrayDeque<>()).push(new Open(parent.child(name), System.nanoTime()));
    }

    private void close(Operation op) {
        Deque<Open> stack = running.get(op);
        if (stack == null) return;
        Open open = stack.pop();
        open.node.nanos += System.nanoTime() - open.start;
        if (stack.isEmpty()) running.remove(op);
    }

    /** The report, in upstream's form: nested as the pipeline ({@code tree}) or sorted by time. */
    public synchronized String report(boolean tree) {
        long total = System.nanoTime() - began;
        StringBuilder out = new StringBuilder();
        String line = "===" + "-".repeat(73) + "===\n";
        out.append(line)
                .append(" ".repeat(25))
                .append("... Execution time report ...\n")
                .append(line);
        out.append(String.format(Locale.ROOT, "  Total Execution Time: %.4f seconds\n\n", total / 1e9));
        out.append("  ----Wall Time----  ----Name----\n");
        long known = 0;
        for (Node n : root.children.values()) known += n.nanos;
        if (tree) {
            for (Node n : root.children.values()) print(n, 0, total, out);
        } else {
            Map<String, Long> sums = new LinkedHashMap<>();
            sum(root, sums);
            List<Map.Entry<String, Long>> sorted = new ArrayList<>(sums.entrySet());
            sorted.sort(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()));
            for (Map.Entry<String, Long> e : sorted) row(e.getValue(), total, e.getKey(), out);
        }
        row(Math.max(0, total - known), total, "Rest", out);
        row(total, total, "Total", out);
        return out.toString();
    }

    private static void sum(Node n, Map<String, Long> sums) {
        for (Node c : n.children.values()) {
            sums.merge(c.name, c.nanos, Long::sum);
            sum(c, sums);
        }
    }

    private static void print(Node n, int depth, long total, StringBuilder out) {
        row(n.nanos, total, "  ".repeat(depth) + n.name, out);
        for (Node c : n.children.values()) print(c, depth + 1, total, out);
    }

    private static void row(long nanos, long total, String name, StringBuilder out) {
        out.append(String.format(
                Locale.ROOT, "  %8.4f (%5.1f%%)  %s\n", nanos / 1e9, 100.0 * nanos / Math.max(1, total), name));
    }
}
