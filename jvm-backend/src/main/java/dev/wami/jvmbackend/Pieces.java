package dev.wami.jvmbackend;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts a body that is too large for one method into pieces, each a method: runs of instructions and whole blocks inside
 * one block. A block whose content is too large becomes calls of its pieces; where even these are too many, pieces of
 * pieces.
 */
final class Pieces {
    /** Of most instructions, more than most take. */
    private static final int INSTRUCTION = 12;

    /** Of a call of a piece, with what follows for its branches. */
    private static final int CALL = 80;

    /** Instructions that make one item, so that few items are kept. */
    private static final int RUN = 40;

    /** The ends of the pieces that start at a position, in the order of their making: the inner ones first. */
    private final Map<Integer, List<Integer>> ends = new HashMap<>();

    /** What is inside an open block: items, and those of the arm before {@code else}. */
    private static final class Level {
        final int start;
        int size;
        List<Item> items = new ArrayList<>();
        final List<List<Item>> arms = new ArrayList<>();

        Level(int start) {
            this.start = start;
            arms.add(items);
        }

        void add(int from, int to, int bytes, boolean joins) {
            size += bytes;
            Item last = items.isEmpty() ? null : items.get(items.size() - 1);
            if (joins && last != null && last.joins && last.to == from && last.to - last.from < RUN) {
                items.set(items.size() - 1, new Item(last.from, to, last.size + bytes, true));
            } else {
                items.add(new Item(from, to, bytes, joins));
            }
        }
    }

    private record Item(int from, int to, int size, boolean joins) {}

    /** What one piece should have at most, in bytes. */
    private final int limit;

    private Pieces(int limit) {
        this.limit = limit;
    }

    static Pieces of(List<Instruction> body, int limit) {
        Pieces pieces = new Pieces(limit);
        Deque<Level> levels = new ArrayDeque<>();
        levels.push(new Level(0));
        for (int i = 0; i < body.size(); i++) {
            Instruction instruction = body.get(i);
            Opcode opcode = instruction.opcode();
            if (opcode.opensBlock()) {
                levels.push(new Level(i));
                levels.element().size += bytes(instruction);
            } else if (opcode == Opcode.ELSE) {
                Level level = levels.element();
                level.items = new ArrayList<>();
                level.arms.add(level.items);
            } else if (opcode == Opcode.END) {
                Level level = levels.pop();
                int size = pieces.cut(level);
                levels.element().add(level.start, i + 1, size, false);
            } else {
                levels.element().add(i, i + 1, bytes(instruction), true);
            }
        }
        pieces.cut(levels.pop());
        return pieces;
    }

    private static int bytes(Instruction instruction) {
        if (instruction instanceof Instruction.BrTable table) {
            return 40 + 4 * table.labels().size();
        }
        if (instruction instanceof Instruction.TryTable table) {
            return 40 * (1 + table.catches().size());
        }
        return INSTRUCTION;
    }

    /** Cuts the content of a block, if it is too large; the size that is left. */
    private int cut(Level level) {
        int size = level.size;
        List<List<Item>> arms = level.arms;
        // Each round leaves at most one call for each so many items.
        while (size > limit) {
            List<List<Item>> packed = new ArrayList<>();
            int left = level.size - total(level.arms);
            for (List<Item> arm : arms) {
                packed.add(pack(arm));
            }
            left += total(packed);
            if (left >= size) return left;
            arms = packed;
            size = left;
        }
        return size;
    }

    private static int total(List<List<Item>> arms) {
        int size = 0;
        for (List<Item> arm : arms) {
            for (Item item : arm) {
                size += item.size;
            }
        }
        return size;
    }

    private List<Item> pack(List<Item> items) {
        List<Item> packed = new ArrayList<>();
        for (int i = 0; i < items.size(); ) {
            int size = items.get(i).size;
            int next = i + 1;
            while (next < items.size() && size + items.get(next).size <= limit) {
                size += items.get(next++).size;
            }
            if (size <= Math.min(2 * CALL, limit / 2)) {
                packed.addAll(items.subList(i, next));
            } else {
                int from = items.get(i).from;
                int to = items.get(next - 1).to;
                ends.computeIfAbsent(from, k -> new ArrayList<>()).add(to);
                packed.add(new Item(from, to, CALL, false));
            }
            i = next;
        }
        return packed;
    }

    /**
     * The end of the outermost piece that starts at a position and is inside a range, but not that range itself; or -1.
     */
    int end(int start, int rangeStart, int rangeEnd) {
        for (int i = all(start).size() - 1; i >= 0; i--) {
            int end = all(start).get(i);
            if (end < rangeEnd || end == rangeEnd && start > rangeStart) return end;
        }
        return -1;
    }

    private List<Integer> all(int start) {
        return ends.getOrDefault(start, Collections.emptyList());
    }
}
