package dev.wami.conversions.llvm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.arith.ArithCast.IndexCastUIOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.llvm.LlvmBranches;
import dev.wami.std.llvm.LlvmCallOp;
import dev.wami.std.llvm.LlvmFuncOp;
import dev.wami.std.llvm.LlvmSwitchOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorElements;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Programs in the {@code llvm} dialect back to the standard ones, so that they take the same way as others: functions and
 * branches, numbers, vectors and intrinsics on them. Aggregates and pointers stay, and so does memory, with an error where
 * there is no lowering of it.
 */
public final class LlvmToStd extends Conversion {
    private final TypeConverter types = new TypeConverter() {
        @Override
        public List<Type> convert(Type type) {
            return List.of(type);
        }
    };

    @Override
    public String name() {
        return "llvm-to-std";
    }

    @Override
    public String summary() {
        return "raise functions, branches, numbers and vectors of llvm to the standard dialects";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("llvm");
    }

    @Override
    protected TypeConverter types() {
        return types;
    }

    /** What is left is llvm's still: the conversions behind this one know it, or say that they do not. */
    @Override
    protected boolean lower(Operation op, Lowering to) {
        if (op instanceof LlvmFuncOp f) return function(f, to);
        if (op instanceof LlvmCallOp c) return c.callee() == null || call(c, to);
        if (op instanceof ConstantLike c) return constant(op, c, to);
        String standard = Counterparts.of(op);
        if (standard != null) return same(standard, op, to);
        CombiningKind reduction = Counterparts.reduction(op.name());
        if (reduction != null) return reduce(reduction, op, to);
        return switch (op.name()) {
            case "llvm.return" -> insteadOf(op, new FuncCalls.ReturnOp(op.location(), op.operands()), to);
            case "llvm.br" -> insteadOf(op, new BranchOp(op.location(), op.successor(0), op.operands()), to);
            case "llvm.cond_br" -> conditional((LlvmBranches.CondBrOp) op, to);
            case "llvm.switch" -> choice((LlvmSwitchOp) op, to);
            case "llvm.freeze" -> to.replace(op, op.operand(0));
            case "llvm.intr.matrix.multiply" -> product(op, to);
            case "llvm.intr.matrix.transpose" -> transposed(op, to);
            case "llvm.shufflevector" -> shuffle(op, to);
            case "llvm.extractelement" -> element("vector.extract", op, 1, to);
            case "llvm.insertelement" -> element("vector.insert", op, 2, to);
            default -> true;
        };
    }

    private static boolean insteadOf(Operation op, Operation standard, Lowering to) {
        to.insert(standard);
        return to.erase(op);
    }

    // ---- functions and branches

    private static boolean function(LlvmFuncOp op, Lowering to) {
        if (op.llvmType().varArg()) return to.fail("a function of a variable number of arguments");
        FuncOp made = FuncOp.declare(op.location(), op.functionName(), op.functionType());
        String linkage = op.linkage().toString();
        boolean hidden = linkage.contains("internal") || linkage.contains("private");
        if (!op.isDeclaration() && !hidden) made.removeAttribute(Symbol.VISIBILITY);
        made.body().takeBody(op.body());
        to.insert(made);
        return to.erase(op);
    }

    private static boolean call(LlvmCallOp op, Lowering to) {
        if (op.calleeType().varArg()) return to.fail("a call with a variable number of arguments");
        String callee = String.valueOf(op.callee()).substring(1);
        return to.replaceWith(op, new FuncCalls.CallOp(op.location(), callee, op.callArguments(), op.resultTypes()));
    }

    private static boolean conditional(LlvmBranches.CondBrOp op, Lowering to) {
        Operation branch = new CondBranchOp(
                op.location(), op.operand(0), op.successor(0), op.operands(1), op.successor(1), op.operands(2));
        return insteadOf(op, branch, to);
    }

    private static boolean choice(LlvmSwitchOp op, Lowering to) {
        return insteadOf(
                op, new SwitchOp(op.location(), op.flag(), op.defaultTarget(), op.defaultArguments(), op.cases()), to);
    }

    // ---- values

    private static boolean isNumber(Type type) {
        if (type instanceof VectorType v) return v.scalable() == 0 && isNumber(v.element());
        return type instanceof IntegerType || type instanceof FloatType;
    }

    private static boolean constant(Operation op, ConstantLike constant, Lowering to) {
        Type type = op.result().type();
        if (!isNumber(type)) return true;
        Attribute value = constant.constant();
        if (op.name().equals("llvm.mlir.undef") || op.name().equals("llvm.mlir.poison"))
            return to.replaceWith(op, new PoisonOp(op.location(), type));
        if (value instanceof IntegerAttr i && type instanceof IntegerType t) value = IntegerAttr.of(t, i.big());
        if (!(value instanceof TypedAttr typed) || !typed.type().equals(type)) return true;
        return to.replaceWith(
                op,
                make(
                        "arith.constant",
                        OpState.at(op.location()).property("value", typed).result(type),
                        to));
    }

    private static Operation make(String name, OpState state, Lowering to) {
        Operation made = to.context().create(name, state);
        if (made == null) throw new IllegalStateException("no operation " + name);
        return made;
    }

    /** The operation called {@code standard} on the same operands; predicates have the same numbers. */
    private static boolean same(String standard, Operation op, Lowering to) {
        for (Value v : op.operands()) if (!isNumber(v.type())) return true;
        OpState state = OpState.at(op.location());
        int count = standard.startsWith("math.c") && !standard.equals("math.copysign") || standard.equals("math.absi")
                ? 1
                : op.operandCount();
        for (int i = 0; i < count; i++) state.operand(op.operand(i));
        IntegerAttr predicate = op.optionalProperty("predicate", IntegerAttr.class);
        if (predicate != null) state.property("predicate", predicate);
        return to.replaceWith(op, make(standard, state.result(op.result().type()), to));
    }

    private static boolean reduce(CombiningKind kind, Operation op, Lowering to) {
        boolean started = op.operandCount() == 2;
        Value vector = op.operand(started ? 1 : 0);
        return to.replaceWith(op, new ReductionOp(op.location(), kind, vector, started ? op.operand(0) : null));
    }

    private static boolean shuffle(Operation op, Lowering to) {
        int[] mask = op.property("mask", DenseArrayAttr.class).toInts();
        long[] picked = new long[mask.length];
        for (int i = 0; i < mask.length; i++) picked[i] = mask[i];
        return to.replaceWith(op, new ShuffleOp(op.location(), op.operand(0), op.operand(1), picked));
    }

    /** {@code vector.extract} and {@code insert} on the source and destination of {@code op}, at its last operand. */
    private static boolean element(String standard, Operation op, int operands, Lowering to) {
        Location at = op.location();
        Value position = op.operand(operands);
        Value index =
                to.insert(new IndexCastUIOp(at, position, IndexType.INDEX)).result();
        OpState state = OpState.at(at);
        // llvm.insertelement has the vector first
        if (operands == 2) state.operand(op.operand(1));
        state.operand(op.operand(0)).operands(List.of(index));
        state.property("static_position", DenseArrayAttr.i64(Shape.DYNAMIC));
        return to.replaceWith(op, make(standard, state.result(op.result().type()), to));
    }

    // ---- matrices, column by column

    private static int size(Operation op, String name) {
        return (int) op.property(name, IntegerAttr.class).value();
    }

    private static boolean transposed(Operation op, Lowering to) {
        int rows = size(op, "rows");
        int columns = size(op, "columns");
        long[] picked = new long[rows * columns];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) picked[j + i * columns] = i + (long) j * rows;
        }
        return to.replaceWith(op, new ShuffleOp(op.location(), op.operand(0), op.operand(0), picked));
    }

    /** {@code c(i, j) = sum over k of a(i, k) * b(k, j)}. */
    private static boolean product(Operation op, Lowering to) {
        int rows = size(op, "lhs_rows");
        int inner = size(op, "lhs_columns");
        int columns = size(op, "rhs_columns");
        VectorType type = (VectorType) op.result().type();
        String kind = type.element() instanceof FloatType ? "f" : "i";
        List<Value> a = elements(op.operand(0), to);
        List<Value> b = elements(op.operand(1), to);
        List<Value> out = new ArrayList<>();
        for (int j = 0; j < columns; j++) {
            for (int i = 0; i < rows; i++) {
                Value sum = null;
                for (int k = 0; k < inner; k++) {
                    Value product = binary("arith.mul" + kind, a.get(i + k * rows), b.get(k + j * inner), to);
                    sum = sum == null ? product : binary("arith.add" + kind, sum, product, to);
                }
                if (sum == null) return to.fail("a product of nothing");
                out.add(sum);
            }
        }
        return to.replaceWith(op, new VectorElements.FromElementsOp(op.location(), type, out));
    }

    private static Value binary(String name, Value a, Value b, Lowering to) {
        OpState state = OpState.at(to.location()).operand(a).operand(b).result(a.type());
        return to.insert(make(name, state, to)).result();
    }

    private static List<Value> elements(Value vector, Lowering to) {
        Location at = to.location();
        List<Value> out = new ArrayList<>();
        long count = ((VectorType) vector.type()).shape().elementCount();
        for (long i = 0; i < count; i++) {
            out.add(to.insert(new VectorElements.ExtractOp(at, vector, i)).result());
        }
        return out;
    }

    /** What other dialects call operations of {@code llvm} that take and give the same. */
    private static final class Counterparts {
        private static final String INTRINSIC = "llvm.intr.";
        private static final String REDUCTION = "llvm.intr.vector.reduce.";

        private Counterparts() {}

        static @Nullable String of(Operation op) {
            String name = op.name();
            if (name.startsWith(INTRINSIC)) return ofIntrinsic(name.substring(INTRINSIC.length()));
            return switch (name) {
                case "llvm.add" -> "arith.addi";
                case "llvm.sub" -> "arith.subi";
                case "llvm.mul" -> "arith.muli";
                case "llvm.sdiv" -> "arith.divsi";
                case "llvm.udiv" -> "arith.divui";
                case "llvm.srem" -> "arith.remsi";
                case "llvm.urem" -> "arith.remui";
                case "llvm.and" -> "arith.andi";
                case "llvm.or" -> "arith.ori";
                case "llvm.xor" -> "arith.xori";
                case "llvm.shl" -> "arith.shli";
                case "llvm.lshr" -> "arith.shrui";
                case "llvm.ashr" -> "arith.shrsi";
                case "llvm.fadd" -> "arith.addf";
                case "llvm.fsub" -> "arith.subf";
                case "llvm.fmul" -> "arith.mulf";
                case "llvm.fdiv" -> "arith.divf";
                case "llvm.frem" -> "arith.remf";
                case "llvm.fneg" -> "arith.negf";
                case "llvm.icmp" -> "arith.cmpi";
                case "llvm.fcmp" -> "arith.cmpf";
                case "llvm.select" -> "arith.select";
                case "llvm.trunc" -> "arith.trunci";
                case "llvm.zext" -> "arith.extui";
                case "llvm.sext" -> "arith.extsi";
                case "llvm.fptrunc" -> "arith.truncf";
                case "llvm.fpext" -> "arith.extf";
                case "llvm.fptosi" -> "arith.fptosi";
                case "llvm.fptoui" -> "arith.fptoui";
                case "llvm.sitofp" -> "arith.sitofp";
                case "llvm.uitofp" -> "arith.uitofp";
                default -> null;
            };
        }

        private static @Nullable String ofIntrinsic(String name) {
            return switch (name) {
                case "smax" -> "arith.maxsi";
                case "smin" -> "arith.minsi";
                case "umax" -> "arith.maxui";
                case "umin" -> "arith.minui";
                case "maxnum" -> "arith.maxnumf";
                case "minnum" -> "arith.minnumf";
                case "maximum" -> "arith.maximumf";
                case "minimum" -> "arith.minimumf";
                case "fabs" -> "math.absf";
                case "abs" -> "math.absi";
                case "ctpop" -> "math.ctpop";
                case "ctlz" -> "math.ctlz";
                case "cttz" -> "math.cttz";
                case "fma", "fmuladd" -> "math.fma";
                case "pow" -> "math.powf";
                case "powi" -> "math.fpowi";
                case "rint", "nearbyint", "roundeven" -> "math.roundeven";
                case "sqrt",
                        "sin",
                        "cos",
                        "tan",
                        "exp",
                        "exp2",
                        "log",
                        "log2",
                        "log10",
                        "floor",
                        "ceil",
                        "trunc",
                        "round",
                        "copysign",
                        "asin",
                        "acos",
                        "atan",
                        "atan2",
                        "sinh",
                        "cosh",
                        "tanh" -> "math." + name;
                default -> null;
            };
        }

        static @Nullable CombiningKind reduction(String name) {
            if (!name.startsWith(REDUCTION)) return null;
            return switch (name.substring(REDUCTION.length())) {
                case "add", "fadd" -> CombiningKind.ADD;
                case "mul", "fmul" -> CombiningKind.MUL;
                case "and" -> CombiningKind.AND;
                case "or" -> CombiningKind.OR;
                case "xor" -> CombiningKind.XOR;
                case "smax" -> CombiningKind.MAXSI;
                case "smin" -> CombiningKind.MINSI;
                case "umax" -> CombiningKind.MAXUI;
                case "umin" -> CombiningKind.MINUI;
                case "fmax" -> CombiningKind.MAXNUMF;
                case "fmin" -> CombiningKind.MINNUMF;
                case "fmaximum" -> CombiningKind.MAXIMUMF;
                case "fminimum" -> CombiningKind.MINIMUMF;
                default -> null;
            };
        }
    }
}
