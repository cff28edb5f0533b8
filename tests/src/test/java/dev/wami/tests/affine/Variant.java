package dev.wami.tests.affine;

/**
 * A way to transform programs.
 *
 * @param before passes that make the program fit, separated by commas; may be empty
 * @param passes those whose work is judged, and counted by {@code name}
 * @param apart whether the passes may believe that arguments share no memory, so that only calls where that is so count
 */
record Variant(String name, String before, String passes, boolean apart) {
    @Override
    public String toString() {
        return before.isEmpty() ? passes : before + "  then  " + passes;
    }
}
