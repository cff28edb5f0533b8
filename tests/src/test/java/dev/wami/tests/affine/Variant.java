package dev.wami.tests.affine;

/**
 * A way to transform programs.
 *
 * @param before passes that make the program fit, separated by commas; may be empty
 * @param passes those whose work is judged, and counted by {@code name}
 * @param lanes how many iterations at once are asked for of all loops that can have them, whether or not it pays; 0:
 *     where it pays
 * @param apart whether the passes may believe that arguments share no memory, so that only calls where that is so count
 */
record Variant(String name, String before, String passes, int lanes, boolean apart) {
    @Override
    public String toString() {
        String asked = lanes > 0 ? lanes + " lanes for " : "";
        return before.isEmpty() ? asked + passes : before + "  then  " + asked + passes;
    }
}
