package dev.wami.waveir.isa;

/** A size or a place in three dimensions. */
public record Extent(int x, int y, int z) {
    /** For a kernel that is launched in workgroups of any size. */
    public static final Extent ANY = new Extent(0, 0, 0);

    public static Extent of(int x) {
        return new Extent(x, 1, 1);
    }

    /** How many there are. */
    public long count() {
        return (long) x * y * z;
    }

    @Override
    public String toString() {
        return x + ", " + y + ", " + z;
    }
}
