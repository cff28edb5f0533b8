package dev.wami.conversions.wasmssa;

import dev.wami.conversions.CommonInstructions;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.Constants;
import dev.wami.wasm.Continuations.ContBindOp;
import dev.wami.wasm.Continuations.ContNewOp;
import dev.wami.wasm.Continuations.SwitchOp;
import dev.wami.wasm.ControlInstructions;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.SelectOp;
import dev.wami.wasm.TypedInstructions.CastOp;
import dev.wami.wasm.TypedInstructions.TypedInstructionOp;
import dev.wami.wasm.VectorInstructions;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.AtomicOp;
import dev.wami.wasmssa.Branches;
import dev.wami.wasmssa.Calls.CallIndirectOp;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Continuations;
import dev.wami.wasmssa.Exceptions;
import dev.wami.wasmssa.Parametric;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.ReferenceCalls.ReferenceCall;
import dev.wami.wasmssa.References;
import dev.wami.wasmssa.ShuffleOp;
import dev.wami.wasmssa.StorageOp;
import dev.wami.wasmssa.TailCalls.ReturnCallIndirectOp;
import dev.wami.wasmssa.TypedOp;
import dev.wami.wasmssa.WideOp;
import org.jspecify.annotations.Nullable;

/** The instruction for an operation, without locals, branches and blocks. */
final class Instructions {
    private Instructions() {}

    /** The instruction, or null if there is none for this operation alone. */
    static @Nullable InstructionOp of(Operation op) {
        Location at = op.location();
        if (op instanceof ConstOp c) return constant(c);
        if (op instanceof AccessOp a) return access(a);
        if (op instanceof AtomicOp a) return atomic(a);
        if (op instanceof WideOp w) return new PlainOp(at, w.opcode());
        if (op instanceof ShuffleOp s) return new VectorInstructions.ShuffleOp(at, s.lanes());
        if (op instanceof StorageOp s) return CommonInstructions.of(s, s.memory(), s.fromMemory());
        if (op instanceof CallIndirectOp c) return indirect(c, Opcode.CALL_INDIRECT, c.declared());
        if (op instanceof ReturnCallIndirectOp c) return indirect(c, Opcode.RETURN_CALL_INDIRECT, c.declared());
        if (op instanceof ReferenceCall c) return new TypedInstructionOp(at, c.opcode(), c.type(), 0, null);
        if (op instanceof TypedOp t) return typed(t);
        if (op instanceof Exceptions.ThrowOp t) {
            return new ControlInstructions.TagInstructionOp(
                    at, Opcode.THROW, t.tag().root());
        }
        InstructionOp continuation = continuation(op);
        if (continuation != null) return continuation;
        if (op instanceof Parametric.SelectOp s) {
            return new SelectOp(at, s.isTyped() ? Translation.type(s.result().type()) : null);
        }
        if (op instanceof References.RefNullOp r) {
            return new Constants.RefNullOp(
                    at, Translation.reference((RefType) r.result().type()));
        }
        InstructionOp common = CommonInstructions.of(op);
        return common == null ? plain(op) : common;
    }

    /** What makes, binds, suspends and switches continuations; what resumes them has labels. */
    private static @Nullable InstructionOp continuation(Operation op) {
        Location at = op.location();
        if (op instanceof Continuations.ContNewOp c) return new ContNewOp(at, c.type());
        if (op instanceof Continuations.ContBindOp c) return new ContBindOp(at, c.type(), c.boundType());
        if (op instanceof Continuations.SwitchOp s) return new SwitchOp(at, s.type(), s.tag());
        return op instanceof Continuations.SuspendOp s
                ? new ControlInstructions.TagInstructionOp(at, Opcode.SUSPEND, s.tag())
                : null;
    }

    private static InstructionOp indirect(CallInstruction.Indirect c, Opcode row, @Nullable String declared) {
        ControlInstructions.CallIndirectOp made = new ControlInstructions.CallIndirectOp(
                c.location(),
                row,
                Translation.function(c.signature()),
                c.table().root());
        if (declared != null) made.declare(declared);
        return made;
    }

    private static InstructionOp typed(TypedOp op) {
        Location at = op.location();
        RefType target = op.target();
        if (target != null) return new CastOp(at, op.opcode(), Translation.reference(target));
        String type = op.type();
        if (type == null) return new PlainOp(at, op.opcode());
        String from = op.fromType();
        return new TypedInstructionOp(at, op.opcode(), type, op.number(), from == null ? op.segment() : from);
    }

    static InstructionOp constant(ConstOp op) {
        if (!Vectors.isConstant(op.value())) return new Constants.ConstOp(op.location(), op.value());
        V128 bits = Vectors.bits(op.value());
        return new Constants.V128ConstOp(op.location(), bits.low(), bits.high());
    }

    private static InstructionOp access(AccessOp a) {
        Location at = a.location();
        Opcode row = a.opcode();
        return row.immediates() == Immediates.MEMARG_LANE
                ? new MemoryInstructions.LaneAccessOp(at, row, a.lane(), a.offset(), a.align(), a.memory())
                : new MemoryInstructions.AccessOp(at, row, a.offset(), a.align(), a.memory());
    }

    private static InstructionOp atomic(AtomicOp a) {
        Opcode row = a.opcode();
        return a.isAccess()
                ? new MemoryInstructions.AccessOp(a.location(), row, a.offset(), row.accessBytes(), a.memory())
                : new PlainOp(a.location(), row);
    }

    private static @Nullable InstructionOp plain(Operation op) {
        Location at = op.location();
        if (op instanceof Parametric.DropOp) return new PlainOp(at, Opcode.DROP);
        if (op instanceof Exceptions.ThrowRefOp) return new PlainOp(at, Opcode.THROW_REF);
        if (op instanceof Parametric.NopOp) return new PlainOp(at, Opcode.NOP);
        if (op instanceof Branches.UnreachableOp) return new PlainOp(at, Opcode.UNREACHABLE);
        boolean returns = op instanceof Branches.ReturnOp r && r.isInstruction();
        return returns ? new PlainOp(at, Opcode.RETURN) : null;
    }
}
