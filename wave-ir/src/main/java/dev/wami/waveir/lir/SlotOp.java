package dev.wami.waveir.lir;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;

/**
 * What the register allocator inserts; each becomes a few instructions when the kernel is emitted.
 *
 * <pre>
 * lir.spill v1, 3, v9, v2       word 3 of the thread's slots = v1; v9 addresses word 0, v2 is overwritten
 * lir.reload v1, 3, v9          v1 = word 3
 * lir.save b1, 0, v1, v1        v1 = b1 ? 1 : 0
 * lir.restore b1, 0, v1, v2     b1 = v1 != 0; v2 is overwritten
 * </pre>
 */
public final class SlotOp extends Operation {

    /** Which one. */
    public enum Kind implements OpKind {
        SPILL("spill", "keep a register in local memory"),
        RELOAD("reload", "get it back"),
        SAVE("save", "keep a predicate in a register"),
        RESTORE("restore", "get it back");

        final OpSpec spec;
        private final String opName;

        Kind(String mnemonic, String summary) {
            opName = LirDialect.NAME + "." + mnemonic;
            spec = OpSpec.of(this, summary)
                    .attribute("value", Registers.ANY)
                    .attribute("slot", Attrs.I32)
                    .attribute("base", Registers.ANY)
                    .attribute("scratch", Registers.ANY)
                    .format("$value `,` $slot `,` $base `,` $scratch attr-dict");
        }

        @Override
        public String opName() {
            return opName;
        }

        @Override
        public SlotOp create(OpState state) {
            return new SlotOp(this, state);
        }
    }

    SlotOp(Kind kind, OpState state) {
        super(kind.spec, state);
    }

    public SlotOp(Kind kind, Location location, Reg value, int slot, Reg base, Reg scratch) {
        this(
                kind,
                OpState.at(location)
                        .property("value", value)
                        .property("slot", IntegerAttr.of(IntegerType.I32, slot))
                        .property("base", base)
                        .property("scratch", scratch));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    /** What is kept or got back. */
    public Reg value() {
        return property("value", Reg.class);
    }

    public int slot() {
        return (int) property("slot", IntegerAttr.class).value();
    }

    /** The address of the thread's first slot; or the register that keeps a predicate. */
    public Reg base() {
        return property("base", Reg.class);
    }

    /** Overwritten on the way. */
    public Reg scratch() {
        return property("scratch", Reg.class);
    }

    public void setRegisters(Reg value, Reg base, Reg scratch) {
        setAttribute("value", value);
        setAttribute("base", base);
        setAttribute("scratch", scratch);
    }
}
