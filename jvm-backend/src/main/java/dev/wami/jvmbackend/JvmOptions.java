package dev.wami.jvmbackend;

/**
 * How a module is compiled.
 *
 * @param interruptible whether {@link Thread#interrupt} ends its programs with
 *     {@link dev.wami.jvmbackend.runtime.Interrupted}, for which they look at each backward branch and call
 * @param methodBytes a function that takes more bytes as one method becomes several; the JVM compiles methods up to
 *     8,000, and others are at most 65,535
 */
public record JvmOptions(boolean interruptible, int methodBytes) {
    /** Not interruptible, with methods that the JVM compiles. */
    public static final JvmOptions DEFAULT = new JvmOptions(false, 8000);

    /** The same, interruptible or not. */
    public JvmOptions withInterruptible(boolean interruptible) {
        return new JvmOptions(interruptible, methodBytes);
    }
}
