package dev.wami.wasmbinary;

import java.util.Map;
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
                if (names.module().isPresent()) {
                    content.name(names.module().get());
                }
            } else if (kind.isNested()) {
                SortedMap<Integer, SortedMap<Integer, String>> outer = names.allNested(kind);
                if (!outer.isEmpty()) {
                    content.u32(outer.size());
                    for (Map.Entry<Integer, SortedMap<Integer, String>> inner : outer.entrySet()) {
                        content.u32(inner.getKey());
                        nameMap(content, inner.getValue());
                    }
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
        for (Map.Entry<Integer, String> name : names.entrySet()) {
            out.u32(name.getKey());
            out.name(name.getValue());
        }
    }
}
