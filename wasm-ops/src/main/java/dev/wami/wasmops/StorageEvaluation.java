package dev.wami.wasmops;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.wasmspec.PagedMemory;
import dev.wami.wasmspec.Trap;
import java.util.Arrays;

/** What the instructions on whole memories, tables and segments do (specification 4.6.7 to 4.6.10). */
final class StorageEvaluation {
    private final StorageInstruction op;
    private final Frame frame;
    private final Instance instance;

    StorageEvaluation(StorageInstruction op, Frame frame) {
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

    private Step outsideMemory() {
        return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
    }

    private Step outsideTable() {
        return frame.trap(Trap.OUT_OF_BOUNDS_TABLE_ACCESS.toString());
    }

    Step evaluate() {
        return switch (op.opcode()) {
            case MEMORY_SIZE -> frame.put(op.result(), memory().pages());
            case MEMORY_GROW -> frame.put(op.result(), memory().grow(number(0)));
            case MEMORY_FILL -> fillMemory();
            case MEMORY_COPY -> copyMemory();
            case MEMORY_INIT -> initMemory();
            case DATA_DROP, ELEM_DROP -> drop();
            case TABLE_SIZE -> frame.put(op.result(), table().size());
            case TABLE_GROW -> frame.put(op.result(), table().grow(number(1), reference(0)));
            case TABLE_GET -> getElement();
            case TABLE_SET -> fillTable(number(0), reference(1), 1);
            case TABLE_FILL -> fillTable(number(0), reference(1), number(2));
            case TABLE_COPY ->
                copyElements(instance.table(op.fromTable().root()).elements());
            case TABLE_INIT -> copyElements(instance.elements(op.segment().root()));
            default -> throw new IllegalStateException(op.name());
        };
    }

    private PagedMemory memory() {
        return op.memory(instance);
    }

    private Table table() {
        return instance.table(op.table().root());
    }

    private Step fillMemory() {
        PagedMemory memory = memory();
        if (!memory.contains(number(0), number(2))) return outsideMemory();
        memory.fill(number(0), (byte) number(1), number(2));
        return Step.NEXT;
    }

    private Step copyMemory() {
        PagedMemory to = memory();
        PagedMemory from = op.fromMemory(instance);
        if (!to.contains(number(0), number(2)) || !from.contains(number(1), number(2))) return outsideMemory();
        to.copy(number(0), from, number(1), number(2));
        return Step.NEXT;
    }

    private Step initMemory() {
        PagedMemory memory = memory();
        byte[] bytes = instance.data(op.segment().root());
        long from = number(1);
        long count = number(2);
        boolean given = count >= 0 && count <= bytes.length && from >= 0 && from <= bytes.length - count;
        if (!given || !memory.contains(number(0), count)) return outsideMemory();
        memory.write(number(0), Arrays.copyOfRange(bytes, (int) from, (int) (from + count)));
        return Step.NEXT;
    }

    private Step drop() {
        instance.drop(op.segment().root());
        return Step.NEXT;
    }

    private Step getElement() {
        Table table = table();
        long index = number(0);
        return table.contains(index, 1) ? frame.put(op.result(), table.get(index)) : outsideTable();
    }

    private Step fillTable(long index, Object value, long count) {
        Table table = table();
        if (!table.contains(index, count)) return outsideTable();
        table.fill(index, value, count);
        return Step.NEXT;
    }

    private Step copyElements(Object[] source) {
        Table table = table();
        long to = number(0);
        long from = number(1);
        long count = number(2);
        if (!Table.contains(source, from, count) || !table.contains(to, count)) return outsideTable();
        table.copy(to, source, from, count);
        return Step.NEXT;
    }
}
