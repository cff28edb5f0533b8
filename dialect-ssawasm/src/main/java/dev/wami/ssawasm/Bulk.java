package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Trap;

/** Size, growth and bulk operations of linear memory: the instructions {@code memory.*} and {@code data.drop}. */
public final class Bulk {
    /** What {@code memory_size} reads and {@code memory_grow} writes, apart from the contents. */
    private static final String SIZE = "memory size";

    /** Which passive data segments were dropped. */
    private static final String SEGMENTS = "data segments";

    private static final IntegerAttr FIRST = IntegerAttr.i32(0);
    private static final String DATA = "data";

    private Bulk() {}

    private static int memory(Operation op, String attribute) {
        IntegerAttr memory = op.optionalProperty(attribute, IntegerAttr.class);
        return memory == null ? 0 : (int) memory.value();
    }

    private static Step outOfBounds(Frame frame) {
        return frame.trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
    }

    /** The size in pages of 64 KiB: {@code %n = ssawasm.memory_size : i32}. */
    public static final class MemorySizeOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_SIZE, "the size of memory in pages")
                .defaultedWhenGiven(InstructionTable.MEMORY, Attrs.I32, FIRST)
                .result("pages", Types.I32)
                .format("(`memory` `=` $memory^)? attr-dict `:` type($pages)");

        MemorySizeOp(OpState state) {
            super(SPEC, state);
        }

        public MemorySizeOp(Location location) {
            super(SPEC, OpState.at(location).result(IntegerType.I32));
        }

        /** The index of the memory. */
        public int memory() {
            return Bulk.memory(this, InstructionTable.MEMORY);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, SIZE);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(
                    result(), LinearMemory.of(frame.machine(), memory()).pages());
        }
    }

    /** Grows memory by pages; the size before, or -1: {@code %before = ssawasm.memory_grow %n : i32}. */
    public static final class MemoryGrowOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_GROW, "grow memory by pages")
                .operand("pages", Types.I32)
                .defaultedWhenGiven(InstructionTable.MEMORY, Attrs.I32, FIRST)
                .result("before", Types.I32)
                .format("$pages (`memory` `=` $memory^)? attr-dict `:` type($pages)");

        MemoryGrowOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryGrowOp(Location location, Value pages) {
            super(SPEC, OpState.at(location).operand(pages).result(IntegerType.I32));
        }

        /** The index of the memory. */
        public int memory() {
            return Bulk.memory(this, InstructionTable.MEMORY);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, SIZE);
        }

        @Override
        public Step evaluate(Frame frame) {
            LinearMemory memory = LinearMemory.of(frame.machine(), memory());
            return frame.put(result(), memory.grow(frame.getUnsigned(operand(0))));
        }
    }

    /** Copies bytes as if through a buffer: {@code ssawasm.memory_copy %to, %from, %count : i32}. */
    public static final class MemoryCopyOp extends Operation implements MemoryEffects, Evaluable {
        private static final String FROM_MEMORY = "from_memory";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_COPY, "copy bytes")
                .operand("to", Types.I32)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .defaultedWhenGiven(InstructionTable.MEMORY, Attrs.I32, FIRST)
                .defaultedWhenGiven(FROM_MEMORY, Attrs.I32, FIRST)
                .format("$to `,` $from `,` $count (`memory` `=` $memory^)? (`from_memory` `=` $from_memory^)?"
                        + " attr-dict `:` type($count)");

        MemoryCopyOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryCopyOp(Location location, Value to, Value from, Value count) {
            super(SPEC, OpState.at(location).operand(to).operand(from).operand(count));
        }

        /** The index of the memory that is written. */
        public int memory() {
            return Bulk.memory(this, InstructionTable.MEMORY);
        }

        /** The index of the memory that is read. */
        public int fromMemory() {
            return Bulk.memory(this, FROM_MEMORY);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, MemoryAccess.resource(fromMemory(), null));
            out.add(Effect.Kind.WRITE, null, MemoryAccess.resource(memory(), null));
        }

        @Override
        public Step evaluate(Frame frame) {
            LinearMemory target = LinearMemory.of(frame.machine(), memory());
            LinearMemory source = LinearMemory.of(frame.machine(), fromMemory());
            long to = frame.getUnsigned(operand(0));
            long from = frame.getUnsigned(operand(1));
            long count = frame.getUnsigned(operand(2));
            if (!target.contains(to, count) || !source.contains(from, count)) return outOfBounds(frame);
            target.copy(to, source, from, count);
            return Step.NEXT;
        }
    }

    /** Sets bytes to the low byte of a value: {@code ssawasm.memory_fill %to, %value, %count : i32}. */
    public static final class MemoryFillOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_FILL, "set bytes")
                .operand("to", Types.I32)
                .operand("value", Types.I32)
                .operand("count", Types.I32)
                .defaultedWhenGiven(InstructionTable.MEMORY, Attrs.I32, FIRST)
                .format("$to `,` $value `,` $count (`memory` `=` $memory^)? attr-dict `:` type($count)");

        MemoryFillOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryFillOp(Location location, Value to, Value value, Value count) {
            super(SPEC, OpState.at(location).operand(to).operand(value).operand(count));
        }

        /** The index of the memory. */
        public int memory() {
            return Bulk.memory(this, InstructionTable.MEMORY);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, MemoryAccess.resource(memory(), null));
        }

        @Override
        public Step evaluate(Frame frame) {
            LinearMemory memory = LinearMemory.of(frame.machine(), memory());
            long to = frame.getUnsigned(operand(0));
            long count = frame.getUnsigned(operand(2));
            if (!memory.contains(to, count)) return outOfBounds(frame);
            memory.fill(to, (byte) frame.getLong(operand(1)), count);
            return Step.NEXT;
        }
    }

    /** Copies bytes of a data segment: {@code ssawasm.memory_init @d, %to, %from, %count : i32}. */
    public static final class MemoryInitOp extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.MEMORY_INIT, "copy bytes of a data segment to memory")
                .attribute(DATA, Attrs.FLAT_SYMBOL_REF)
                .operand("to", Types.I32)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .format("$data `,` $to `,` $from `,` $count attr-dict `:` type($count)");

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

        /** The segment, whose memory is the one written. */
        public SymbolRef data() {
            return property(DATA, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyData(this, data(), symbols, diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, SEGMENTS);
            // the memory is the segment's, which only its declaration says: any
            out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        }

        @Override
        public Step evaluate(Frame frame) {
            MemoryDefinitions.DataOp segment =
                    frame.machine().symbols().lookup(this, data(), MemoryDefinitions.DataOp.class);
            if (segment == null) return frame.trap("no data segment " + data());
            LinearMemory memory = LinearMemory.of(frame.machine(), segment.memory());
            boolean dropped = DroppedSegments.of(frame.machine()).contains(segment);
            byte[] content = dropped ? new byte[0] : segment.bytes();
            long to = frame.getUnsigned(operand(0));
            long from = frame.getUnsigned(operand(1));
            long count = frame.getUnsigned(operand(2));
            if (from + count > content.length || !memory.contains(to, count)) return outOfBounds(frame);
            memory.write(to, java.util.Arrays.copyOfRange(content, (int) from, (int) (from + count)));
            return Step.NEXT;
        }
    }

    /** Gives up a passive data segment: {@code ssawasm.data_drop @d}. */
    public static final class DataDropOp extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.DATA_DROP, "give up a data segment")
                .attribute(DATA, Attrs.FLAT_SYMBOL_REF)
                .format("$data attr-dict");

        DataDropOp(OpState state) {
            super(SPEC, state);
        }

        public DataDropOp(Location location, SymbolRef data) {
            super(SPEC, OpState.at(location).property(DATA, data));
        }

        public SymbolRef data() {
            return property(DATA, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyData(this, data(), symbols, diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, SEGMENTS);
        }

        @Override
        public Step evaluate(Frame frame) {
            MemoryDefinitions.DataOp segment =
                    frame.machine().symbols().lookup(this, data(), MemoryDefinitions.DataOp.class);
            if (segment == null) return frame.trap("no data segment " + data());
            DroppedSegments.of(frame.machine()).add(segment);
            return Step.NEXT;
        }
    }

    private static void verifyData(Operation op, SymbolRef data, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(op, data);
        if (!WasmDefinition.isIn(IndexSpace.DATA, found)) {
            diagnostics.error(op, "'%s' does not reference a ssawasm.data", data.root());
        } else if (found instanceof MemoryDefinitions.DataOp segment && !segment.isPassive()) {
            diagnostics
                    .error(op, "'%s' is not a passive data segment", data.root())
                    .note(segment.location(), "declared here, with an offset");
        }
    }
}
