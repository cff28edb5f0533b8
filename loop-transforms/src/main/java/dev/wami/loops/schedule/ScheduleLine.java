package dev.wami.loops.schedule;

/**
 * A line of a schedule.
 *
 * @param function the name of the function, without {@code @}
 * @param line where in the source the innermost loop of the nest is; 0 if {@code index} says which one it is
 * @param column likewise
 * @param index which of the innermost loops of the function it is, from 0
 * @param nest what is asked of it
 */
record ScheduleLine(String function, int line, int column, int index, NestSchedule nest) {
    /** As it is written. */
    String place() {
        return line == 0 ? "#" + index : "at " + line + ":" + column;
    }
}
