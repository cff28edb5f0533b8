package dev.wami.wasmssa;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import java.util.Arrays;

/** What the instructions on whole memories, tables and segments do (specification 4.6.7 to 4.6.10). */
final class StorageEvaluation {
    private final StorageOp op;
    private final Frame frame;
    private final Instance instance;

    StorageEvaluation(StorageOp op, Frame frame) {
        this.op = op;
        this.frame = frame;
        this.instance = Instance.of(frame.machine());
    }

    /** An operand that is a number, unsigned. */
    private long number(int i) {
        return frame.getUnsigned(op.operand(i));
    }

    private Object reference(int i) {
        return frame.get(op.operand(i));
    }

    private Step outside(boolean table) {
        return frame.trap((table ? Trap.OUT_OF_BOUNDS_TABLE_ACCESS : Trap.OUT_OF_BOUNDS_MEMORY_ACCESS).toString());
    }

    Step evaluate() {
        return switch (op.opcode()) {
            case MEMORY_SIZE -> frame.put(op.result(), memory().pages());
            case MEMORY_GROW -> frame.put(op.result(), memory().grow(number(0)));
            case MEMORY_FILL -> fillMemory();
            case MEMORY_COPY -> copyMemory();
            case MEMORY_INIT -> initMemory();
            case DATA_DROP, ELEM_DROP -> drop();
            case TABLE_SIZE -> frame.put(op.result(), table().elements().length);
            case TABLE_GROW -> frame.put(op.result(), table().grow(number(1), reference(0)));
            case TABLE_GET -> getElement();
            case TABLE_SET -> fillTable(number(0), reference(1), 1);
            case TABLE_FILL -> fillTable(number(0), reference(1), number(2));
            case TABLE_COPY -> copyElements(instance.table(op.fromTable()).elements());
            case TABLE_INIT -> copyElements(instance.elements(op.segment()));
            default -> throw new IllegalStateException(op.name());
        };
    }

    private PagedMemory memory() {
        return instance.memory(op.memory());
    }

    private Instance.Table table() {
        return instance.table(op.table());
    }

    private Step fillMemory() {
        if (!memory().contains(number(0), number(2))) return outside(false);
        memory().fill(number(0), (byte) number(1), number(2));
        return Step.NEXT;
    }

    private Step copyMemory() {
        PagedMemory from = instance.memory(op.fromMemory());
        if (!memory().contains(number(0), number(2)) || !from.contains(number(1), number(2))) return outside(false);
        memory().copy(number(0), from, number(1), number(2));
        return Step.NEXT;
    }

    private Step initMemory() {
        byte[] bytes = instance.data(op.segment());
        long from = number(1);
        long count = number(2);
        if (from + count > bytes.length || !memory().contains(number(0), count)) return outside(false);
        memory().write(number(0), Arrays.copyOfRange(bytes, (int) from, (int) (from + count)));
        return Step.NEXT;
    }

    private Step drop() {
        instance.drop(op.segment());
        return Step.NEXT;
    }

    private Step getElement() {
        Object[] elements = table().elements();
        long index = number(0);
        return index < elements.length ? frame.put(op.result(), elements[(int) index]) : outside(true);
    }

    private Step fillTable(long index, Object value, long count) {
        Object[] elements = table().elements();
        if (index + count > elements.length) return outside(true);
        Arrays.fill(elements, (int) index, (int) (index + count), value);
        return Step.NEXT;
    }

    private Step copyElements(Object[] source) {
        Object[] elements = table().elements();
        long to = number(0);
        long from = number(1);
        long count = number(2);
        if (from + count > source.length || to + count > elements.length) return outside(true);
        System.arraycopy(source, (int) from, elements, (int) to, (int) count);
        return Step.NEXT;
    }
}
