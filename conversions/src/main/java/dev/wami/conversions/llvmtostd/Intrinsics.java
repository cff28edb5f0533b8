package dev.wami.conversions.llvmtostd;

import dev.wami.conversions.RuntimeSymbols;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.Intrinsic;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorOp;
import dev.wami.wasmspec.Trap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code llvm.intr} operations mean, said by arith, math and vector. */
final class Intrinsics {

    private final Std std;
    private final Arithmetic arithmetic;
    private final MemoryLowering memory;
    private final IntegerIntrinsics integers;
    private final Lowering to;

    Intrinsics(Std std, Arithmetic arithmetic, MemoryLowering memory) {
        this.std = std;
        this.arithmetic = arithmetic;
        this.memory = memory;
        this.integers = new IntegerIntrinsics(std);
        this.to = std.to;
    }

    boolean lower(Intrinsic intrinsic, Operation op) {
        return switch (intrinsic) {
            // one operation
            case ACOS -> same(op, MathOp.ACOS);
            case ASIN -> same(op, MathOp.ASIN);
            case ATAN -> same(op, MathOp.ATAN);
            case ATAN2 -> same(op, MathOp.ATAN2);
            case CEIL -> same(op, MathOp.CEIL);
            case COPYSIGN -> same(op, MathOp.COPYSIGN);
            case COS -> same(op, MathOp.COS);
            case COSH -> same(op, MathOp.COSH);
            case CTLZ -> same(op, MathOp.CTLZ);
            case CTTZ -> same(op, MathOp.CTTZ);
            case CTPOP -> same(op, MathOp.CTPOP);
            case EXP -> same(op, MathOp.EXP);
            case EXP2 -> same(op, MathOp.EXP2);
            case FLOOR -> same(op, MathOp.FLOOR);
            case FMA -> same(op, MathOp.FMA);
            case LOG -> same(op, MathOp.LOG);
            case LOG10 -> same(op, MathOp.LOG10);
            case LOG2 -> same(op, MathOp.LOG2);
            case ROUND -> same(op, MathOp.ROUND);
            case ROUNDEVEN -> same(op, MathOp.ROUNDEVEN);
            case SIN -> same(op, MathOp.SIN);
            case SINH -> same(op, MathOp.SINH);
            case SQRT -> same(op, MathOp.SQRT);
            case TAN -> same(op, MathOp.TAN);
            case TANH -> same(op, MathOp.TANH);
            case TRUNC -> same(op, MathOp.TRUNC);
            case RINT, NEARBYINT -> same(op, MathOp.ROUNDEVEN);
            case FABS -> same(op, MathOp.ABSF);
            case POW -> same(op, MathOp.POWF);
            case POWI -> same(op, MathOp.FPOWI);
            case ABS -> same(op, MathOp.ABSI);
            case MAXIMUM -> same(op, ArithOp.MAXIMUMF);
            case MINIMUM -> same(op, ArithOp.MINIMUMF);
            case MAXNUM -> same(op, ArithOp.MAXNUMF);
            case MINNUM -> same(op, ArithOp.MINNUMF);
            case SMAX -> same(op, ArithOp.MAXSI);
            case SMIN -> same(op, ArithOp.MINSI);
            case UMAX -> same(op, ArithOp.MAXUI);
            case UMIN -> same(op, ArithOp.MINUI);
            // several
            case FMULADD -> {
                Value product = std.binary(ArithOp.MULF, to.operand(op, 0), to.operand(op, 1));
                yield to.replace(op, std.binary(ArithOp.ADDF, product, to.operand(op, 2)));
            }
            case SINCOS -> {
                Value x = to.operand(op, 0);
                Value sine = std.make(MathOp.SIN, List.of(x), x.type());
                yield to.replaceAll(op, List.of(List.of(sine, std.make(MathOp.COS, List.of(x), x.type()))));
            }
            case SCMP -> integers.threeWay(op, true, result(op));
            case UCMP -> integers.threeWay(op, false, result(op));
            case SADD_WITH_OVERFLOW -> integers.overflowing(ArithOp.ADDI, true, op);
            case UADD_WITH_OVERFLOW -> integers.overflowing(ArithOp.ADDI, false, op);
            case SSUB_WITH_OVERFLOW -> integers.overflowing(ArithOp.SUBI, true, op);
            case USUB_WITH_OVERFLOW -> integers.overflowing(ArithOp.SUBI, false, op);
            case SMUL_WITH_OVERFLOW -> integers.overflowing(ArithOp.MULI, true, op);
            case UMUL_WITH_OVERFLOW -> integers.overflowing(ArithOp.MULI, false, op);
            case SADD_SAT -> integers.saturatingSigned(ArithOp.ADDI, op);
            case SSUB_SAT -> integers.saturatingSigned(ArithOp.SUBI, op);
            case UADD_SAT -> integers.saturatingUnsigned(ArithOp.ADDI, -1, op);
            case USUB_SAT -> integers.saturatingUnsigned(ArithOp.SUBI, 0, op);
            case FSHL -> integers.funnel(op, true);
            case FSHR -> integers.funnel(op, false);
            case BSWAP -> to.replace(op, integers.reversed(to.operand(op, 0), 8));
            case BITREVERSE -> to.replace(op, integers.reversed(to.operand(op, 0), 1));
            // vectors
            case VECTOR_REDUCE_ADD, VECTOR_REDUCE_FADD -> reduce(op, CombiningKind.ADD);
            case VECTOR_REDUCE_MUL, VECTOR_REDUCE_FMUL -> reduce(op, CombiningKind.MUL);
            case VECTOR_REDUCE_AND -> reduce(op, CombiningKind.AND);
            case VECTOR_REDUCE_OR -> reduce(op, CombiningKind.OR);
            case VECTOR_REDUCE_XOR -> reduce(op, CombiningKind.XOR);
            case VECTOR_REDUCE_SMAX -> reduce(op, CombiningKind.MAXSI);
            case VECTOR_REDUCE_SMIN -> reduce(op, CombiningKind.MINSI);
            case VECTOR_REDUCE_UMAX -> reduce(op, CombiningKind.MAXUI);
            case VECTOR_REDUCE_UMIN -> reduce(op, CombiningKind.MINUI);
            case VECTOR_REDUCE_FMAX -> reduce(op, CombiningKind.MAXNUMF);
            case VECTOR_REDUCE_FMIN -> reduce(op, CombiningKind.MINNUMF);
            case VECTOR_REDUCE_FMAXIMUM -> reduce(op, CombiningKind.MAXIMUMF);
            case VECTOR_REDUCE_FMINIMUM -> reduce(op, CombiningKind.MINIMUMF);
            case MATRIX_MULTIPLY -> matrices().multiply(op);
            case MATRIX_TRANSPOSE -> matrices().transpose(op);
            case MATRIX_COLUMN_MAJOR_LOAD -> matrices().load(op);
            case MATRIX_COLUMN_MAJOR_STORE -> matrices().store(op);
            case MASKED_LOAD, MASKED_STORE, MASKED_GATHER, MASKED_SCATTER -> masked().lower(intrinsic, op);
            case MASKED_EXPANDLOAD, MASKED_COMPRESSSTORE -> masked().lower(intrinsic, op);
            case VP_ADD, VP_SUB, VP_MUL, VP_SDIV, VP_UDIV, VP_SREM, VP_UREM -> predicated(intrinsic, op);
            case VP_SHL, VP_LSHR, VP_ASHR, VP_AND, VP_OR, VP_XOR -> predicated(intrinsic, op);
            case VP_SMAX, VP_SMIN, VP_UMAX, VP_UMIN -> predicated(intrinsic, op);
            case VP_FADD, VP_FSUB, VP_FMUL, VP_FDIV, VP_FREM, VP_FNEG -> predicated(intrinsic, op);
            case VP_FMULADD, VP_FMA, VP_INTTOPTR, VP_PTRTOINT -> predicated(intrinsic, op);
            case VP_TRUNC, VP_ZEXT, VP_SEXT, VP_FPTRUNC, VP_FPEXT -> predicated(intrinsic, op);
            case VP_FPTOUI, VP_FPTOSI, VP_UITOFP, VP_SITOFP -> predicated(intrinsic, op);
            case VP_REDUCE_ADD, VP_REDUCE_MUL, VP_REDUCE_FADD, VP_REDUCE_FMUL -> predicated(intrinsic, op);
            case VP_REDUCE_AND, VP_REDUCE_OR, VP_REDUCE_XOR -> predicated(intrinsic, op);
            case VP_REDUCE_SMAX, VP_REDUCE_SMIN, VP_REDUCE_UMAX, VP_REDUCE_UMIN -> predicated(intrinsic, op);
            case VP_REDUCE_FMAX, VP_REDUCE_FMIN -> predicated(intrinsic, op);
            case VP_SELECT, VP_MERGE, VP_LOAD, VP_STORE -> predicated(intrinsic, op);
            case EXPERIMENTAL_VP_STRIDED_LOAD, EXPERIMENTAL_VP_STRIDED_STORE -> predicated(intrinsic, op);
            // memory
            case MEMCPY, MEMMOVE -> memory.copy(op, std.resize(to.operand(op, 2), IntegerType.I32, false));
            case MEMCPY_INLINE -> memory.copy(op, length(op));
            case MEMSET -> memory.fill(op, std.resize(to.operand(op, 2), IntegerType.I32, false));
            case MEMSET_INLINE -> memory.fill(op, length(op));
            case STACKSAVE -> {
                var get = new GlobalGetOp(std.location(), RuntimeSymbols.STACK_POINTER, IntegerType.I32);
                yield to.replace(op, std.insert(get).result());
            }
            case STACKRESTORE -> {
                std.insert(new GlobalSetOp(std.location(), RuntimeSymbols.STACK_POINTER, to.operand(op, 0)));
                yield to.erase(op);
            }
            // control
            case TRAP, DEBUGTRAP, UBSANTRAP -> trap(op);
            // what is known of values, and what debuggers are told
            case EXPECT, EXPECT_WITH_PROBABILITY, SSA_COPY -> to.replace(op, to.operand(op, 0));
            case LAUNDER_INVARIANT_GROUP, STRIP_INVARIANT_GROUP -> to.replace(op, to.operand(op, 0));
            case INVARIANT_START -> to.replace(op, std.integer(IntegerType.I32, 0)); // only invariant.end takes it
            case IS_CONSTANT -> to.replace(op, std.integer(IntegerType.I1, 0));
            case ASSUME, PREFETCH, EXPERIMENTAL_NOALIAS_SCOPE_DECL, INVARIANT_END -> to.erase(op);
            case LIFETIME_START, LIFETIME_END, DBG_DECLARE, DBG_VALUE, DBG_LABEL -> to.erase(op);
            // none
            case EXP10, LDEXP, FREXP, IS_FPCLASS, LROUND, LLROUND, LRINT, LLRINT -> unsupported();
            case SSHL_SAT, USHL_SAT, PTRMASK, THREADLOCAL_ADDRESS -> unsupported();
            case VSCALE, STEPVECTOR, GET_ACTIVE_LANE_MASK -> unsupported();
            case VECTOR_INSERT, VECTOR_EXTRACT, VECTOR_INTERLEAVE2, VECTOR_DEINTERLEAVE2 -> unsupported();
            case EXPERIMENTAL_CONSTRAINED_FPTRUNC, EXPERIMENTAL_CONSTRAINED_FPEXT -> unsupported();
            case EXPERIMENTAL_CONSTRAINED_SITOFP, EXPERIMENTAL_CONSTRAINED_UITOFP -> unsupported();
            case ANNOTATION, VAR_ANNOTATION, PTR_ANNOTATION -> unsupported();
            case VASTART, VAEND, VACOPY, EH_TYPEID_FOR -> unsupported();
            case CORO_ID, CORO_BEGIN, CORO_SIZE, CORO_ALIGN, CORO_SAVE -> unsupported();
            case CORO_SUSPEND, CORO_END, CORO_FREE, CORO_RESUME, CORO_PROMISE -> unsupported();
        };
    }

    private boolean unsupported() {
        return to.fail("no lowering to WebAssembly");
    }

    private Matrices matrices() {
        return new Matrices(std, arithmetic, memory);
    }

    private Masked masked() {
        return new Masked(std, arithmetic, memory);
    }

    private boolean predicated(Intrinsic intrinsic, Operation op) {
        return new Predicated(std, masked(), this).lower(intrinsic, op);
    }

    /** The same on the same operands, or all but a flag that allows poison. */
    private boolean same(Operation op, OpKind kind) {
        return to.replace(op, std.make(kind, operands(op), result(op)));
    }

    private Value length(Operation op) {
        return std.i32(op.property("len", IntegerAttr.class).value());
    }

    private List<Value> operands(Operation op) {
        return to.allValues(op.operands());
    }

    private Type result(Operation op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null) {
            throw new IllegalStateException("not one value: " + op.result().type());
        }
        return type;
    }

    private boolean trap(Operation op) {
        std.insert(new AssertOp(std.location(), std.integer(IntegerType.I1, 0), Trap.UNREACHABLE.toString()));
        return to.erase(op);
    }

    /** Float sums and products have the start value as the first operand. */
    private boolean reduce(Operation op, CombiningKind kind) {
        Value vector = to.operand(op, op.operandCount() - 1);
        return reduce(op, kind, vector, op.operandCount() == 2 ? to.operand(op, 0) : null);
    }

    /** {@code op} is what combining the elements of {@code vector} gives, in order from the start value. */
    boolean reduce(Operation op, CombiningKind kind, Value vector, @Nullable Value start) {
        OpState state = OpState.at(std.location())
                .property("kind", kind)
                .operands(start == null ? List.of(vector) : List.of(vector, start))
                .result(result(op));
        return to.replace(op, std.make(VectorOp.REDUCTION, state));
    }
}
