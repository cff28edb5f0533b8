package dev.wami.generator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.verify.Verifier;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.index.IndexOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The operations of arith, math and index that compute a value from values: which there are, and on which types, is
 * read off their specs and asked of their verifiers; {@link Preconditions} has what they cannot say.
 */
final class ElementwiseOps {
    /**
     * Right to an ulp, not to the bit: the interpreter, LLVM and we have a library each. Of constants, which are folded
     * by another one than that which is called, they are not drawn.
     */
    private static final Set<String> NOT_EXACT = Set.of(
            ("math.acos math.acosh math.asin math.asinh math.atan math.atan2 math.atanh math.cbrt math.cos math.cosh math.erf"
                            + " math.erfc math.exp math.exp2 math.expm1 math.fpowi math.log math.log10 math.log1p math.log2"
                            + " math.powf math.rsqrt math.sin math.sincos math.sinh math.tan math.tanh")
                    .split(" "));
    /** {@code index.sizeof} is the width; operations on blocks of scaled numbers are not compiled. */
    private static final Set<String> LEFT_OUT = Set.of("index.sizeof", "arith.scaling_extf", "arith.scaling_truncf");

    private static final List<String> INDEX_PREDICATES =
            List.of("eq", "ne", "sge", "sgt", "sle", "slt", "uge", "ugt", "ule", "ult");

    private final Context context;
    private final List<OpSpec> specs = new ArrayList<>();
    private final List<OpSpec> inexact = new ArrayList<>();
    /** Whether the verifier takes an operation of that name on these types. */
    private final Map<String, Boolean> verified = new HashMap<>();

    /** @param all whether what is right only to an ulp is drawn, too */
    ElementwiseOps(Context context, Set<String> dialects, boolean all) {
        this.context = context;
        for (String name : List.of("arith", "math", "index")) {
            Dialect dialect = dialects.contains(name) ? context.dialect(name) : null;
            if (dialect == null) continue;
            for (String op : dialect.opNames()) {
                Operation prototype = context.prototype(op);
                if (!(prototype instanceof Evaluable) || !isElementwise(prototype.spec())) continue;
                if (isExact(prototype.spec())) specs.add(prototype.spec());
                else if (all) inexact.add(prototype.spec());
            }
        }
    }

    private static boolean isExact(OpSpec spec) {
        return !NOT_EXACT.contains(spec.name());
    }

    private static boolean isElementwise(OpSpec spec) {
        return !spec.operands().isEmpty()
                && !spec.results().isEmpty()
                && spec.regions().isEmpty()
                && spec.operands().stream().allMatch(s -> s.arity() == OpSpec.Arity.ONE)
                && !LEFT_OUT.contains(spec.name());
    }

    /** One operation on known values; nothing if no types are found for which it is defined. */
    void emit(Body b) {
        boolean rounds = b.types.hasWithoutLlvm() && b.hasArguments() && !inexact.isEmpty() && b.draw.chance(30);
        OpSpec spec = b.draw.of(rounds ? inexact : specs);
        for (int attempt = 0; attempt < 6; attempt++) {
            Map<String, Type> types = types(spec, b);
            if (types == null) continue;
            List<Type> in =
                    spec.operands().stream().map(s -> types.get(s.name())).collect(Collectors.toList());
            List<Type> out =
                    spec.results().stream().map(s -> types.get(s.name())).collect(Collectors.toList());
            if (isLegal(spec, in, out) && Preconditions.canHold(spec.kind(), in, out)) {
                emit(b, spec, in, out);
                return;
            }
        }
    }

    /** A type for each operand and result; null if the rules between them cannot be met. */
    private static @Nullable Map<String, Type> types(OpSpec spec, Body b) {
        Map<String, Type> types = new LinkedHashMap<>();
        Shape shape = b.types.shapeOrScalar();
        List<OpSpec.Slot> slots = new ArrayList<>(spec.operands());
        slots.addAll(spec.results());
        for (OpSpec.Slot slot : slots) {
            if (slot.type() instanceof TypeRule) continue;
            Type same = spec.hasSameOperandsAndResultType() ? first(types) : sameType(spec, slot.name(), types);
            Type only = slot.type().only();
            Type chosen = same != null ? same : only != null ? only : accepted(slot, shape, b);
            if (chosen == null) return null;
            types.put(slot.name(), chosen);
        }
        for (OpSpec.Slot slot : slots) {
            if (!(slot.type() instanceof TypeRule rule)) continue;
            Type from = types.get(rule.from());
            Type computed = from == null ? null : rule.function().apply(from);
            if (computed == null) return null;
            types.put(slot.name(), computed);
        }
        return types;
    }

    private static @Nullable Type first(Map<String, Type> types) {
        return types.isEmpty() ? null : types.values().iterator().next();
    }

    private static @Nullable Type sameType(OpSpec spec, String slot, Map<String, Type> types) {
        for (List<String> group : spec.sameTypeGroups()) {
            if (!group.contains(slot)) continue;
            for (String other : group) if (types.containsKey(other)) return types.get(other);
        }
        return null;
    }

    private static @Nullable Type accepted(OpSpec.Slot slot, @Nullable Shape shape, Body b) {
        for (int i = 0; i < 6; i++) {
            Type t = TypeMenu.shaped(b.types.scalar(), shape);
            if (slot.type().accepts(t)) return t;
        }
        return null;
    }

    private boolean isLegal(OpSpec spec, List<Type> in, List<Type> out) {
        return verified.computeIfAbsent(spec.name() + in + out, k -> {
            Block scratch = new Block();
            OpState state = OpState.at(Location.UNKNOWN);
            for (Type t : in) state.operand(scratch.addArgument(t, Location.UNKNOWN));
            for (Type t : out) state.result(t);
            for (OpSpec.Attr a : spec.attributes()) {
                if (a.kind() == OpSpec.Presence.REQUIRED && spec.kind() != IndexOp.CMP) {
                    state.property(a.name(), IntegerAttr.i64(0));
                }
            }
            if (spec.kind() == IndexOp.CMP) return true;
            Operation op = context.create(spec.name(), state);
            return op != null && Verifier.verify(op, new Diagnostics());
        });
    }

    private static void emit(Body b, OpSpec spec, List<Type> in, List<Type> out) {
        String[] operands = new String[in.size()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = isExact(spec) ? b.value(in.get(i)) : b.unknown(in.get(i));
        }
        Preconditions conditions = new Preconditions(b);
        conditions.establish(spec.kind(), in, out, operands);
        String name = b.fresh();
        String results = out.size() == 1 ? name : name + ":" + out.size();
        b.line(results + " = \"" + spec.name() + "\"(" + String.join(", ", operands) + ")" + properties(spec, b)
                + " : (" + list(in) + ") -> (" + list(out) + ")");
        for (int i = 0; i < out.size(); i++) {
            String result = out.size() == 1 ? name : name + "#" + i;
            b.publish(out.get(i), conditions.conclude(spec.kind(), out.get(i), result));
        }
    }

    private static String properties(OpSpec spec, Body b) {
        if (spec.kind() == ArithOp.CMPI) return " <{predicate = " + b.draw.below(10) + " : i64}>";
        if (spec.kind() == ArithOp.CMPF) return " <{predicate = " + b.draw.below(16) + " : i64}>";
        boolean index = spec.kind() == IndexOp.CMP;
        return index ? " <{pred = #index<cmp_predicate " + b.draw.of(INDEX_PREDICATES) + ">}>" : "";
    }

    static String list(List<Type> types) {
        return types.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}
