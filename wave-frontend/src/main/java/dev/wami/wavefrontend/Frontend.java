package dev.wami.wavefrontend;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.SourceUnit;
import dev.wami.wavefrontend.check.Check;
import dev.wami.wavefrontend.cpp.CppParser;
import dev.wami.wavefrontend.python.PythonParser;
import dev.wami.wavefrontend.rust.RustParser;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.typescript.TypeScriptParser;
import org.jspecify.annotations.Nullable;

/** From a source file of kernels to {@code hir}. */
public final class Frontend {
    private Frontend() {}

    /**
     * The kernels of {@code file}, a {@code builtin.module} of {@code hir.kernel}; null if anything is wrong. All
     * errors of the file are reported, each once and where it is; what follows from a syntax error only is not.
     */
    public static @Nullable Operation parse(SourceFile file, Language language, Diagnostics diagnostics) {
        int before = diagnostics.errorCount();
        Source source = new Source(file, diagnostics);
        SourceUnit unit = switch (language) {
            case PYTHON -> PythonParser.parse(source);
            case RUST -> RustParser.parse(source);
            case CPP -> CppParser.parse(source);
            case TYPESCRIPT -> TypeScriptParser.parse(source);
        };
        if (unit.kernels().isEmpty() && diagnostics.errorCount() == before) {
            source.error(0, "there is no kernel in this file");
        }
        Operation module = Check.run(source, language, unit);
        return diagnostics.errorCount() > before ? null : module;
    }
}
