package dev.wami.core.text;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.UpstreamDialects;
import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.OpaqueAttr;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.OpaqueType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads aliases and the types and attributes of dialects: {@code !alias}, {@code !dialect.mnemonic<...>} or, the same
 * thing, {@code !dialect<mnemonic ...>}; likewise with {@code #}.
 */
final class DialectSymbolParser {
    private final Parsing p;
    private final Cursor in;

    DialectSymbolParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** The type that begins with the {@code !} token at hand. */
    @Nullable
    Type type() {
        Object o = symbol(true);
        return o instanceof Type t ? t : null;
    }

    /** The attribute that begins with the {@code #} token at hand. */
    @Nullable
    Attribute attribute() {
        Object o = symbol(false);
        return o instanceof Attribute a ? a : null;
    }

    private @Nullable Object symbol(boolean isType) {
        int start = in.start();
        int nameEnd = in.end();
        String identifier = in.suffix();
        in.take();
        boolean body = in.at(Token.LESS) && in.start() == nameEnd;
        int dot = identifier.indexOf('.');
        if (dot < 0 && !body) return alias(identifier, isType);

        String dialectName = dot < 0 ? identifier : identifier.substring(0, dot);
        Dialect dialect = p.context.dialect(dialectName);
        if (dialect == null) {
            Object kept = opaque(start + 1 + dialectName.length(), nameEnd, dialectName, dot >= 0, isType);
            // what upstream's other dialects say of our operations, such as #gpu.address_space, needs no leave
            boolean allowed = p.context.allowsUnregistered() || UpstreamDialects.has(dialectName);
            if (kept == null || allowed) return kept;
            unknownDialect(start, dialectName, kept);
            return null;
        }
        boolean verbose = dot < 0;
        boolean apart = !body && in.at(Token.LESS);
        int end = body ? balancedEnd(nameEnd) : nameEnd;
        if (end < 0) return null;
        if (verbose) in.take();
        String mnemonic = identifier.substring(dot + 1);
        if (verbose) {
            mnemonic = "";
            if (in.at(Token.BARE)) {
                mnemonic = in.spelling();
                in.take();
            }
        }
        int errors = in.diagnostics().errorCount();
        Object found = p.customSyntax.parseSymbol(dialect, mnemonic, isType);
        if (found == null) {
            boolean reported = errors < in.diagnostics().errorCount() || in.at(Token.ERROR);
            if (!reported) unknown(start + 2 + dialectName.length(), dialect, mnemonic, isType);
            return null;
        }
        if (verbose) {
            if (!in.parse(Token.GREATER)) return null;
        } else if (isType || apart || in.start() < end) {
            // Whatever was read: the symbol is its name and what is in brackets directly after it. Attributes read on
            // to their type.
            in.seek(end);
        }
        return isType || skipsType() ? found : null;
    }

    /** As upstream, each attribute of a dialect may have a type behind it, though few are told of it. */
    private boolean skipsType() {
        return !in.optional(Token.COLON) || p.types.parse() != null;
    }

    private void unknown(int at, Dialect dialect, String mnemonic, boolean isType) {
        List<String> known = isType ? dialect.typeMnemonics() : dialect.attributeMnemonics();
        String what = isType ? "type" : "attribute";
        if (known.isEmpty()) in.error(at, "dialect '%s' provides no %s parsing hook", dialect.name(), what);
        else {
            String hint = Cursor.didYouMean(mnemonic, known);
            in.error(at, "unknown %s `%s` in dialect `%s`%s", what, mnemonic, dialect.name(), hint);
        }
    }

    private @Nullable Object alias(String name, boolean isType) {
        Object known = isType ? p.typeAliases.get(name) : p.attributeAliases.get(name);
        if (known == null) {
            List<String> names = (isType ? p.typeAliases.keySet() : p.attributeAliases.keySet())
                    .stream().sorted().toList();
            in.wrongToken("undefined symbol alias id '" + name + "'" + Cursor.didYouMean(name, names));
        }
        return known;
    }

    private void unknownDialect(int start, String name, Object kept) {
        String what = kept instanceof OpaqueType t
                ? "`!\"" + name + "\"<" + AsmText.quotedString(t.body()) + ">` type"
                : "#\"" + name + "\"<" + AsmText.quotedString(((OpaqueAttr) kept).body()) + "> : '"
                        + ((OpaqueAttr) kept).type() + "' attribute";
        in.error(
                start,
                "%s created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the"
                        + " MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used%s",
                what,
                Cursor.didYouMean(name, p.context.dialectNames()));
    }

    /** Keeps {@code name<...>} or {@code <...>} as text; the cursor is after the name. */
    private @Nullable Object opaque(int dotOrAngle, int nameEnd, String dialect, boolean pretty, boolean isType) {
        int end = nameEnd;
        if (in.at(Token.LESS) && in.start() == nameEnd) {
            end = balancedEnd(nameEnd);
            if (end < 0) return null;
            in.seek(end);
        }
        String body = pretty ? in.rawText(dotOrAngle + 1, end) : in.rawText(dotOrAngle + 1, end - 1);
        boolean simple = isSimple(body);
        if (isType) return new OpaqueType(dialect, body, simple);
        Type type = in.optional(Token.COLON) ? p.types.parse() : NoneType.NONE;
        return type == null ? null : new OpaqueAttr(dialect, body, simple, type);
    }

    /**
     * Whether {@code body} can follow a dot, so that both spellings of it are one type: {@code word} or
     * {@code word<...>}.
     */
    private static boolean isSimple(String body) {
        int n = 0;
        while (n < body.length() && isWordPart(body.charAt(n))) n++;
        if (n == 0 || !Character.isLetter(body.charAt(0))) return false;
        return n == body.length() || body.charAt(n) == '<' && body.endsWith(">");
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_';
    }

    /** The offset after the bracket that closes the one at {@code open}, or -1 after an error. */
    private int balancedEnd(int open) {
        StringBuilder opened = new StringBuilder();
        int at = open; // the token that upstream has read last: the bracket, or a string behind it
        for (int i = open; ; i++) {
            int c = in.byteAt(i);
            switch (c) {
                case '<', '[', '(', '{' -> opened.append((char) c);
                case '>', ']', ')', '}' -> {
                    if (c == '>' && i > 0 && in.byteAt(i - 1) == '-') continue;
                    int last = opened.length() - 1;
                    if ("<[({".indexOf(opened.charAt(last)) != ">])}".indexOf(c)) {
                        return unbalanced(at, opened);
                    }
                    opened.setLength(last);
                    if (last == 0) return i + 1;
                }
                case '"' -> {
                    int end = stringEnd(i);
                    if (end < 0) {
                        in.error(i, "expected '\"' in string literal");
                        return -1;
                    }
                    at = i;
                    i = end;
                }
                case -1, 0 -> {
                    return unbalanced(at, opened);
                }
                default -> {}
            }
        }
    }

    private int unbalanced(int at, StringBuilder opened) {
        in.error(at, "unbalanced '%c' character in pretty dialect name", opened.charAt(opened.length() - 1));
        return -1;
    }

    /** The offset of the quote that closes the string at {@code open}, or -1. */
    private int stringEnd(int open) {
        for (int i = open + 1; ; i++) {
            int c = in.byteAt(i);
            if (c == '"') return i;
            if (c == '\\') i++;
            if (c < 0 || c == '\n') return -1;
        }
    }
}
