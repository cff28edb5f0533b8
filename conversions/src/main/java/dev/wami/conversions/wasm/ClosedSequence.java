package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.Definitions.FunctionDefinition;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.ValueTypes;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Instructions one behind the other that could be a function: they leave nothing on the stack or one value, name no
 * block and write no local. What they take from the stack are the first parameters, the locals that they read, in
 * order, the others.
 *
 * @param count of the instructions
 * @param locals that they read
 * @param taken how many values they take from the stack
 * @param hash equal for sequences that do the same, whichever locals they read
 * @param bytes of the instructions, as they stand
 * @param bodyBytes of the instructions in a function of their own
 */
record ClosedSequence(
        InstructionOp first,
        int count,
        List<Integer> locals,
        int taken,
        FunctionType type,
        long hash,
        int bytes,
        int bodyBytes) {

    /** The longest that are looked at, in instructions. */
    private static final int LONGEST = 48;

    /** A call and a function around it are no fewer. */
    private static final int FEWEST_BYTES = 5;

    /** Looks at those that begin at {@code start}, the shortest first. */
    static final class Growth {
        private final FuncOp function;
        private final Map<String, FunctionDefinition> callees;
        private final Operation start;
        private final Deque<Type> stack = new ArrayDeque<>();
        private final Deque<Type> taken = new ArrayDeque<>();
        private final List<Integer> locals = new ArrayList<>();
        private final List<Type> types = new ArrayList<>();
        private long hash;
        private int bytes;
        private int bodyBytes;

        Growth(Operation start, FuncOp function, Map<String, FunctionDefinition> callees) {
            this.start = start;
            this.function = function;
            this.callees = callees;
        }

        /**
         * @param known the hashes of which sequences are wanted
         * @param hashes gets the hash of each
         */
        void grow(LongPredicate known, LongConsumer hashes, Consumer<ClosedSequence> out) {
            Operation op = start;
            for (int n = 1; n <= LONGEST && op instanceof InstructionOp i && append(i); n++, op = op.next()) {
                if (stack.size() > 1 || bytes < FEWEST_BYTES) continue;
                hashes.accept(hash);
                if (known.test(hash)) out.accept(sequence(n));
            }
        }

        private ClosedSequence sequence(int count) {
            List<Type> inputs = new ArrayList<>(taken);
            inputs.addAll(types);
            FunctionType type = new FunctionType(inputs, List.copyOf(stack));
            int body = bodyBytes + 2 * taken.size();
            return new ClosedSequence(
                    (InstructionOp) start, count, List.copyOf(locals), taken.size(), type, hash, bytes, body);
        }

        /** False if {@code op} can be in no such sequence. */
        private boolean append(InstructionOp op) {
            int size = EncodedSize.of(op);
            if (size < 0) return false;
            bytes += size;
            if (op instanceof LocalOp l) return l.opcode() == Opcode.LOCAL_GET && read(l);
            bodyBytes += size;
            mix(op.opcode().code());
            for (NamedAttribute a : op.properties()) mix(a.hashCode());
            if (op instanceof FuncInstructionOp f) return call(f);
            boolean typed = op instanceof ConstOp || op instanceof V128ConstOp || op instanceof AccessOp;
            if (!typed && (!op.opcode().hasType() || isControl(op.opcode()))) return false;
            List<ValueType> params = op.opcode().type().params();
            for (int i = params.size() - 1; i >= 0; i--) if (!pop(type(params.get(i)))) return false;
            for (ValueType r : op.opcode().type().results()) {
                Type type = type(r);
                if (type == null) return false;
                stack.addLast(type);
            }
            return true;
        }

        private static @Nullable Type type(ValueType type) {
            return type instanceof NumericType n ? ValueTypes.of(n) : null;
        }

        private static boolean isControl(Opcode opcode) {
            return opcode == Opcode.RETURN || opcode == Opcode.UNREACHABLE || opcode == Opcode.NOP;
        }

        private void mix(long value) {
            hash = (hash ^ value) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }

        private boolean read(LocalOp op) {
            int parameter = locals.indexOf(op.index());
            if (parameter < 0) {
                parameter = locals.size();
                locals.add(op.index());
                int parameters = function.type().inputs().size();
                types.add(
                        op.index() < parameters
                                ? function.type().inputs().get(op.index())
                                : function.locals().get(op.index() - parameters));
            }
            bodyBytes += 2;
            mix(-1 - parameter);
            mix(types.get(parameter).hashCode());
            stack.addLast(types.get(parameter));
            return true;
        }

        private boolean call(FuncInstructionOp op) {
            FunctionDefinition callee = callees.get(op.function());
            if (op.opcode() != Opcode.CALL || callee == null) return false;
            List<Type> inputs = callee.type().inputs();
            for (int i = inputs.size() - 1; i >= 0; i--) pop(inputs.get(i));
            for (Type r : callee.type().results()) stack.addLast(r);
            return true;
        }

        /** What is below what these instructions have put on the stack is a parameter. */
        private boolean pop(@Nullable Type type) {
            if (type == null) return false;
            if (stack.pollLast() == null) taken.addFirst(type);
            return true;
        }
    }

    /** Of reading the locals and calling the function in place of these instructions. */
    int callBytes() {
        int all = 2;
        for (int l : locals) all += 1 + EncodedSize.unsigned(l);
        return all;
    }

    List<InstructionOp> instructions() {
        List<InstructionOp> all = new ArrayList<>(count);
        Operation op = first;
        while (all.size() < count && op instanceof InstructionOp i) {
            all.add(i);
            op = op.next();
        }
        return all;
    }

    /** Whether {@code other}, of the same hash, has the same instructions. */
    boolean doesTheSameAs(ClosedSequence other) {
        List<InstructionOp> mine = instructions();
        List<InstructionOp> its = other.instructions();
        if (count != other.count || taken != other.taken || !type.equals(other.type)) return false;
        for (int i = 0; i < count; i++) {
            InstructionOp a = mine.get(i);
            InstructionOp b = its.get(i);
            if (a.opcode() != b.opcode() || !a.attributes().equals(b.attributes())) return false;
            boolean same = a instanceof LocalOp x && b instanceof LocalOp y
                    ? locals.indexOf(x.index()) == other.locals.indexOf(y.index())
                    : a.properties().equals(b.properties());
            if (!same) return false;
        }
        return true;
    }
}
