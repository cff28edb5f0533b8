package dev.wami.ssawasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.DataSegment;
import dev.wami.wasmops.Instance;
import dev.wami.wasmspec.PagedMemory;

/** Size, growth and bulk operations of linear memory: the instructions {@code memory.*} and {@code data.drop}. */
public final class Bulk {
    private static final IntegerAttr FIRST = IntegerAttr.i32(0);

    private Bulk() {}

    /** The size in pages of 64 KiB: {@code %n = ssawasm.memory_size : i32}. */
    public static final class MemorySizeOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_SIZE, "the size of memory in pages")
                .defaultedWhenGiven(MEMORY, Attrs.I32, FIRST)
                .result("pages", AddressType.ANY)
                .format("(`memory` `=` $memory^)? attr-dict `:` type($pages)");

        MemorySizeOp(OpState state) {
            super(SPEC, state);
        }

        public MemorySizeOp(Location location) {
            this(location, IntegerType.I32);
        }

        /** @param addresses the type of the memory's addresses */
        public MemorySizeOp(Location location, Type addresses) {
            super(SPEC, OpState.at(location).result(addresses));
        }
    }

    /** Grows memory by pages; the size before, or -1: {@code %before = ssawasm.memory_grow %n : i32}. */
    public static final class MemoryGrowOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_GROW, "grow memory by pages")
                .operand("pages", AddressType.ANY)
                .defaultedWhenGiven(MEMORY, Attrs.I32, FIRST)
                .result("before", TypeRule.sameAs("pages"))
                .format("$pages (`memory` `=` $memory^)? attr-dict `:` type($pages)");

        MemoryGrowOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryGrowOp(Location location, Value pages) {
            super(SPEC, OpState.at(location).operand(pages).result(pages.type()));
        }
    }

    /** Copies bytes as if through a buffer: {@code ssawasm.memory_copy %to, %from, %count : i32}. */
    public static final class MemoryCopyOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_COPY, "copy bytes")
                .operand("to", AddressType.ANY)
                .operand("from", AddressType.ANY)
                .operand("count", AddressType.ANY)
                .defaultedWhenGiven(MEMORY, Attrs.I32, FIRST)
                .defaultedWhenGiven(FROM_MEMORY, Attrs.I32, FIRST)
                .format("$to " + AddressType.format("to") + "`,` $from " + AddressType.format("from")
                        + "`,` $count (`memory` `=` $memory^)? (`from_memory` `=` $from_memory^)?"
                        + " attr-dict `:` type($count)");

        MemoryCopyOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryCopyOp(Location location, Value to, Value from, Value count) {
            super(SPEC, OpState.at(location).operand(to).operand(from).operand(count));
        }
    }

    /** Sets bytes to the low byte of a value: {@code ssawasm.memory_fill %to, %value, %count : i32}. */
    public static final class MemoryFillOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_FILL, "set bytes")
                .operand("to", TypeRule.sameAs("count"))
                .operand("value", Types.I32)
                .operand("count", AddressType.ANY)
                .defaultedWhenGiven(MEMORY, Attrs.I32, FIRST)
                .format("$to `,` $value `,` $count (`memory` `=` $memory^)? attr-dict `:` type($count)");

        MemoryFillOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryFillOp(Location location, Value to, Value value, Value count) {
            super(SPEC, OpState.at(location).operand(to).operand(value).operand(count));
        }
    }

    /**
     * Copies bytes of a data segment: {@code ssawasm.memory_init @d, %to, %from, %count : i32}, to the memory that the
     * segment is for unless {@code memory = 1} says another.
     */
    public static final class MemoryInitOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_INIT, "copy bytes of a data segment to memory")
                .attribute(DATA, Attrs.FLAT_SYMBOL_REF)
                .operand("to", AddressType.ANY)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .optionalAttribute(MEMORY, Attrs.I32)
                .format("$data `,` $to " + AddressType.format("to")
                        + "`,` $from `,` $count (`memory` `=` $memory^)? attr-dict `:` type($count)");

        MemoryInitOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryInitOp(Location location, SymbolRef data, Value to, Value from, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(DATA, data)
                            .operand(to)
                            .operand(from)
                            .operand(count));
        }

        /** Whether it says its memory, which is that of the segment otherwise. */
        public boolean saysMemory() {
            return hasAttribute(MEMORY);
        }

        @Override
        protected PagedMemory memory(Instance instance) {
            return !saysMemory() && instance.definition(segment().root()) instanceof DataSegment s
                    ? s.memory(instance)
                    : super.memory(instance);
        }

        /** Which memory is the segment's only its declaration says: any. */
        @Override
        protected String memoryResource() {
            return saysMemory() ? super.memoryResource() : Effect.MEMORY;
        }
    }

    /** Gives up a data segment, which an active one has been since the start: {@code ssawasm.data_drop @d}. */
    public static final class DataDropOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.DATA_DROP, "give up a data segment")
                .attribute(DATA, Attrs.FLAT_SYMBOL_REF)
                .format("$data attr-dict");

        DataDropOp(OpState state) {
            super(SPEC, state);
        }

        public DataDropOp(Location location, SymbolRef data) {
            super(SPEC, OpState.at(location).property(DATA, data));
        }
    }
}
