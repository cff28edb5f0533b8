package dev.wami.loops.schedule;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassContext;
import dev.wami.core.remark.Remark;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Remarks that say what a schedule of a nest should cost: what a pass weighed, for people and for a search. */
public final class ScheduleRemark {
    private static final Pattern TEXT = Pattern.compile("(.*) should take [0-9.]+ cycles per iteration");

    private ScheduleRemark() {}

    /** Says of the nest in which {@code innermost} is the innermost loop what an iteration should take. */
    public static void say(Operation innermost, NestSchedule schedule, double cycles, PassContext context) {
        context.analysis(innermost, "%s should take %.3f cycles per iteration", schedule.text(), cycles);
    }

    /**
     * The schedule that {@code remark} is about, as a line of a schedule has it; null if it is about something else.
     */
    public static @Nullable String schedule(Remark remark) {
        Matcher m = TEXT.matcher(remark.text());
        return m.matches() ? m.group(1) : null;
    }
}
