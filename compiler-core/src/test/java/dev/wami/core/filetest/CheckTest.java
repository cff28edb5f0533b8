package dev.wami.core.filetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link Check} against its description and, where it is installed, against LLVM's FileCheck. */
class CheckTest {

    /** Options, check file, output, and whether they fit; slashes stand for line breaks. */
    record Case(String options, String checks, String output, boolean fits) {}

    static List<Case> cases() {
        return List.of(
                new Case("", "CHECK: b", "a/b/c", true),
                new Case("", "CHECK: d", "a/b/c", false),
                new Case("", "CHECK: a/CHECK: b", "b/a", false),
                new Case("", "CHECK: a/CHECK-NEXT: b", "a/b", true),
                new Case("", "CHECK: a/CHECK-NEXT: c", "a/b/c", false),
                new Case("", "CHECK: a/CHECK-NEXT: b", "a b", false),
                new Case("", "CHECK: a/CHECK-SAME: b", "a b", true),
                new Case("", "CHECK: a/CHECK-SAME: b", "a/b", false),
                new Case("", "CHECK: a/CHECK-NOT: b/CHECK: c", "a/c/b", true),
                new Case("", "CHECK: a/CHECK-NOT: b/CHECK: c", "a/b/c", false),
                new Case("", "CHECK: a/CHECK-NOT: b", "a/c/b", false),
                new Case("", "CHECK-NOT: b", "a/c", true),
                new Case("", "CHECK-DAG: b/CHECK-DAG: a/CHECK: c", "a/b/c", true),
                new Case("", "CHECK-DAG: b/CHECK-DAG: b/CHECK: c", "a/b/c", false),
                new Case("", "CHECK-DAG: b/CHECK-DAG: a", "a/b/c", true),
                new Case("", "CHECK-DAG: ab/CHECK-DAG: b", "ab", false),
                new Case("", "CHECK-DAG: a/CHECK-NOT: x/CHECK-DAG: b", "a/b", true),
                new Case("", "CHECK-DAG: a/CHECK-NOT: x/CHECK-DAG: b", "a/x/b", false),
                new Case("", "CHECK-LABEL: f/CHECK: x/CHECK-LABEL: g/CHECK: y", "f/x/g/y", true),
                new Case("", "CHECK-LABEL: f/CHECK: y/CHECK-LABEL: g/CHECK: y", "f/x/g/y", false),
                new Case("", "CHECK-LABEL: f/CHECK-NOT: x/CHECK-LABEL: g", "f/g/x", true),
                new Case("", "CHECK: a/CHECK-EMPTY:/CHECK-NEXT: b", "a//b", true),
                new Case("", "CHECK: a/CHECK-EMPTY:/CHECK-NEXT: b", "a/b", false),
                new Case("", "CHECK: a/CHECK-EMPTY:", "a/b//c", false),
                new Case("", "CHECK-COUNT-3: a/CHECK: b", "a/a/a/b", true),
                new Case("", "CHECK-COUNT-3: a/CHECK: b", "a/a/b", false),
                new Case("", "CHECK: a{{[0-9]+}}b", "a12b", true),
                new Case("", "CHECK: {{^}}b{{$}}", "ab/b", true),
                new Case("", "CHECK: {{^}}b{{$}}", "ab/bc", false),
                new Case("", "CHECK: {{a|b}}c", "bc", true),
                new Case("", "CHECK: {{a|b}}c", "a", false),
                new Case("", "CHECK: x{{.*}}y", "x/y", false),
                new Case("", "CHECK: x{{[^a]*}}y", "x/y", false),
                new Case("", "CHECK: {{[[:alpha:]]+}}1", "ab1", true),
                new Case("", "CHECK: {{[]a]+}}1", "]a1", true),
                new Case("", "CHECK: {{[a\\]+}}1", "a\\1", true),
                new Case("", "CHECK: a.b", "axb", false),
                new Case("", "CHECK: (%arg0: i32)", "f(%arg0: i32)", true),
                new Case("", "CHECK: [[X:%.*]] = c/CHECK: use [[X]]{{$}}", "%0 = c/use %0", true),
                new Case("", "CHECK: [[X:%.*]] = c/CHECK: use [[X]]{{$}}", "%0 = c/use %01", false),
                new Case("", "CHECK: [[X:%[0-9]+]], [[X]]", "%1, %1", true),
                new Case("", "CHECK: [[X:%[0-9]+]], [[X]]", "%1, %2", false),
                new Case("", "CHECK: [[Y]]", "a", false),
                new Case("", "CHECK: [[X:[a-z]]]1", "a1", true),
                new Case("", "CHECK: v[[#N:]]/CHECK: v[[#N+1]]", "v7/v8", true),
                new Case("", "CHECK: v[[#N:]]/CHECK: v[[#N+1]]", "v7/v9", false),
                new Case("", "CHECK: v[[#%x,N:]]/CHECK: v[[#N+1]]", "vf/v10", true),
                new Case("", "CHECK: v[[#%x,N:]]/CHECK: v[[#%u,N]]", "vf/v15", true),
                new Case("", "CHECK: l[[#@LINE]]/CHECK: l[[@LINE+1]]", "l1/l3", true),
                new Case("", "CHECK: v[[#]]w", "v12w", true),
                new Case("", "CHECK:   a    b  ", "a b", true),
                new Case("", "CHECK: a b", "a \t  b", true),
                new Case("--strict-whitespace", "CHECK: a b", "a  b", false),
                new Case("--match-full-lines", "CHECK: b", "ab/b", true),
                new Case("--match-full-lines", "CHECK: b", "ab", false),
                new Case("--match-full-lines", "CHECK: b", "  b  ", true),
                new Case("--match-full-lines --strict-whitespace", "CHECK: b", "  b", false),
                new Case("--match-full-lines --strict-whitespace", "CHECK:b", "b", true),
                new Case("--check-prefix=X", "CHECK: b/X: a", "a", true),
                new Case("--check-prefixes=X,Y", "X: a/Y: b", "a/b", true),
                new Case("--check-prefixes=X,Y", "X: a/Y: b", "b/a", false),
                new Case("--check-prefix=X", "CHECK: a", "a", false),
                new Case("--check-prefix=X", "XX: b/X: a", "a", true),
                new Case("--implicit-check-not=err", "CHECK: a/CHECK: b", "a/b", true),
                new Case("--implicit-check-not=err", "CHECK: a/CHECK: b", "a/err/b", false),
                new Case("--implicit-check-not=err", "CHECK: a/CHECK: b", "a/b/err", false),
                new Case("--allow-empty", "CHECK-NOT: a", "", true),
                new Case("", "CHECK-NOT: a", "", false),
                new Case("-DV=x", "CHECK: [[V]]y", "xy", true),
                new Case("--enable-var-scope", "CHECK: [[X:a]]/CHECK-LABEL: f/CHECK: [[X]]", "a/f/a", false),
                new Case("--enable-var-scope", "CHECK: [[$X:a]]/CHECK-LABEL: f/CHECK: [[$X]]", "a/f/a", true),
                new Case("--ignore-case", "CHECK: ABC", "abc", true),
                new Case("", "CHECK-NEXT: a", "a", false),
                new Case("", "CHECK:", "a", false),
                new Case("", "CHECK-LABEL: [[X:a]]", "a", false),
                new Case("", "CHECK{LITERAL}: [[a]]", "[[a]]", true),
                new Case("", "COM: CHECK: b/CHECK: a", "a", true),
                new Case("", "CHECK: a{{b{2}}}", "abb", false),
                new Case("", "CHECK: f() {", "f() {", true));
    }

    private static CheckOptions options(Case c) {
        return CheckOptions.parse(c.options.isEmpty() ? List.of() : Arrays.asList(c.options.split(" ")));
    }

    private static String text(String slashed) {
        return slashed.isEmpty() ? "" : slashed.replace('/', '\n') + "\n";
    }

    private static boolean ours(Case c) {
        return Check.run("checks", text(c.checks), text(c.output), options(c)) == null;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void verdict(Case c) {
        assertThat(ours(c)).isEqualTo(c.fits);
    }

    @Test
    void saysWhereInBothFiles() {
        String message = Check.run("t.mlir", "// CHECK: a\n//   CHECK-NEXT: b\n", "a\nc\n  b\n", CheckOptions.DEFAULT);
        assertThat(message)
                .contains("t.mlir:2:18: error: CHECK-NEXT: is not on the line after the previous match")
                .contains("<output>:3:2: note: found here");
    }

    @Test
    void sameVerdictsAsFileCheck(@TempDir Path dir) throws Exception {
        assumeTrue(isInstalled(), "FileCheck-22 is not installed (scripts/peers.sh)");
        List<Case> all = new ArrayList<>(cases());
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) all.add(randomCase(random));
        List<Case> different = new ArrayList<>();
        int fitting = 0;
        for (Case c : all) {
            boolean theirs = theirs(c, dir);
            if (theirs) fitting++;
            if (ours(c) != theirs) different.add(c);
        }
        assertThat(different).isEmpty();
        assertThat(fitting).isBetween(all.size() / 10, all.size() * 9 / 10);
    }

    private static Case randomCase(Random r) {
        StringBuilder output = new StringBuilder();
        int lines = 1 + r.nextInt(6);
        for (int i = 0; i < lines; i++) {
            output.append(i > 0 ? "/" : "");
            int words = r.nextInt(4);
            for (int w = 0; w < words; w++) {
                output.append("a b ab c1 c2 %0".split(" ")[r.nextInt(6)]).append(w + 1 < words ? " " : "");
            }
        }
        String[] suffixes = {"", "", "", "-NEXT", "-SAME", "-NOT", "-DAG", "-DAG", "-LABEL", "-EMPTY", "-COUNT-2"};
        String[] patterns = {
            "a", "b", "ab", "c{{[0-9]}}", "[[X:c.]]", "[[X]]", "c[[#N:]]", "c[[#N+1]]", "{{a|b}}", "{{^}}a", "%0"
        };
        StringBuilder checks = new StringBuilder();
        int directives = 1 + r.nextInt(4);
        for (int i = 0; i < directives; i++) {
            String suffix = suffixes[r.nextInt(suffixes.length)];
            checks.append(i > 0 ? "/" : "").append("CHECK").append(suffix).append(": ");
            if (!suffix.equals("-EMPTY")) checks.append(patterns[r.nextInt(patterns.length)]);
        }
        String[] options = {"", "", "--match-full-lines", "--strict-whitespace", "--enable-var-scope"};
        return new Case(options[r.nextInt(options.length)], checks.toString(), output.toString(), false);
    }

    private static boolean isInstalled() {
        try {
            return new ProcessBuilder("FileCheck-22", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException e) {
            return false;
        }
    }

    private static boolean theirs(Case c, Path dir) throws Exception {
        Path checks = dir.resolve("checks");
        Path output = dir.resolve("output");
        Files.write(checks, text(c.checks).getBytes(StandardCharsets.UTF_8));
        Files.write(output, text(c.output).getBytes(StandardCharsets.UTF_8));
        List<String> command =
                new ArrayList<>(List.of("FileCheck-22", checks.toString(), "--input-file", output.toString()));
        if (!c.options.isEmpty()) command.addAll(Arrays.asList(c.options.split(" ")));
        Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
        p.getInputStream().readAllBytes();
        return p.waitFor() == 0;
    }
}
