/** Schedules that are found by measuring on an engine. */
package dev.wami.tools.tune;
