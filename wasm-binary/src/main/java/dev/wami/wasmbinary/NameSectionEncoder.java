package dev.wami.wasmbinary;

import java.util.SortedMap;

/** Writes the payload of the name section: subsections in ascending order, empty ones left out. */
final class NameSectionEncoder {
    private NameSectionEncoder() {}

    static Bytes encode(Names names) {
        ByteWriter out = new ByteWriter();
        ByteWriter content = new ByteWriter();
        for (Names.Kind kind : Names.Kind.values()) {
            content.clear();
            if (kind == Names.Kind.MODULE) {
                names.module().ifPresent(content::name);
            } else if (kind.isNested()) {
                SortedMap<Integer, SortedMap<Integer, String>> outer = names.allNested(kind);
                if (!outer.isEmpty()) {
                    content.u32(outer.size());
                    outer.forEach((index, inner) -> {
                        content.u32(index);
                        nameMap(content, inner);
                    });
                }
            } else if (!names.all(kind).isEmpty()) {
                nameMap(content, names.all(kind));
            }
            if (content.size() > 0) {
                out.u8(kind.ordinal());
                out.sized(content);
            }
        }
        byte[] bytes = out.toArray();
        return Bytes.view(bytes, 0, bytes.length);
    }

    private static void nameMap(ByteWriter out, SortedMap<Integer, String> names) {
        out.u32(names.size());
        names.forEach((index, name) -> {
            out.u32(index);
            out.name(name);
        });
    }
}
