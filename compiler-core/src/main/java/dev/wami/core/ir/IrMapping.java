package dev.wami.core.ir;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** What originals became in a copy. Upstream: IRMapping. */
public final class IrMapping {
    private final Map<Value, Value> values = new IdentityHashMap<>();
    private final Map<Block, Block> blocks = new IdentityHashMap<>();

    public void map(Value from, Value to) {
        values.put(from, to);
    }

    public void map(List<? extends Value> from, List<? extends Value> to) {
        for (int i = 0; i < from.size(); i++) values.put(from.get(i), to.get(i));
    }

    public void map(Block from, Block to) {
        blocks.put(from, to);
    }

    public boolean contains(Value v) {
        return values.containsKey(v);
    }

    /** The copy of {@code v}, or {@code v} itself. */
    public Value lookup(Value v) {
        return values.getOrDefault(v, v);
    }

    /** The copy of {@code b}, or {@code b} itself. */
    public Block lookup(Block b) {
        return blocks.getOrDefault(b, b);
    }
}
