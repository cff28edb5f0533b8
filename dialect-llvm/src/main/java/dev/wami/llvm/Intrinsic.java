package dev.wami.llvm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The intrinsics that have an operation. LLVM's text writes them as calls of functions called {@code llvm.something}.
 * In the order of their names. Upstream: LLVMIntrinsicOps.td.
 */
public enum Intrinsic implements OpKind {
    ABS("llvm.intr.abs"),
    ACOS("llvm.intr.acos"),
    ANNOTATION("llvm.intr.annotation"),
    ASIN("llvm.intr.asin"),
    ASSUME("llvm.intr.assume"),
    ATAN("llvm.intr.atan"),
    ATAN2("llvm.intr.atan2"),
    BITREVERSE("llvm.intr.bitreverse"),
    BSWAP("llvm.intr.bswap"),
    CEIL("llvm.intr.ceil"),
    COPYSIGN("llvm.intr.copysign"),
    CORO_ALIGN("llvm.intr.coro.align"),
    CORO_BEGIN("llvm.intr.coro.begin"),
    CORO_END("llvm.intr.coro.end"),
    CORO_FREE("llvm.intr.coro.free"),
    CORO_ID("llvm.intr.coro.id"),
    CORO_PROMISE("llvm.intr.coro.promise"),
    CORO_RESUME("llvm.intr.coro.resume"),
    CORO_SAVE("llvm.intr.coro.save"),
    CORO_SIZE("llvm.intr.coro.size"),
    CORO_SUSPEND("llvm.intr.coro.suspend"),
    COS("llvm.intr.cos"),
    COSH("llvm.intr.cosh"),
    CTLZ("llvm.intr.ctlz"),
    CTPOP("llvm.intr.ctpop"),
    CTTZ("llvm.intr.cttz"),
    DBG_DECLARE("llvm.intr.dbg.declare"),
    DBG_LABEL("llvm.intr.dbg.label"),
    DBG_VALUE("llvm.intr.dbg.value"),
    DEBUGTRAP("llvm.intr.debugtrap"),
    EH_TYPEID_FOR("llvm.intr.eh.typeid.for"),
    EXP("llvm.intr.exp"),
    EXP10("llvm.intr.exp10"),
    EXP2("llvm.intr.exp2"),
    EXPECT("llvm.intr.expect"),
    EXPECT_WITH_PROBABILITY("llvm.intr.expect.with.probability"),
    EXPERIMENTAL_CONSTRAINED_FPEXT("llvm.intr.experimental.constrained.fpext"),
    EXPERIMENTAL_CONSTRAINED_FPTRUNC("llvm.intr.experimental.constrained.fptrunc"),
    EXPERIMENTAL_CONSTRAINED_SITOFP("llvm.intr.experimental.constrained.sitofp"),
    EXPERIMENTAL_CONSTRAINED_UITOFP("llvm.intr.experimental.constrained.uitofp"),
    EXPERIMENTAL_NOALIAS_SCOPE_DECL("llvm.intr.experimental.noalias.scope.decl"),
    EXPERIMENTAL_VP_STRIDED_LOAD("llvm.intr.experimental.vp.strided.load"),
    EXPERIMENTAL_VP_STRIDED_STORE("llvm.intr.experimental.vp.strided.store"),
    FABS("llvm.intr.fabs"),
    FLOOR("llvm.intr.floor"),
    FMA("llvm.intr.fma"),
    FMULADD("llvm.intr.fmuladd"),
    FREXP("llvm.intr.frexp"),
    FSHL("llvm.intr.fshl"),
    FSHR("llvm.intr.fshr"),
    GET_ACTIVE_LANE_MASK("llvm.intr.get.active.lane.mask"),
    INVARIANT_END("llvm.intr.invariant.end"),
    INVARIANT_START("llvm.intr.invariant.start"),
    IS_CONSTANT("llvm.intr.is.constant"),
    IS_FPCLASS("llvm.intr.is.fpclass"),
    LAUNDER_INVARIANT_GROUP("llvm.intr.launder.invariant.group"),
    LDEXP("llvm.intr.ldexp"),
    LIFETIME_END("llvm.intr.lifetime.end"),
    LIFETIME_START("llvm.intr.lifetime.start"),
    LLRINT("llvm.intr.llrint"),
    LLROUND("llvm.intr.llround"),
    LOG("llvm.intr.log"),
    LOG10("llvm.intr.log10"),
    LOG2("llvm.intr.log2"),
    LRINT("llvm.intr.lrint"),
    LROUND("llvm.intr.lround"),
    MASKED_COMPRESSSTORE("llvm.intr.masked.compressstore"),
    MASKED_EXPANDLOAD("llvm.intr.masked.expandload"),
    MASKED_GATHER("llvm.intr.masked.gather"),
    MASKED_LOAD("llvm.intr.masked.load"),
    MASKED_SCATTER("llvm.intr.masked.scatter"),
    MASKED_STORE("llvm.intr.masked.store"),
    MATRIX_COLUMN_MAJOR_LOAD("llvm.intr.matrix.column.major.load"),
    MATRIX_COLUMN_MAJOR_STORE("llvm.intr.matrix.column.major.store"),
    MATRIX_MULTIPLY("llvm.intr.matrix.multiply"),
    MATRIX_TRANSPOSE("llvm.intr.matrix.transpose"),
    MAXIMUM("llvm.intr.maximum"),
    MAXNUM("llvm.intr.maxnum"),
    MEMCPY("llvm.intr.memcpy"),
    MEMCPY_INLINE("llvm.intr.memcpy.inline"),
    MEMMOVE("llvm.intr.memmove"),
    MEMSET("llvm.intr.memset"),
    MEMSET_INLINE("llvm.intr.memset.inline"),
    MINIMUM("llvm.intr.minimum"),
    MINNUM("llvm.intr.minnum"),
    NEARBYINT("llvm.intr.nearbyint"),
    POW("llvm.intr.pow"),
    POWI("llvm.intr.powi"),
    PREFETCH("llvm.intr.prefetch"),
    PTR_ANNOTATION("llvm.intr.ptr.annotation"),
    PTRMASK("llvm.intr.ptrmask"),
    RINT("llvm.intr.rint"),
    ROUND("llvm.intr.round"),
    ROUNDEVEN("llvm.intr.roundeven"),
    SADD_SAT("llvm.intr.sadd.sat"),
    SADD_WITH_OVERFLOW("llvm.intr.sadd.with.overflow"),
    SCMP("llvm.intr.scmp"),
    SIN("llvm.intr.sin"),
    SINCOS("llvm.intr.sincos"),
    SINH("llvm.intr.sinh"),
    SMAX("llvm.intr.smax"),
    SMIN("llvm.intr.smin"),
    SMUL_WITH_OVERFLOW("llvm.intr.smul.with.overflow"),
    SQRT("llvm.intr.sqrt"),
    SSA_COPY("llvm.intr.ssa.copy"),
    SSHL_SAT("llvm.intr.sshl.sat"),
    SSUB_SAT("llvm.intr.ssub.sat"),
    SSUB_WITH_OVERFLOW("llvm.intr.ssub.with.overflow"),
    STACKRESTORE("llvm.intr.stackrestore"),
    STACKSAVE("llvm.intr.stacksave"),
    STEPVECTOR("llvm.intr.stepvector"),
    STRIP_INVARIANT_GROUP("llvm.intr.strip.invariant.group"),
    TAN("llvm.intr.tan"),
    TANH("llvm.intr.tanh"),
    THREADLOCAL_ADDRESS("llvm.intr.threadlocal.address"),
    TRAP("llvm.intr.trap"),
    TRUNC("llvm.intr.trunc"),
    UADD_SAT("llvm.intr.uadd.sat"),
    UADD_WITH_OVERFLOW("llvm.intr.uadd.with.overflow"),
    UBSANTRAP("llvm.intr.ubsantrap"),
    UCMP("llvm.intr.ucmp"),
    UMAX("llvm.intr.umax"),
    UMIN("llvm.intr.umin"),
    UMUL_WITH_OVERFLOW("llvm.intr.umul.with.overflow"),
    USHL_SAT("llvm.intr.ushl.sat"),
    USUB_SAT("llvm.intr.usub.sat"),
    USUB_WITH_OVERFLOW("llvm.intr.usub.with.overflow"),
    VACOPY("llvm.intr.vacopy", "llvm.va_copy"),
    VAEND("llvm.intr.vaend", "llvm.va_end"),
    VAR_ANNOTATION("llvm.intr.var.annotation"),
    VASTART("llvm.intr.vastart", "llvm.va_start"),
    VECTOR_DEINTERLEAVE2("llvm.intr.vector.deinterleave2"),
    VECTOR_EXTRACT("llvm.intr.vector.extract"),
    VECTOR_INSERT("llvm.intr.vector.insert"),
    VECTOR_INTERLEAVE2("llvm.intr.vector.interleave2"),
    VECTOR_REDUCE_ADD("llvm.intr.vector.reduce.add"),
    VECTOR_REDUCE_AND("llvm.intr.vector.reduce.and"),
    VECTOR_REDUCE_FADD("llvm.intr.vector.reduce.fadd"),
    VECTOR_REDUCE_FMAX("llvm.intr.vector.reduce.fmax"),
    VECTOR_REDUCE_FMAXIMUM("llvm.intr.vector.reduce.fmaximum"),
    VECTOR_REDUCE_FMIN("llvm.intr.vector.reduce.fmin"),
    VECTOR_REDUCE_FMINIMUM("llvm.intr.vector.reduce.fminimum"),
    VECTOR_REDUCE_FMUL("llvm.intr.vector.reduce.fmul"),
    VECTOR_REDUCE_MUL("llvm.intr.vector.reduce.mul"),
    VECTOR_REDUCE_OR("llvm.intr.vector.reduce.or"),
    VECTOR_REDUCE_SMAX("llvm.intr.vector.reduce.smax"),
    VECTOR_REDUCE_SMIN("llvm.intr.vector.reduce.smin"),
    VECTOR_REDUCE_UMAX("llvm.intr.vector.reduce.umax"),
    VECTOR_REDUCE_UMIN("llvm.intr.vector.reduce.umin"),
    VECTOR_REDUCE_XOR("llvm.intr.vector.reduce.xor"),
    VP_ADD("llvm.intr.vp.add"),
    VP_AND("llvm.intr.vp.and"),
    VP_ASHR("llvm.intr.vp.ashr"),
    VP_FADD("llvm.intr.vp.fadd"),
    VP_FDIV("llvm.intr.vp.fdiv"),
    VP_FMA("llvm.intr.vp.fma"),
    VP_FMUL("llvm.intr.vp.fmul"),
    VP_FMULADD("llvm.intr.vp.fmuladd"),
    VP_FNEG("llvm.intr.vp.fneg"),
    VP_FPEXT("llvm.intr.vp.fpext"),
    VP_FPTOSI("llvm.intr.vp.fptosi"),
    VP_FPTOUI("llvm.intr.vp.fptoui"),
    VP_FPTRUNC("llvm.intr.vp.fptrunc"),
    VP_FREM("llvm.intr.vp.frem"),
    VP_FSUB("llvm.intr.vp.fsub"),
    VP_INTTOPTR("llvm.intr.vp.inttoptr"),
    VP_LOAD("llvm.intr.vp.load"),
    VP_LSHR("llvm.intr.vp.lshr"),
    VP_MERGE("llvm.intr.vp.merge"),
    VP_MUL("llvm.intr.vp.mul"),
    VP_OR("llvm.intr.vp.or"),
    VP_PTRTOINT("llvm.intr.vp.ptrtoint"),
    VP_REDUCE_ADD("llvm.intr.vp.reduce.add"),
    VP_REDUCE_AND("llvm.intr.vp.reduce.and"),
    VP_REDUCE_FADD("llvm.intr.vp.reduce.fadd"),
    VP_REDUCE_FMAX("llvm.intr.vp.reduce.fmax"),
    VP_REDUCE_FMIN("llvm.intr.vp.reduce.fmin"),
    VP_REDUCE_FMUL("llvm.intr.vp.reduce.fmul"),
    VP_REDUCE_MUL("llvm.intr.vp.reduce.mul"),
    VP_REDUCE_OR("llvm.intr.vp.reduce.or"),
    VP_REDUCE_SMAX("llvm.intr.vp.reduce.smax"),
    VP_REDUCE_SMIN("llvm.intr.vp.reduce.smin"),
    VP_REDUCE_UMAX("llvm.intr.vp.reduce.umax"),
    VP_REDUCE_UMIN("llvm.intr.vp.reduce.umin"),
    VP_REDUCE_XOR("llvm.intr.vp.reduce.xor"),
    VP_SDIV("llvm.intr.vp.sdiv"),
    VP_SELECT("llvm.intr.vp.select"),
    VP_SEXT("llvm.intr.vp.sext"),
    VP_SHL("llvm.intr.vp.shl"),
    VP_SITOFP("llvm.intr.vp.sitofp"),
    VP_SMAX("llvm.intr.vp.smax"),
    VP_SMIN("llvm.intr.vp.smin"),
    VP_SREM("llvm.intr.vp.srem"),
    VP_STORE("llvm.intr.vp.store"),
    VP_SUB("llvm.intr.vp.sub"),
    VP_TRUNC("llvm.intr.vp.trunc"),
    VP_UDIV("llvm.intr.vp.udiv"),
    VP_UITOFP("llvm.intr.vp.uitofp"),
    VP_UMAX("llvm.intr.vp.umax"),
    VP_UMIN("llvm.intr.vp.umin"),
    VP_UREM("llvm.intr.vp.urem"),
    VP_XOR("llvm.intr.vp.xor"),
    VP_ZEXT("llvm.intr.vp.zext"),
    VSCALE("llvm.intr.vscale");

    private final String opName;
    private final String function;

    Intrinsic(String opName) {
        this(opName, "llvm." + opName.substring("llvm.intr.".length()));
    }

    Intrinsic(String opName, String function) {
        this.opName = opName;
        this.function = function;
    }

    /** The intrinsic whose operation has that full name, or null. */
    static @Nullable Intrinsic named(String opName) {
        return ByName.MAP.get(opName);
    }

    @Override
    public String opName() {
        return opName;
    }

    /** The function that LLVM's text calls, without the types that follow its name. */
    public String function() {
        return function;
    }

    @Override
    public Operation create(OpState state) {
        return IntrinsicOp.create(this, state);
    }

    private static final class ByName {
        static final Map<String, Intrinsic> MAP = new HashMap<>(512);

        static {
            for (Intrinsic i : values()) MAP.put(i.opName, i);
        }
    }
}
