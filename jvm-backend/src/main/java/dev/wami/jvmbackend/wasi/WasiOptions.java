package dev.wami.jvmbackend.wasi;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a program is given.
 *
 * @param arguments the first is its name
 * @param environment in the order in which the program is to see it
 * @param directories what it may use of the host's files
 * @param in its standard input
 * @param out its standard output
 * @param err its standard error
 * @param terminals which of these it sees as terminals
 */
public record WasiOptions(
        List<String> arguments,
        Map<String, String> environment,
        List<Grant> directories,
        InputStream in,
        OutputStream out,
        OutputStream err,
        Terminals terminals) {

    /**
     * A directory of the host and all in it.
     *
     * @param name what the program calls it
     */
    public record Grant(Path directory, String name) {
        /**
         * As it stands on command lines.
         *
         * @param text a directory of the host, and after {@code ::} what the program calls it, if that is not the same
         */
        public static Grant of(String text) {
            int colons = text.indexOf("::");
            if (colons < 0) return new Grant(Path.of(text), text);
            return new Grant(Path.of(text.substring(0, colons)), text.substring(colons + 2));
        }
    }
}
