package dev.wami.core.text;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayList;
import java.util.List;

/** How deep regions may nest in text. In memory there is no limit; but text is read by recursion. */
public final class NestingLimit {
    /** Levels of regions: 8,000 of a program, and what is around them. */
    public static final int LEVELS = 8192;

    private NestingLimit() {}

    /**
     * Whether {@code root} can be written and read again; false after a report at an operation that is too deep inside.
     */
    public static boolean isKept(Operation root, Diagnostics diagnostics) {
        return isKept(root, 0, diagnostics);
    }

    /** The same where {@code around} levels of regions are around {@code root}. */
    public static boolean isKept(Operation root, int around, Diagnostics diagnostics) {
        List<Operation> level = List.of(root);
        for (int depth = around; depth < LEVELS; depth++) {
            List<Operation> inside = new ArrayList<>();
            for (Operation op : level) {
                for (Region r : op.regions()) {
                    for (Block b : r) for (Operation o : b) if (o.regionCount() > 0) inside.add(o);
                }
            }
            if (inside.isEmpty()) return true;
            level = inside;
        }
        diagnostics.error(
                level.get(0), "is nested too deeply for text, which has at most %d levels of regions", LEVELS);
        return false;
    }
}
