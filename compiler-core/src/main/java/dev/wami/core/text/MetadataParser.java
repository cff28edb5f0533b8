package dev.wami.core.text;

import dev.wami.core.ir.attr.DictionaryAttr;
import org.jspecify.annotations.Nullable;

/** Reads the metadata that may end a file: {@code {-# dialect_resources: {...} #-}}. */
final class MetadataParser {
    private final Parsing p;
    private final Cursor in;

    MetadataParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    boolean parse() {
        in.take();
        while (!in.at(Token.METADATA_END)) {
            if (in.at(Token.END) || in.at(Token.ERROR)) {
                in.wrongToken("expected '#-}' to end file metadata");
                return false;
            }
            in.take();
        }
        in.take();
        return true;
    }

    @Nullable
    DictionaryAttr unused() {
        return p == null ? null : DictionaryAttr.EMPTY;
    }
}
