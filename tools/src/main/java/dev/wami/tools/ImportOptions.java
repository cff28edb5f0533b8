package dev.wami.tools;

import java.util.regex.Pattern;

/**
 * How {@link Wasabi#importWasm} works.
 *
 * @param form what it makes
 * @param prefix what stands before the names of public definitions in LLVM IR, empty or an identifier of C, so that
 *     several modules can be linked
 */
public record ImportOptions(ImportForm form, String prefix) {
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*|");

    public ImportOptions {
        if (!isPrefix(prefix)) throw new IllegalArgumentException("no identifier of C: " + prefix);
        boolean fits = prefix.isEmpty() || form == ImportForm.LLVM_IR;
        if (!fits) throw new IllegalArgumentException("a prefix is for LLVM IR");
    }

    /** Without a prefix. */
    public static ImportOptions of(ImportForm form) {
        return new ImportOptions(form, "");
    }

    /** Whether {@code text} may be a prefix. */
    public static boolean isPrefix(String text) {
        return IDENTIFIER.matcher(text).matches();
    }
}
