package dev.wami.ssawasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.wasmops.AccessInstruction;
import dev.wami.wasmops.Instance;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.PagedMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reading and writing linear memory, one number at a time. */
public final class MemoryAccess {
    static final String MEMORY = "memory";
    private static final String ROOT = "root";
    private static final String WITHIN = "within";

    static final String FORMAT =
            "(`memory` `=` $memory^)? (`offset` `=` $offset^)? (`align` `=` $align^)? (`root` `=` $root^)?"
                    + " (`within` `=` $within^)?";

    private MemoryAccess() {}

    /** The resource of an access to memory {@code index}, of {@code root} if it is known. */
    static String resource(int index, @Nullable String root) {
        // memory 0 is what the memrefs of the standard dialects are in as well
        String memory = index == 0 ? Effect.MEMORY : Effect.MEMORY + index;
        return root == null ? memory : memory + "/" + root;
    }

    /**
     * A load or store: {@code ssawasm.load %a offset = 8 align = 4 root = "A" : f64}. {@code root} names the object
     * accessed: objects of different names are disjoint, and an access without a name may be to any. {@code within}
     * names one that may be others as well: all accesses of that name are in bounds of one object. {@code memory} is
     * the index of the memory. The word {@code i64} behind an address says that it has 64 bits.
     */
    public abstract static sealed class Access extends AccessInstruction permits AccessOp, LaneAccess.LaneAccessOp {
        Access(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Adds the attributes of all loads and stores. */
        static OpSpec withAttributes(OpSpec spec) {
            return withOffset(spec.defaultedWhenGiven(MEMORY, Attrs.I32, IntegerAttr.i32(0)))
                    .optionalAttribute(ROOT, Attrs.STRING)
                    .optionalAttribute(WITHIN, Attrs.STRING);
        }

        @Override
        public final boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return AddressType.parse(directive, parser, read);
        }

        @Override
        public final void printDirective(String directive, AsmPrinter printer) {
            AddressType.print(this, directive, printer);
        }

        /** The mnemonic without its type, such as {@code load8_s}. */
        public final String mnemonic() {
            return ((WasmOpSpec) spec()).mnemonic();
        }

        @Override
        public final Opcode opcode() {
            Opcode row = ((WasmOpSpec) spec()).opcode(valueType());
            if (row == null) throw new IllegalStateException("no instruction " + name() + " for " + valueType());
            return row;
        }

        /** The index of the memory. */
        public final int memory() {
            IntegerAttr memory = optionalProperty(MEMORY, IntegerAttr.class);
            return memory == null ? 0 : (int) memory.value();
        }

        /** Sets the index of the memory. */
        public final void setMemory(int index) {
            setAttribute(MEMORY, IntegerAttr.i32(index));
        }

        @Override
        protected final PagedMemory memory(Instance instance) {
            return instance.memory(memory());
        }

        /** The name of the object that is accessed, or null if it is not known. */
        public final @Nullable String root() {
            StringAttr root = optionalProperty(ROOT, StringAttr.class);
            return root == null ? null : root.value();
        }

        public final void setRoot(String root) {
            setAttribute(ROOT, StringAttr.of(root));
        }

        /**
         * A name that accesses in bounds of the same object have, or null if that is not known; those of other names
         * may be in bounds of it, too.
         */
        public final @Nullable String object() {
            String root = root();
            if (root != null) return root;
            StringAttr within = optionalProperty(WITHIN, StringAttr.class);
            return within == null ? null : within.value();
        }

        /** Says that accesses with this {@code object} are in bounds of one. */
        public final void setWithin(String object) {
            setAttribute(WITHIN, StringAttr.of(object));
        }

        @Override
        protected final String resource() {
            return MemoryAccess.resource(memory(), root());
        }

        @Override
        protected final boolean isTrapObserved() {
            return Traps.isObserved(this);
        }

        /** [x + c] offset o -> [x] offset o + c, if x + c does not wrap: the offset's sum never does. */
        @Override
        public final boolean canonicalize(Rewriter rewriter) {
            if (!(NumericOp.defining(address(), Operator.ADD) instanceof BinaryOp sum)) return false;
            IntegerAttr c = rewriter.folder().integer(sum.rhs());
            if (c == null || !address().type().isInteger(32)) return false;
            long limit = 0xFFFF_FFFFL - c.unsignedValue();
            if (!sum.isNuw() && !UnsignedBound.fits(sum.lhs(), limit)) return false;
            long offset = offset() + c.unsignedValue();
            if (offset >>> 32 != 0) return false;
            setOperand(0, sum.lhs());
            setOffset(offset);
            rewriter.changed(this);
            return true;
        }
    }

    /** A load or store of a number or a vector, as opposed to a lane of one. */
    public abstract static sealed class AccessOp extends Access {
        AccessOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    /**
     * Reads memory, extending what is narrower than the result: {@code %v = ssawasm.load8_s %a : i32}; of vectors, the
     * lanes: {@code %v = ssawasm.load8x8_s %a : vector<8xi16>}, {@code %v = ssawasm.load64_splat %a : vector<2xf64>}.
     */
    public static final class LoadOp extends AccessOp {
        LoadOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Reads a whole {@code type}. */
        public LoadOp(Location location, Value address, Type type) {
            this(location, "load", address, type);
        }

        /** @param mnemonic of the instruction without its type, such as {@code load16_u} */
        public LoadOp(Location location, String mnemonic, Value address, Type type) {
            super(
                    InstructionTable.get(mnemonic),
                    OpState.at(location).operand(address).result(type));
        }

        /** What is at the same place, read by another instruction that accesses as many bytes. */
        LoadOp by(String mnemonic, Type type) {
            LoadOp other = new LoadOp(location(), mnemonic, address(), type);
            for (String name : List.of(OFFSET, ALIGN, MEMORY, ROOT, WITHIN)) {
                Attribute given = attribute(name);
                if (given != null) other.setAttribute(name, given);
            }
            return other;
        }

        /** Whether the number read is narrower than the result and not sign-extended. */
        public boolean isUnsigned() {
            return mnemonic().endsWith("_u");
        }
    }

    /** Writes memory, wrapping to the width that is written: {@code ssawasm.store8 %a, %v : i32}. */
    public static final class StoreOp extends AccessOp {
        StoreOp(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }

        /** Writes all of {@code value}. */
        public StoreOp(Location location, Value address, Value value) {
            this(location, "store", address, value);
        }

        /** @param mnemonic of the instruction without its type, such as {@code store16} */
        public StoreOp(Location location, String mnemonic, Value address, Value value) {
            super(
                    InstructionTable.get(mnemonic),
                    OpState.at(location).operand(address).operand(value));
        }

        public Value value() {
            return operand(1);
        }
    }
}
