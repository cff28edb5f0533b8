package dev.wami.wasmssa;

import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import org.jspecify.annotations.Nullable;

/**
 * A size at first and a size that may be grown to: {@code !wasmssa<limit[1:16]>} is printed {@code limit[1: 16]},
 * without a greatest size {@code limit[1:]}. What upstream does not have is written around: {@code limit i64 shared [1:
 * 16] page 0}.
 *
 * @param min in pages or in elements; unsigned
 * @param max the same, or null for no limit but that of the implementation
 * @param addressType what addresses are
 * @param shared whether threads share the memory
 * @param pageSizeLog2 the binary logarithm of the size of a page, 16 if it is not written; 16 also of tables
 */
public record LimitType(long min, @Nullable Long max, AddressType addressType, boolean shared, int pageSizeLog2)
        implements DialectType {

    /** With addresses of 32 bits. */
    public LimitType(long min, @Nullable Long max) {
        this(min, max, AddressType.I32, false, MemoryType.DEFAULT_PAGE_SIZE_LOG2);
    }

    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    /** The type of addresses. */
    public Type address() {
        return addressType == AddressType.I64 ? IntegerType.I64 : IntegerType.I32;
    }

    /** The word before the brackets for addresses of 64 bits, or nothing. */
    String addressWord() {
        return addressType == AddressType.I64 ? " i64" : "";
    }

    /** {@code [1: 16]} or {@code [1:]}. */
    String brackets() {
        String most = max == null ? "" : " " + Long.toUnsignedString(max);
        return "[" + Long.toUnsignedString(min) + ":" + most + "]";
    }

    @Override
    public String toString() {
        String words = addressWord() + (shared ? " shared" : "");
        String page = pageSizeLog2 == MemoryType.DEFAULT_PAGE_SIZE_LOG2 ? "" : " page " + pageSizeLog2;
        return "!wasmssa<limit" + words + (words.isEmpty() ? "" : " ") + brackets() + page + ">";
    }

    // ---- text

    /** What follows {@code limit}; null after an error. */
    static @Nullable LimitType parse(AsmParser parser) {
        AddressType addresses = parser.optionalKeyword("i64") ? AddressType.I64 : AddressType.I32;
        boolean shared = parser.optionalKeyword("shared");
        LimitType read = parseBrackets(parser, addresses);
        if (read == null) return null;
        Long page = (long) MemoryType.DEFAULT_PAGE_SIZE_LOG2;
        if (parser.optionalKeyword("page")) page = parser.parseInteger();
        if (page == null) return null;
        if (page == MemoryType.DEFAULT_PAGE_SIZE_LOG2 || page == 0) {
            return new LimitType(read.min(), read.max(), addresses, shared, (int) (long) page);
        }
        parser.error("pages have 2^16 bytes or, 'page 0', one, not 2^%d", page);
        return null;
    }

    /** {@code [1: 16]} or {@code [1:]}; null after an error. */
    static @Nullable LimitType parseBrackets(AsmParser parser, AddressType addresses) {
        int bits = addresses == AddressType.I64 ? 64 : 32;
        if (!parser.parse("[")) return null;
        Long min = parser.parseUnsigned(64);
        if (min == null || !parser.parse(":")) return null;
        Long max = parser.optionalUnsigned(64);
        if (!parser.parse("]")) return null;
        boolean fits = bits == 64 || min >>> 32 == 0 && (max == null || max >>> 32 == 0);
        if (fits && (max == null || Long.compareUnsigned(min, max) <= 0)) {
            return new LimitType(min, max, addresses, false, MemoryType.DEFAULT_PAGE_SIZE_LOG2);
        }
        parser.error("limits should be unsigned %d-bit numbers in order", bits);
        return null;
    }
}
