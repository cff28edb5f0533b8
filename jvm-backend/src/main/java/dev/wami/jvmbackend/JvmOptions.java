package dev.wami.jvmbackend;

/**
 * How a module is compiled.
 *
 * @param interruptible whether {@link Thread#interrupt} ends its programs with
 *     {@link dev.wami.jvmbackend.runtime.Interrupted}, for which they look at each backward branch and call
 * @param metered whether programs burn a unit of fuel at each of these, and end with
 *     {@link dev.wami.jvmbackend.runtime.OutOfFuel} where there is none left
 * @param methodBytes a function that takes more bytes as one method becomes several; the JVM compiles methods up to
 *     8,000, and others are at most 65,535
 */
public record JvmOptions(boolean interruptible, boolean metered, int methodBytes) {
    /** Not interruptible, without fuel, with methods that the JVM compiles. */
    public static final JvmOptions DEFAULT = new JvmOptions(false, false, 8000);

    /** The same, interruptible or not. */
    public JvmOptions withInterruptible(boolean interruptible) {
        return new JvmOptions(interruptible, metered, methodBytes);
    }

    /** The same, with fuel or not. */
    public JvmOptions withMetered(boolean metered) {
        return new JvmOptions(interruptible, metered, methodBytes);
    }

    /** Whether something is done at each backward branch and call. */
    boolean polls() {
        return interruptible || metered;
    }
}
