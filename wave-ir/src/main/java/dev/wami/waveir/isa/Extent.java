package dev.wami.waveir.isa;

/** A size or a place in three dimensions. */
public record Extent(int x, int y, int z) {
    /** For a kernel that is launched in workgroups of any size. */
    public static final Extent ANY = new Extent(0, 0, 0);

    public static Extent of(int x) {
        return new Extent(x, 1, 1);
    }

    /** How many there are, none of x, y and z being negative; {@link Long#MAX_VALUE} if more than that. */
    public long count() {
        long plane = (long) x * y;
        return plane != 0 && z > Long.MAX_VALUE / plane ? Long.MAX_VALUE : plane * z;
    }

    @Override
    public String toString() {
        return x + ", " + y + ", " + z;
    }
}
