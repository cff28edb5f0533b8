/**
 * Schedules: what transformations of which nests of loops somebody asks for, in place of what cost models say. A
 * schedule is a text ({@link dev.wami.loops.schedule.Schedule}); loops carry their part of it as attributes
 * ({@link dev.wami.loops.schedule.NestSchedule}), as upstream's loop annotations, and the passes on loops obey them.
 */
package dev.wami.loops.schedule;
