package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.text.Programs;
import java.util.ArrayList;
import java.util.List;

/** Graphs that tests write as text: the blocks of the first operation. */
final class Graphs {
    private Graphs() {}

    static Operation operation(String text) {
        Operation op = Programs.read(text).region(0).entry().first();
        if (op == null) throw new AssertionError("no operation");
        return op;
    }

    static List<Block> blocks(String text) {
        List<Block> out = new ArrayList<>();
        for (Block b : operation(text).region(0)) out.add(b);
        return out;
    }

    static LoopInfo loops(List<Block> blocks) {
        Region region = blocks.get(0).region();
        if (region == null) throw new AssertionError("detached");
        return new LoopInfo(new DominatorTree(region));
    }
}
