package dev.wami.loops.copy;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.SingleIteration;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Copies what loops access to buffers in a faster memory space, by loops or transfers, and back what they store: in
 * front of and behind the outermost loops whose memory has room there. Upstream: affine-data-copy-generate, which takes
 * different memrefs for different memory, and each store for one that fills what it is said to.
 */
public final class AffineDataCopyGenerate extends Pass {
    private static final long UNLIMITED = -1;
    private static final long KIB = 1024;
    private static final Statistic BUFFERS = new Statistic("num-buffers", "Number of buffers");
    private static final Statistic BYTES = new Statistic("num-bytes", "Number of bytes in them");

    public final Option<Long> fastMemCapacity =
            Option.of("fast-mem-capacity", UNLIMITED, "Set fast memory space capacity in KiB (default: unlimited)");
    public final Option<Integer> fastMemSpace =
            Option.of("fast-mem-space", 1, "Fast memory space identifier for copy generation (default: 1)");
    public final Option<Boolean> generateDma =
            Option.of("generate-dma", false, "Generate DMA instead of point-wise copy");
    public final Option<Integer> minDmaTransfer = Option.of(
            "min-dma-transfer",
            1024,
            "Minimum DMA transfer size supported by the target in bytes; nothing asks for it, as upstream");
    public final Option<Boolean> skipNonUnitStrideLoops = Option.of(
            "skip-non-unit-stride-loops",
            false,
            "Testing purposes: avoid non-unit stride loop choice depths for copy placement");
    public final Option<Integer> slowMemSpace =
            Option.of("slow-mem-space", 0, "Slow memory space identifier for copy generation (default: 0)");
    public final Option<Integer> tagMemSpace =
            Option.of("tag-mem-space", 0, "Tag memory space identifier for copy generation (default: 0)");
    public final Option<Boolean> argumentsApart =
            Option.of("arguments-apart", false, "take different arguments for different memory");
    public final Option<Boolean> ignoreAliases = Option.of(
            "ignore-aliases",
            false,
            "as upstream, memrefs share no memory, subscripts are within them, and stores fill the box around them");

    @Override
    public String name() {
        return "affine-data-copy-generate";
    }

    @Override
    public String summary() {
        return "generate explicit copying for affine memory operations";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(BUFFERS, BYTES);
    }

    @Override
    public void run(Operation function, PassContext context) {
        if (function.region(0).isEmpty()) return;
        Run run = new Run(function.region(0).entry(), context);
        Builder.atStart(run.top).insert(new ConstantOp(function.location(), IntegerAttr.index(0)));
        List<Block> blocks = new ArrayList<>();
        for (Block b : function.region(0)) blocks.add(b);
        for (Block b : blocks) run.block(b);
        run.simplify();
    }

    private final class Run {
        private final Block top;
        private final PassContext context;
        private final CopyOptions options = new CopyOptions(
                generateDma.get(),
                slowMemSpace.get(),
                fastMemSpace.get(),
                tagMemSpace.get(),
                argumentsApart.get() ? MemoryFacts.ARGUMENTS_APART : MemoryFacts.NONE,
                !ignoreAliases.get());
        private final List<AffineForOp> nests = new ArrayList<>();
        private final Set<Operation> copies = Collections.newSetFromMap(new IdentityHashMap<>());

        Run(Block top, PassContext context) {
            this.top = top;
            this.context = context;
        }

        /** Each loop of {@code block} is a range of its own, what lies between accesses and loops is another. */
        void block(Block block) {
            Operation begin = next(block.first());
            Operation op = begin;
            while (op != null && begin != null) {
                if (!(op instanceof AffineForOp loop) || copies.contains(loop)) {
                    op = op.next();
                    continue;
                }
                Operation behind = loop.next();
                if (begin != loop) copy(begin, loop.prev());
                boolean inner = skipNonUnitStrideLoops.get() ? loop.step() != 1 : exceedsCapacity(loop);
                if (inner) block(loop.body());
                else copy(loop, loop);
                // what was copied back may be behind it
                begin = next(behind);
                op = begin;
            }
            if (begin != null && begin != block.last()) {
                copy(begin, block.requiredTerminator().prev());
            }
        }

        /** The first operation from {@code op} on with which a range begins. */
        private @Nullable Operation next(@Nullable Operation op) {
            for (Operation o = op; o != null; o = o.next()) {
                boolean begins = CopyRange.isAccess(o) || o instanceof AffineForOp;
                if (begins && !copies.contains(o)) return o;
            }
            return null;
        }

        private boolean exceedsCapacity(AffineForOp loop) {
            if (fastMemCapacity.get() == UNLIMITED) return false;
            Long bytes = Capacity.bytesOf(loop);
            return bytes != null && bytes > fastMemCapacity.get() * KIB;
        }

        private void copy(Operation first, @Nullable Operation last) {
            if (last == null) return;
            CopyRange range = CopyRange.of(first, last, options);
            if (!range.isKnown()) {
                context.missed(first, "not copied: how much it accesses is not known");
                return;
            }
            Buffers buffers = new Buffers(range, options, top, nests);
            Operation parent = first.parentOp();
            for (CopiedBox box : range.read()) buffers.copy(box, false);
            for (CopiedBox box : range.written()) buffers.copy(box, true);
            copies.addAll(nests);
            context.count(BUFFERS.name(), buffers.count());
            context.count(BYTES.name(), buffers.bytes());
            if (fastMemCapacity.get() == UNLIMITED || parent == null) return;
            if (buffers.bytes() > fastMemCapacity.get() * KIB) {
                context.diagnostics()
                        .warning(
                                parent.location(),
                                "total size of all copy buffers' for this block exceeds fast memory capacity");
            }
        }

        /** Loops of one iteration among those that copy are their bodies. */
        void simplify() {
            for (AffineForOp nest : nests) {
                List<AffineAccess.AccessOp> accesses = nest.collect(AffineAccess.AccessOp.class);
                List<AffineForOp> loops = nest.collect(AffineForOp.class);
                for (int i = loops.size() - 1; i >= 0; i--) SingleIteration.promote(loops.get(i));
                for (AffineAccess.AccessOp access : accesses) {
                    ValueMap at = new ValueMap(access.map(), access.mapOperands()).compose();
                    access.setSubscripts(at.map(), at.operands());
                }
            }
        }
    }
}
