package dev.wami.tests.abi;

import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.WasmModule;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the sections of an object for a linker (tool-conventions, Linking.md), by the document and not by our writer.
 */
final class ObjectReader {
    private static final String[] KINDS = {"function", "data", "global", "section", "tag", "table"};

    private final byte[] bytes;
    private int at;

    /** A relocation: its type, its place from the start of the code section's content, and what it names. */
    record Relocation(int type, int offset, int target) {}

    private ObjectReader(WasmModule module, String section) {
        CustomSection found = module.customs().stream()
                .filter(c -> c.name().equals(section))
                .findFirst()
                .orElseThrow();
        bytes = found.payload().toArray();
    }

    private int number() {
        int value = 0;
        for (int shift = 0; ; shift += 7) {
            int b = bytes[at++];
            value |= (b & 0x7F) << shift;
            if (b >= 0) return value;
        }
    }

    private String name() {
        int length = number();
        at += length;
        return new String(bytes, at - length, length, StandardCharsets.UTF_8);
    }

    /** A line for each symbol, and for each segment and constructor. */
    static List<String> linking(WasmModule module) {
        ObjectReader in = new ObjectReader(module, "linking");
        List<String> lines = new ArrayList<>();
        lines.add("version " + in.number());
        while (in.at < in.bytes.length) {
            int kind = in.number();
            int end = in.number() + in.at;
            int count = in.number();
            for (int i = 0; i < count; i++) {
                lines.add(
                        switch (kind) {
                            case 5 -> "segment " + in.name() + " align " + (1 << in.number()) + " flags " + in.number();
                            case 6 -> "constructor " + in.number() + " symbol " + in.number();
                            case 8 -> in.symbol();
                            default -> throw new AssertionError("subsection " + kind);
                        });
            }
            if (in.at != end) throw new AssertionError("subsection " + kind + " ends elsewhere");
        }
        return lines;
    }

    private String symbol() {
        String kind = KINDS[number()];
        int flags = number();
        boolean undefined = (flags & 0x10) != 0;
        String line = kind
                + (undefined ? " undefined" : "")
                + ((flags & 2) != 0 ? " local" : "")
                + ((flags & 0x80) != 0 ? " no_strip" : "");
        if (kind.equals("data")) {
            line += " " + name();
            return undefined ? line : line + " in " + number() + " at " + number() + " size " + number();
        }
        line += " " + number();
        return undefined && (flags & 0x40) == 0 ? line : line + " " + name();
    }

    static List<Relocation> relocations(WasmModule module) {
        ObjectReader in = new ObjectReader(module, "reloc.CODE");
        in.number();
        List<Relocation> all = new ArrayList<>();
        int count = in.number();
        for (int i = 0; i < count; i++) {
            Relocation r = new Relocation(in.number(), in.number(), in.number());
            boolean addend = r.type == 4;
            if (addend && in.number() != 0) throw new AssertionError("an addend");
            all.add(r);
        }
        if (in.at != in.bytes.length) throw new AssertionError("more than was said");
        return all;
    }

    /** Where the content of the section with this number begins in a file. */
    static int contentOf(int section, byte[] file) {
        int at = 8;
        while (true) {
            int id = file[at++];
            int size = 0;
            for (int shift = 0; ; shift += 7) {
                int b = file[at++];
                size |= (b & 0x7F) << shift;
                if (b >= 0) break;
            }
            if (id == section) return at;
            at += size;
        }
    }
}
