package dev.wami.wasmbinary.graph;

/** A graph as text for Graphviz. */
public final class DotText {
    private DotText() {}

    /** The text of a directed graph. */
    public static String of(Graph graph) {
        StringBuilder out =
                new StringBuilder("digraph ").append(quoted(graph.title())).append(" {\n");
        out.append("  node [shape=box, fontname=monospace];\n");
        for (int i = 0; i < graph.nodes().size(); i++) {
            Graph.Node node = graph.nodes().get(i);
            StringBuilder label = new StringBuilder(escaped(node.title())).append("\\l");
            for (String line : node.lines()) label.append(escaped(line)).append("\\l");
            out.append("  n").append(i).append(" [label=\"").append(label).append('"');
            switch (node.style()) {
                case ENTRY -> out.append(", penwidth=2");
                case FOREIGN -> out.append(", style=dashed");
                default -> {}
            }
            out.append("];\n");
        }
        for (Graph.Edge edge : graph.edges()) {
            out.append("  n").append(edge.from()).append(" -> n").append(edge.to());
            String label = edge.label();
            if (!label.isEmpty()) out.append(" [label=").append(quoted(label)).append(']');
            out.append(";\n");
        }
        return out.append("}\n").toString();
    }

    private static String quoted(String text) {
        return '"' + escaped(text) + '"';
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\0", "\uFFFD")
                .replace("\n", "\\n");
    }
}
