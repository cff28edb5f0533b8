package dev.wami.tests.simd;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorAccess;
import dev.wami.wasmspec.VectorNumeric;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Executes a module by the definitions of wasm-spec, and nothing else: numbers by {@link Numeric}, vectors by
 * {@link VectorNumeric} and {@link VectorAccess}. Control flow, variables and memory are here as far as the tests of
 * SIMD in the specification's suite need them. Every value is a {@link V128}, a scalar in its low bits.
 */
final class StackMachine {
    /** An instruction, or a way to import, that the machine does not know. */
    static final class Unsupported extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unsupported(String what) {
            super(what, null, false, false);
        }
    }

    /** A branch out of the function. */
    private static final int RETURN = Integer.MAX_VALUE;

    private static final int NONE = -1;

    private final WasmModule module;
    private final List<FuncType> types = new ArrayList<>();
    private final List<PagedMemory> memories = new ArrayList<>();
    private final List<V128> globals = new ArrayList<>();
    private final Map<Integer, Integer> table = new HashMap<>();

    StackMachine(WasmModule module) {
        if (!module.imports().isEmpty()) throw new Unsupported("imports");
        this.module = module;
        module.types().forEach(group -> group.types().forEach(t -> types.add(function(t.composite()))));
        for (MemoryType m : module.memories()) {
            memories.add(new PagedMemory(m.limits().min(), m.limits().max().orElse(65536)));
        }
        module.globals().forEach(g -> globals.add(constant(g.init())));
        for (DataSegment d : module.data()) copy(d);
        for (ElementSegment e : module.elements()) copy(e);
    }

    private static FuncType function(CompositeType type) {
        if (type instanceof FuncType f) return f;
        throw new Unsupported("type " + type);
    }

    private void copy(DataSegment segment) {
        if (!(segment.mode() instanceof SegmentMode.Active a)) return;
        memories.get(a.target())
                .write(unsigned(constant(a.offset())), segment.bytes().toArray());
    }

    private void copy(ElementSegment segment) {
        if (!(segment.mode() instanceof SegmentMode.Active a)) return;
        int at = (int) constant(a.offset()).low();
        for (List<Instruction> element : segment.elements()) {
            if (element.get(0) instanceof Instruction.Indexed f) table.put(at, f.index());
            at++;
        }
    }

    private V128 constant(List<Instruction> expression) {
        Frame frame = new Frame(expression, new V128[0]);
        frame.run(0, expression.size());
        return frame.pop();
    }

    private static long unsigned(V128 i32) {
        return i32.low() & 0xFFFF_FFFFL;
    }

    /** The results of an exported function; of a global, its value. */
    List<V128> get(String name, List<V128> arguments) {
        for (Export e : module.exports()) {
            if (!e.name().equals(name)) continue;
            return e.kind() == ExternKind.GLOBAL ? List.of(globals.get(e.index())) : call(e.index(), arguments);
        }
        throw new Unsupported("no export " + name);
    }

    private List<V128> call(int index, List<V128> arguments) {
        Function function = module.functions().get(index);
        V128[] locals = new V128[arguments.size() + function.locals().size()];
        for (int i = 0; i < locals.length; i++) locals[i] = i < arguments.size() ? arguments.get(i) : V128.ZERO;
        Frame frame = new Frame(function.body(), locals);
        frame.run(0, function.body().size());
        return frame.take(types.get(function.typeIndex()).results().size());
    }

    /** One activation. */
    private final class Frame {
        private final List<Instruction> code;
        private final V128[] locals;
        private final Deque<V128> stack = new ArrayDeque<>();

        Frame(List<Instruction> code, V128[] locals) {
            this.code = code;
            this.locals = locals;
        }

        V128 pop() {
            return stack.pop();
        }

        private long popUnsigned() {
            return unsigned(pop());
        }

        private void push(long bits) {
            stack.push(V128.scalar(bits));
        }

        /** The topmost values, the deepest first. */
        List<V128> take(int count) {
            List<V128> out = new ArrayList<>();
            for (int i = 0; i < count; i++) out.add(0, pop());
            return out;
        }

        /** Executes up to {@code end}; gives how many blocks around are left, or {@link #NONE}. */
        int run(int start, int end) {
            for (int pc = start; pc < end; pc++) {
                Instruction i = code.get(pc);
                if (i instanceof Instruction.Block b) {
                    int close = close(pc, Opcode.END);
                    int left = block(b, pc, close);
                    if (left > 0) return left - 1;
                    pc = close;
                    continue;
                }
                int left = step(i);
                if (left != NONE) return left;
            }
            return NONE;
        }

        /** Where the block at {@code pc} has its {@code end}, or its {@code else}. */
        private int close(int pc, Opcode what) {
            int depth = 0;
            for (int k = pc + 1; ; k++) {
                Opcode op = code.get(k).opcode();
                if (depth == 0 && op == what) return k;
                if (op == Opcode.END && depth-- == 0) return k;
                if (op.opensBlock()) depth++;
            }
        }

        /** 0 or {@link #NONE} if execution goes on after the block; {@link #RETURN} stays what it is. */
        private int block(Instruction.Block b, int pc, int end) {
            int from = pc + 1;
            int to = end;
            if (b.opcode() == Opcode.IF) {
                int other = close(pc, Opcode.ELSE);
                if (pop().low() != 0) to = other;
                else from = other == end ? end : other + 1;
            }
            int arity = b.type() instanceof BlockType.Typed t
                    ? types.get(t.typeIndex()).params().size()
                    : 0;
            int results = b.type() instanceof BlockType.Typed t
                    ? types.get(t.typeIndex()).results().size()
                    : b.type() instanceof BlockType.Result ? 1 : 0;
            int height = stack.size() - arity;
            while (true) {
                int left = run(from, to);
                if (left != 0) return left == RETURN ? RETURN : left;
                boolean loop = b.opcode() == Opcode.LOOP;
                List<V128> kept = take(loop ? arity : results);
                while (stack.size() > height) pop();
                kept.forEach(stack::push);
                if (!loop) return 0;
            }
        }

        private int step(Instruction i) {
            Opcode op = i.opcode();
            if (i instanceof Instruction.Constant c) push(c.bits());
            else if (i instanceof Instruction.MemoryAccess m) access(m);
            else if (i instanceof Instruction.VectorConstant v) vector(v);
            else if (op.category() == Category.VECTOR) vector(op, i);
            else if (op.category().isScalarNumeric()) numeric(op);
            else if (i instanceof Instruction.Indexed x) return indexed(op, x.index());
            else return other(op, i);
            return NONE;
        }

        private void numeric(Opcode op) {
            if (op.type().params().size() == 1) {
                push(Numeric.evaluate(op, pop().low()));
                return;
            }
            long b = pop().low();
            push(Numeric.evaluate(op, pop().low(), b));
        }

        private void vector(Instruction.VectorConstant v) {
            if (v.opcode() == Opcode.V128_CONST) {
                stack.push(new V128(v.low(), v.high()));
                return;
            }
            int[] lanes = new int[16];
            for (int k = 0; k < lanes.length; k++) lanes[k] = v.byteAt(k);
            V128 b = pop();
            stack.push(VectorNumeric.shuffle(pop(), b, lanes));
        }

        private void vector(Opcode op, Instruction i) {
            V128[] operands = take(op.type().params().size()).toArray(new V128[0]);
            int lane = i instanceof Instruction.Indexed x ? x.index() : 0;
            stack.push(VectorNumeric.evaluate(op, lane, operands));
        }

        private void access(Instruction.MemoryAccess m) {
            Opcode op = m.opcode();
            PagedMemory memory = memories.get(m.memory());
            boolean store = op.category() == Category.STORE;
            boolean vector = op.isOn(LaneShape.I8X16)
                    || op.isOn(LaneShape.I16X8)
                    || op.isOn(LaneShape.I32X4)
                    || op.isOn(LaneShape.I64X2);
            V128 value = op.type().params().size() == 2 ? pop() : V128.ZERO;
            long at = popUnsigned() + m.offset();
            int count = op.accessBytes();
            int low = Math.min(count, 8);
            if (!memory.contains(at, count)) throw new TrapException(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS);
            if (store) {
                V128 bytes = vector ? VectorAccess.stored(op, value, m.lane()) : value;
                memory.write(at, low, bytes.low());
                memory.write(at + 8, count - low, bytes.high());
                return;
            }
            V128 read = new V128(memory.read(at, low), count > 8 ? memory.read(at + 8, 8) : 0);
            if (vector) stack.push(VectorAccess.loaded(op, read, value, m.lane()));
            else push(extended(op, read.low()));
        }

        private long extended(Opcode op, long bits) {
            int unused = 64 - 8 * op.accessBytes();
            long value = op.mnemonic().endsWith("_s") ? bits << unused >> unused : bits;
            return op.type().results().get(0) == NumericType.I32 ? value & 0xFFFF_FFFFL : value;
        }

        private int indexed(Opcode op, int index) {
            switch (op) {
                case LOCAL_GET -> stack.push(locals[index]);
                case LOCAL_SET -> locals[index] = pop();
                case LOCAL_TEE -> locals[index] = stack.element();
                case GLOBAL_GET -> stack.push(globals.get(index));
                case GLOBAL_SET -> globals.set(index, pop());
                case BR -> {
                    return index;
                }
                case BR_IF -> {
                    return pop().low() != 0 ? index : NONE;
                }
                case CALL -> enter(index);
                case MEMORY_SIZE -> push(memories.get(index).pages());
                case MEMORY_GROW -> push(memories.get(index).grow(popUnsigned()) & 0xFFFF_FFFFL);
                default -> throw new Unsupported(op.mnemonic());
            }
            return NONE;
        }

        private void enter(int function) {
            FuncType type = types.get(module.functions().get(function).typeIndex());
            call(function, take(type.params().size())).forEach(stack::push);
        }

        private int other(Opcode op, Instruction i) {
            switch (op) {
                case NOP -> {}
                case UNREACHABLE -> throw new TrapException(Trap.UNREACHABLE);
                case RETURN -> {
                    return RETURN;
                }
                case DROP -> pop();
                case SELECT, SELECT_T -> {
                    boolean first = pop().low() != 0;
                    V128 b = pop();
                    V128 a = pop();
                    stack.push(first ? a : b);
                }
                case BR_TABLE -> {
                    Instruction.BrTable t = (Instruction.BrTable) i;
                    long k = popUnsigned();
                    return k < t.labels().size() ? t.labels().get((int) k) : t.defaultLabel();
                }
                case CALL_INDIRECT -> {
                    Integer function = table.get((int) pop().low());
                    if (function == null) throw new TrapException(Trap.UNDEFINED_ELEMENT);
                    enter(function);
                }
                default -> throw new Unsupported(op.mnemonic());
            }
            return NONE;
        }
    }
}
