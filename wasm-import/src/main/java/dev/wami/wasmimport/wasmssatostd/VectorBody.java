package dev.wami.wasmimport.wasmssatostd;

import static java.util.Objects.requireNonNull;

import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.IntUnaryOperator;

/**
 * The text of what an instruction on vectors computes, in the operations of arith, math and vector on its lanes. A v128
 * is a {@code vector<16xi8>} outside. Of the results that a relaxed instruction may have, it computes that of the
 * instruction without {@code relaxed}. Source: the specification 4.3.6 and 4.4.4.
 */
final class VectorBody {
    static final String BYTES = "vector<16xi8>";

    private final Opcode row;
    private final int lane;
    private final StringBuilder out = new StringBuilder();
    private int count;

    /** @param lane the immediate of an instruction that has one */
    VectorBody(Opcode row, int lane) {
        this.row = row;
        this.lane = lane;
    }

    /** The lines that have been written. */
    String lines() {
        return out.toString();
    }

    // ---- writing

    private String line(String format, Object... parts) {
        String name = "%v" + count++;
        out.append("  ")
                .append(name)
                .append(" = ")
                .append(String.format(Locale.ROOT, format, parts))
                .append('\n');
        return name;
    }

    private String apply(String operation, String type, String... operands) {
        return line("%s %s : %s", operation, String.join(", ", operands), type);
    }

    private String convert(String operation, String operand, String from, String to) {
        return from.equals(to) ? operand : line("%s %s : %s to %s", operation, operand, from, to);
    }

    private String splat(String value, String type) {
        return line("arith.constant dense<%s> : %s", value, type);
    }

    private static String type(LaneShape lanes) {
        return Vectors.type(lanes).toString();
    }

    private static String integers(int lanes, int bits) {
        return "vector<" + lanes + "xi" + bits + ">";
    }

    private static String integers(LaneShape lanes) {
        return integers(lanes.lanes(), lanes.bits());
    }

    /** The bytes of a v128 as lanes. */
    private String lanes(String bytes, String type) {
        return convert("vector.bitcast", bytes, BYTES, type);
    }

    private String bytes(String lanes, String type) {
        return convert("vector.bitcast", lanes, type, BYTES);
    }

    private String compare(String predicate, String type, String a, String b) {
        String operation = predicate.startsWith("o") || predicate.equals("une") ? "arith.cmpf" : "arith.cmpi";
        return line("%s %s, %s, %s : %s", operation, predicate, a, b, type);
    }

    private String select(String condition, int lanes, String type, String yes, String no) {
        return line("arith.select %s, %s, %s : vector<%dxi1>, %s", condition, yes, no, lanes, type);
    }

    // ---- numbers

    /** Computes the result, of the operands {@code %a}, {@code %b} and {@code %c}; its name. */
    String compute() {
        Operator o = row.operator();
        LaneShape shape = row.shape();
        if (shape == null) return bitwise(o);
        return switch (o.category()) {
            case UNARY -> bytes(unary(o, shape, lanes("%a", type(shape))), type(shape));
            case BINARY -> bytes(binary(o, shape), type(shape));
            case COMPARE -> comparison(o, shape);
            case TEST -> o == Operator.BITMASK ? bitmask(shape) : allTrue(shape);
            case TERNARY -> ternary(o, shape);
            case CONVERT -> bytes(conversion(o, shape, "%a"), type(shape));
            case COMBINE -> bytes(combination(o, shape, "%a", "%b"), type(shape));
            case ACCUMULATE -> dotAndAdd();
            case BROADCAST -> bytes(broadcast(narrowed("%a", shape), shape), type(shape));
            case EXTRACT -> extract(o, shape);
            case REPLACE -> replace(shape, "%a", narrowed("%b", shape));
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    private String bitwise(Operator o) {
        return switch (o) {
            case NOT -> not("%a");
            case AND -> apply("arith.andi", BYTES, "%a", "%b");
            case ANDNOT -> apply("arith.andi", BYTES, "%a", not("%b"));
            case OR -> apply("arith.ori", BYTES, "%a", "%b");
            case XOR -> apply("arith.xori", BYTES, "%a", "%b");
            case BITSELECT -> bitselect();
            case ANY_TRUE -> {
                String any = line("vector.reduction <or>, %%a : %s into i8", BYTES);
                String zero = line("arith.constant 0 : i8");
                yield truth(line("arith.cmpi ne, %s, %s : i8", any, zero));
            }
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    private String not(String v) {
        return apply("arith.xori", BYTES, v, splat("-1", BYTES));
    }

    /** The bits of {@code %a} where those of {@code %c} are 1, else those of {@code %b}. */
    private String bitselect() {
        String yes = apply("arith.andi", BYTES, "%a", "%c");
        return apply("arith.ori", BYTES, yes, apply("arith.andi", BYTES, "%b", not("%c")));
    }

    private String truth(String flag) {
        return line("arith.extui %s : i1 to i32", flag);
    }

    private String unary(Operator o, LaneShape shape, String a) {
        String type = type(shape);
        return switch (o) {
            case ABS -> apply(shape.isFloat() ? "math.absf" : "math.absi", type, a);
            case NEG -> shape.isFloat() ? apply("arith.negf", type, a) : apply("arith.subi", type, splat("0", type), a);
            case POPCNT -> apply("math.ctpop", type, a);
            case CEIL -> apply("math.ceil", type, a);
            case FLOOR -> apply("math.floor", type, a);
            case TRUNC -> apply("math.trunc", type, a);
            case NEAREST -> apply("math.roundeven", type, a);
            case SQRT -> apply("math.sqrt", type, a);
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    private String binary(Operator o, LaneShape shape) {
        String type = type(shape);
        String a = lanes("%a", type);
        if (o == Operator.SHL || o == Operator.SHR_S || o == Operator.SHR_U) return shift(o, shape, a);
        String b = lanes("%b", type);
        String suffix = shape.isFloat() ? "f" : "i";
        return switch (o) {
            case ADD -> apply("arith.add" + suffix, type, a, b);
            case SUB -> apply("arith.sub" + suffix, type, a, b);
            case MUL -> apply("arith.mul" + suffix, type, a, b);
            case DIV -> apply("arith.divf", type, a, b);
            case MIN_S -> apply("arith.minsi", type, a, b);
            case MIN_U -> apply("arith.minui", type, a, b);
            case MAX_S -> apply("arith.maxsi", type, a, b);
            case MAX_U -> apply("arith.maxui", type, a, b);
            case MIN, RELAXED_MIN -> apply("arith.minimumf", type, a, b);
            case MAX, RELAXED_MAX -> apply("arith.maximumf", type, a, b);
            case PMIN -> select(compare("olt", type, b, a), shape.lanes(), type, b, a);
            case PMAX -> select(compare("olt", type, a, b), shape.lanes(), type, b, a);
            case SWIZZLE, RELAXED_SWIZZLE -> swizzle(a, b);
            default -> saturating(o, shape, a, b);
        };
    }

    /** What is computed with twice the bits. */
    private String saturating(Operator o, LaneShape shape, String a, String b) {
        int n = shape.lanes();
        int bits = shape.bits();
        boolean signed = o != Operator.ADD_SAT_U && o != Operator.SUB_SAT_U && o != Operator.AVGR_U;
        String extension = signed ? "arith.extsi" : "arith.extui";
        String wide = integers(n, 2 * bits);
        String x = convert(extension, a, type(shape), wide);
        String y = convert(extension, b, type(shape), wide);
        String result = switch (o) {
            case ADD_SAT_S -> clamp(apply("arith.addi", wide, x, y), wide, bits, true);
            case ADD_SAT_U -> clamp(apply("arith.addi", wide, x, y), wide, bits, false);
            case SUB_SAT_S -> clamp(apply("arith.subi", wide, x, y), wide, bits, true);
            case SUB_SAT_U -> clamp(apply("arith.subi", wide, x, y), wide, bits, false);
            case AVGR_U -> {
                String one = splat("1", wide);
                String sum = apply("arith.addi", wide, apply("arith.addi", wide, x, y), one);
                yield apply("arith.shrui", wide, sum, one);
            }
            case Q15MULR_SAT_S, RELAXED_Q15MULR_S -> {
                String product = apply("arith.muli", wide, x, y);
                String rounded = apply("arith.addi", wide, product, splat("16384", wide));
                yield clamp(apply("arith.shrsi", wide, rounded, splat("15", wide)), wide, bits, true);
            }
            default -> throw new IllegalStateException(row.mnemonic());
        };
        return convert("arith.trunci", result, wide, type(shape));
    }

    /** The nearest number that {@code bits} bits hold, of numbers with a sign. */
    private String clamp(String v, String type, int bits, boolean signed) {
        long most = signed ? (1L << bits - 1) - 1 : (1L << bits) - 1;
        String above = apply("arith.maxsi", type, v, splat(Long.toString(signed ? -most - 1 : 0), type));
        return apply("arith.minsi", type, above, splat(Long.toString(most), type));
    }

    /** The count is an i32, taken modulo the width of a lane. */
    private String shift(Operator o, LaneShape shape, String a) {
        String mask = line("arith.constant %d : i32", shape.bits() - 1);
        String number = line("arith.andi %%b, %s : i32", mask);
        String element = "i" + shape.bits();
        String lane = convert(shape.bits() < 32 ? "arith.trunci" : "arith.extui", number, "i32", element);
        String counts = broadcast(lane, shape);
        String operation = o == Operator.SHL ? "arith.shli" : o == Operator.SHR_S ? "arith.shrsi" : "arith.shrui";
        return apply(operation, type(shape), a, counts);
    }

    /** The lanes of {@code b} are numbers of lanes of {@code a}; those that do not exist give 0. */
    private String swizzle(String a, String b) {
        String result = splat("0", BYTES);
        for (int i = 0; i < 16; i++) {
            String chosen = compare("eq", BYTES, b, splat(Integer.toString(i), BYTES));
            String byteOf = line("vector.extract %s[%d] : i8 from %s", a, i, BYTES);
            String everywhere = line("vector.broadcast %s : i8 to %s", byteOf, BYTES);
            result = select(chosen, 16, BYTES, everywhere, result);
        }
        return result;
    }

    private String comparison(Operator o, LaneShape shape) {
        String type = type(shape);
        String predicate = switch (o) {
            case EQ -> shape.isFloat() ? "oeq" : "eq";
            case NE -> shape.isFloat() ? "une" : "ne";
            case LT -> "olt";
            case GT -> "ogt";
            case LE -> "ole";
            case GE -> "oge";
            case LT_S -> "slt";
            case GT_S -> "sgt";
            case LE_S -> "sle";
            case GE_S -> "sge";
            case LT_U -> "ult";
            case GT_U -> "ugt";
            case LE_U -> "ule";
            case GE_U -> "uge";
            default -> throw new IllegalStateException(row.mnemonic());
        };
        String holds = compare(predicate, type, lanes("%a", type), lanes("%b", type));
        String all = convert("arith.extsi", holds, integers(shape.lanes(), 1), integers(shape));
        return bytes(all, integers(shape));
    }

    private String allTrue(LaneShape shape) {
        String type = type(shape);
        String set = compare("ne", type, lanes("%a", type), splat("0", type));
        return truth(line("vector.reduction <and>, %s : vector<%dxi1> into i1", set, shape.lanes()));
    }

    private String bitmask(LaneShape shape) {
        String type = type(shape);
        String negative = compare("slt", type, lanes("%a", type), splat("0", type));
        String words = integers(shape.lanes(), 32);
        String bits = convert("arith.extui", negative, integers(shape.lanes(), 1), words);
        String places = splat(list(shape.lanes(), i -> i), words);
        String masks = apply("arith.shli", words, bits, places);
        return line("vector.reduction <or>, %s : %s into i32", masks, words);
    }

    private String ternary(Operator o, LaneShape shape) {
        if (o == Operator.RELAXED_LANESELECT) return bitselect();
        String type = type(shape);
        String product = apply("arith.mulf", type, lanes("%a", type), lanes("%b", type));
        String c = lanes("%c", type);
        return bytes(
                o == Operator.RELAXED_MADD
                        ? apply("arith.addf", type, product, c)
                        : apply("arith.subf", type, c, product),
                type);
    }

    // ---- other lanes

    private static String list(int count, IntUnaryOperator element) {
        StringJoiner list = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < count; i++) list.add(Integer.toString(element.applyAsInt(i)));
        return list.toString();
    }

    private String slice(String v, String element, int lanes, int first, int count) {
        return line(
                "vector.extract_strided_slice %s {offsets = [%d], sizes = [%d], strides = [1]} : vector<%dx%s> to vector<%dx%s>",
                v, first, count, lanes, element, count, element);
    }

    /** Every second lane, from {@code first} on. */
    private String everySecond(String v, int lanes, int bits, int first) {
        String type = integers(lanes, bits);
        return line("vector.shuffle %s, %s %s : %s, %s", v, v, list(lanes / 2, i -> 2 * i + first), type, type);
    }

    private String element(LaneShape shape) {
        return (shape.isFloat() ? "f" : "i") + shape.bits();
    }

    /** The low or high half of the lanes, extended. */
    private String extended(Operator o, LaneShape from, LaneShape to, String v) {
        String name = o.mnemonic();
        int first = name.contains("_high_") ? to.lanes() : 0;
        String half = slice(lanes(v, type(from)), element(from), from.lanes(), first, to.lanes());
        String extension = name.endsWith("_s") ? "arith.extsi" : "arith.extui";
        return convert(extension, half, integers(to.lanes(), from.bits()), type(to));
    }

    /** {@code v} of {@code to}, that of each two lanes beside one another. */
    private String pairSums(boolean signed, LaneShape from, LaneShape to, String bytes) {
        String v = lanes(bytes, type(from));
        String extension = signed ? "arith.extsi" : "arith.extui";
        String half = integers(to.lanes(), from.bits());
        String even = convert(extension, everySecond(v, from.lanes(), from.bits(), 0), half, type(to));
        String odd = convert(extension, everySecond(v, from.lanes(), from.bits(), 1), half, type(to));
        return apply("arith.addi", type(to), even, odd);
    }

    private String conversion(Operator o, LaneShape to, String a) {
        LaneShape from = requireNonNull(o.source());
        return switch (o) {
            case EXTADD_PAIRWISE_I8X16_S, EXTADD_PAIRWISE_I16X8_S -> pairSums(true, from, to, a);
            case EXTADD_PAIRWISE_I8X16_U, EXTADD_PAIRWISE_I16X8_U -> pairSums(false, from, to, a);
            case TRUNC_SAT_F32X4_S, RELAXED_TRUNC_F32X4_S -> truncated(from, true, a);
            case TRUNC_SAT_F32X4_U, RELAXED_TRUNC_F32X4_U -> truncated(from, false, a);
            case TRUNC_SAT_F64X2_S_ZERO, RELAXED_TRUNC_F64X2_S_ZERO -> withZeros(truncated(from, true, a), "i32");
            case TRUNC_SAT_F64X2_U_ZERO, RELAXED_TRUNC_F64X2_U_ZERO -> withZeros(truncated(from, false, a), "i32");
            case CONVERT_I32X4_S -> convert("arith.sitofp", lanes(a, type(from)), type(from), type(to));
            case CONVERT_I32X4_U -> convert("arith.uitofp", lanes(a, type(from)), type(from), type(to));
            case CONVERT_LOW_I32X4_S -> convert("arith.sitofp", low(from, a), "vector<2xi32>", type(to));
            case CONVERT_LOW_I32X4_U -> convert("arith.uitofp", low(from, a), "vector<2xi32>", type(to));
            case PROMOTE_LOW_F32X4 -> convert("arith.extf", low(from, a), "vector<2xf32>", type(to));
            case DEMOTE_F64X2_ZERO ->
                withZeros(convert("arith.truncf", lanes(a, type(from)), type(from), "vector<2xf32>"), "f32");
            default -> extended(o, from, to, a);
        };
    }

    private String low(LaneShape from, String a) {
        return slice(lanes(a, type(from)), element(from), from.lanes(), 0, 2);
    }

    /** Two lanes of 32 bits, and two zeros behind them. */
    private String withZeros(String two, String element) {
        String zeros = splat(element.equals("f32") ? "0.0" : "0", "vector<4x" + element + ">");
        return line(
                "vector.insert_strided_slice %s, %s {offsets = [0], strides = [1]} : vector<2x%s> into vector<4x%s>",
                two, zeros, element, element);
    }

    /** To i32; 0 for NaN, the nearest for what does not fit. */
    private String truncated(LaneShape from, boolean signed, String a) {
        int n = from.lanes();
        String type = type(from);
        String to = integers(n, 32);
        String x = lanes(a, type);
        // in f64 the numbers below the least are known to the unit
        String least = !signed ? "-1.0" : from.bits() == 64 ? "-2147483649.0" : "-2147483648.0";
        boolean open = !signed || from.bits() == 64;
        String number = compare("ord", type, x, x);
        String above = compare(open ? "ogt" : "oge", type, x, splat(least, type));
        String below = compare("olt", type, x, splat(signed ? "2147483648.0" : "4294967296.0", type));
        String integer = convert(signed ? "arith.fptosi" : "arith.fptoui", x, type, to);
        String most = select(below, n, to, integer, splat(signed ? "2147483647" : "-1", to));
        String both = select(above, n, to, most, splat(signed ? "-2147483648" : "0", to));
        return select(number, n, to, both, splat("0", to));
    }

    private String combination(Operator o, LaneShape to, String a, String b) {
        LaneShape from = requireNonNull(o.source());
        return switch (o) {
            case NARROW_I16X8_S, NARROW_I32X4_S -> narrow(from, to, a, b, true);
            case NARROW_I16X8_U, NARROW_I32X4_U -> narrow(from, to, a, b, false);
            case DOT_I16X8_S, RELAXED_DOT_I8X16_I7X16_S -> dot(from, to, a, b);
            default -> apply("arith.muli", type(to), extended(o, from, to, a), extended(o, from, to, b));
        };
    }

    private String narrow(LaneShape from, LaneShape to, String a, String b, boolean signed) {
        String half = type(from);
        String both = integers(to.lanes(), from.bits());
        String v = line(
                "vector.shuffle %s, %s %s : %s, %s",
                lanes(a, half), lanes(b, half), list(to.lanes(), i -> i), half, half);
        return convert("arith.trunci", clamp(v, both, to.bits(), signed), both, type(to));
    }

    private String dot(LaneShape from, LaneShape to, String a, String b) {
        String wide = integers(from.lanes(), to.bits());
        String x = convert("arith.extsi", lanes(a, type(from)), type(from), wide);
        String y = convert("arith.extsi", lanes(b, type(from)), type(from), wide);
        String products = apply("arith.muli", wide, x, y);
        String even = everySecond(products, from.lanes(), to.bits(), 0);
        return apply("arith.addi", type(to), even, everySecond(products, from.lanes(), to.bits(), 1));
    }

    private String dotAndAdd() {
        String pairs = bytes(dot(LaneShape.I8X16, LaneShape.I16X8, "%a", "%b"), type(LaneShape.I16X8));
        String fours = pairSums(true, LaneShape.I16X8, LaneShape.I32X4, pairs);
        String type = type(LaneShape.I32X4);
        return bytes(apply("arith.addi", type, fours, lanes("%c", type)), type);
    }

    // ---- one lane

    /** A scalar of Wasm as a lane. */
    private String narrowed(String scalar, LaneShape shape) {
        return shape.bits() < 32 ? convert("arith.trunci", scalar, "i32", "i" + shape.bits()) : scalar;
    }

    private String broadcast(String lane, LaneShape shape) {
        return line("vector.broadcast %s : %s to %s", lane, element(shape), type(shape));
    }

    private String extract(Operator o, LaneShape shape) {
        String v = laneOf("%a", shape);
        if (shape.bits() >= 32) return v;
        String extension = o == Operator.EXTRACT_LANE_S ? "arith.extsi" : "arith.extui";
        return convert(extension, v, element(shape), "i32");
    }

    private String laneOf(String bytes, LaneShape shape) {
        return line("vector.extract %s[%d] : %s from %s", lanes(bytes, type(shape)), lane, element(shape), type(shape));
    }

    private String replace(LaneShape shape, String bytes, String value) {
        String type = type(shape);
        return bytes(
                line("vector.insert %s, %s [%d] : %s into %s", value, lanes(bytes, type), lane, element(shape), type),
                type);
    }

    // ---- memory

    /** Reads from {@code %bytes} at {@code %at}, for a load of one lane into {@code %value}; the name of the result. */
    String load() {
        int bits = 8 * row.accessBytes();
        boolean one = row.lanes() > 0;
        if (one || row.mnemonic().endsWith("_splat")) {
            LaneShape shape = integerLanes(bits);
            String read = read("%at", bits);
            return one ? replace(shape, "%value", read) : bytes(broadcast(read, shape), type(shape));
        }
        LaneShape shape = integerLanes(Math.min(bits, 64));
        String type = type(shape);
        String v = insert(read("%at", Math.min(bits, 64)), splat("0", type), shape, 0);
        if (bits == 128) v = insert(read(second(), 64), v, shape, 1);
        String bytes = bytes(v, type);
        return switch (row) {
            case V128_LOAD8X8_S -> loadExtended(Operator.EXTEND_LOW_I8X16_S, LaneShape.I16X8, bytes);
            case V128_LOAD8X8_U -> loadExtended(Operator.EXTEND_LOW_I8X16_U, LaneShape.I16X8, bytes);
            case V128_LOAD16X4_S -> loadExtended(Operator.EXTEND_LOW_I16X8_S, LaneShape.I32X4, bytes);
            case V128_LOAD16X4_U -> loadExtended(Operator.EXTEND_LOW_I16X8_U, LaneShape.I32X4, bytes);
            case V128_LOAD32X2_S -> loadExtended(Operator.EXTEND_LOW_I32X4_S, LaneShape.I64X2, bytes);
            case V128_LOAD32X2_U -> loadExtended(Operator.EXTEND_LOW_I32X4_U, LaneShape.I64X2, bytes);
            default -> bytes;
        };
    }

    private String loadExtended(Operator o, LaneShape to, String bytes) {
        return bytes(conversion(o, to, bytes), type(to));
    }

    /** Writes {@code %value}, or its lane, to {@code %bytes} at {@code %at}. */
    void store() {
        if (row.lanes() > 0) {
            int bits = 8 * row.accessBytes();
            write(laneOf("%value", integerLanes(bits)), "%at", bits);
            return;
        }
        String type = type(LaneShape.I64X2);
        String words = lanes("%value", type);
        String low = line("vector.extract %s[0] : i64 from %s", words, type);
        String high = line("vector.extract %s[1] : i64 from %s", words, type);
        write(low, "%at", 64);
        write(high, second(), 64);
    }

    private static LaneShape integerLanes(int bits) {
        return switch (bits) {
            case 8 -> LaneShape.I8X16;
            case 16 -> LaneShape.I16X8;
            case 32 -> LaneShape.I32X4;
            default -> LaneShape.I64X2;
        };
    }

    private String insert(String value, String into, LaneShape shape, int at) {
        return line("vector.insert %s, %s [%d] : %s into %s", value, into, at, element(shape), type(shape));
    }

    /** The index behind 8 bytes. */
    private String second() {
        String eight = line("arith.constant 8 : index");
        return line("arith.addi %%at, %s : index", eight);
    }

    private String view(String at, int bits) {
        return line("memref.view %%bytes[%s][] : CONTENT to memref<i%d>", at, bits);
    }

    private String read(String at, int bits) {
        return line("memref.load %s[] {alignment = 1 : i64} : memref<i%d>", view(at, bits), bits);
    }

    private void write(String value, String at, int bits) {
        String view = view(at, bits);
        out.append(String.format(
                Locale.ROOT, "  memref.store %s, %s[] {alignment = 1 : i64} : memref<i%d>\n", value, view, bits));
    }

    /** Whether the row is a load. */
    boolean isLoad() {
        return row.category() == Category.LOAD;
    }
}
