package dev.wami.tests.affine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.generator.loops.LoopPrograms;
import dev.wami.generator.loops.SmallerPrograms;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdPasses;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Some random programs of loops in every build; scripts/random-affine.sh tries many. */
class RandomAffineTest {
    /** Passes on what random programs have none of, or seldom. */
    private static final Set<String> NOT_DRAWN = Set.of();

    private static final Path CHECKOUT = Path.of("..");

    private static PassSource joined(PassSource loops) {
        return PassSource.join(new CorePasses(), new StdPasses(), loops);
    }

    private static Campaign campaign(PassSource loops, List<Campaign.Other> others, long count) {
        return new Campaign(joined(loops), new VariantDraw(loops, List.of()), others, 5_000, count, 60);
    }

    /** With 250 programs, every pass changes some, but for a few. */
    @Test
    void passesKeepResults() throws InterruptedException {
        Compiled compiled = new Compiled(CompileWay.O2, "embedded", new EmbeddedEngine(), JvmEngine.LACKING, 10);
        Campaign campaign = campaign(new LoopPasses(), List.of(compiled), 250);
        campaign.run(1);
        assertThat(campaign.found()).isEmpty();
        assertThat(campaign.programs()).isEqualTo(250);
        List<String> idle = new ArrayList<>();
        campaign.counts().forEach((pass, count) -> {
            if (count.changed() == 0) idle.add(pass);
        });
        assertThat(idle).isSubsetOf(NOT_DRAWN);
    }

    @Test
    void programsAreTheSameEachTime() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(LoopPrograms.program(seed).text())
                    .isEqualTo(LoopPrograms.program(seed).text());
        }
        assertThat(LoopPrograms.program(1).text())
                .isNotEqualTo(LoopPrograms.program(2).text());
    }

    /** The text that compiled programs have beside them fills and hashes memory as this virtual machine does. */
    @Test
    void compiledCodeSeesTheSameMemory() {
        Compiled compiled = new Compiled(CompileWay.O2, "embedded", new EmbeddedEngine(), JvmEngine.LACKING, 1);
        for (int seed = 4_000; seed < 4_010; seed++) {
            Subject subject = new Subject(LoopPrograms.program(seed), joined(new LoopPasses()));
            assertThat(subject.problem()).isNull();
            assertThat(compiled.check(subject, seed)).isEqualTo(new Outcome.Same(true));
        }
    }

    @Test
    void mistakesFitTheSources() throws IOException {
        for (Mistake m : Mistake.all()) {
            assertThat(MutatedPasses.passes(m, CHECKOUT)).isNotNull();
        }
    }

    @Test
    void mistakesAreFoundAndMadeSmall() throws IOException, InterruptedException {
        Mistake mistake = Mistake.all().stream()
                .filter(m -> m.name().startsWith("writes before reads"))
                .findFirst()
                .orElseThrow();
        PassSource wrong = MutatedPasses.passes(mistake, CHECKOUT);
        Campaign campaign = campaign(wrong, List.of(), 1_000).until(1);
        campaign.run(1);
        Campaign.Found found = campaign.found().get(0);
        LoopProgram program = LoopPrograms.program(found.seed());
        LoopProgram least = new SmallerPrograms(p -> fails(p, found.variant(), wrong), 20).reduce(program);
        assertThat(least.text().lines().count())
                .isLessThan(program.text().lines().count());
        assertThat(fails(least, found.variant(), wrong)).isTrue();
        assertThat(fails(least, found.variant(), new LoopPasses())).isFalse();
    }

    private static boolean fails(LoopProgram program, Variant variant, PassSource loops) {
        Subject subject = new Subject(program, joined(loops));
        return subject.problem() == null && subject.check(variant) instanceof Outcome.Failure;
    }
}
