package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code t = shared(f32, (16, 16))} and {@code a = local(f32, 8)}, in the languages that declare arrays by a call. */
public final class ArrayCalls {
    private ArrayCalls() {}

    /** The array that {@code call} makes for {@code name}, or null if it is another function. */
    public static @Nullable Stmt declaration(TokenStream tokens, Expr.Name name, Expr.Call call) {
        boolean shared = call.name().equals("shared");
        if (!shared && !call.name().equals("local")) return null;
        List<Expr.Argument> arguments = call.arguments();
        if (arguments.size() != 2 || !(arguments.get(0).value() instanceof Expr.TypeName element)) {
            throw tokens.errorAt(call.at(), "'%s' takes a type and an extent: %s(f32, 256)", call.name(), call.name());
        }
        Expr extent = arguments.get(1).value();
        List<Expr> extents = extent instanceof Expr.Tuple t ? t.elements() : List.of(extent);
        return new Stmt.DeclareArray(name.at(), name.name(), shared, element.type(), extents, null);
    }
}
