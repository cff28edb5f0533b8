package dev.wami.wasmbinary;

import java.util.Optional;

/** Reads the payload of the name section. Nothing depends on it, so that a malformed one is as good as none. */
final class NameSectionDecoder {
    private NameSectionDecoder() {}

    static Optional<Names> decode(Bytes payload) {
        try {
            return Optional.of(decode(payload.reader()));
        } catch (MalformedException e) {
            return Optional.empty();
        }
    }

    private static Names decode(ByteReader in) throws MalformedException {
        Names.Builder names = new Names.Builder();
        while (in.hasMore()) {
            int id = in.u8();
            ByteReader content = in.slice(in.u32());
            if (id >= Names.Kind.values().length) {
                continue;
            }
            Names.Kind kind = Names.Kind.values()[id];
            if (kind == Names.Kind.MODULE) {
                names.module(content.name());
            } else if (kind.isNested()) {
                int count = content.count(2);
                for (int i = 0; i < count; i++) {
                    int outer = content.u32();
                    int inner = content.count(2);
                    for (int j = 0; j < inner; j++) {
                        names.set(kind, outer, content.u32(), content.name());
                    }
                }
            } else {
                int count = content.count(2);
                for (int i = 0; i < count; i++) {
                    names.set(kind, content.u32(), content.name());
                }
            }
            content.expectEnd("unexpected content in a name subsection");
        }
        return names.build();
    }
}
