package dev.wami.wasmimport.recognize;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.AtomicOp;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Bulk;
import dev.wami.ssawasm.Calls.CallIndirectOp;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.Elements;
import dev.wami.ssawasm.Exceptions;
import dev.wami.ssawasm.Functions.FuncRefOp;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.ReferenceCalls.CallRefOp;
import dev.wami.ssawasm.References;
import dev.wami.ssawasm.StorageOp;
import dev.wami.ssawasm.Tables;
import dev.wami.ssawasm.TestOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.WideOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.RowsSpec;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Calls of functions that stand for instructions. */
final class CallRecognition {
    private final Map<String, FuncOp> functions;
    /** The index of each memory. */
    private final Map<String, Integer> memories;
    /** The memory that a segment is for: that of an active one, otherwise the first that it is copied to. */
    private final Map<String, Integer> segments = new HashMap<>();

    private final Diagnostics diagnostics;

    CallRecognition(Map<String, FuncOp> functions, Map<String, Integer> memories, Diagnostics diagnostics) {
        this.functions = functions;
        this.memories = memories;
        this.diagnostics = diagnostics;
    }

    /** Says that {@code segment} is active, before there are calls to recognize. */
    void activate(String segment, String memory) {
        segments.put(segment, memories.getOrDefault(memory, 0));
    }

    /** The index of the memory that a segment is for; the first if no instruction copies it. */
    int memoryOf(String segment) {
        return segments.getOrDefault(segment, 0);
    }

    /** {@code call @f(...) -> the instruction that @f stands for}. */
    void recognize(FuncCalls.CallOp call) {
        FuncOp callee = functions.get(call.callee().root());
        String mnemonic = callee == null ? null : StorageRecognition.instruction(callee);
        if (callee == null || mnemonic == null) {
            tailCall(call);
            return;
        }
        if (mnemonic.equals("nop")) {
            if (call.resultCount() > 0) diagnostics.error(call, "calls a part of what stands for an instruction");
            else call.erase();
            return;
        }
        if (mnemonic.equals("thrown")) {
            ExceptionRecognition.isThrown(call);
            return;
        }
        if (mnemonic.equals("try_table")) {
            ExceptionRecognition.caught(call, callee, diagnostics);
            return;
        }
        Operation instruction = instruction(mnemonic, callee, call);
        if (instruction == null) {
            diagnostics.error(call, "stands for '%s', which ssawasm does not have", mnemonic);
            return;
        }
        setMemory(instruction, callee);
        boolean calls = instruction instanceof CallIndirectOp || instruction instanceof CallRefOp;
        if (calls && isTailCall(call)) {
            instruction.setAttribute(CallInstruction.TAIL, UnitAttr.UNIT);
        }
        if (call.hasAttribute(Names.TRIED)) instruction.setAttribute(Names.TRIED, UnitAttr.UNIT);
        Builder.before(call).insert(instruction);
        for (int i = 0; i < call.resultCount(); i++) call.result(i).replaceAllUsesWith(instruction.result(i));
        call.erase();
    }

    /** {@code call @f(...); return its results -> a tail call}, where Wasm had one. */
    private static void tailCall(FuncCalls.CallOp call) {
        if (!isTailCall(call)) return;
        CallOp tail = new CallOp(call.location(), call.callee().root(), call.operands(), call.resultTypes());
        tail.setAttribute(CallInstruction.TAIL, UnitAttr.UNIT);
        Builder.before(call).insert(tail);
        for (int i = 0; i < call.resultCount(); i++) call.result(i).replaceAllUsesWith(tail.result(i));
        call.erase();
    }

    /** Whether a call was a tail call and still is one: its results, all of them, are returned, by way of blocks. */
    private static boolean isTailCall(FuncCalls.CallOp call) {
        if (!call.hasAttribute(Names.TAIL_CALL)) return false;
        List<? extends Value> passed = call.results();
        Operation next = call.next();
        Set<Block> seen = new HashSet<>();
        while (next instanceof BranchOp b && b.operands().equals(passed) && seen.add(b.successor(0))) {
            passed = b.successor(0).arguments();
            next = b.successor(0).first();
        }
        return next instanceof FuncCalls.ReturnOp && next.operands().equals(passed);
    }

    private void setMemory(Operation instruction, FuncOp callee) {
        int memory = memory(callee, "wasm.memory");
        if (instruction instanceof Bulk.MemoryInitOp init) {
            String segment = init.segment().root();
            // the segment itself can only be for one
            Integer before = segments.putIfAbsent(segment, memory);
            if (before != null && before != memory) init.setMemory(memory);
            return;
        }
        if (memory != 0 && instruction instanceof StorageOp s) s.setMemory(memory);
        if (instruction instanceof Bulk.MemoryCopyOp copy) {
            int from = callee.attribute("wasm.from") == null ? memory : memory(callee, "wasm.from");
            if (from != 0) copy.setFromMemory(from);
        }
    }

    private int memory(FuncOp callee, String key) {
        return callee.attribute(key) instanceof SymbolRef s ? memories.getOrDefault(s.root(), 0) : 0;
    }

    private @Nullable Operation instruction(String mnemonic, FuncOp callee, FuncCalls.CallOp call) {
        Location at = call.location();
        List<Value> a = call.operands();
        Opcode row = Opcode.named(mnemonic);
        if (row == null) return null;
        int last = a.size() - 1;
        switch (row) {
            case MEMORY_SIZE:
                return new Bulk.MemorySizeOp(at, call.result(0).type());
            case MEMORY_GROW:
                return new Bulk.MemoryGrowOp(at, a.get(0));
            case MEMORY_FILL:
                return new Bulk.MemoryFillOp(at, a.get(0), a.get(1), a.get(2));
            case MEMORY_COPY:
                return new Bulk.MemoryCopyOp(at, a.get(0), a.get(1), a.get(2));
            case MEMORY_INIT:
                return new Bulk.MemoryInitOp(at, symbol(callee, "wasm.segment"), a.get(0), a.get(1), a.get(2));
            case DATA_DROP:
                return new Bulk.DataDropOp(at, symbol(callee, "wasm.segment"));
            case CALL_INDIRECT:
                return new CallIndirectOp(at, table(callee), a.get(last), a.subList(0, last), call.resultTypes());
            case CALL_REF:
                return new CallRefOp(at, a.get(last), a.subList(0, last), call.resultTypes());
            case THROW:
                return new Exceptions.ThrowOp(at, symbol(callee, "wasm.tag").root(), a);
            case THROW_REF:
                return new Exceptions.ThrowRefOp(at, a.get(0));
            case REF_AS_NON_NULL:
                return new References.RefAsNonNullOp(at, a.get(0));
            case TABLE_GET:
                return Traps.observed(new Tables.TableGetOp(
                        at, table(callee), a.get(0), call.result(0).type()));
            case TABLE_SET:
                return Traps.observed(new Tables.TableSetOp(at, table(callee), a.get(0), a.get(1)));
            case TABLE_SIZE:
                return new Tables.TableSizeOp(at, table(callee), call.result(0).type());
            case TABLE_GROW:
                return new Tables.TableGrowOp(at, table(callee), a.get(0), a.get(1));
            case TABLE_FILL:
                return Traps.observed(new Tables.TableFillOp(at, table(callee), a.get(0), a.get(1), a.get(2)));
            case TABLE_COPY:
                String from = symbol(callee, "wasm.from").root();
                return Traps.observed(new Tables.TableCopyOp(at, table(callee), from, a.get(0), a.get(1), a.get(2)));
            case TABLE_INIT:
                String elem = symbol(callee, "wasm.segment").root();
                return Traps.observed(new Elements.TableInitOp(at, table(callee), elem, a.get(0), a.get(1), a.get(2)));
            case ELEM_DROP:
                return new Elements.ElemDropOp(
                        at, symbol(callee, "wasm.segment").root());
            case REF_FUNC:
                return new FuncRefOp(at, symbol(callee, "wasm.function").root());
            case REF_NULL:
                return new References.RefNullOp(at, call.result(0).type());
            case REF_IS_NULL:
                return new References.RefIsNullOp(at, a.get(0));
            default:
                if (row.category() == Category.WIDE) return WideOp.of(at, row, a);
                if (row.category() == Category.ATOMIC) return atomic(row, callee, call);
                if (row.category() == Category.VECTOR) return new VectorRecognition(row, callee, call).instruction();
                boolean access = row.category() == Category.LOAD || row.category() == Category.STORE;
                return access ? access(row, callee, call) : null;
        }
    }

    private static String table(FuncOp callee) {
        return symbol(callee, "wasm.table").root();
    }

    private static SymbolRef symbol(FuncOp callee, String key) {
        if (callee.attribute(key) instanceof SymbolRef ref) return ref;
        throw new IllegalStateException("'" + key + "' is missing on @" + callee.symbolName());
    }

    /** An address, without the constant that is added. */
    private record Place(Value address, long offset) {}

    private static Place place(FuncCalls.CallOp call) {
        Value address = call.operand(0);
        return call.operand(1).definedBy() instanceof ConstantLike c && c.constant() instanceof IntegerAttr i
                ? new Place(address, i.unsignedValue())
                : new Place(sum(call, address, call.operand(1)), 0);
    }

    private Operation atomic(Opcode row, FuncOp callee, FuncCalls.CallOp call) {
        List<Value> operands = new ArrayList<>(call.operands());
        if (operands.isEmpty()) return AtomicOp.of(call.location(), row, operands, 0, 0);
        Place place = place(call);
        operands.set(0, place.address());
        operands.remove(1);
        return AtomicOp.of(call.location(), row, operands, place.offset(), memory(callee, "wasm.memory"));
    }

    /** {@code load(address, c) -> load address offset = c}. */
    private Operation access(Opcode row, FuncOp callee, FuncCalls.CallOp call) {
        Place place = place(call);
        Value address = place.address();
        VectorRecognition vector = RowsSpec.isVector(row) ? new VectorRecognition(row, callee, call) : null;
        MemoryAccess.Access op = vector != null ? vector.access(address) : scalarAccess(row, address, call);
        op.setOffset(place.offset());
        op.setAlign(1);
        int memory = memory(callee, "wasm.memory");
        if (memory != 0) op.setMemory(memory);
        Traps.observed(op);
        return vector != null ? vector.result(op) : op;
    }

    private static MemoryAccess.Access scalarAccess(Opcode row, Value address, FuncCalls.CallOp call) {
        return row.category() == Category.LOAD
                ? new MemoryAccess.LoadOp(
                        call.location(),
                        row.mnemonicWithoutType(),
                        address,
                        call.result(0).type())
                : new MemoryAccess.StoreOp(call.location(), row.mnemonicWithoutType(), address, call.operand(2));
    }

    /** {@code a + b}, which must not wrap: what is left of the sum is less than {@code a} if it does. */
    private static Value sum(FuncCalls.CallOp call, Value a, Value b) {
        Builder at = Builder.before(call);
        Location location = call.location();
        Value sum = at.insert(BinaryOp.of(location, ADD, a, b)).result(0);
        Value wraps = at.insert(CompareOp.of(location, LT_U, sum, a)).result(0);
        Value fits = at.insert(new TestOp(location, EQZ, wraps)).result(0);
        Value flag = at.insert(new TruncIOp(location, fits, IntegerType.I1)).result(0);
        at.insert(new AssertOp(location, flag, Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString()));
        return sum;
    }
}
