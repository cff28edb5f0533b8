package dev.wami.waveir.mir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;
import dev.wami.waveir.isa.Extent;
import java.util.List;

/** Kernels. */
public final class Kernels {
    private Kernels() {}

    /**
     * A kernel: {@code mir.kernel @f(%a: i32, %n: i32) attributes {workgroup_size = array<i32: 256, 1, 1>} {...}}. An
     * argument is 32 bits, or 64 at an even register: WAVE's convention.
     */
    public static final class KernelOp extends Operation implements FunctionLike {
        static final String WORKGROUP_SIZE = "workgroup_size";
        static final String LOCAL_MEMORY = "local_memory";
        static final String PER_THREAD = "per_thread";

        static final OpSpec SPEC = OpSpec.of(MirOp.KERNEL, "a kernel")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                .attribute(WORKGROUP_SIZE, Attrs.DENSE_I32_ARRAY)
                .defaulted(LOCAL_MEMORY, Attrs.I64, IntegerAttr.i64(0))
                .optionalAttribute(PER_THREAD, Attrs.UNIT)
                .region("body", RegionKind.ANY)
                .customSyntax();

        KernelOp(OpState state) {
            super(SPEC, state);
        }

        /** A kernel whose body is an empty block with these arguments. */
        public KernelOp(Location location, String name, List<Type> types, Extent workgroup) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(FunctionLike.FUNCTION_TYPE, new TypeAttr(new FunctionType(types, List.of())))
                            .property(
                                    WORKGROUP_SIZE,
                                    DenseArrayAttr.i32(new int[] {workgroup.x(), workgroup.y(), workgroup.z()}))
                            .region());
            Block entry = body().add(new Block());
            for (Type type : types) entry.addArgument(type, location);
        }

        /** Threads of a workgroup. */
        public Extent workgroup() {
            DenseArrayAttr size = property(WORKGROUP_SIZE, DenseArrayAttr.class);
            return new Extent((int) size.get(0), (int) size.get(1), (int) size.get(2));
        }

        /** Bytes of local memory that the kernel uses. */
        public int localMemory() {
            return (int) property(LOCAL_MEMORY, IntegerAttr.class).value();
        }

        public void setLocalMemory(int bytes) {
            setAttribute(LOCAL_MEMORY, IntegerAttr.i64(bytes));
        }

        /** Whether threads have places of their own in local memory, so that the workgroup's size is fixed. */
        public boolean hasPerThreadMemory() {
            return hasAttribute(PER_THREAD);
        }

        public void setPerThreadMemory() {
            setAttribute(PER_THREAD, UnitAttr.UNIT);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifySignature(diagnostics);
            if (!functionType().results().isEmpty()) diagnostics.error(this, "has no results");
            if (isDeclaration()) diagnostics.error(this, "must have a body");
            if (property(WORKGROUP_SIZE, DenseArrayAttr.class).size() != 3) {
                diagnostics.error(this, "the workgroup size has three dimensions");
            }
            for (Type t : argumentTypes()) {
                if (!MirTypes.SCALAR.accepts(t)) {
                    diagnostics.error(this, "argument must be %s, but is '%s'", MirTypes.SCALAR.description(), t);
                }
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return FunctionSyntax.parse(parser, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            FunctionSyntax.print(this, printer);
        }
    }

    /** Ends the thread. */
    public static final class ReturnOp extends Operation implements Terminator, ReturnLike, Pure {
        static final OpSpec SPEC = OpSpec.of(MirOp.RETURN, "end the thread").format("attr-dict");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnOp(Location location) {
            super(SPEC, OpState.at(location));
        }
    }
}
