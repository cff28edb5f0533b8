/** Where a program spends its time, by an estimate from trip counts. */
package dev.wami.loops.work;
