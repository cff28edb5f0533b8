package dev.wami.generator;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An operation as text in the making.
 *
 * @param regions the text between braces, without them
 * @param terminator whether it ends the function
 */
record Sketch(
        String name,
        List<Type> operands,
        List<Type> results,
        Map<String, Attribute> properties,
        List<String> regions,
        int successors,
        boolean terminator) {

    /** A function whose parameters are the operands. */
    String text() {
        StringBuilder out = new StringBuilder("func.func @f(");
        for (int i = 0; i < operands.size(); i++) {
            out.append(i == 0 ? "" : ", ").append("%arg").append(i).append(": ").append(operands.get(i));
        }
        out.append(") {\n  ");
        if (!results.isEmpty()) {
            out.append("%0")
                    .append(results.size() > 1 ? ":" + results.size() : "")
                    .append(" = ");
        }
        out.append('"').append(name).append("\"(");
        for (int i = 0; i < operands.size(); i++) {
            out.append(i == 0 ? "" : ", ").append("%arg").append(i);
        }
        out.append(')');
        if (successors > 0) {
            List<String> blocks = new ArrayList<>();
            for (int i = 0; i < successors; i++) blocks.add("^bb" + (i + 1));
            out.append('[').append(String.join(", ", blocks)).append(']');
        }
        if (!properties.isEmpty()) {
            out.append(properties.entrySet().stream()
                    .map(e -> e.getKey() + " = " + e.getValue())
                    .collect(Collectors.joining(", ", " <{", "}>")));
        }
        if (!regions.isEmpty()) out.append(regions.stream().collect(Collectors.joining("}, {", " ({", "})")));
        out.append(" : (")
                .append(ElementwiseOps.list(operands))
                .append(") -> (")
                .append(ElementwiseOps.list(results));
        out.append(")\n");
        if (!terminator) out.append("  \"func.return\"() : () -> ()\n");
        for (int i = 0; i < successors; i++) {
            out.append("^bb").append(i + 1).append(":\n  \"func.return\"() : () -> ()\n");
        }
        return out.append("}\n").toString();
    }

    /** The same with one thing changed. */
    Sketch mutated(Draw draw, AttributePool pool) {
        List<Type> in = new ArrayList<>(operands);
        List<Type> out = new ArrayList<>(results);
        Map<String, Attribute> attributes = new LinkedHashMap<>(properties);
        List<String> bodies = new ArrayList<>(regions);
        int targets = successors;
        Type other = new TypePool(draw).any();
        switch (draw.below(10)) {
            case 0 -> in.add(draw.below(in.size() + 1), in.isEmpty() || draw.coin() ? other : draw.of(in));
            case 1, 2 -> {
                if (!in.isEmpty()) in.set(draw.below(in.size()), other);
            }
            case 3 -> {
                if (!in.isEmpty()) in.remove(draw.below(in.size()));
            }
            case 4 -> out.add(draw.below(out.size() + 1), other);
            case 5 -> {
                if (out.isEmpty()) in.add(other);
                else out.set(draw.below(out.size()), other);
            }
            case 6 -> {
                if (!attributes.isEmpty()) attributes.remove(draw.of(List.copyOf(attributes.keySet())));
            }
            case 7, 8 -> {
                if (!attributes.isEmpty()) attributes.put(draw.of(List.copyOf(attributes.keySet())), pool.any(draw));
            }
            default -> {
                if (bodies.isEmpty()) targets = draw.below(3);
                else if (draw.coin()) bodies.remove(draw.below(bodies.size()));
                else bodies.set(draw.below(bodies.size()), "");
            }
        }
        return new Sketch(name, in, out, attributes, bodies, targets, terminator);
    }
}
