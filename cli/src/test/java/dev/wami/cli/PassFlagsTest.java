package dev.wami.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.cli.PassFlags.Flag;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PassFlagsTest {
    @Test
    void passesBeforeTheCompilersOwnMustExist() {
        String program = "func.func @main() {\n  return\n}\n";
        for (String command : List.of("compile", "run")) {
            Ran ran = Ran.wami(program, command, "-", "--passes-before=canonicalise,cse{x=1}");
            assertThat(ran)
                    .isEqualTo(new Ran(
                            ExitCode.USAGE,
                            "",
                            "wami: " + command
                                    + ": --passes-before: 'canonicalise' does not refer to a registered pass; did you"
                                    + " mean 'canonicalize'?; pass 'cse' has no option 'x'\n"));
        }
        assertThat(Ran.wami(program, "compile", "-", "--emit=std", "--passes-before=canonicalize,func.func(cse)")
                        .status())
                .isZero();
    }

    private static final Set<String> PASSES =
            Set.of("cse", "canonicalize", "loop-unroll", "one-shot-bufferize", "inline");

    private static PassFlags split(String... args) {
        Options options = new Options()
                .value("FILE", "", "-o")
                .value("PIPELINE", "", "--pass-pipeline")
                .flag("", "--mlir-timing")
                .flag("", "--inline");
        return PassFlags.split(List.of(args), options, PASSES::contains);
    }

    @Test
    void passesKeepTheirOrderAndTheirOptions() {
        PassFlags flags = split("--cse", "in.mlir", "-canonicalize", "--loop-unroll=unroll-factor=4 up-to=8", "--cse");
        assertThat(flags.passes())
                .containsExactly(
                        new Flag("cse", ""),
                        new Flag("canonicalize", ""),
                        new Flag("loop-unroll", "unroll-factor=4 up-to=8"),
                        new Flag("cse", ""));
        assertThat(flags.rest()).containsExactly("in.mlir");
        assertThat(flags.passes())
                .extracting(Flag::text)
                .containsExactly("cse", "canonicalize", "loop-unroll{unroll-factor=4 up-to=8}", "cse");
    }

    @Test
    void theCommandsOwnOptionsComeFirst() {
        PassFlags flags = split("--mlir-timing", "--inline", "-o", "--cse", "-one-shot-bufferize");
        assertThat(flags.rest()).containsExactly("--mlir-timing", "--inline", "-o", "--cse");
        assertThat(flags.passes()).containsExactly(new Flag("one-shot-bufferize", ""));
    }

    @Test
    void whatNobodyKnowsIsLeftForTheOptionParser() {
        assertThat(split("--csee", "-", "--", "--cse").rest()).containsExactly("--csee", "-", "--", "--cse");
    }

    @Test
    void anOptionAtTheEndHasNoValueToSkip() {
        assertThat(split("--cse", "-o").rest()).containsExactly("-o");
    }

    @Test
    void aPipelineComesInTheSameWordOrTheNext() {
        assertThat(split("--pass-pipeline=builtin.module(cse{a=b})").pipeline()).contains("builtin.module(cse{a=b})");
        assertThat(split("-pass-pipeline", "builtin.module(cse)", "x.mlir").pipeline())
                .contains("builtin.module(cse)");
    }

    @Test
    void aPipelineStandsAlone() {
        assertThatThrownBy(() -> split("--pass-pipeline=builtin.module()", "--cse"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("--cse");
        assertThatThrownBy(() -> split("--pass-pipeline=a", "--pass-pipeline=b"))
                .isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> split("--pass-pipeline")).isInstanceOf(UsageException.class);
    }
}
