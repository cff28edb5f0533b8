package dev.wami.jvmbackend.runtime;

/** Long tables of branches. */
public final class BranchTable {
    private BranchTable() {}

    /**
     * {@code br_table} out of a piece of a function.
     *
     * @param exits by index, the default last
     */
    public static int exit(int index, String exits) {
        int last = exits.length() - 1;
        return exits.charAt(Integer.compareUnsigned(index, last) < 0 ? index : last);
    }
}
