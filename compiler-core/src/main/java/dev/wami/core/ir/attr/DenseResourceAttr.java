package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** {@code dense_resource<key> : type}; the data is in the file's metadata. Upstream: DenseResourceElementsAttr. */
public record DenseResourceAttr(Type type, Resource resource) implements TypedAttr {
    /** What is in front of the data. */
    private static final int ALIGNMENT_BYTES = 4;

    /** Data that stands at the end of a file under a key; two are the same only if they are one object. */
    public static final class Resource {
        private final String key;
        private @Nullable String blob;

        public Resource(String key) {
            this.key = key;
        }

        public String key() {
            return key;
        }

        /**
         * The data as the file writes it: {@code 0x}, four bytes of alignment (little-endian), then the bytes, in
         * hexadecimal; null if the file has none.
         */
        public @Nullable String blob() {
            return blob;
        }

        public void setBlob(String hexadecimal) {
            blob = hexadecimal;
        }
    }

    public String key() {
        return resource.key();
    }

    /** The elements; null if the file has no data for them, or data of another size. */
    public @Nullable DenseElementsAttr dense() {
        String blob = resource.blob();
        if (!(type instanceof ShapedType shaped) || blob == null) return null;
        byte[] all = HexFormat.of().parseHex(blob.substring("0x".length()));
        return DenseElementsAttr.fromBytes(shaped, Arrays.copyOfRange(all, ALIGNMENT_BYTES, all.length));
    }

    /** Writes it without its type. */
    public void printLiteral(AsmText out) {
        out.text("dense_resource<").keywordOrString(key()).text(">");
    }

    @Override
    public void print(AsmText out) {
        printLiteral(out);
        out.text(" : ").print(type);
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
