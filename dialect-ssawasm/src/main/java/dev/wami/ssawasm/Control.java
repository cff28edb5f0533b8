package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.RegionReturn;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operations that nest basic blocks in Wasm's structured instructions. Source: the paper, sections 4.2 and 6.2. */
public final class Control {
    private static final String SYNTAX = "(`->` type($results)^)? attr-dict-with-keyword $body";

    private Control() {}

    /**
     * What {@link BlockLoopOp} and {@link BlockBlockOp} share: one region of basic blocks whose order means something.
     * Control falls through from a block to the next; every other target is a label of a Wasm instruction. The last
     * block is the label of the outermost {@code block}; what it is passed, and what {@code ssawasm.exit} there gives
     * on, are the results.
     */
    public abstract static sealed class NestOp extends Operation
            implements RegionBranch, OrderedBlocks, RecursiveMemoryEffects, Speculation, RegionEvaluable {
        NestOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The blocks, the entry first. */
        public final Region body() {
            return region(0);
        }

        /** Where the segment before the first label starts. */
        public final Block entry() {
            return body().entry();
        }

        /**
         * The last block, the outermost block's label, if it leaves the operation or ends in {@code unreachable}; null
         * if control never gets out.
         */
        public final @Nullable Block exitBlock() {
            Block last = body().last();
            return last != null && last.successors().isEmpty() ? last : null;
        }

        /** Appends the exit block: it has an argument per result and passes these on. */
        final void addExit(List<? extends Type> results, Location location) {
            Block exit = body().add(new Block());
            for (Type t : results) exit.addArgument(t, location);
            exit.add(new ExitOp(location, exit.arguments()));
        }

        @Override
        public final List<Successor> successorsFrom(@Nullable Region from) {
            return List.of(from == null ? new Successor(body(), List.of()) : new Successor(null, results()));
        }

        @Override
        public final List<Value> entryOperands(@Nullable Region to) {
            return List.of();
        }

        @Override
        public final void verify(Diagnostics diagnostics) {
            if (!body().arguments().isEmpty()) diagnostics.error(this, "entry block should have no arguments");
        }

        @Override
        public final void verifyRegions(Diagnostics diagnostics) {
            new LabelRules(this, diagnostics).check();
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.enter(body(), List.of());
        }

        @Override
        public final Step leave(Frame frame, Region region, List<Object> values) {
            return frame.finish(values);
        }

        @Override
        public final boolean canonicalize(Rewriter rewriter) {
            return NestSimplification.run(this, rewriter);
        }
    }

    /**
     * A loop, {@code block { A loop { B } }} in Wasm:
     *
     * <pre>{@code
     * %sum = ssawasm.block_loop -> i32 {
     *   ...                                    // A: once
     *   ssawasm.pseudo_br ^bb1(%a : i32)       // falls into the loop
     * ^bb1(%acc: i32):                         // the loop's label
     *   ...                                    // B
     *   ssawasm.cond_br %done, ^bb3(%acc : i32), ^bb2
     * ^bb2:                                    // what follows the br_if
     *   ...
     *   ssawasm.br ^bb1(%next : i32)
     * ^bb3(%r: i32):                           // the block's label
     *   ssawasm.exit %r : i32
     * }
     * }</pre>
     *
     * The second block is the loop's label and the last one the block's; all between are the loop's body, in the order
     * in which they stand in Wasm.
     */
    public static final class BlockLoopOp extends NestOp implements LoopLike {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.BLOCK_LOOP, "block { A loop { B } }")
                .variadicResult("results", SsaTypes.VALUE)
                .region("body", RegionKind.MIN_ONE_BLOCK)
                .format(SYNTAX);

        BlockLoopOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * A loop with three blocks: an empty entry, an empty {@link #loopLabel} with arguments of the {@code carried}
         * types, and {@link #exitBlock}, complete. Blocks of the body are inserted before the last one.
         */
        public BlockLoopOp(Location location, List<? extends Type> carried, List<? extends Type> results) {
            super(SPEC, OpState.at(location).results(results).region(new Region()));
            body().add(new Block());
            Block loop = body().add(new Block());
            for (Type t : carried) loop.addArgument(t, location);
            addExit(results, location);
        }

        /** The second block, the loop's label; null if the region has nothing but entry and exit. */
        public @Nullable Block loopLabel() {
            Block second = entry().next();
            return second == exitBlock() ? null : second;
        }

        @Override
        public List<Region> loopRegions() {
            return List.of(body());
        }

        /** It may not end. */
        @Override
        public Speculatability speculatability() {
            return Speculatability.NO;
        }
    }

    /**
     * Nested blocks, all opened at the start, {@code block { block { A } B } C}: every branch goes forward, and each
     * block that is branched to other than by falling through is the label of one Wasm block, the last one's the
     * outermost. With {@code ssawasm.br_table} it is a switch:
     *
     * <pre>{@code
     * ssawasm.block_block {
     *   ssawasm.br_table %i [^bb1, ^bb2], ^bb3   // A
     * ^bb1:                                      // label of the inner block
     *   ...                                      // B, falls through or leaves
     *   ssawasm.br ^bb3
     * ^bb2:                                      // label of the block around it
     *   ...
     *   ssawasm.pseudo_br ^bb3
     * ^bb3:                                      // label of the outermost block
     *   ssawasm.exit
     * }
     * }</pre>
     */
    public static final class BlockBlockOp extends NestOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.BLOCK_BLOCK, "block { block { A } B }, nested as deep as needed")
                .variadicResult("results", SsaTypes.VALUE)
                .region("body", RegionKind.MIN_ONE_BLOCK)
                .format(SYNTAX);

        BlockBlockOp(OpState state) {
            super(SPEC, state);
        }

        /** Two blocks: an empty entry and {@link #exitBlock}, complete; others are inserted before the last one. */
        public BlockBlockOp(Location location, List<? extends Type> results) {
            super(SPEC, OpState.at(location).results(results).region(new Region()));
            body().add(new Block());
            addExit(results, location);
        }

        /** The blocks that are labels of Wasm blocks, in order: the innermost first. */
        public List<Block> labels() {
            return LabelRules.jumpTargets(body());
        }

        @Override
        public Speculatability speculatability() {
            return Speculatability.RECURSIVELY;
        }
    }

    /** Leaves the enclosing operation with its results: {@code ssawasm.exit %r : i32}. Nothing in Wasm. */
    public static final class ExitOp extends Operation implements RegionReturn, HasParent {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.EXIT, "leave the enclosing operation")
                .variadic("values", SsaTypes.VALUE)
                .format("attr-dict ($values^ `:` type($values))?");

        ExitOp(OpState state) {
            super(SPEC, state);
        }

        public ExitOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(BlockLoopOp.SPEC.kind(), BlockBlockOp.SPEC.kind(), SsaWasmOp.IF);
        }
    }
}
