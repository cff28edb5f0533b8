package dev.wami.wasmbinary.graph;

import java.util.ArrayList;
import java.util.List;

/** Boxes with lines of text, and arrows between them. Both have the order in which they were added. */
public final class Graph {
    /** How a box looks. */
    public enum Style {
        PLAIN,
        /** Where one enters. */
        ENTRY,
        /** What the host gives. */
        FOREIGN
    }

    /**
     * A box.
     *
     * @param title its first line
     */
    public record Node(String title, List<String> lines, Style style) {
        public Node {
            lines = List.copyOf(lines);
        }
    }

    /** An arrow between nodes by their numbers; the label may be empty. */
    public record Edge(int from, int to, String label) {}

    private final String title;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    Graph(String title) {
        this.title = title;
    }

    int add(Node node) {
        nodes.add(node);
        return nodes.size() - 1;
    }

    void connect(int from, int to, String label) {
        edges.add(new Edge(from, to, label));
    }

    public String title() {
        return title;
    }

    public List<Node> nodes() {
        return nodes;
    }

    public List<Edge> edges() {
        return edges;
    }
}
