package dev.wami.conversions.memref;

import dev.wami.conversions.ElementLayout;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.attr.WideFloatAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.MemoryDefinitions.DataOp;
import dev.wami.std.memref.MemRefGlobal;
import dev.wami.std.memref.MemRefOp;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Gives each memref.global its address: in order of the module, from 1024 on, aligned. */
final class GlobalPlacement {
    /** As wasm-ld's --global-base: nothing lives at address 0, and small offsets from any pointer cannot wrap. */
    private static final long FIRST_ADDRESS = 1024;

    private GlobalPlacement() {}

    /**
     * Puts a data operation in the place of each global of {@code module} that is defined there.
     *
     * @param relocatable whether a linker will place them, and finds those that are defined elsewhere
     */
    static void place(Operation module, boolean relocatable, Lowering to) {
        long next = FIRST_ADDRESS;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof DataOp d && !d.isPassive()) next = Math.max(next, d.offset() + d.byteSize());
        }
        for (Operation op : module.region(0).entry()) {
            if (op.kind() != MemRefOp.GLOBAL) continue;
            boolean isPublic = ((Symbol) op).visibility() == Symbol.Visibility.PUBLIC;
            Attribute value = op.attribute("initial_value");
            // a private one that no file has defined is this module's own, as where upstream makes LLVM IR of it
            if (value == null && !isPublic && !relocatable) value = UnitAttr.UNIT;
            MemRefType type = ((MemRefGlobal.GlobalOp) op).type();
            ElementLayout element = ElementLayout.of(type.element());
            if (value == null && relocatable) to.erase(op);
            if (value == null || element == null || !type.hasStaticShape()) continue; // stays, and is reported
            next = align(next, alignment(op, element));
            long most = Allocations.MOST_BYTES - next;
            if (type.shape().elementCount() > most / element.bytes()) continue; // likewise
            MemRefType held = held(type, element);
            // what one holds that is not initialised is unspecified, and zero costs no data segment
            DenseElementsAttr elements = value == UnitAttr.UNIT ? null : elements(value, held, element);
            if (elements == null && value != UnitAttr.UNIT) continue; // likewise
            String name = op.property("sym_name", StringAttr.class).value();
            DataOp data = Builder.before(op).insert(new DataOp(op.location(), name, held, next, elements));
            if (relocatable) {
                data.setAlign((int) alignment(op, element));
                if (!isPublic) data.setPrivate();
            }
            to.erase(op);
            next += type.shape().elementCount() * element.bytes();
        }
    }

    /** Why {@code global} is still there after {@link #place}. */
    static String reason(Operation global) {
        Attribute value = global.attribute("initial_value");
        if (value == null) return "it has no value, and no file defines it";
        boolean hasData = value == UnitAttr.UNIT || DenseElementsAttr.of(value) != null;
        return hasData ? "memory with 32-bit addresses cannot hold it" : "its data is missing";
    }

    /** {@code type}; where an element is several, words, or bytes if it is no whole number of words. */
    private static MemRefType held(MemRefType type, ElementLayout element) {
        if (element.pieces().size() == 1 && !(type.element() instanceof DialectType)) return type;
        IntegerType unit = element.alignment() % 4 == 0 ? IntegerType.I32 : IntegerType.I8;
        return MemRefType.of(unit, type.shape().elementCount() * element.bytes() * 8 / unit.width());
    }

    /** Null if the data is missing. */
    private static @Nullable DenseElementsAttr elements(Attribute value, MemRefType held, ElementLayout element) {
        DenseElementsAttr d = DenseElementsAttr.of(value);
        return d == null || element.pieces().size() == 1 ? d : units(d, held, element);
    }

    /** Elements of several pieces as the numbers that {@code held} has for them. */
    private static DenseElementsAttr units(DenseElementsAttr elements, MemRefType held, ElementLayout element) {
        long[] units = new long[Math.toIntExact(held.shape().elementCount())];
        int parts = elements.type().element() instanceof ComplexType ? 2 : 1;
        int width = ((IntegerType) held.element()).width();
        int each = element.bytes() * 8 / width / parts;
        for (int i = 0; i < units.length; i++) {
            BigInteger bits = bits(elements.number(i / each));
            units[i] = IntegerAttr.of(
                            held.element(), bits.shiftRight(width * (i % each)).longValue())
                    .value();
        }
        return DenseElementsAttr.of(held, units);
    }

    private static BigInteger bits(TypedAttr number) {
        if (number instanceof IntegerAttr i) return i.big();
        return number instanceof FloatAttr f ? BigInteger.valueOf(f.bits()) : ((WideFloatAttr) number).bits();
    }

    private static long alignment(Operation op, ElementLayout element) {
        IntegerAttr a = op.optionalProperty("alignment", IntegerAttr.class);
        return Math.max(element.alignment(), a == null ? 1 : a.value());
    }

    private static long align(long address, long alignment) {
        return (address + alignment - 1) & -alignment;
    }

    /** The address of the global that {@code user} calls {@code name}, or null if it has none. */
    static @Nullable Long addressOf(Operation user, SymbolRef name) {
        Operation data = SymbolTable.lookupNearest(user, name);
        return data instanceof DataOp d && !d.isPassive() ? (Long) d.offset() : null;
    }
}
