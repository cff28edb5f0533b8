package dev.wami.generator;

import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.OpSpec.Presence;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Draws one operation from its spec: as many operands as it may have, types and attributes that its constraints take.
 */
final class Sketcher {
    private final Draw draw;
    private final OpSpec spec;
    private final Context context;
    private final AttributePool attributes;
    private final TypePool types;
    /** The type of each slot that has one value. */
    private final Map<String, Type> chosen = new HashMap<>();

    Sketcher(Draw draw, OpSpec spec, Context context, AttributePool attributes) {
        this.draw = draw;
        this.spec = spec;
        this.context = context;
        this.attributes = attributes;
        this.types = new TypePool(draw);
    }

    Sketch draw() {
        Map<String, Attribute> properties = new LinkedHashMap<>();
        List<Type> operands = new ArrayList<>();
        List<Type> results = new ArrayList<>();
        // Twice: what a rule computes may be from a slot that comes later.
        for (int round = 0; round < 2; round++) {
            operands.clear();
            results.clear();
            fill(spec.operands(), operands, spec.hasOperandSegments() ? OpSpec.OPERAND_SEGMENTS : null, properties);
            fill(spec.results(), results, spec.hasResultSegments() ? OpSpec.RESULT_SEGMENTS : null, properties);
        }
        for (OpSpec.Attr a : spec.attributes()) {
            boolean wanted = a.kind() == Presence.REQUIRED || draw.chance(30);
            Attribute value = wanted ? attributes.accepted(a.constraint(), draw) : null;
            if (value != null) properties.put(a.name(), value);
        }
        List<String> regions = new ArrayList<>();
        for (OpSpec.RegionSlot slot : spec.regions()) {
            for (int i = count(slot.arity()); i > 0; i--) regions.add(region(results));
        }
        int successors = 0;
        for (OpSpec.SuccessorSlot slot : spec.successors()) successors += count(slot.arity());
        boolean terminator = context.prototype(spec.name()) instanceof Terminator;
        return new Sketch(spec.name(), operands, results, properties, regions, successors, terminator);
    }

    private int count(Arity arity) {
        return switch (arity) {
            case ONE -> 1;
            case OPTIONAL -> draw.below(2);
            case VARIADIC -> draw.of(0, 1, 1, 2, 2, 3);
        };
    }

    private void fill(
            List<OpSpec.Slot> slots, List<Type> into, @Nullable String segments, Map<String, Attribute> properties) {
        int[] sizes = new int[slots.size()];
        for (int i = 0; i < sizes.length; i++) {
            OpSpec.Slot slot = slots.get(i);
            sizes[i] = count(slot.arity());
            Type one = typeOf(slot);
            if (sizes[i] > 0) chosen.put(slot.name(), one);
            for (int k = 0; k < sizes[i]; k++) into.add(k == 0 || draw.chance(60) ? one : typeOf(slot));
        }
        if (segments != null) properties.put(segments, DenseArrayAttr.i32(sizes));
    }

    private Type typeOf(OpSpec.Slot slot) {
        if (slot.type() instanceof TypeRule rule) {
            Type from = chosen.get(rule.from());
            Type computed = from == null ? null : rule.function().apply(from);
            return computed == null ? types.any() : computed;
        }
        if (spec.hasSameOperandsAndResultType() && !chosen.isEmpty() && draw.chance(95)) {
            return chosen.values().iterator().next();
        }
        for (List<String> group : spec.sameTypeGroups()) {
            if (!group.contains(slot.name())) continue;
            for (String other : group) {
                Type t = chosen.get(other);
                if (t != null && !other.equals(slot.name())) return t;
            }
        }
        Type accepted = types.accepted(slot.type());
        return accepted == null ? types.any() : accepted;
    }

    /** One block with arguments and an end that yields some of them, or what the operation gives. */
    private String region(List<Type> results) {
        if (draw.chance(10)) return "";
        List<String> parameters = new ArrayList<>();
        List<String> names = new ArrayList<>();
        List<Type> given = new ArrayList<>();
        List<Type> wanted = draw.chance(70) ? results : List.of(types.any());
        for (int i = draw.below(4); i > 0; i--) {
            Type t = results.isEmpty() || draw.coin() ? types.any() : draw.of(results);
            names.add("%b" + names.size());
            given.add(t);
            parameters.add(names.get(names.size() - 1) + ": " + t);
        }
        StringBuilder out = new StringBuilder();
        if (!parameters.isEmpty()) {
            out.append("\n  ^bb0(").append(String.join(", ", parameters)).append("):");
        }
        List<String> yielded = new ArrayList<>();
        for (Type t : wanted) {
            int at = given.indexOf(t);
            if (at < 0) {
                String name = "%y" + yielded.size();
                out.append("\n    ")
                        .append(name)
                        .append(" = \"ub.poison\"() <{value = #ub.poison}> : () -> ")
                        .append(t);
                yielded.add(name);
            } else {
                yielded.add(names.get(at));
            }
        }
        out.append("\n    \"")
                .append(end())
                .append("\"(")
                .append(String.join(", ", yielded))
                .append(") : (");
        return out.append(ElementwiseOps.list(wanted)).append(") -> ()\n  ").toString();
    }

    /** A terminator of the operation's dialect. */
    private String end() {
        Dialect dialect = context.dialect(spec.dialect());
        List<String> ends = new ArrayList<>();
        if (dialect != null) {
            for (String name : dialect.opNames()) {
                Operation op = context.prototype(name);
                if (op instanceof Terminator && op.spec().successors().isEmpty()) ends.add(name);
            }
        }
        return ends.isEmpty() ? "func.return" : draw.of(ends);
    }
}
