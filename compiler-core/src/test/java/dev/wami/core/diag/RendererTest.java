package dev.wami.core.diag;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Location;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RendererTest {
    private static final SourceFile SOURCE =
            new SourceFile("a.mlir", "first\n\tsecönd \"x\" line\n".getBytes(StandardCharsets.UTF_8));

    @Test
    void textShowsTheLineAndACaret() {
        Diagnostics d = new Diagnostics();
        d.error(Location.of("a.mlir", 1, 3), "bad %s", "thing").note(Location.of("b.mlir", 7, 1), "seen here");
        assertThat(text(d)).isEqualTo("""
                a.mlir:1:3: error: bad thing
                first
                  ^
                b.mlir:7:1: note: seen here
                """);
    }

    /** Columns are bytes (the o with dots has two), tabs are kept so that the caret lines up. */
    @Test
    void caretLinesUpBehindTabsAndLongCharacters() {
        Diagnostics d = new Diagnostics();
        d.warning(Location.of("a.mlir", 2, 10), "here");
        assertThat(text(d)).isEqualTo("a.mlir:2:10: warning: here\n\tsecönd \"x\" line\n\t       ^\n");
    }

    @Test
    void placesThatAreNotThereAreNotShown() {
        Diagnostics d = new Diagnostics();
        d.error(Location.UNKNOWN, "nowhere");
        d.error(Location.of("a.mlir", 0, 0), "the file");
        d.error(Location.of("a.mlir", 99, 1), "beyond");
        d.error(Location.of("a.mlir", 1, 99), "behind the end");
        assertThat(text(d)).isEqualTo("""
                <unknown>: error: nowhere
                a.mlir: error: the file
                a.mlir:99:1: error: beyond
                a.mlir:1:99: error: behind the end
                first
                     ^
                """);
    }

    @Test
    void callersAreNamed() {
        Diagnostics d = new Diagnostics();
        Location inner = Location.of("lib.mlir", 5, 6);
        d.error(new Location.CallSite(inner, Location.of("a.mlir", 1, 1)), "inlined");
        assertThat(text(d)).isEqualTo("lib.mlir:5:6: error: inlined\na.mlir:1:1: note: called from\nfirst\n^\n");
    }

    @Test
    void longLinesAreCut() {
        SourceFile wide = SourceFile.of("w", "x".repeat(1000));
        Diagnostics d = new Diagnostics();
        d.error(Location.of("w", 1, 500), "wide");
        List<String> lines =
                Renderer.text(d.all(), List.of(wide), false).lines().toList();
        assertThat(lines.get(1)).isEqualTo("..." + "x".repeat(160) + "...");
        assertThat(lines.get(2)).isEqualTo(" ".repeat(83) + "^");
    }

    @Test
    void coloursAreOffUnlessAsked() {
        Diagnostics d = new Diagnostics();
        d.error(Location.of("a.mlir", 1, 1), "m");
        assertThat(text(d)).doesNotContain("\u001B");
        assertThat(Renderer.text(d.all(), List.of(SOURCE), true)).contains("\u001B[1;31merror: ");
    }

    @Test
    void jsonEscapes() {
        Diagnostics d = new Diagnostics();
        d.error(Location.of("a.mlir", 2, 3), "a \"quote\", \\ and\nbreak").note(Location.UNKNOWN, "n");
        d.remark(Location.UNKNOWN, "r");
        assertThat(JsonRenderer.json(d.all())).isEqualTo("""
                [
                {"severity":"error","message":"a \\"quote\\", \\\\ and\\nbreak","file":"a.mlir","line":2,"column":3,"notes":[{"severity":"note","message":"n"}]},
                {"severity":"remark","message":"r"}
                ]
                """);
        assertThat(JsonRenderer.json(List.of())).isEqualTo("[]\n");
    }

    @Test
    void sarifHasResultsWithPlaces() {
        Diagnostics d = new Diagnostics();
        d.error(Location.of("a.mlir", 2, 3), "m").note(Location.of("b.mlir", 1, 1), "n");
        assertThat(JsonRenderer.sarif(d.all(), List.of(), "wami", "1"))
                .startsWith("{\"$schema\":")
                .contains(
                        "\"level\":\"error\",\"message\":{\"text\":\"m\"},\"locations\":[{\"physicalLocation\":"
                                + "{\"artifactLocation\":{\"uri\":\"a.mlir\"},\"region\":{\"startLine\":2,\"startColumn\":3}}}]")
                .contains("\"relatedLocations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"b.mlir\"}");
    }

    /** Columns are in bytes here, and in characters in SARIF; file names are URIs there. */
    @Test
    void sarifCountsCharactersAndEscapesFiles() {
        SourceFile source = SourceFile.of("/a b/\u00e4.mlir", "\u00e4\u20ac\ud83d\ude00x");
        Diagnostics d = new Diagnostics();
        Diagnostic error = d.error(Location.of(source.name(), 1, 10), "m");
        error.note(Location.UNKNOWN, "n").note(Location.UNKNOWN, "n");
        assertThat(JsonRenderer.sarif(d.all(), List.of(source), "wami", "1"))
                .contains("\"uri\":\"file:///a%20b/%C3%A4.mlir\"},\"region\":{\"startLine\":1,\"startColumn\":4}")
                .contains("\"relatedLocations\":[{\"message\":{\"text\":\"n\"}}]}");
    }

    @Test
    void linesAreObjects() {
        Diagnostics d = new Diagnostics();
        d.error(Location.of("a.mlir", 2, 3), "m");
        d.warning(new Location.CallSite(Location.of("a.mlir", 1, 1), Location.of("a.mlir", 5, 6)), "\udc80");
        assertThat(JsonRenderer.lines(d.all()))
                .isEqualTo(
                        "{\"severity\":\"error\",\"message\":\"m\",\"file\":\"a.mlir\",\"line\":2,\"column\":3}\n"
                                + "{\"severity\":\"warning\",\"message\":\"\\ufffd\",\"file\":\"a.mlir\",\"line\":1,\"column\":1,"
                                + "\"notes\":[{\"severity\":\"note\",\"message\":\"called from\",\"file\":\"a.mlir\",\"line\":5,\"column\":6}]}\n");
    }

    private static String text(Diagnostics d) {
        return Renderer.text(d.all(), List.of(SOURCE), false);
    }
}
