package dev.wami.core.text;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** Reads MLIR's textual format. */
public final class MlirParser {
    private MlirParser() {}

    /**
     * The program in {@code source}: its module if it holds one module and nothing else, else a module around all its
     * operations. All errors of the file are reported; null if there are any. The result is not verified.
     */
    public static @Nullable Operation parse(SourceFile source, Context context, Diagnostics diagnostics) {
        return parse(source, context, diagnostics, false);
    }

    /** Like {@link #parse(SourceFile, Context, Diagnostics)}; may stop at the first error, as mlir-opt does. */
    public static @Nullable Operation parse(
            SourceFile source, Context context, Diagnostics diagnostics, boolean stopAtFirstError) {
        ParsedFile file = parseFile(source, context, diagnostics, stopAtFirstError);
        return file == null ? null : file.module();
    }

    /** Like {@link #parse(SourceFile, Context, Diagnostics, boolean)}, with the metadata at the end of the file. */
    public static @Nullable ParsedFile parseFile(
            SourceFile source, Context context, Diagnostics diagnostics, boolean stopAtFirstError) {
        return new FileParser(new Parsing(source, context, diagnostics, stopAtFirstError)).parse();
    }

    /** The type that {@code text} is; null after a reported error. */
    public static @Nullable Type parseType(String text, Context context, Diagnostics diagnostics) {
        Parsing p = new Parsing(SourceFile.of("type", text), context, diagnostics, true);
        Type t = p.types.parse();
        return t != null && ends(p) ? t : null;
    }

    /** The attribute that {@code text} is; null after a reported error. */
    public static @Nullable Attribute parseAttribute(String text, Context context, Diagnostics diagnostics) {
        Parsing p = new Parsing(SourceFile.of("attribute", text), context, diagnostics, true);
        Attribute a = p.attributes.parse(null);
        return a != null && ends(p) ? a : null;
    }

    private static boolean ends(Parsing p) {
        if (p.cursor.at(Token.END)) return true;
        p.cursor.error("found trailing characters: '%s'", p.cursor.spelling());
        return false;
    }
}
