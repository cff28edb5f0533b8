package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmAtomics.AtomicRmwOp;
import dev.wami.llvm.LlvmAtomics.CmpXchgOp;
import java.util.List;

/** Atomic operations, by one thread: a load, what is computed, a store. */
final class Atomics {
    private static final long EQ = 0;
    private static final long ULT = 6;
    private static final long UGT = 8;
    private static final long UGE = 9;

    private final Std std;
    private final Memory memory;
    private final Lowering to;

    Atomics(Std std, Memory memory) {
        this.std = std;
        this.memory = memory;
        this.to = std.to;
    }

    boolean update(AtomicRmwOp op) {
        Type type = op.result().type();
        Value address = to.operand(op, 0);
        if (!Memory.holds(type)) return to.fail("a value of type '" + type + "' in memory");
        Value old = memory.load(type, address, 0).get(0);
        memory.store(type, List.of(updated(op.operation(), old, to.operand(op, 1))), address, 0);
        return to.replace(op, old);
    }

    private Value updated(String operation, Value old, Value by) {
        Type type = old.type();
        return switch (operation) {
            case "xchg" -> by;
            case "add" -> std.binary("arith.addi", old, by);
            case "sub" -> std.binary("arith.subi", old, by);
            case "_and" -> std.binary("arith.andi", old, by);
            case "nand" -> std.binary("arith.xori", std.binary("arith.andi", old, by), std.integer(type, -1));
            case "_or" -> std.binary("arith.ori", old, by);
            case "_xor" -> std.binary("arith.xori", old, by);
            case "max" -> std.binary("arith.maxsi", old, by);
            case "min" -> std.binary("arith.minsi", old, by);
            case "umax" -> std.binary("arith.maxui", old, by);
            case "umin" -> std.binary("arith.minui", old, by);
            case "fadd" -> std.binary("arith.addf", old, by);
            case "fsub" -> std.binary("arith.subf", old, by);
            case "fmax" -> std.binary("arith.maxnumf", old, by);
            case "fmin" -> std.binary("arith.minnumf", old, by);
            case "fmaximum" -> std.binary("arith.maximumf", old, by);
            case "fminimum" -> std.binary("arith.minimumf", old, by);
            // one more, and 0 behind the bound
            case "uinc_wrap" ->
                std.select(
                        std.compare("arith.cmpi", UGE, old, by),
                        std.zero(type),
                        std.binary("arith.addi", old, std.integer(type, 1)));
            // one less, and the bound before 0 and from above
            case "udec_wrap" -> {
                Value outside = std.binary(
                        "arith.ori",
                        std.compare("arith.cmpi", EQ, old, std.zero(type)),
                        std.compare("arith.cmpi", UGT, old, by));
                yield std.select(outside, by, std.binary("arith.subi", old, std.integer(type, 1)));
            }
            case "usub_cond" ->
                std.select(std.compare("arith.cmpi", UGE, old, by), std.binary("arith.subi", old, by), old);
            case "usub_sat" ->
                std.select(std.compare("arith.cmpi", ULT, old, by), std.zero(type), std.binary("arith.subi", old, by));
            default -> throw new IllegalStateException("no operation " + operation);
        };
    }

    /** What was there, and whether it was what is expected. */
    boolean exchange(CmpXchgOp op) {
        Type type = op.operand(1).type();
        Value address = to.operand(op, 0);
        Value old = memory.load(type, address, 0).get(0);
        Value same = std.compare("arith.cmpi", EQ, old, to.operand(op, 1));
        memory.store(type, List.of(std.select(same, to.operand(op, 2), old)), address, 0);
        return to.replaceAll(op, List.of(List.of(old, same)));
    }
}
