package dev.wami.wasmbinary.graph;

import java.util.List;
import java.util.Locale;

/** A graph as SVG 1.1. */
public final class SvgDrawing {
    private static final double CHARACTER = 6.7;
    private static final double LINE = 14;
    private static final double MARGIN = 8;

    private final Graph graph;
    private final Layout layout;
    private final double[][] sizes;
    private final StringBuilder out = new StringBuilder();

    private SvgDrawing(Graph graph) {
        this.graph = graph;
        sizes = new double[graph.nodes().size()][];
        for (int i = 0; i < sizes.length; i++) sizes[i] = size(graph.nodes().get(i));
        layout = new Layout(graph, sizes);
    }

    /** The text of the drawing. */
    public static String of(Graph graph) {
        return new SvgDrawing(graph).text();
    }

    private static double[] size(Graph.Node node) {
        int longest = node.title().length();
        for (String line : node.lines()) longest = Math.max(longest, line.length());
        return new double[] {
            longest * CHARACTER + 2 * MARGIN, (node.lines().size() + 1) * LINE + 2 * MARGIN
        };
    }

    private String text() {
        String width = number(layout.width());
        String height = number(layout.height());
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(width).append("\" height=\"").append(height).append("\" viewBox=\"0 0 ")
                .append(width).append(' ').append(height).append("\">\n<title>").append(escaped(graph.title()))
                .append("</title>\n").append("""
                <style>
                text { font: 11px monospace; white-space: pre; }
                .t { font-weight: bold; }
                rect { fill: #f6f8fa; stroke: #57606a; }
                .e { fill: #ddf4ff; stroke: #0969da; }
                .f { fill: #fff8c5; stroke-dasharray: 4 2; }
                path { fill: none; stroke: #57606a; }
                .b { stroke: #cf222e; }
                .l { fill: #6e40c9; }
                </style>
                <defs>
                <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
                <path d="M0 0 L8 4 L0 8 z" style="fill: #57606a"/>
                </marker>
                </defs>
                """);
        for (int i = 0; i < graph.edges().size(); i++) edge(i);
        for (int i = 0; i < graph.nodes().size(); i++) node(i);
        return out.append("</svg>\n").toString();
    }

    private void node(int index) {
        Graph.Node node = graph.nodes().get(index);
        Layout.Point middle = layout.box(index);
        double left = middle.x() - sizes[index][0] / 2;
        double top = middle.y() - sizes[index][1] / 2;
        String style = switch (node.style()) {
            case PLAIN -> "";
            case ENTRY -> " class=\"e\"";
            case FOREIGN -> " class=\"f\"";
        };
        out.append("<rect").append(style).append(" x=\"").append(number(left)).append("\" y=\"").append(number(top));
        out.append("\" width=\"").append(number(sizes[index][0])).append("\" height=\"");
        out.append(number(sizes[index][1])).append("\" rx=\"3\"/>\n");
        line(left + MARGIN, top + MARGIN + LINE - 4, " class=\"t\"", node.title());
        for (int i = 0; i < node.lines().size(); i++) {
            line(left + MARGIN, top + MARGIN + (i + 2) * LINE - 4, "", node.lines().get(i));
        }
    }

    private void line(double x, double y, String style, String text) {
        out.append("<text").append(style).append(" x=\"").append(number(x)).append("\" y=\"").append(number(y));
        out.append("\">").append(escaped(text)).append("</text>\n");
    }

    private void edge(int index) {
        Graph.Edge edge = graph.edges().get(index);
        List<Layout.Point> points = layout.route(index);
        out.append("<path").append(layout.isBackward(index) ? " class=\"b\"" : "").append(" d=\"");
        Layout.Point first = points.get(0);
        Layout.Point last = points.get(points.size() - 1);
        if (edge.from() == edge.to()) {
            double right = layout.box(edge.from()).x() + sizes[edge.from()][0] / 2;
            double y = layout.box(edge.from()).y();
            out.append("M").append(number(right)).append(' ').append(number(y + 6)).append(" c24 12 24 -24 0 -12");
            last = new Layout.Point(right + 20, y);
            first = last;
        } else {
            out.append('M').append(at(first));
            for (int i = 1; i < points.size(); i++) {
                Layout.Point from = points.get(i - 1);
                Layout.Point to = points.get(i);
                double half = (from.y() + to.y()) / 2;
                out.append(" C").append(number(from.x())).append(' ').append(number(half)).append(' ');
                out.append(number(to.x())).append(' ').append(number(half)).append(' ').append(at(to));
            }
        }
        out.append("\" marker-end=\"url(#arrow)\"/>\n");
        if (edge.label().isEmpty()) return;
        Layout.Point second = points.get(Math.min(1, points.size() - 1));
        double x = first.x() + (second.x() - first.x()) * 0.3;
        double y = first.y() + Math.signum(second.y() - first.y()) * LINE;
        line(x + 3, y, " class=\"l\"", edge.label());
    }

    private static String at(Layout.Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** As XML 1.0 has it; characters that it does not know are replaced. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> {
                    boolean known = c >= ' ' && c != 0xFFFE && c != 0xFFFF && !(c >= 0xD800 && c <= 0xDFFF);
                    out.appendCodePoint(known || c == '\t' ? c : 0xFFFD);
                }
            }
        });
        return out.toString();
    }
}
