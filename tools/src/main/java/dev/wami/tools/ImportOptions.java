package dev.wami.tools;

import dev.wami.jvmbackend.jar.ModuleJar;
import dev.wami.tools.nativebuild.NativeOptions;

/**
 * How {@link Wasabi#importWasm} works.
 *
 * @param form what it makes
 * @param prefix what stands before the names of public definitions in LLVM IR, empty or an identifier of C, so that
 *     several modules can be linked
 * @param javaPackage where the classes of a jar are, or empty: by the name of the source
 * @param structured whether standard MLIR has loops and conditionals of {@code scf} in the place of blocks
 */
public record ImportOptions(ImportForm form, String prefix, String javaPackage, boolean structured) {
    public ImportOptions {
        if (!isPrefix(prefix)) throw new IllegalArgumentException("no identifier of C: " + prefix);
        boolean fits = prefix.isEmpty() || form == ImportForm.LLVM_IR;
        if (!fits) throw new IllegalArgumentException("a prefix is for LLVM IR");
        boolean isPackage = javaPackage.isEmpty() || form == ImportForm.JVM && isPackage(javaPackage);
        if (!isPackage) throw new IllegalArgumentException("no package for this form: " + javaPackage);
        boolean canBe = !structured || form == ImportForm.STD_MLIR;
        if (!canBe) throw new IllegalArgumentException("what is structured is standard MLIR");
    }

    /** With a prefix, or the empty text. */
    public ImportOptions(ImportForm form, String prefix) {
        this(form, prefix, "", false);
    }

    /** Without a prefix. */
    public static ImportOptions of(ImportForm form) {
        return new ImportOptions(form, "");
    }

    /** The same with a package for the classes of a jar. */
    public ImportOptions withJavaPackage(String name) {
        return new ImportOptions(form, prefix, name, structured);
    }

    /** The same with loops and conditionals in the place of blocks. */
    public ImportOptions withStructure(boolean wanted) {
        return new ImportOptions(form, prefix, javaPackage, wanted);
    }

    /** Whether Java can have a package of this name. */
    public static boolean isPackage(String name) {
        return ModuleJar.isPackage(name);
    }

    /** Whether {@code text} may be a prefix. */
    public static boolean isPrefix(String text) {
        return NativeOptions.isPrefix(text);
    }
}
