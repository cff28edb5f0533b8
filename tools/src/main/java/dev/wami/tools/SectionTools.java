package dev.wami.tools;

import dev.wami.wasmbinary.FileSection;
import dev.wami.wasmbinary.Section;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** What is done with the sections of a binary as they are, without a look at what is in them. */
final class SectionTools {
    private static final int HEADER = 8;

    private SectionTools() {}

    /** The binary without the custom sections whose names {@code unwanted} takes; all other bytes stay. */
    static byte[] strip(byte[] binary, Predicate<String> unwanted) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(binary.length);
        out.write(binary, 0, HEADER);
        for (FileSection section : FileSection.of(binary)) {
            if (section.kind() == Section.CUSTOM && unwanted.test(section.name())) continue;
            out.write(binary, section.start(), section.end() - section.start());
        }
        return out.toByteArray();
    }

    /** A line per section: its name, where its content is, how long that is, and how many entries it has. */
    static String dump(byte[] binary) {
        List<FileSection> sections = FileSection.of(binary);
        int width = 0;
        for (FileSection section : sections) {
            width = Math.max(width, title(section).length());
        }
        StringBuilder out = new StringBuilder();
        for (FileSection section : sections) {
            String title = title(section);
            out.append(title).append(" ".repeat(width - title.length()));
            out.append(String.format(
                    Locale.ROOT, "  %#10x - %#10x  %10d bytes", section.content(), section.end(), section.size()));
            if (section.entries() >= 0) out.append(String.format(Locale.ROOT, "  %8d", section.entries()));
            out.append('\n');
        }
        return out.toString();
    }

    private static String title(FileSection section) {
        return section.kind() == Section.CUSTOM
                ? "custom \"" + section.name() + "\""
                : section.kind().toString();
    }
}
