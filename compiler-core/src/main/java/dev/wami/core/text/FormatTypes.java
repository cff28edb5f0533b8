package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.CompiledSpec;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SlotTable;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the types that a format does not write, binds the operands, and completes the state. Methods give false after a
 * reported error.
 */
final class FormatTypes {
    private final CustomSyntaxParser in;
    private final SsaNames names;

    FormatTypes(CustomSyntaxParser in, SsaNames names) {
        this.in = in;
        this.names = names;
    }

    boolean complete(FormatState read, TypeInference inference) {
        divideOperandTypes(read);
        divideResultTypes(read);
        read.prototype.inferTypes(read);
        if (!infer(read, inference) || !operands(read, inference) || !results(read)) return false;
        if (read.spec.successors.length > 0) successors(read);
        if (read.spec.regions.length > 0) regions(read);
        return true;
    }

    private static void successors(FormatState read) {
        List<Block> all = read.allSuccessors;
        if (all != null) read.state.successors(all);
        else for (int i = 0; i < read.spec.successors.length; i++) read.state.successors(read.successors(i));
    }

    private static void regions(FormatState read) {
        if (read.allRegions != null) {
            for (Region r : read.allRegions) read.state.region(r);
            return;
        }
        for (int i = 0; i < read.spec.regions.length; i++) {
            List<Region> regions = read.regions(i);
            if (regions.isEmpty() && read.spec.regions[i].arity() == Arity.ONE) read.state.region(new Region());
            for (Region r : regions) read.state.region(r);
        }
    }

    /** {@code type(operands)} beside single operands. */
    private static void divideOperandTypes(FormatState read) {
        if (read.allOperandTypes < 0 || read.allOperands >= 0 || writtenBySlot(read) != read.allOperandTypes) return;
        int next = read.allOperandTypesStart;
        for (int i = 0; i < read.spec.operands.count; i++) {
            read.setTypes(read.piece(false, i), next, read.operandCount[i]);
            next += read.operandCount[i];
        }
    }

    private static int writtenBySlot(FormatState read) {
        int total = 0;
        for (int i = 0; i < read.spec.operands.count; i++) total += read.operandCount[i];
        return total;
    }

    /** {@code type(results)}, where at most one result is not single. */
    private static void divideResultTypes(FormatState read) {
        SlotTable slots = read.spec.results;
        int all = read.allResultTypes;
        if (all < 0 || slots.segmented) return;
        int next = 0;
        for (int i = 0; i < slots.count; i++) {
            int n = slots.slots[i].arity() == Arity.ONE ? 1 : all - (slots.count - 1);
            if (n < 0 || next + n > all) return;
            read.setTypes(read.piece(true, i), read.allResultTypesStart + next, n);
            next += n;
        }
    }

    // ---- inference

    private boolean infer(FormatState read, TypeInference inference) {
        CompiledSpec spec = read.spec;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < spec.operands.count; i++) {
                int piece = read.piece(false, i);
                if (!read.isKnown(piece)) {
                    changed |= set(read, piece, inference.infer(piece, read), read.operandCount[i]);
                }
            }
            for (int i = 0; i < spec.results.count; i++) {
                int piece = read.piece(true, i);
                // a result that may be absent is there only if its type is written
                if (read.isKnown(piece) || spec.results.slots[i].arity() != Arity.ONE) continue;
                if (!fitsRule(read, inference.checkedRule(i))) return false;
                changed |= set(read, piece, inference.infer(piece, read), 1);
            }
        }
        return true;
    }

    /** Makes {@code type} that of {@code count} values; whether it is known. */
    private static boolean set(FormatState read, int piece, @Nullable Type type, int count) {
        if (type == null) return false;
        int start = read.typeCount;
        for (int i = 0; i < count; i++) read.addType(type);
        read.setTypes(piece, start, count);
        return true;
    }

    /** Whether what a type is computed from is what it must be; if not, that is reported. */
    private boolean fitsRule(FormatState read, int rule) {
        if (rule < 0) return true;
        int from = read.spec.ruleSources[rule];
        Type type = read.typeOf(from);
        OpSpec.Slot slot = read.spec.operands.slots[CompiledSpec.slot(from)];
        if (type == null || slot.type().accepts(type)) return true;
        in.error(
                in.operationLocation(),
                "'%s' must be %s, but got '%s'",
                slot.name(),
                slot.type().description(),
                type);
        return false;
    }

    // ---- binding

    private boolean operands(FormatState read, TypeInference inference) {
        if (read.allOperands >= 0) return flatOperands(read, inference);
        int all = read.allOperandTypes;
        if (all >= 0 && writtenBySlot(read) != all) return mismatch(in.operationLocation(), writtenBySlot(read), all);
        OpState state = read.state;
        for (int i = 0; i < read.spec.operands.count; i++) {
            int piece = read.piece(false, i);
            int count = read.operandCount[i];
            int types = read.typeLength(piece);
            if (types < 0 && count == 0) types = 0;
            if (types < 0) return unknownType(read, read.spec.operands.slots[i]);
            if (count != types) return mismatch(in.location(read.operandPlace[i]), count, types);
            if (!bind(read, read.operandStart[i], count, read.typeStart(piece))) return false;
            state.endOperands(count);
        }
        return true;
    }

    private boolean mismatch(Location at, int operands, int types) {
        in.error(at, "number of operands and types do not match: got %d operands and %d types", operands, types);
        return false;
    }

    /** Looks up {@code count} operands, and adds their values to the state. */
    private boolean bind(FormatState read, int start, int count, int typeStart) {
        for (int k = 0; k < count; k++) {
            int at = start + k;
            Value v = names.use(read.names[at], read.numbers[at], read.places[at], read.types[typeStart + k]);
            if (v == null) return false;
            read.state.addOperand(v);
        }
        return true;
    }

    private boolean flatOperands(FormatState read, TypeInference inference) {
        int start = read.allOperandTypesStart;
        int types = read.allOperandTypes;
        if (types < 0) {
            start = read.typeCount;
            concatenate(read, inference, read.allOperands);
            types = read.typeCount - start;
            if (types == 0 && read.allOperands > 0) return unknownType(read, read.spec.operands.slots[0]);
        }
        int count = read.allOperands;
        if (count != types) return mismatch(in.location(read.allOperandsPlace), count, types);
        return bind(read, read.allOperandsStart, count, start);
    }

    /** Adds the types of all slots for {@code count} operands, if each slot's are known; one type for all otherwise. */
    private static void concatenate(FormatState read, TypeInference inference, int count) {
        int start = read.typeCount;
        for (int i = 0; i < read.spec.operands.count; i++) {
            int piece = read.piece(false, i);
            Type only = read.spec.operands.types[i].only();
            if (read.typeLength(piece) > 0) {
                int from = read.typeStart(piece);
                int to = from + read.typeLength(piece);
                for (int k = from; k < to; k++) read.addType(read.types[k]);
            } else if (only != null) {
                read.addType(only);
            }
        }
        boolean none = read.typeCount == start;
        for (int i = 0; i < read.spec.operands.count && none; i++) {
            Type t = inference.infer(i, read);
            if (t != null) read.addType(t);
        }
        if (read.typeCount - start == count || read.typeCount == start) return;
        Type first = read.types[start];
        read.typeCount = start;
        for (int i = 0; i < count; i++) read.addType(first);
    }

    private boolean results(FormatState read) {
        OpState state = read.state;
        if (read.allResultTypes >= 0) {
            int end = read.allResultTypesStart + read.allResultTypes;
            for (int k = read.allResultTypesStart; k < end; k++) state.addResult(read.types[k]);
            return true;
        }
        for (int i = 0; i < read.spec.results.count; i++) {
            int piece = read.piece(true, i);
            int count = read.typeLength(piece);
            if (count < 0 && read.spec.results.slots[i].arity() != Arity.ONE) count = 0;
            if (count < 0) return unknownType(read, read.spec.results.slots[i]);
            int start = read.typeStart(piece);
            for (int k = start; k < start + count; k++) state.addResult(read.types[k]);
            state.endResults(count);
        }
        return true;
    }

    /** A type that neither the text nor a rule gives: a rule may not apply to what the user wrote. */
    private boolean unknownType(FormatState read, OpSpec.Slot slot) {
        in.error(in.operationLocation(), "'%s' op type of '%s' cannot be inferred", read.spec.spec.name(), slot.name());
        return false;
    }
}
