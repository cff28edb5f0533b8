package dev.wami.generator;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Blocks that branch to one another at random, by cf or llvm: reducible or not, with loops of several entries and
 * exits. Every block takes the same arguments, the first of them a count of the blocks that may still be entered, so
 * that it comes to an end.
 */
final class BlockGraphs {
    private static final Type I32 = IntegerType.I32;

    private final Body b;
    private final Statements inner;
    private final boolean llvm;
    private final String dialect;

    /** @param llvm whether it is a function of llvm that they are in */
    BlockGraphs(Body b, Statements inner, boolean llvm) {
        this.b = b;
        this.inner = inner;
        this.llvm = llvm;
        this.dialect = llvm ? "llvm" : "cf";
    }

    /** The graph as a region in the middle of a function. */
    void emit() {
        List<Type> types = carriedTypes();
        String result = b.fresh();
        b.line(result + (types.size() > 1 ? ":" + types.size() : "") + " = scf.execute_region -> "
                + (types.size() > 1 ? "(" + ElementwiseOps.list(types) + ")" : types.get(0)) + " {");
        graph(types, values -> b.line("scf.yield " + String.join(", ", values) + " : " + ElementwiseOps.list(types)));
        b.line("}");
        for (int i = 0; i < types.size(); i++) b.add(types.get(i), types.size() == 1 ? result : result + "#" + i);
    }

    private List<Type> carriedTypes() {
        List<Type> types = new ArrayList<>();
        for (int i = b.draw.between(1, 3); i > 0; i--) {
            Type t = b.types.any();
            if (!llvm || Llvm.has(t)) types.add(t);
        }
        if (types.isEmpty()) types.add(IntegerType.I64);
        return types;
    }

    /** Blocks that compute values of {@code types} and leave by {@code leave}. */
    void graph(List<Type> types, Consumer<List<String>> leave) {
        int count = b.draw.between(1, 5);
        List<String> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) blocks.add("^bb" + b.fresh().substring(1));
        String exit = "^exit" + b.fresh().substring(1);
        b.nested(() -> {
            String fuel = b.binary("arith.addi", I32, b.and(I32, b.value(I32), 7), b.splat(I32, 2));
            branch(blocks, exit, fuel, types, b.draw.chance(70));
        });
        for (String block : blocks) {
            b.nested(() -> {
                String fuel = label(block, types, true);
                inner.emit(b);
                String rest = b.binary("arith.subi", I32, fuel, b.splat(I32, 1));
                String enough = b.compare("arith.cmpi", "sgt", I32, rest, b.splat(I32, 0));
                String next = "^next" + b.fresh().substring(1);
                b.line(dialect + ".cond_br " + enough + ", " + next + ", " + edge(exit, "", types));
                b.line(next + ":");
                branch(blocks, exit, rest, types, false);
            });
        }
        b.nested(() -> {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < types.size(); i++) names.add(b.fresh());
            b.line(exit + parameters(names, types) + ":");
            leave.accept(names);
        });
    }

    /** The label of a block with its arguments, which can be used from here on; the name of the first. */
    private String label(String block, List<Type> types, boolean fuelled) {
        List<String> names = new ArrayList<>();
        List<Type> all = new ArrayList<>(types);
        if (fuelled) all.add(0, I32);
        for (int i = 0; i < all.size(); i++) names.add(b.fresh());
        b.line(block + parameters(names, all) + ":");
        for (int i = 1; i < all.size(); i++) b.add(all.get(i), names.get(i));
        return names.get(0);
    }

    private static String parameters(List<String> names, List<Type> types) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) texts.add(names.get(i) + ": " + types.get(i));
        return "(" + String.join(", ", texts) + ")";
    }

    /** A way on; to the exit as well, if {@code mayLeave}. */
    private void branch(List<String> blocks, String exit, String fuel, List<Type> types, boolean onlyOne) {
        if (onlyOne || b.draw.chance(20)) {
            b.line(dialect + ".br " + edge(b.draw.of(blocks), fuel, types));
            return;
        }
        if (b.draw.chance(70)) {
            String condition = b.value(IntegerType.I1);
            String yes = edge(b.draw.of(blocks), fuel, types);
            String no = b.draw.chance(15) ? edge(exit, "", types) : edge(b.draw.of(blocks), fuel, types);
            b.line(dialect + ".cond_br " + condition + ", " + yes + ", " + no);
            return;
        }
        Type flagType = b.draw.of(I32, IntegerType.I64, (Type) IntegerType.I8);
        String flag = b.draw.coin() ? b.value(flagType) : b.and(flagType, b.value(flagType), 3);
        String otherwise = edge(b.draw.of(blocks), fuel, types);
        List<String> cases = new ArrayList<>();
        // What mlir-opt prints of -1 it reads again only below 64 bits.
        int[] labels = {0, 1, 3, flagType == IntegerType.I64 ? 2 : -1, 100};
        for (int i = b.draw.below(4); i >= 0; i--) {
            cases.add(labels[i] + ": " + edge(b.draw.chance(10) ? exit : b.draw.of(blocks), fuel, types, exit));
        }
        String list = String.join(", ", cases) + "]";
        b.line(dialect + ".switch " + flag + " : " + flagType + ", "
                + (llvm ? otherwise + " [" : "[default: " + otherwise + ", ") + list);
    }

    private String edge(String block, String fuel, List<Type> types, String exit) {
        return edge(block, block.equals(exit) ? "" : fuel, types);
    }

    /** {@code ^block(%fuel, %a : i32, f32)}; without fuel, which the exit does not take. */
    private String edge(String block, String fuel, List<Type> types) {
        List<String> values = new ArrayList<>();
        for (Type t : types) values.add(named(t, b.value(t)));
        List<Type> all = new ArrayList<>(types);
        if (!fuel.isEmpty()) {
            values.add(0, fuel);
            all.add(0, I32);
        }
        return block + "(" + String.join(", ", values) + " : " + ElementwiseOps.list(all) + ")";
    }

    /** A result of several by a name of its own: cf.switch of mlir-opt reads no other. */
    private String named(Type type, String value) {
        if (!value.contains("#")) return value;
        String condition = b.splat(Body.like(type, IntegerType.I1), 1);
        return b.select(type, condition, value, value);
    }
}
