package dev.wami.core.ir;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.LocationAttr;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where in a source an operation or block argument comes from. Printed {@code loc(...)}. Upstream: LocationAttr. */
public sealed interface Location extends LocationAttr {

    Location UNKNOWN = new Unknown();

    /** Line and column of {@code file}, both counted from 1 (0 if not known). */
    static Location of(String file, int line, int column) {
        return new FileLineCol(file, line, column);
    }

    /** Byte {@code offset} of {@code source}. */
    static Location in(SourceFile source, int offset) {
        return new FileLineCol(source, offset);
    }

    /**
     * A position in a binary file, counted from 0, in the form in which mlir-translate --import-wasm has it: column of
     * line 0.
     */
    static Location inBinary(String file, int offset) {
        return new FileLineCol(file, 0, offset);
    }

    /**
     * Several locations as one: without doubles and unknown ones, and those of nested fused ones. Upstream:
     * FusedLoc::get.
     */
    static Location fused(List<Location> parts, @Nullable Attribute metadata) {
        Set<Location> flat = new LinkedHashSet<>();
        for (Location p : parts) {
            if (p instanceof Fused f && Objects.equals(f.metadata, metadata)) flat.addAll(f.locations);
            else if (!(p instanceof Unknown)) flat.add(p);
        }
        if (metadata == null && flat.size() < 2) {
            return flat.isEmpty() ? UNKNOWN : flat.iterator().next();
        }
        return new Fused(flat.isEmpty() ? List.of(UNKNOWN) : List.copyOf(flat), metadata);
    }

    /** Writes the location without the surrounding {@code loc(...)}. */
    void printInner(AsmText out);

    /** The first line and column found inside this location, or null. */
    @Nullable
    FileLineCol start();

    @Override
    default void print(AsmText out) {
        out.text("loc(");
        printInner(out);
        out.text(")");
    }

    /** The first name that {@code location}, or a location in it, has; null if there is none. */
    static @Nullable String nameIn(Location location) {
        if (location instanceof Named n) return n.name();
        if (location instanceof CallSite c) {
            String callee = nameIn(c.callee());
            return callee != null ? callee : nameIn(c.caller());
        }
        if (!(location instanceof Fused f)) return null;
        for (Location part : f.locations()) {
            String name = nameIn(part);
            if (name != null) return name;
        }
        return null;
    }

    /** {@code unknown}. */
    record Unknown() implements Location {
        @Override
        public void printInner(AsmText out) {
            out.text("unknown");
        }

        @Override
        public @Nullable FileLineCol start() {
            return null;
        }

        @Override
        public String toString() {
            return "loc(unknown)";
        }
    }

    /** {@code "file":line:column}. One in a source text is its offset until somebody asks for line and column. */
    final class FileLineCol implements Location {
        /** Line of a location that is an offset in a source. */
        private static final int IN_SOURCE = -1;

        /** The name of the file, or the {@link SourceFile}. */
        private final Object file;

        private final int line;
        /** The column, or the offset in the source. */
        private final int column;

        FileLineCol(String file, int line, int column) {
            this.file = file;
            this.line = line;
            this.column = column;
        }

        FileLineCol(SourceFile source, int offset) {
            this.file = source;
            this.line = IN_SOURCE;
            this.column = offset;
        }

        public String file() {
            return file instanceof SourceFile s ? s.name() : (String) file;
        }

        /** The text that this is a place in; null if only its name is known. */
        public @Nullable SourceFile source() {
            return file instanceof SourceFile s ? s : null;
        }

        /** The byte of {@link #source} that this is; -1 without one. */
        public int offset() {
            return file instanceof SourceFile ? column : -1;
        }

        public int line() {
            return file instanceof SourceFile s ? s.line(column) : line;
        }

        public int column() {
            return file instanceof SourceFile s ? s.column(column) : column;
        }

        @Override
        public void printInner(AsmText out) {
            out.quoted(file()).text(":").text(line()).text(":").text(column());
        }

        @Override
        public FileLineCol start() {
            return this;
        }

        @Override
        public boolean equals(Object other) {
            if (other == this) return true;
            if (!(other instanceof FileLineCol l)) return false;
            if (file == l.file && line == l.line && column == l.column) return true;
            return line() == l.line() && column() == l.column() && file().equals(l.file());
        }

        @Override
        public int hashCode() {
            return 31 * (31 * file().hashCode() + line()) + column();
        }

        @Override
        public String toString() {
            return AsmText.of(this);
        }
    }

    /** {@code "file":line:column to endLine:endColumn}. */
    record FileRange(String file, int line, int column, int endLine, int endColumn) implements Location {
        @Override
        public void printInner(AsmText out) {
            out.quoted(file).text(":").text(line).text(":").text(column).text(" to ");
            if (endLine != line) out.text(endLine);
            out.text(":").text(endColumn);
        }

        @Override
        public FileLineCol start() {
            return new FileLineCol(file, line, column);
        }

        @Override
        public String toString() {
            return AsmText.of(this);
        }
    }

    /** {@code "name"(child)}; an unknown child is not printed. */
    record Named(String name, Location child) implements Location {
        @Override
        public void printInner(AsmText out) {
            out.quoted(name);
            if (child instanceof Unknown) return;
            out.text("(");
            out.location(child);
            out.text(")");
        }

        @Override
        public @Nullable FileLineCol start() {
            return child.start();
        }

        @Override
        public String toString() {
            return AsmText.of(this);
        }
    }

    /** {@code callsite(callee at caller)}. */
    record CallSite(Location callee, Location caller) implements Location {
        @Override
        public void printInner(AsmText out) {
            out.text("callsite(");
            out.location(callee);
            out.text(" at ");
            out.location(caller);
            out.text(")");
        }

        @Override
        public @Nullable FileLineCol start() {
            FileLineCol f = callee.start();
            return f != null ? f : caller.start();
        }

        @Override
        public String toString() {
            return AsmText.of(this);
        }
    }

    /** {@code fused<metadata>[a, b]}. */
    record Fused(List<Location> locations, @Nullable Attribute metadata) implements Location {
        public Fused {
            locations = List.copyOf(locations);
        }

        @Override
        public void printInner(AsmText out) {
            out.text("fused");
            if (metadata != null) out.text("<").print(metadata).text(">");
            out.text("[");
            for (int i = 0; i < locations.size(); i++) {
                if (i > 0) out.text(", ");
                out.location(locations.get(i));
            }
            out.text("]");
        }

        @Override
        public @Nullable FileLineCol start() {
            for (Location l : locations) {
                FileLineCol f = l.start();
                if (f != null) return f;
            }
            return null;
        }

        @Override
        public String toString() {
            return AsmText.of(this);
        }
    }
}
