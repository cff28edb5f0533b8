package dev.wami.generator;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of a function as it grows, and the values that can be used where it ends. */
final class Body {
    final Draw draw;
    final TypeMenu types;

    private final StringBuilder out = new StringBuilder();
    /** Values of each type in the order of their definition; a scope's end takes its own away again. */
    private final Map<Type, List<String>> values = new LinkedHashMap<>();

    private final List<Type> trail = new ArrayList<>();
    private final List<Buffer> buffers = new ArrayList<>();
    private final List<LlvmPlace> places = new ArrayList<>();
    private final Module module;
    private final boolean llvm;
    private int names;
    private int nesting;
    private int budget;

    /**
     * @param budget how many statements may still be made
     * @param llvm whether it is a function of llvm
     */
    Body(Draw draw, TypeMenu types, Module module, int budget, boolean llvm) {
        this.draw = draw;
        this.types = types;
        this.module = module;
        this.budget = budget;
        this.llvm = llvm;
    }

    // ---- text

    String text() {
        return out.toString();
    }

    void line(String text) {
        out.append("  ".repeat(nesting)).append(text).append('\n');
    }

    String fresh() {
        return "%" + names++;
    }

    /** Defines a value that only its maker knows. */
    String temporary(String operation) {
        String name = fresh();
        line(name + " = " + operation);
        return name;
    }

    /** Defines a value that later statements may use. */
    String define(Type type, String operation) {
        return publish(type, temporary(operation));
    }

    // ---- scope

    /**
     * Lets later statements use a value; one of {@code index} is first brought into the range that such values have.
     */
    String publish(Type type, String name) {
        String kept = type.elementTypeOrSelf().isIndex() ? bounded(type, name) : name;
        add(type, kept);
        return kept;
    }

    /** Lets later statements use a value that is in its range. */
    void add(Type type, String name) {
        values.computeIfAbsent(type, t -> new ArrayList<>()).add(name);
        trail.add(type);
    }

    /** The low bits of an index, which are the same however wide it is; from 0, or around 0. */
    private String bounded(Type type, String name) {
        String low = and(type, name, TypeMenu.INDEX_LIMIT - 1);
        return draw.coin() ? low : binary("arith.subi", type, low, splat(type, TypeMenu.INDEX_LIMIT / 2));
    }

    /** The low bits of an index. */
    String and(Type type, String name, long mask) {
        return binary("arith.andi", type, name, splat(type, mask));
    }

    /** Values that can be used here, of every type, oldest first within a type. */
    Map<Type, List<String>> visible() {
        return values;
    }

    void add(Buffer buffer) {
        buffers.add(buffer);
    }

    /** A buffer that can be used here, or null if there is none. */
    @Nullable
    Buffer anyBuffer() {
        return buffers.isEmpty() ? null : draw.of(buffers);
    }

    void add(LlvmPlace place) {
        places.add(place);
    }

    /** A place that can be used here, or null if there is none. */
    @Nullable
    LlvmPlace anyPlace() {
        return places.isEmpty() ? null : draw.of(places);
    }

    /** The functions that can be called here. */
    List<Function> functions() {
        return module.functions();
    }

    /** A new variable of the module, constant or not; its symbol. */
    String global(MemRefType type, boolean constant) {
        return module.global(type, constant, types);
    }

    /** A new global of llvm; its symbol. Without a value it is zero. */
    String llvmGlobal(String kind, LlvmShape shape, @Nullable String value) {
        return module.llvmGlobal(kind, shape, value);
    }

    /** A new variable of the module for one value, {@code "mutable "} or not; its symbol. */
    String variable(String kind, Type type) {
        return module.variable(kind, type, types);
    }

    /** Runs {@code inner}, whose values are unknown afterwards, one level deeper. */
    void nested(Runnable inner) {
        int mark = trail.size();
        int bufferMark = buffers.size();
        int placeMark = places.size();
        nesting++;
        inner.run();
        nesting--;
        buffers.subList(bufferMark, buffers.size()).clear();
        places.subList(placeMark, places.size()).clear();
        while (trail.size() > mark) {
            List<String> of = values.get(trail.remove(trail.size() - 1));
            if (of != null) of.remove(of.size() - 1);
        }
    }

    int nesting() {
        return nesting;
    }

    /** Whether it is a function of llvm, in which there are pointers, and values of all of its types. */
    boolean isLlvm() {
        return llvm;
    }

    /** Whether there is budget for one more statement, which this takes. */
    boolean spend() {
        return budget-- > 0;
    }

    // ---- values

    /** A value of {@code type}: a known one, one computed from a known number, or a constant. */
    String value(Type type) {
        List<String> known = values.getOrDefault(type, List.of());
        if (!known.isEmpty() && draw.chance(85)) {
            // Recent ones more often, so that what is computed depends on what was.
            int n = known.size();
            return known.get(draw.coin() ? draw.below(n) : n - 1 - draw.below(Math.min(n, 4)));
        }
        String made = draw.chance(70) ? derived(type, known()) : constant(types.constant(type));
        add(type, made);
        return made;
    }

    /** Whether there are values that no compiler knows: those that the program is called with. */
    boolean hasArguments() {
        return values.getOrDefault(IntegerType.I64, List.of()).contains("%a");
    }

    /** A value of {@code type} that no compiler can know. */
    String unknown(Type type) {
        String made = derived(type, draw.of("%a", "%b"));
        return type.elementTypeOrSelf().isFloat()
                ? binary("arith.mulf", type, made, constant(types.constant(type)))
                : made;
    }

    /** A value of {@code type} that depends on an i64, so that nothing can compute it beforehand. */
    private String derived(Type type, String from) {
        if (type instanceof VectorType v) {
            String mixed = binary("arith.xori", IntegerType.I64, from, constant(types.constant(IntegerType.I64)));
            Type wide = v.withElement(IntegerType.I64);
            String all = temporary("vector.broadcast " + mixed + " : i64 to " + wide);
            Attribute weights = types.constant(wide);
            return fromWord(type, binary("arith.xori", wide, all, constant(weights)));
        }
        return fromWord(type, from);
    }

    /** An i64 that is known here. */
    private String known() {
        return draw.of(values.getOrDefault(IntegerType.I64, List.of()));
    }

    /** Makes {@code word}, an i64 or a vector of them, a value of {@code type}. */
    private String fromWord(Type type, String word) {
        Type e = type.elementTypeOrSelf();
        Type words = like(type, IntegerType.I64);
        if (e.isIndex()) {
            return and(type, cast("arith.index_cast", words, type, word), draw.coin() ? 7 : TypeMenu.INDEX_LIMIT - 1);
        }
        if (e.isFloat()) {
            Type small = like(type, IntegerType.of(draw.of(4, 11, 16)));
            return cast("arith.sitofp", small, type, cast("arith.trunci", words, small, word));
        }
        int width = TypeMenu.width(e);
        return width == 64 ? word : cast(width < 64 ? "arith.trunci" : "arith.extsi", words, type, word);
    }

    /** {@code scalar}, or a vector of it, as {@code shape} is one. */
    static Type like(Type shape, Type scalar) {
        return shape instanceof VectorType v ? v.withElement(scalar) : scalar;
    }

    // ---- operations of arith that other statements need; their results are temporaries

    String constant(Attribute value) {
        return temporary("arith.constant " + value);
    }

    /** {@code value} in every element. */
    String splat(Type type, long value) {
        return constant(TypeMenu.splat(type, value));
    }

    String index(long value) {
        return constant(IntegerAttr.index(value));
    }

    String binary(String op, Type type, String lhs, String rhs) {
        return temporary(op + " " + lhs + ", " + rhs + " : " + type);
    }

    String cast(String op, Type from, Type to, String value) {
        return temporary(op + " " + value + " : " + from + " to " + to);
    }

    /** {@code op} is arith.cmpi or arith.cmpf. */
    String compare(String op, String predicate, Type type, String lhs, String rhs) {
        return temporary(op + " " + predicate + ", " + lhs + ", " + rhs + " : " + type);
    }

    String select(Type type, String condition, String yes, String no) {
        String condType = type instanceof VectorType ? like(type, IntegerType.I1) + ", " : "";
        return temporary("arith.select " + condition + ", " + yes + ", " + no + " : " + condType + type);
    }

    /** An index from 0 to {@code extent - 1}. */
    String indexBelow(int extent) {
        if (draw.chance(25)) return index(draw.below(extent));
        String any = value(IndexType.INDEX);
        if ((extent & extent - 1) == 0) return and(IndexType.INDEX, any, extent - 1);
        return binary(
                "arith.remui", IndexType.INDEX, and(IndexType.INDEX, any, TypeMenu.INDEX_LIMIT - 1), index(extent));
    }

    /** {@code value} with a number in place of a NaN, whose bits do not matter. */
    String withoutNaN(Type type, String value, double number) {
        String isNaN = compare("arith.cmpf", "uno", type, value, value);
        return select(type, isNaN, splat(type, (long) number), value);
    }
}
