package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.ByteWriter;
import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads annotations that stand for custom sections (specification A.6 and tool conventions). */
final class WatCustomReader {
    private static final String CUSTOM = "custom";
    private static final String PRODUCERS = "producers";
    private static final List<String> NAMES = List.of(CUSTOM, PRODUCERS, WatDylink.NAME);

    /**
     * A section and its place.
     *
     * @param place twice the ordinal of the section that it stands at, and one more if it stands after it
     */
    private record Placed(int place, CustomSection section) {}

    private static final int FIRST = 0;
    private static final int LAST = 2 * Section.values().length;

    private final WatAnnotations annotations;
    private final List<Placed> found = new ArrayList<>();

    WatCustomReader(WatAnnotations annotations) {
        this.annotations = annotations;
    }

    /** Reads those before a token, which begins or follows a field. */
    void before(int token) throws MalformedException {
        if (annotations.isEmpty()) return;
        for (WatTokens.Annotation annotation : annotations.take(token, NAMES)) {
            WatCursor in = annotations.cursor(annotation);
            try {
                switch (annotation.name()) {
                    case CUSTOM -> custom(in);
                    case PRODUCERS -> add(LAST, PRODUCERS, producers(in));
                    default -> add(FIRST, WatDylink.NAME, new WatDylink(in).payload());
                }
                in.close();
            } catch (MalformedException e) {
                String prefix = "@" + annotation.name() + " annotation: ";
                throw new MalformedException(e.offset(), prefix + e.text());
            }
        }
    }

    private void add(int place, String name, byte[] payload) {
        Section after = Section.values()[Math.max(0, place - 2 + place % 2) / 2];
        found.add(new Placed(place, new CustomSection(name, Bytes.of(payload), after)));
    }

    private void custom(WatCursor in) throws MalformedException {
        if (in.kind() != WatTokens.STRING) throw in.error("missing section name");
        String name = in.name();
        int place = in.kind() == WatTokens.LEFT ? place(in) : LAST;
        add(place, name, in.strings());
    }

    private int place(WatCursor in) throws MalformedException {
        boolean before = in.takeOpening("before");
        if (!before && !in.takeOpening("after")) throw in.error("malformed placement");
        int place;
        if (in.takeKeyword(before ? "first" : "last")) {
            place = before ? FIRST : LAST;
        } else {
            place = 2 * section(in).ordinal() + (before ? 0 : 1);
        }
        in.close();
        return place;
    }

    private static Section section(WatCursor in) throws MalformedException {
        for (Section section : Section.values()) {
            if (section != Section.CUSTOM && in.takeKeyword(section.toString())) return section;
        }
        throw in.error("malformed section kind");
    }

    /** Fields with pairs of a name and a version. */
    private static byte[] producers(WatCursor in) throws MalformedException {
        ByteWriter fields = new ByteWriter();
        int count = 0;
        while (in.kind() == WatTokens.LEFT) {
            in.at++;
            String field = in.tokens.spelling(in.at);
            field = field.substring(1, field.length() - 1);
            if (in.kind() != WatTokens.KEYWORD) throw in.error("unexpected token");
            in.at++;
            ByteWriter pairs = new ByteWriter();
            int number = 0;
            // Repeated fields are one.
            boolean more = true;
            while (more) {
                pairs.name(in.name());
                pairs.name(in.name());
                number++;
                in.close();
                more = in.takeOpening(field);
            }
            fields.name(field);
            fields.u32(number);
            byte[] bytes = pairs.toArray();
            fields.bytes(bytes, 0, bytes.length);
            count++;
        }
        ByteWriter payload = new ByteWriter();
        payload.u32(count);
        byte[] bytes = fields.toArray();
        payload.bytes(bytes, 0, bytes.length);
        return payload.toArray();
    }

    /** Adds the sections in the order of their places; the names come before those at the end. */
    void addTo(List<CustomSection> sections, Names names) {
        found.sort(Comparator.comparingInt(Placed::place));
        List<CustomSection> last = new ArrayList<>();
        for (Placed placed : found) {
            (placed.place() == LAST ? last : sections).add(placed.section());
        }
        if (!names.isEmpty()) sections.add(names.toSection());
        sections.addAll(last);
    }
}
