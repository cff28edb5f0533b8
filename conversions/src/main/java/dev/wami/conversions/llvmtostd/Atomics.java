package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmAtomics.AtomicRmwOp;
import dev.wami.llvm.LlvmAtomics.CmpXchgOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import java.util.List;

/** Atomic operations, by one thread: a load, what is computed, a store. */
final class Atomics {

    private final Std std;
    private final MemoryLowering memory;
    private final Lowering to;

    Atomics(Std std, MemoryLowering memory) {
        this.std = std;
        this.memory = memory;
        this.to = std.to;
    }

    boolean update(AtomicRmwOp op) {
        Type type = op.result().type();
        Value address = to.operand(op, 0);
        if (!MemoryLowering.holds(type)) return to.fail("a value of type '" + type + "' in memory");
        Value old = memory.load(type, address, 0).get(0);
        memory.store(type, List.of(updated(op.operation(), old, to.operand(op, 1))), address, 0);
        return to.replace(op, old);
    }

    private Value updated(String operation, Value old, Value by) {
        Type type = old.type();
        return switch (operation) {
            case "xchg" -> by;
            case "add" -> std.binary(ArithOp.ADDI, old, by);
            case "sub" -> std.binary(ArithOp.SUBI, old, by);
            case "_and" -> std.binary(ArithOp.ANDI, old, by);
            case "nand" -> std.binary(ArithOp.XORI, std.binary(ArithOp.ANDI, old, by), std.integer(type, -1));
            case "_or" -> std.binary(ArithOp.ORI, old, by);
            case "_xor" -> std.binary(ArithOp.XORI, old, by);
            case "max" -> std.binary(ArithOp.MAXSI, old, by);
            case "min" -> std.binary(ArithOp.MINSI, old, by);
            case "umax" -> std.binary(ArithOp.MAXUI, old, by);
            case "umin" -> std.binary(ArithOp.MINUI, old, by);
            case "fadd" -> std.binary(ArithOp.ADDF, old, by);
            case "fsub" -> std.binary(ArithOp.SUBF, old, by);
            case "fmax" -> std.binary(ArithOp.MAXNUMF, old, by);
            case "fmin" -> std.binary(ArithOp.MINNUMF, old, by);
            case "fmaximum" -> std.binary(ArithOp.MAXIMUMF, old, by);
            case "fminimum" -> std.binary(ArithOp.MINIMUMF, old, by);
            // one more, and 0 after the bound
            case "uinc_wrap" ->
                std.select(
                        std.compare(CmpIPredicate.UGE, old, by),
                        std.zero(type),
                        std.binary(ArithOp.ADDI, old, std.integer(type, 1)));
            // one less, and the bound before 0 and from above
            case "udec_wrap" -> {
                Value outside = std.binary(
                        ArithOp.ORI,
                        std.compare(CmpIPredicate.EQ, old, std.zero(type)),
                        std.compare(CmpIPredicate.UGT, old, by));
                yield std.select(outside, by, std.binary(ArithOp.SUBI, old, std.integer(type, 1)));
            }
            case "usub_cond" ->
                std.select(std.compare(CmpIPredicate.UGE, old, by), std.binary(ArithOp.SUBI, old, by), old);
            case "usub_sat" ->
                std.select(std.compare(CmpIPredicate.ULT, old, by), std.zero(type), std.binary(ArithOp.SUBI, old, by));
            default -> throw new IllegalStateException("no operation " + operation);
        };
    }

    /** What was there, and whether it was what is expected. */
    boolean exchange(CmpXchgOp op) {
        Type type = op.operand(1).type();
        Value address = to.operand(op, 0);
        Value old = memory.load(type, address, 0).get(0);
        Value same = std.compare(CmpIPredicate.EQ, old, to.operand(op, 1));
        memory.store(type, List.of(std.select(same, to.operand(op, 2), old)), address, 0);
        return to.replaceAll(op, List.of(List.of(old, same)));
    }
}
