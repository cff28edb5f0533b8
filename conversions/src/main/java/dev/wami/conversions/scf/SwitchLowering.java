package dev.wami.conversions.scf;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.BrTableOp;
import dev.wami.ssawasm.Branches.BrTableOp.Target;
import dev.wami.ssawasm.Control.BlockBlockOp;
import dev.wami.ssawasm.Control.ExitOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A switch to Wasm's: a few cases are compared one after the other; cases that lie close together are entries of a
 * {@code br_table}; of others a binary search finds the number first.
 */
final class SwitchLowering {
    /** Up to as many cases a chain of comparisons is shorter than a table. */
    private static final int FEW = 3;

    /** A table has at most as many entries for one case. */
    private static final int SPARSE = 4;

    /**
     * The most entries of one table, each of them a block in the next one's. More cases go to tables of a table:
     * WebAssembly nests as deep as one likes, whoever reads it does not.
     */
    private static final int WIDE = 256;

    private final Lowering to;
    private final Location location;
    private final List<Type> results;
    private final Value argument;
    private final Region otherwise;
    /** By value, those of the low 32 bits; of equal ones the first counts. */
    private final TreeMap<Integer, Region> cases = new TreeMap<>();

    SwitchLowering(IndexSwitchOp op, List<Type> results, Lowering to) {
        this.to = to;
        this.location = to.location();
        this.results = results;
        this.argument = to.value(op.argument());
        this.otherwise = op.defaultRegion();
        long[] values = op.cases();
        for (int i = 0; i < values.length; i++) cases.putIfAbsent((int) values[i], op.caseRegion(i));
    }

    /**
     * What the switch has become, inserted where {@code to} is; its results are the switch's. There is at least one
     * case.
     */
    Operation lower() {
        if (cases.size() <= FEW) return chain(List.copyOf(cases.entrySet()));
        long entries = (long) cases.lastKey() - cases.firstKey() + 1;
        if (entries == cases.size() || entries <= Math.min(WIDE, (long) SPARSE * cases.size())) {
            Emitter e = emitter();
            Value number = e.sub(argument, e.i32(cases.firstKey()));
            List<Region> regions = new ArrayList<>();
            for (int k = 0; k < entries; k++) regions.add(cases.getOrDefault(cases.firstKey() + k, otherwise));
            return numbered(number, regions);
        }
        return numbered(search(List.copyOf(cases.keySet()), 0, cases.size()), List.copyOf(cases.values()));
    }

    private Emitter emitter() {
        return new Emitter(to, location);
    }

    private void arm(Region from, Block into) {
        List<Value> yielded = ScfToSsaWasm.moveBody(from.entry(), into, List.of(), to);
        Builder.atEnd(into).insert(new ExitOp(location, yielded));
    }

    /** Comparisons, one nested in the other's else. */
    private IfOp chain(List<Map.Entry<Integer, Region>> rest) {
        Emitter e = emitter();
        Value matches = e.compare(EQ, argument, e.i32(rest.get(0).getKey()));
        IfOp test = to.insert(new IfOp(location, matches, results, true));
        arm(rest.get(0).getValue(), test.thenBlock());
        if (rest.size() == 1) {
            arm(otherwise, test.elseBlock());
        } else {
            to.setToEnd(test.elseBlock());
            IfOp inner = chain(rest.subList(1, rest.size()));
            Builder.after(inner).insert(new ExitOp(location, inner.results()));
        }
        return test;
    }

    /**
     * Which of {@code values}, which are sorted, from {@code low} to before {@code high} the argument is; their number
     * if none.
     */
    private Value search(List<Integer> values, int low, int high) {
        Emitter e = emitter();
        if (high - low == 1) {
            Value matches = e.compare(EQ, argument, e.i32(values.get(low)));
            return e.select(matches, e.i32(low), e.i32(values.size()));
        }
        int middle = (low + high) >>> 1;
        Value isLower = e.compare(LT_S, argument, e.i32(values.get(middle)));
        IfOp test = to.insert(new IfOp(location, isLower, List.of(IntegerType.I32), true));
        to.setToEnd(test.thenBlock());
        found(search(values, low, middle));
        to.setToEnd(test.elseBlock());
        found(search(values, middle, high));
        to.setAfter(test);
        return test.result();
    }

    private void found(Value number) {
        to.insert(new ExitOp(location, List.of(number)));
    }

    /** Region {@code number}; the default where there is none. */
    private Operation numbered(Value number, List<Region> regions) {
        return regions.size() <= WIDE ? table(number, regions, otherwise) : tables(number, regions);
    }

    /** Table {@code number / WIDE}, and in it entry {@code number % WIDE}. */
    private Operation tables(Value number, List<Region> regions) {
        int count = (regions.size() + WIDE - 1) / WIDE;
        Emitter e = emitter();
        Value isCase = e.compare(LT_U, number, e.i32(regions.size()));
        Value which = e.select(isCase, e.binary(DIV_U, number, e.i32(WIDE)), e.i32(count));
        BlockBlockOp outer = to.insert(new BlockBlockOp(location, results));
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Block block = blockIn(outer);
            blocks.add(block);
            to.setToEnd(block);
            List<Region> some = regions.subList(WIDE * i, Math.min(regions.size(), WIDE * (i + 1)));
            Emitter inBlock = emitter();
            Value entry = inBlock.sub(number, inBlock.i32(WIDE * i));
            // What comes here has an entry, so that the last one may stand for all others.
            int last = some.size() - 1;
            Operation inner = table(entry, some.subList(0, last), some.get(last));
            leave(outer, block, inner.results());
        }
        Block rest = caseIn(outer, otherwise);
        jump(outer, which, blocks, rest);
        return outer;
    }

    /** The region of {@code regions} with that number, else {@code other}. */
    private BlockBlockOp table(Value number, List<Region> regions, Region other) {
        BlockBlockOp nest = to.insert(new BlockBlockOp(location, results));
        Map<Region, Block> blocks = new IdentityHashMap<>();
        List<Block> entries = new ArrayList<>();
        for (Region r : regions) {
            @Nullable Block known = blocks.get(r);
            if (known == null) blocks.put(r, known = caseIn(nest, r));
            entries.add(known);
        }
        @Nullable Block rest = blocks.get(other);
        jump(nest, number, entries, rest == null ? caseIn(nest, other) : rest);
        return nest;
    }

    private void jump(BlockBlockOp nest, Value number, List<Block> entries, Block other) {
        List<Target> targets = new ArrayList<>();
        for (Block b : entries) targets.add(new Target(b, List.of()));
        Builder.atEnd(nest.entry()).insert(new BrTableOp(location, number, targets, new Target(other, List.of())));
    }

    private static Block exitOf(BlockBlockOp nest) {
        Block exit = nest.exitBlock();
        if (exit == null) throw new IllegalStateException("a nest that was made with an exit");
        return exit;
    }

    private static Block blockIn(BlockBlockOp nest) {
        return nest.body().insertBefore(new Block(), exitOf(nest));
    }

    private Block caseIn(BlockBlockOp nest, Region region) {
        Block block = blockIn(nest);
        leave(nest, block, ScfToSsaWasm.moveBody(region.entry(), block, List.of(), to));
        return block;
    }

    private void leave(BlockBlockOp nest, Block block, List<? extends Value> values) {
        Builder.atEnd(block).insert(new BrOp(location, exitOf(nest), values));
    }
}
