package dev.wami.tools.bindings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What texts in JavaScript and TypeScript have in common. */
final class JsText {
    /** Names that a property may have and a parameter may not, and those that the generated code gives a meaning. */
    static final Identifiers NAMES = Identifiers.except("""
            BigInt alloc arguments at await bigint bind boolean break call case catch class const continue debugger
            default delete do else enum eval export exports extends false finally for function if implements
            import in inout input instance instanceof integer interface let memory new null number package
            private protected public result return static super switch this throw true try typeof undefined var
            views void while with yield
            """);

    private JsText() {}

    /** A string literal. */
    static String quoted(String s) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ' || c >= 0x7f) out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            else out.append(c);
        }
        return out.append('"').toString();
    }

    /** A name of a property or method in an object or interface. */
    static String property(String name) {
        return isPropertyName(name) ? name : quoted(name);
    }

    /** The property {@code name} of {@code object}, an expression. */
    static String member(String object, String name) {
        return isPropertyName(name) ? object + "." + name : object + "[" + quoted(name) + "]";
    }

    private static boolean isPropertyName(String name) {
        return Identifiers.ANY.fits(name);
    }

    /** {@code text} inside a comment: on one line, and without its end. */
    static String comment(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < ' ' || c == 0x2028 || c == 0x2029 ? ' ' : (char) c));
        return out.toString().replace("*/", "* /");
    }

    /** A part of the code that is the same for all modules. */
    static String resource(String name) {
        try (InputStream in = JsText.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("no resource " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
