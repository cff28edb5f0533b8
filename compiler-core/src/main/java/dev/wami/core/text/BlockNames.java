package dev.wami.core.text;

import dev.wami.core.ir.Block;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The block names of one region. A block branched to before its label is made at the branch. */
final class BlockNames {
    private final Cursor in;
    private final Map<String, Block> blocks = new HashMap<>();
    /** Blocks without a label yet, with where they were first named. */
    private final Map<Block, Integer> undefined = new LinkedHashMap<>();

    BlockNames(Cursor cursor) {
        this.in = cursor;
    }

    /** The block called {@code name}, used at {@code offset}. */
    Block use(String name, int offset) {
        Block known = blocks.get(name);
        if (known != null) return known;
        Block made = new Block();
        blocks.put(name, made);
        undefined.put(made, offset);
        return made;
    }

    /** Gives {@code name} its block: {@code fresh}, or the one already branched to. Null after an error. */
    @org.jspecify.annotations.Nullable
    Block define(String name, Block fresh, int offset) {
        Block known = blocks.putIfAbsent(name, fresh);
        if (known == null) return fresh;
        if (undefined.remove(known) != null) return known;
        in.error(offset, "redefinition of block '^%s'", name);
        return null;
    }

    /** Reports the blocks that were branched to and never defined. */
    boolean finish() {
        for (int offset : undefined.values()) in.error(offset, "reference to an undefined block");
        return undefined.isEmpty();
    }
}
