package dev.wami.cli;

/** What a tool's exit status says. */
final class ExitCode {
    static final int OK = 0;
    /** The input was wrong; diagnostics say where. */
    static final int DIAGNOSTICS = 1;
    /** The command line was wrong; nothing was done. */
    static final int USAGE = 2;
    /** The tool is wrong; a reproducer was written. */
    static final int INTERNAL = 3;

    private ExitCode() {}
}
