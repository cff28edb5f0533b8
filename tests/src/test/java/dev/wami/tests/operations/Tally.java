package dev.wami.tests.operations;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** How many tests there are of each operation, column by column. */
final class Tally {
    private final SortedMap<String, EnumMap<Column, Integer>> counts = new TreeMap<>();

    Tally(SortedSet<String> operations) {
        for (String name : operations) counts.put(name, new EnumMap<>(Column.class));
    }

    /** Another test of each of {@code operations}; those that are not in the table do not count. */
    void add(Column column, Iterable<String> operations) {
        for (String name : operations) {
            Map<Column, Integer> row = counts.get(name);
            if (row != null) row.merge(column, 1, Integer::sum);
        }
    }

    int count(String operation, Column column) {
        return counts.getOrDefault(operation, new EnumMap<>(Column.class)).getOrDefault(column, 0);
    }

    Iterable<String> operations() {
        return counts.keySet();
    }
}
