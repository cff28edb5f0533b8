package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.utf8.Utf8;
import dev.wami.wasmops.DataSegment;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.WasmMemory;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.PagedMemory;
import org.jspecify.annotations.Nullable;

/** Memories and data segments of a module. Source: the paper, figure 4(c). */
public final class MemoryDefinitions {
    private static final String MIN = "min";
    private static final String MAX = "max";
    private static final String TYPE = "type";
    private static final String MEMORY = "memory";
    private static final String OFFSET = "offset";
    private static final String ALIGN = "align";
    private static final String VALUE = "value";
    private static final String WIDE = "i64";
    private static final String SHARED = "shared";
    private static final String PAGE = "page";

    private MemoryDefinitions() {}

    /**
     * Declares a linear memory, sizes in pages of 64 KiB: {@code ssawasm.memory @memory min = 2 max = 16 exported
     * "memory"}; {@code @m i64 shared min = 2 max = 16 page = 0} has addresses of 64 bits, is for several threads, and
     * in pages of 2^0 bytes. The first one of a module is memory 0.
     */
    public static final class MemoryOp extends Operation implements WasmMemory {
        static final OpSpec SPEC = Linkage.attributes(OpSpec.of(SsaWasmOp.MEMORY, "a linear memory"))
                .attribute(MIN, Attrs.I64)
                .optionalAttribute(MAX, Attrs.I64)
                .optionalAttribute(WIDE, Attrs.UNIT)
                .optionalAttribute(SHARED, Attrs.UNIT)
                .optionalAttribute(PAGE, Attrs.I32)
                .customSyntax();

        MemoryOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param min the size at first, in pages
         * @param max what it may grow to, in pages; null for no limit but that of addresses
         */
        public MemoryOp(Location location, String name, long min, @Nullable Long max) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(MIN, IntegerAttr.i64(min))
                            .optionalProperty(MAX, max == null ? null : IntegerAttr.i64(max)));
        }

        /** Says the type of addresses, whether threads share it, and the size of pages as a binary logarithm. */
        public void setKind(AddressType addresses, boolean shared, int pageSizeLog2) {
            if (addresses == AddressType.I64) setAttribute(WIDE, UnitAttr.UNIT);
            if (shared) setAttribute(SHARED, UnitAttr.UNIT);
            if (pageSizeLog2 != MemoryType.DEFAULT_PAGE_SIZE_LOG2) setAttribute(PAGE, IntegerAttr.i32(pageSizeLog2));
        }

        /** The whole type. */
        public MemoryType memoryType() {
            Long max = max();
            Limits sizes = max == null ? Limits.atLeast(min()) : Limits.between(min(), max);
            return new MemoryType(sizes, isWide() ? AddressType.I64 : AddressType.I32, isShared(), pageSizeLog2());
        }

        /** Whether addresses have 64 bits. */
        public boolean isWide() {
            return hasAttribute(WIDE);
        }

        /** Whether threads share it. */
        public boolean isShared() {
            return hasAttribute(SHARED);
        }

        @Override
        public int pageSizeLog2() {
            IntegerAttr page = optionalProperty(PAGE, IntegerAttr.class);
            return page == null ? MemoryType.DEFAULT_PAGE_SIZE_LOG2 : (int) page.value();
        }

        @Override
        public long min() {
            return property(MIN, IntegerAttr.class).value();
        }

        @Override
        public @Nullable Long max() {
            IntegerAttr max = optionalProperty(MAX, IntegerAttr.class);
            return max == null ? null : max.value();
        }

        @Override
        public boolean isDeclaration() {
            return Linkage.importName(this) != null;
        }

        /** Loads and stores name no symbol. */
        @Override
        public boolean canDiscardOnUseEmpty() {
            return false;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Linkage.verify(this, diagnostics);
            Long max = max();
            long most = most();
            if (Long.compareUnsigned(min(), most) > 0 || max != null && Long.compareUnsigned(max, most) > 0) {
                diagnostics.error(
                        this,
                        "size must be at most %s pages (%s)",
                        Long.toUnsignedString(most),
                        isWide() ? "2^64 bytes" : "4 GiB");
            } else if (max != null && Long.compareUnsigned(max, min()) < 0) {
                diagnostics.error(this, "maximum of %d pages is less than the minimum of %d", max, min());
            }
            if (isShared() && max == null) diagnostics.error(this, "a shared memory needs a greatest size");
        }

        /** A memory has no more pages than addresses have bytes; unsigned. */
        private long most() {
            int bits = (isWide() ? 64 : 32) - pageSizeLog2();
            return bits == 64 ? -1 : 1L << bits;
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (!Linkage.parseName(parser, state)) return false;
            if (parser.optionalKeyword(WIDE)) state.property(WIDE, UnitAttr.UNIT);
            if (parser.optionalKeyword(SHARED)) state.property(SHARED, UnitAttr.UNIT);
            if (!parser.parseKeyword(MIN) || !parser.parse("=")) return false;
            Long min = parser.parseInteger();
            if (min == null) return false;
            state.property(MIN, IntegerAttr.i64(min));
            if (parser.optionalKeyword(MAX)) {
                if (!parser.parse("=")) return false;
                Long max = parser.parseInteger();
                if (max == null) return false;
                state.property(MAX, IntegerAttr.i64(max));
            }
            if (parser.optionalKeyword(PAGE)) {
                if (!parser.parse("=")) return false;
                Long page = parser.parseInteger();
                if (page == null) return false;
                state.property(PAGE, IntegerAttr.of(IntegerType.I32, page));
            }
            return Linkage.parse(parser, state) && parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            Linkage.printName(this, out);
            if (isWide()) out.text(" " + WIDE);
            if (isShared()) out.text(" " + SHARED);
            out.text(" min = ").text(min());
            Long max = max();
            if (max != null) out.text(" max = ").text(max);
            if (hasAttribute(PAGE)) out.text(" page = ").text(pageSizeLog2());
            Linkage.print(this, out);
            out.optionalAttrDict(this, Linkage.and(MIN, MAX, WIDE, SHARED, PAGE));
        }
    }

    /**
     * A data segment, which puts bytes into memory at an address: {@code ssawasm.data @d : memref<4xi32> <memory: 0,
     * offset: 1024> = dense<[1, 2, 3, 4]>}. Without a value the space is reserved and zero. A string instead of
     * {@code dense} is the bytes themselves. {@code <memory: 0, passive>} is copied by {@code memory_init} only.
     */
    public static final class DataOp extends Operation implements DataSegment {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.DATA, "a data segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .attribute(TYPE, Attrs.TYPE)
                .defaulted(MEMORY, Attrs.I32, IntegerAttr.i32(0))
                .optionalAttribute(OFFSET, Attrs.I64)
                .optionalAttribute(ALIGN, Attrs.I32)
                .optionalAttribute(VALUE, Attrs.ANY)
                .customSyntax();

        DataOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param offset the address, or null for a passive segment
         * @param value {@link DenseElementsAttr} or the bytes as a {@link StringAttr}; null for reserved zeros
         */
        public DataOp(
                Location location, String name, MemRefType type, @Nullable Long offset, @Nullable Attribute value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(OFFSET, offset == null ? null : IntegerAttr.i64(offset))
                            .optionalProperty(VALUE, value));
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        /** The index of the memory. */
        public int memory() {
            return (int) property(MEMORY, IntegerAttr.class).value();
        }

        /** Sets the index of the memory. */
        public void setMemory(int index) {
            setAttribute(MEMORY, IntegerAttr.i32(index));
        }

        public boolean isPassive() {
            return optionalProperty(OFFSET, IntegerAttr.class) == null;
        }

        /** The address of the first byte; not for passive segments. */
        public long offset() {
            return property(OFFSET, IntegerAttr.class).value();
        }

        /** The alignment asked for, in bytes, or the element's own. */
        public int align() {
            IntegerAttr align = optionalProperty(ALIGN, IntegerAttr.class);
            return align != null ? (int) align.value() : elementBytes(type().elementTypeOrSelf());
        }

        /** Asks for an alignment, in bytes, of which the offset is a multiple. */
        public void setAlign(int bytes) {
            setAttribute(ALIGN, IntegerAttr.i32(bytes));
        }

        /** The elements, the bytes as a string, or null for zeros. */
        public @Nullable Attribute value() {
            return optionalProperty(VALUE, Attribute.class);
        }

        /** Whether it is more than reserved space. */
        public boolean hasBytes() {
            return value() != null;
        }

        /** The size in bytes that the type has. */
        public long byteSize() {
            return ((MemRefType) type()).shape().elementCount() * elementBytes(type().elementTypeOrSelf());
        }

        /** Space that is only reserved is zero already. */
        @Override
        public boolean isActive() {
            return !isPassive() && hasBytes();
        }

        @Override
        public PagedMemory memory(Instance instance) {
            return instance.memory(memory());
        }

        @Override
        public long address(Instance instance) {
            return offset();
        }

        /** The content, little-endian, each element in a power of two of bytes; zeros if there is no value. */
        @Override
        public byte[] bytes() {
            Attribute value = value();
            if (value instanceof StringAttr s) return Utf8.encode(s.value());
            int size = elementBytes(type().elementTypeOrSelf());
            byte[] out = new byte[Math.toIntExact(byteSize())];
            if (!(value instanceof DenseElementsAttr dense)) return out;
            long mask = mask(type().elementTypeOrSelf());
            for (int i = 0; i < out.length; i++) out[i] = (byte) ((dense.get(i / size) & mask) >>> 8 * (i % size));
            return out;
        }

        private static long mask(Type element) {
            int width = element instanceof IntegerType i ? i.width() : 64;
            return width == 64 ? -1 : (1L << width) - 1;
        }

        /** The bytes that an element takes in memory: a power of two; 0 if it has no place there. */
        static int elementBytes(Type element) {
            if (element == IndexType.INDEX) return 4;
            int width = element instanceof IntegerType i ? i.width() : element instanceof FloatType f ? f.width() : 0;
            if (width == 0 || width > 64) return 0;
            return Math.max(1, Integer.highestOneBit(2 * width - 1) / 8);
        }

        /** Constants hold its address, without naming it. */
        @Override
        public boolean canDiscardOnUseEmpty() {
            return isPassive() && visibility() == Visibility.PRIVATE;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            boolean fixed = type() instanceof MemRefType m && m.hasStaticShape() && m.layout() == null;
            if (!fixed || elementBytes(type().elementTypeOrSelf()) == 0) {
                diagnostics.error(
                        this, "type must be a memref of static shape and scalar elements, but got %s", type());
                return;
            }
            if (!isPassive() && (offset() < 0 || offset() + byteSize() > 1L << 32) && !isInWideMemory()) {
                diagnostics.error(this, "does not fit into 32-bit memory at offset %d", offset());
            }
            if (Integer.bitCount(align()) != 1 || !isPassive() && offset() % align() != 0) {
                diagnostics.error(this, "offset is not a multiple of the alignment, %d", align());
            }
            verifyValue(diagnostics);
        }

        private boolean isInWideMemory() {
            int index = 0;
            for (Operation op : requiredBlock()) {
                if (op instanceof MemoryOp m && index++ == memory()) return m.isWide();
            }
            return false;
        }

        private void verifyValue(Diagnostics diagnostics) {
            Attribute value = value();
            if (value instanceof StringAttr) {
                int length = bytes().length;
                if (length != byteSize()) {
                    diagnostics.error(this, "has %d bytes for a type of %d bytes", length, byteSize());
                }
            } else if (value instanceof DenseElementsAttr d) {
                MemRefType t = (MemRefType) type();
                boolean same = d.type().element().equals(t.element())
                        && d.type().shape().equals(t.shape());
                if (!same) diagnostics.error(this, "value of type %s does not fit %s", d.type(), t);
            } else if (value != null) {
                diagnostics.error(this, "value must be dense elements or a string of bytes");
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (parser.optionalKeyword("private")) state.property(Symbol.VISIBILITY, StringAttr.of("private"));
            if (!Linkage.parseName(parser, state)) return false;
            Type type = parser.parseColonType();
            if (type == null || !parsePlace(parser, state)) return false;
            state.property(TYPE, new TypeAttr(type));
            if (parser.optional("=") && !parseValue(type, parser, state)) return false;
            return parser.optionalAttrDict(state);
        }

        /** {@code <memory: 0, offset: 1024, align: 16>}. */
        private static boolean parsePlace(AsmParser parser, OpState state) {
            if (!parser.parse("<") || !parser.parseKeyword(MEMORY) || !parser.parse(":")) return false;
            Long memory = parser.parseInteger();
            if (memory == null || !parser.parse(",")) return false;
            state.property(MEMORY, IntegerAttr.of(IntegerType.I32, memory));
            if (!parser.optionalKeyword("passive")) {
                if (!parser.parseKeyword(OFFSET) || !parser.parse(":")) return false;
                Long offset = parser.parseInteger();
                if (offset == null) return false;
                state.property(OFFSET, IntegerAttr.i64(offset));
            }
            if (parser.optional(",")) {
                if (!parser.parseKeyword(ALIGN) || !parser.parse(":")) return false;
                Long align = parser.parseInteger();
                if (align == null) return false;
                state.property(ALIGN, IntegerAttr.of(IntegerType.I32, align));
            }
            return parser.parse(">");
        }

        private static boolean parseValue(Type type, AsmParser parser, OpState state) {
            String bytes = parser.optionalString();
            Attribute value = bytes != null ? StringAttr.of(bytes) : parser.parseAttribute(elementsType(type));
            if (value == null) return false;
            state.property(VALUE, value);
            return true;
        }

        private static Type elementsType(Type type) {
            return type instanceof MemRefType m && m.hasStaticShape()
                    ? new TensorType(m.shape(), m.element(), null)
                    : type;
        }

        @Override
        public void print(AsmPrinter out) {
            Linkage.printVisibility(this, out);
            Linkage.printName(this, out);
            out.text(" : ").print(type());
            out.text(" <memory: ").text(memory());
            if (isPassive()) out.text(", passive");
            else out.text(", offset: ").text(offset());
            if (hasAttribute(ALIGN)) out.text(", align: ").text(align());
            out.text(">");
            Attribute value = value();
            if (value != null) {
                out.text(" = ");
                out.attributeWithoutType(value);
            }
            out.optionalAttrDict(this, Linkage.and(TYPE, MEMORY, OFFSET, ALIGN, VALUE));
        }
    }
}
