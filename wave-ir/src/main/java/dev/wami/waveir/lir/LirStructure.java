package dev.wami.waveir.lir;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.waveir.isa.Extent;
import java.util.ArrayList;
import java.util.List;

/** Kernels, conditionals and loops of {@code lir}; each block holds instructions and ends where it ends. */
public final class LirStructure {
    private LirStructure() {}

    /** {@code lir.kernel @f(v0, v1) attributes {workgroup_size = ...} {...}}; the registers hold the arguments. */
    public static final class KernelOp extends Operation implements Symbol, IsolatedFromAbove, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(LirOp.KERNEL, "a kernel")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute("parameters", Registers.LIST)
                .attribute("workgroup_size", Attrs.DENSE_I32_ARRAY)
                .defaulted("local_memory", Attrs.I64, IntegerAttr.i64(0))
                .optionalAttribute("per_thread", Attrs.UNIT)
                .region("body", RegionKind.ONE_BLOCK)
                .format("$sym_name $parameters attr-dict-with-keyword $body");

        KernelOp(OpState state) {
            super(SPEC, state);
        }

        public KernelOp(
                Location location,
                String name,
                List<Reg> parameters,
                Extent workgroup,
                int localMemory,
                boolean perThread) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property("parameters", new ArrayAttr(List.copyOf(parameters)))
                            .property(
                                    "workgroup_size",
                                    DenseArrayAttr.i32(new int[] {workgroup.x(), workgroup.y(), workgroup.z()}))
                            .property("local_memory", IntegerAttr.i64(localMemory))
                            .optionalProperty("per_thread", perThread ? UnitAttr.UNIT : null)
                            .region());
            region(0).add(new Block());
        }

        public String kernelName() {
            return property(Symbol.NAME, StringAttr.class).value();
        }

        public Block body() {
            return region(0).entry();
        }

        /** Where the arguments are, in order. */
        public List<Reg> parameters() {
            List<Reg> out = new ArrayList<>();
            for (Attribute a : property("parameters", ArrayAttr.class).elements()) out.add((Reg) a);
            return out;
        }

        public void setParameters(List<Reg> parameters) {
            setAttribute("parameters", new ArrayAttr(List.copyOf(parameters)));
        }

        public Extent workgroup() {
            DenseArrayAttr size = property("workgroup_size", DenseArrayAttr.class);
            return new Extent((int) size.get(0), (int) size.get(1), (int) size.get(2));
        }

        public int localMemory() {
            return (int) property("local_memory", IntegerAttr.class).value();
        }

        public boolean hasPerThreadMemory() {
            return hasAttribute("per_thread");
        }

        /** Gives each thread room in local memory for so many words more; returns the first byte. */
        public int addPerThreadWords(int words) {
            int start = (localMemory() + 3) & ~3;
            setAttribute(
                    "local_memory",
                    IntegerAttr.i64(start + 4L * words * workgroup().count()));
            setAttribute("per_thread", UnitAttr.UNIT);
            return start;
        }
    }

    /** {@code lir.if b0 {...} else {...}}. */
    public static final class IfOp extends Operation implements NoTerminator {
        static final OpSpec SPEC = OpSpec.of(LirOp.IF, "the lanes with the predicate, then the others")
                .attribute("p", Registers.PREDICATE)
                .region("then", RegionKind.ONE_BLOCK)
                .region("otherwise", RegionKind.MAX_ONE_BLOCK)
                .format("$p attr-dict-with-keyword $then (`else` $otherwise^)?");

        IfOp(OpState state) {
            super(SPEC, state);
        }

        public IfOp(Location location, Reg predicate) {
            super(SPEC, OpState.at(location).property("p", predicate).region().region());
            region(0).add(new Block());
            region(1).add(new Block());
        }

        public Reg predicate() {
            return property("p", Reg.class);
        }

        public void setPredicate(Reg predicate) {
            setAttribute("p", predicate);
        }

        public Block then() {
            return region(0).entry();
        }

        /** Whether there is something in the second region. */
        public boolean hasElse() {
            return !region(1).isEmpty() && !region(1).entry().isEmpty();
        }

        public Block otherwise() {
            return region(1).entry();
        }

        /** Takes the second region's block away if nothing is in it. */
        public void dropEmptyElse() {
            if (!region(1).isEmpty() && region(1).entry().isEmpty()) {
                region(1).entry().erase();
            }
        }
    }

    /** {@code lir.loop {...}}: left by {@code lir.break} at the top of its block. */
    public static final class LoopOp extends Operation implements NoTerminator {
        static final OpSpec SPEC = OpSpec.of(LirOp.LOOP, "repeat until all lanes have left")
                .region("body", RegionKind.ONE_BLOCK)
                .format("attr-dict-with-keyword $body");

        LoopOp(OpState state) {
            super(SPEC, state);
        }

        public LoopOp(Location location) {
            super(SPEC, OpState.at(location).region());
            region(0).add(new Block());
        }

        public Block body() {
            return region(0).entry();
        }
    }
}
