package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.ByteWriter;
import dev.wami.wasmbinary.MalformedException;
import java.util.List;

/**
 * What dynamic linking needs to know, as an annotation (tool conventions: DynamicLinking; the spelling is wasm-tools').
 */
final class WatDylink {
    static final String NAME = "dylink.0";

    private static final int MEMORY = 1;
    private static final int NEEDED = 2;
    private static final int EXPORT = 3;
    private static final int IMPORT = 4;
    private static final int RUNTIME_PATH = 5;

    /** The flags of symbols, from the lowest bit. */
    private static final List<String> FLAGS = List.of(
            "binding-weak",
            "binding-local",
            "visibility-hidden",
            "",
            "undefined",
            "exported",
            "explicit-name",
            "no-strip",
            "tls",
            "absolute");

    private final WatCursor in;
    private final ByteWriter payload = new ByteWriter();
    private final ByteWriter entries = new ByteWriter();

    WatDylink(WatCursor in) {
        this.in = in;
    }

    /** Reads all of the annotation but the parenthesis that closes it. */
    byte[] payload() throws MalformedException {
        while (in.kind() == WatTokens.LEFT) {
            entries.clear();
            if (in.takeOpening("mem-info")) {
                sizes("memory");
                sizes("table");
                add(MEMORY, -1);
                in.close();
            } else if (in.takeOpening("needed")) {
                add(NEEDED, names());
            } else if (in.takeOpening("runtime-path")) {
                add(RUNTIME_PATH, names());
            } else if (in.isOpening("export-info")) {
                add(EXPORT, symbols("export-info", 1));
            } else if (in.isOpening("import-info")) {
                add(IMPORT, symbols("import-info", 2));
            } else {
                throw in.error("unexpected token");
            }
        }
        return payload.toArray();
    }

    private void add(int id, int count) {
        payload.u8(id);
        ByteWriter subsection = new ByteWriter();
        if (count >= 0) subsection.u32(count);
        byte[] bytes = entries.toArray();
        subsection.bytes(bytes, 0, bytes.length);
        payload.sized(subsection);
    }

    /** A size and the binary logarithm of its alignment. */
    private void sizes(String what) throws MalformedException {
        if (!in.takeOpening(what)) throw in.error("unexpected token");
        entries.u32((int) in.unsigned(32, "a size"));
        entries.u32((int) in.unsigned(32, "an alignment"));
        in.close();
    }

    private int names() throws MalformedException {
        int count = 0;
        for (; in.kind() == WatTokens.STRING; count++) entries.name(in.name());
        in.close();
        return count;
    }

    /** Neighbours of one kind are one subsection. */
    private int symbols(String kind, int names) throws MalformedException {
        int count = 0;
        for (; in.takeOpening(kind); count++) {
            for (int i = 0; i < names; i++) entries.name(in.name());
            int flags = 0;
            while (in.kind() != WatTokens.RIGHT) flags |= flag();
            entries.u32(flags);
            in.close();
        }
        return count;
    }

    private int flag() throws MalformedException {
        if (in.kind() == WatTokens.NUMBER) return (int) in.unsigned(32, "flags");
        for (String flag : FLAGS) {
            if (in.takeKeyword(flag)) return 1 << FLAGS.indexOf(flag);
        }
        throw in.error("unexpected token");
    }
}
