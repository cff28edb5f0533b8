package dev.wami.core.filetest;

import java.util.List;

/** Runs the commands of {@code RUN} lines inside this virtual machine. */
public interface Commands {

    /** What a command did. */
    record Output(int exitCode, String out, String err) {}

    /**
     * Runs one command.
     *
     * @param words the program's name and its arguments
     * @param input the standard input
     */
    Output run(List<String> words, String input);
}
