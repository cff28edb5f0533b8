package dev.wami.cli;

/**
 * The command line cannot be what the user meant; the message says why. Ends the command with {@link ExitCode#USAGE}
 * before any work.
 */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
        super(message);
    }
}
