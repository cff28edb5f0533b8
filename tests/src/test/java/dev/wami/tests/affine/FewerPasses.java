package dev.wami.tests.affine;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.pass.Stage;
import dev.wami.generator.Draw;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A pipeline with some of its passes left out, each time they occur for themselves. */
final class FewerPasses {
    private final Set<String> needed = new HashSet<>();
    private final Draw draw;
    private final int percent;
    private final List<String> leftOut = new ArrayList<>();

    /** @param least has all passes that cannot be left out */
    FewerPasses(Pipeline least, Draw draw) {
        this.draw = draw;
        percent = draw.of(10, 30, 60);
        collect(least);
    }

    private void collect(Pipeline pipeline) {
        for (Stage s : pipeline.stages()) {
            if (s instanceof Pipeline p) collect(p);
            else needed.add(((Pass) s).name());
        }
    }

    Pipeline of(Pipeline whole) {
        List<Stage> stages = new ArrayList<>();
        for (Stage s : whole.stages()) {
            if (s instanceof Pipeline p) stages.add(of(p));
            else if (needed.contains(((Pass) s).name()) || !draw.chance(percent)) stages.add(s);
            else leftOut.add(((Pass) s).name());
        }
        return new Pipeline(whole.anchor(), stages);
    }

    @Override
    public String toString() {
        return "without " + String.join(", ", leftOut);
    }
}
