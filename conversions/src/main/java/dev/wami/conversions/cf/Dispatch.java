package dev.wami.conversions.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.IndexCastUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.IntegerSwitch.Case;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One cycle of blocks as a loop with a switch. Words of 64 bits on the stack are: the number of the next block, its
 * arguments, and each value that another block than its own uses.
 */
final class Dispatch {
    private static final IntegerType WORD = IntegerType.I64;

    /** The most words; a stack has 64 KiB. */
    private static final int MOST_WORDS = 4096;

    private final Region region;
    private final Location location;
    private final List<Block> blocks;
    private final Map<Block, Integer> numbers = new IdentityHashMap<>();
    private final Map<Value, Integer> words = new LinkedHashMap<>();
    private final Value memory;

    private Dispatch(Set<Block> cycle, Region region, Map<Value, Integer> words, int count) {
        this.region = region;
        this.blocks = inOrder(cycle, region);
        this.words.putAll(words);
        for (int i = 0; i < blocks.size(); i++) numbers.put(blocks.get(i), i);
        this.location = blocks.get(0).requiredTerminator().location();
        this.memory = Builder.atStart(region.entry())
                .insert(new AllocaOp(location, MemRefType.of(WORD, count), List.of()))
                .result();
    }

    /** Leaves {@code cycle} as it is where a value does not fit into a word, or there are too many. */
    static void replace(Set<Block> cycle, Region region) {
        int arguments = 0;
        Map<Value, Integer> words = new LinkedHashMap<>();
        for (Block b : inOrder(cycle, region)) {
            arguments = Math.max(arguments, b.argumentCount());
            if (!fits(b.arguments()) || !(b.requiredTerminator() instanceof Branch)) return;
            for (Value v : definedIn(b)) if (isUsedElsewhere(v, b)) words.put(v, words.size());
        }
        if (!fits(words.keySet())) return;
        for (Block b : region) if (producesArgumentsIn(cycle, b)) return;
        int first = 1 + arguments;
        words.replaceAll((v, i) -> first + i);
        int count = first + words.size();
        if (count <= MOST_WORDS) new Dispatch(cycle, region, words, count).run();
    }

    private static List<Block> inOrder(Set<Block> cycle, Region region) {
        List<Block> out = new ArrayList<>();
        for (Block b : region) if (cycle.contains(b)) out.add(b);
        return out;
    }

    private static List<Value> definedIn(Block b) {
        List<Value> out = new ArrayList<>(b.arguments());
        for (Operation op : b) out.addAll(op.results());
        return out;
    }

    private static boolean isUsedElsewhere(Value v, Block b) {
        for (Use u : v.uses()) if (blockOf(u, b.region()) != b) return true;
        return false;
    }

    /** The block of {@code region} that has the user, or has it nested in it. */
    private static @Nullable Block blockOf(Use use, @Nullable Region region) {
        Operation op = use.owner();
        while (op.parentRegion() != region) {
            if (op.parentOp() == null) return null;
            op = op.parentOp();
        }
        return op.block();
    }

    private static boolean producesArgumentsIn(Set<Block> cycle, Block b) {
        if (!(b.last() instanceof Branch branch)) return false;
        for (int i = 0; i < b.last().successorCount(); i++) {
            if (cycle.contains(b.last().successor(i)) && branch.producedArguments(i) > 0) return true;
        }
        return false;
    }

    private static boolean fits(Iterable<? extends Value> values) {
        for (Value v : values) {
            Type t = v.type();
            boolean number = t instanceof IntegerType i && i.isSignless() && i.width() <= 64 && i.width() > 0
                    || t instanceof FloatType f && f.width() <= 64;
            if (!number && t != IndexType.INDEX) return false;
        }
        return true;
    }

    // ---- what changes

    private void run() {
        List<Block> before = new ArrayList<>();
        for (Block b : region) before.add(b);
        for (Block b : blocks) takeArguments(b);
        for (Map.Entry<Value, Integer> e : words.entrySet()) keep(e.getKey(), e.getValue());
        Block next = region.insertBefore(new Block(), blocks.get(0));
        for (Block b : before) if (b.last() instanceof Branch branch) redirect(b.last(), branch, next);
        for (Block b : blocks) while (b.argumentCount() > 0) b.eraseArgument(b.argumentCount() - 1);
        List<Case> cases = new ArrayList<>();
        for (int i = 1; i < blocks.size(); i++) cases.add(new Case(i, blocks.get(i), List.of()));
        Builder at = Builder.atEnd(next);
        at.insert(new SwitchOp(location, load(at, 0, WORD), blocks.get(0), List.of(), cases));
    }

    private void takeArguments(Block b) {
        Builder at = Builder.atStart(b);
        for (int i = b.argumentCount() - 1; i >= 0; i--) {
            BlockArgument a = b.argument(i);
            if (a.isUnused()) continue;
            Value taken = load(at, 1 + i, a.type());
            a.replaceAllUsesWith(taken);
            Integer word = words.remove(a);
            if (word != null) words.put(taken, word);
        }
    }

    /** Stores {@code v} where it is defined, and loads it at the start of each other block that uses it. */
    private void keep(Value v, int word) {
        Block own = v.block();
        Map<Block, Value> loaded = new IdentityHashMap<>();
        List<Use> uses = new ArrayList<>();
        for (Use u : v.uses()) if (blockOf(u, region) != own) uses.add(u);
        for (Use u : uses) {
            Block user = blockOf(u, region);
            if (user != null) u.set(loaded.computeIfAbsent(user, b -> load(Builder.atStart(b), word, v.type())));
        }
        Operation definition = v.definedBy();
        if (definition != null) store(Builder.after(definition), v, word);
    }

    /** Every edge into the cycle says where it leads, with what, and goes to the switch. */
    private void redirect(Operation branch, Branch edges, Block next) {
        for (int i = 0; i < branch.successorCount(); i++) {
            Integer number = numbers.get(branch.successor(i));
            if (number == null) continue;
            int start = edges.successorOperandStart(i);
            List<Value> passed = List.copyOf(branch.operands().subList(start, start + edges.successorOperandCount(i)));
            Block edge = region.insertBefore(new Block(), next);
            Builder at = Builder.atEnd(edge);
            for (int k = 0; k < passed.size(); k++) store(at, passed.get(k), 1 + k);
            store(at, ConstantOp.insert(at, branch.location(), WORD, number), 0);
            at.insert(new BranchOp(branch.location(), next, List.of()));
            edges.setSuccessorOperands(i, List.of());
            branch.setSuccessor(i, edge);
        }
    }

    // ---- words

    private void store(Builder at, Value v, int word) {
        Type t = v.type();
        Value bits = v;
        if (t instanceof FloatType f) {
            bits = at.insert(new BitcastOp(location, bits, IntegerType.of(f.width())))
                    .result();
        }
        if (t == IndexType.INDEX) {
            bits = at.insert(new IndexCastUIOp(location, bits, WORD)).result();
        } else if (bits.type() != WORD) {
            bits = at.insert(new ExtUIOp(location, bits, WORD)).result();
        }
        at.insert(new StoreOp(location, bits, memory, List.of(index(at, word))));
    }

    private Value load(Builder at, int word, Type t) {
        Value bits = at.insert(new LoadOp(location, memory, List.of(index(at, word))))
                .result();
        if (t == IndexType.INDEX) {
            return at.insert(new IndexCastUIOp(location, bits, t)).result();
        }
        IntegerType integer = t instanceof FloatType f ? IntegerType.of(f.width()) : (IntegerType) t;
        if (integer.width() < 64) {
            bits = at.insert(new TruncIOp(location, bits, integer)).result();
        }
        return t instanceof FloatType
                ? at.insert(new BitcastOp(location, bits, t)).result()
                : bits;
    }

    private Value index(Builder at, int word) {
        return ConstantOp.insert(at, location, IndexType.INDEX, word);
    }
}
