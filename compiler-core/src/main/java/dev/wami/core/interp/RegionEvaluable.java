package dev.wami.core.interp;

import dev.wami.core.ir.Region;
import java.util.List;

/** An operation that executes its regions. */
public interface RegionEvaluable extends Evaluable {

    /**
     * Called when {@code region}, which this operation had entered, was left with {@code values}: enters a region
     * again, or sets the results ({@link Frame#finish}).
     */
    Step leave(Frame frame, Region region, List<Object> values);
}
