package dev.wami.llvmemit;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.CallIntrinsicOp;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.GepOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.IntrinsicOp;
import dev.wami.llvm.LlvmAggregates;
import dev.wami.llvm.LlvmAtomics;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmCompare;
import dev.wami.llvm.LlvmDereferenceable;
import dev.wami.llvm.LlvmFastMath;
import dev.wami.llvm.LlvmMemory;
import dev.wami.llvm.LlvmOp;
import dev.wami.llvm.LlvmSwitchOp;
import dev.wami.llvm.LlvmTypes;
import dev.wami.llvm.LlvmVectors;
import java.math.BigInteger;
import java.util.Locale;
import java.util.StringJoiner;

/** One operation as one instruction, without the name of its result. */
final class InstructionText {
    private final FunctionText names;
    private final TypeText types;
    private final MetadataNodes metadata;
    private final CallText calls;

    InstructionText(FunctionText names, TypeText types, AttributeText attributes, MetadataNodes metadata) {
        this.names = names;
        this.types = types;
        this.metadata = metadata;
        this.calls = new CallText(names, types, attributes);
    }

    String of(Operation op) {
        if (op instanceof IntOp i) return i.kind().instruction() + " " + i.instructionFlags() + pair(op);
        if (op instanceof FloatOp f) return floating(f);
        if (op instanceof CastOp c) {
            return c.kind().instruction() + " " + c.instructionFlags() + operand(op, 0) + " to " + resultType(op);
        }
        if (op instanceof IntrinsicOp i) return calls.intrinsic(i);
        if (!(op.kind() instanceof LlvmOp kind)) throw none(op);
        return switch (kind) {
            case ICMP -> "icmp " + ((LlvmCompare.ICmpOp) op).predicate() + " " + pair(op);
            case FCMP -> "fcmp " + fast(op) + bare(((LlvmCompare.FCmpOp) op).predicate()) + " " + pair(op);
            case SELECT -> select(op);
            case FREEZE -> "freeze " + operand(op, 0);
            case EXTRACTVALUE ->
                "extractvalue " + operand(op, 0) + position(((LlvmAggregates.ExtractValueOp) op).position());
            case INSERTVALUE ->
                "insertvalue " + operands(op) + position(((LlvmAggregates.InsertValueOp) op).position());
            case EXTRACTELEMENT -> "extractelement " + operands(op);
            case INSERTELEMENT -> "insertelement " + operands(op);
            case SHUFFLEVECTOR -> "shufflevector " + operands(op) + mask((LlvmVectors.ShuffleVectorOp) op);
            case ALLOCA -> alloca((LlvmMemory.AllocaOp) op);
            case LOAD -> load((LlvmMemory.LoadOp) op);
            case STORE -> store((LlvmMemory.StoreOp) op);
            case GETELEMENTPTR -> gep((GepOp) op);
            case ATOMICRMW -> atomicRmw((LlvmAtomics.AtomicRmwOp) op);
            case CMPXCHG -> cmpXchg((LlvmAtomics.CmpXchgOp) op);
            case FENCE -> "fence " + scope(op) + ((LlvmAtomics.FenceOp) op).ordering();
            case CALL -> calls.call((LlvmCallOp) op);
            case CALL_INTRINSIC -> calls.named((CallIntrinsicOp) op);
            case BR -> "br " + names.label(op, 0);
            case COND_BR -> condBr((LlvmBranches.CondBrOp) op);
            case SWITCH -> switchOf((LlvmSwitchOp) op);
            case RETURN -> op.operandCount() == 0 ? "ret void" : "ret " + operand(op, 0);
            case UNREACHABLE -> "unreachable";
            default -> throw none(op);
        };
    }

    private static Unsupported none(Operation op) {
        return new Unsupported(op.location(), "'" + op.name() + "' has no LLVM IR");
    }

    // ---- parts

    private String operand(Operation op, int i) {
        return names.typed(op.operand(i), op);
    }

    private String operands(Operation op) {
        StringJoiner out = new StringJoiner(", ");
        for (Value v : op.operands()) out.add(names.typed(v, op));
        return out.toString();
    }

    /** Two operands of one type. */
    private String pair(Operation op) {
        return operand(op, 0) + ", " + names.name(op.operand(1));
    }

    private String resultType(Operation op) {
        return types.of(op.result(0).type(), op.location());
    }

    /** The fast-math flags with a space after it, nothing if there are none. */
    static String fast(Operation op) {
        if (!(op.attribute(LlvmFastMath.NAME) instanceof LlvmFastMath f) || f.bits() == 0) return "";
        return f.instructionFlags() + " ";
    }

    /** {@code _or} is {@code or} in LLVM's text. */
    private static String bare(String word) {
        return word.startsWith("_") ? word.substring(1) : word;
    }

    private static String position(long[] position) {
        StringBuilder out = new StringBuilder();
        for (long i : position) out.append(", ").append(i);
        return out.toString();
    }

    private static String alignment(Operation op) {
        return op.attribute("alignment") instanceof IntegerAttr a && a.value() != 0 ? ", align " + a.value() : "";
    }

    private static String volatility(Operation op) {
        return op.hasAttribute("volatile_") ? "volatile " : "";
    }

    /** {@code syncscope("agent") } where there is one. */
    private static String scope(Operation op) {
        return op.attribute("syncscope") instanceof StringAttr s
                ? "syncscope(" + Identifiers.quoted(s.value()) + ") "
                : "";
    }

    // ---- computing

    private String floating(FloatOp op) {
        String word = op.kind().name().toLowerCase(Locale.ROOT) + " " + fast(op);
        return word + (op.operandCount() == 1 ? operand(op, 0) : pair(op));
    }

    private String select(Operation op) {
        boolean floats = LlvmTypes.FLOATS.accepts(op.result(0).type());
        return "select " + (floats ? fast(op) : "") + operands(op);
    }

    private static String mask(LlvmVectors.ShuffleVectorOp op) {
        int[] mask = op.mask();
        StringJoiner out = new StringJoiner(", ", ", <" + mask.length + " x i32> <", ">");
        for (int m : mask) out.add("i32 " + (m < 0 ? "poison" : Integer.toString(m)));
        return out.toString();
    }

    // ---- memory

    private String alloca(LlvmMemory.AllocaOp op) {
        int space = ((dev.wami.llvm.LlvmPointerType) op.result(0).type()).addressSpace();
        return "alloca " + (op.isInalloca() ? "inalloca " : "") + types.of(op.element(), op.location()) + ", "
                + operand(op, 0) + alignment(op) + (space == 0 ? "" : ", addrspace(" + space + ")");
    }

    private String load(LlvmMemory.LoadOp op) {
        String ordering = op.ordering();
        String atomic = ordering == null ? "" : "atomic ";
        return "load " + atomic + volatility(op) + resultType(op) + ", " + operand(op, 0)
                + (ordering == null ? "" : " " + scope(op) + ordering) + alignment(op) + hints(op);
    }

    private String store(LlvmMemory.StoreOp op) {
        String ordering = op.ordering();
        String atomic = ordering == null ? "" : "atomic ";
        return "store " + atomic + volatility(op) + operands(op) + (ordering == null ? "" : " " + scope(op) + ordering)
                + alignment(op) + hints(op);
    }

    private String hints(Operation op) {
        String out = "";
        if (op.hasAttribute("nontemporal")) out += ", !nontemporal " + metadata.node("i32 1");
        if (op.hasAttribute("invariant")) out += ", !invariant.load " + metadata.node("");
        if (op.hasAttribute("invariantGroup")) out += ", !invariant.group " + metadata.node("");
        if (op.attribute("dereferenceable") instanceof LlvmDereferenceable d) {
            String word = d.orNull() ? "dereferenceable_or_null" : "dereferenceable";
            out += ", !" + word + " " + metadata.node("i64 " + d.bytes());
        }
        return out;
    }

    private String gep(GepOp op) {
        StringJoiner out = new StringJoiner(", ");
        out.add("getelementptr " + InitializerText.gepFlags(op.flags()) + types.of(op.element(), op.location()));
        out.add(names.typed(op.base(), op));
        for (Object i : op.indices()) out.add(i instanceof Value v ? names.typed(v, op) : "i32 " + i);
        return out.toString();
    }

    private String atomicRmw(LlvmAtomics.AtomicRmwOp op) {
        return "atomicrmw " + volatility(op) + bare(op.operation()) + " " + operands(op) + " " + scope(op)
                + op.ordering() + alignment(op);
    }

    private String cmpXchg(LlvmAtomics.CmpXchgOp op) {
        return "cmpxchg " + (op.hasAttribute("weak") ? "weak " : "") + volatility(op) + operands(op) + " " + scope(op)
                + op.success() + " " + op.failure() + alignment(op);
    }

    // ---- control

    private String condBr(LlvmBranches.CondBrOp op) {
        return "br " + operand(op, 0) + ", " + names.label(op, 0) + ", " + names.label(op, 1) + weights(op);
    }

    private String switchOf(LlvmSwitchOp op) {
        Type type = op.flag().type();
        StringBuilder out = new StringBuilder("switch ").append(operand(op, 0)).append(", ");
        out.append(names.label(op, 0)).append(" [");
        for (int i = 0; i < op.caseCount(); i++) {
            BigInteger value = op.caseConstant(i).big();
            String text = type.equals(IntegerType.I1) ? (value.signum() != 0 ? "true" : "false") : value.toString();
            out.append("\n    ")
                    .append(types.of(type, op.location()))
                    .append(' ')
                    .append(text)
                    .append(", ");
            out.append(names.label(op, i + 1));
        }
        return out.append(op.caseCount() > 0 ? "\n  ]" : "]")
                .append(weights(op))
                .toString();
    }

    private String weights(Operation op) {
        if (!(op.attribute("branch_weights") instanceof DenseArrayAttr weights)) return "";
        StringJoiner out = new StringJoiner(", ", "!\"branch_weights\", ", "");
        for (int w : weights.toInts()) out.add("i32 " + w);
        return ", !prof " + metadata.node(out.toString());
    }
}
