package dev.wami.wasmops;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.utf8.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * A custom section, its bytes as they are: {@code wasm.custom "producers" = "\01..." after "code"}. {@code after} is
 * the section that it follows, as the text format calls it. A name section without bytes says where the names that the
 * operations have are to be written.
 */
public abstract class CustomSection extends Operation {
    private static final String NAME = "name";
    private static final String BYTES = "bytes";
    private static final String AFTER = "after";

    protected CustomSection(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * @param bytes null for the names of operations
     * @param after the section's name in the text format, such as {@code code}
     */
    protected CustomSection(OpSpec spec, Location location, String name, byte @Nullable [] bytes, String after) {
        super(
                spec,
                OpState.at(location)
                        .property(NAME, StringAttr.of(name))
                        .optionalProperty(
                                BYTES, bytes == null ? null : StringAttr.of(Utf8.decode(bytes, 0, bytes.length)))
                        .property(AFTER, StringAttr.of(after)));
    }

    protected static OpSpec spec(OpKind kind) {
        return OpSpec.of(kind, "a custom section")
                .attribute(NAME, Attrs.STRING)
                .optionalAttribute(BYTES, Attrs.STRING)
                .attribute(AFTER, Attrs.STRING)
                .format("$name (`=` $bytes^)? `after` $after attr-dict");
    }

    public final String sectionName() {
        return property(NAME, StringAttr.class).value();
    }

    /** The content, or null for the names of operations. */
    public final byte @Nullable [] bytes() {
        StringAttr bytes = optionalProperty(BYTES, StringAttr.class);
        return bytes == null ? null : Utf8.encode(bytes.value());
    }

    public final String after() {
        return property(AFTER, StringAttr.class).value();
    }
}
