package dev.wami.tools.nativebuild;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How a module is built natively.
 *
 * @param form what is made
 * @param level of clang, {@code -O2}
 * @param guarded whether guard pages find accesses outside of a memory; otherwise each access is tested
 * @param prefix what stands before the names of exports, empty or an identifier of C
 * @param compiler the clang that is asked for, empty for the one that is installed
 * @param invoke the export that a program calls with its arguments; empty for a command of WASI
 * @param granted options of the runtime that are built in: {@code --dir=HOST::GUEST}, {@code --env=NAME=VALUE}
 * @param files more sources and objects, and {@code passed} more options for clang
 */
public record NativeOptions(
        NativeForm form,
        String level,
        boolean guarded,
        String prefix,
        Optional<String> compiler,
        Optional<String> invoke,
        List<String> granted,
        List<String> files,
        List<String> passed) {
    private static final Pattern PREFIX = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*|");

    public NativeOptions {
        if (!isPrefix(prefix)) throw new IllegalArgumentException("no identifier of C: " + prefix);
        granted = List.copyOf(granted);
        files = List.copyOf(files);
        passed = List.copyOf(passed);
    }

    /** A program at {@code -O2}, behind guard pages. */
    public static final NativeOptions DEFAULT = new NativeOptions(
            NativeForm.EXE, "-O2", true, "", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of());

    /** Whether code may be larger to be faster. */
    boolean isForSpeed() {
        return level.equals("-O2") || level.equals("-O3");
    }

    /** The same for another form. */
    public NativeOptions withForm(NativeForm other) {
        return new NativeOptions(other, level, guarded, prefix, compiler, invoke, granted, files, passed);
    }

    /** Whether {@code text} may stand before the names of a module in a native program. */
    public static boolean isPrefix(String text) {
        return PREFIX.matcher(text).matches();
    }
}
