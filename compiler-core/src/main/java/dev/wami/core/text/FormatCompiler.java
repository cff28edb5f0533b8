package dev.wami.core.text;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.Arity;
import dev.wami.core.text.FormatElement.TypesOf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns the text of a declarative assembly format into elements. Mistakes in it are the developer's: an
 * {@link IllegalArgumentException} that names the operation.
 */
final class FormatCompiler {
    private final OpSpec spec;
    private final String text;
    private int at;

    // where a space goes is decided while compiling, by upstream's rules
    private boolean space = true;
    private boolean lastPunctuation;

    /** The attributes that the format itself writes, so that the dictionary leaves them out. */
    final Set<String> used = new HashSet<>();

    boolean hasAttrDict;
    boolean hasPropDict;

    FormatCompiler(OpSpec spec, String text) {
        this.spec = spec;
        this.text = text;
    }

    List<FormatElement> compile() {
        List<FormatElement> out = new ArrayList<>();
        skip();
        while (at < text.length()) {
            out.add(element(true));
            skip();
        }
        if (!hasAttrDict) throw mistake("lacks attr-dict");
        return List.copyOf(out);
    }

    private IllegalArgumentException mistake(String what) {
        return new IllegalArgumentException("format of '" + spec.name() + "' " + what + " at " + at + ": " + text);
    }

    // ---- characters

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean optional(char c) {
        skip();
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void expect(char c) {
        if (!optional(c)) throw mistake("should have '" + c + "'");
    }

    private String word() {
        skip();
        int from = at;
        while (at < text.length() && isWordPart(text.charAt(at))) at++;
        if (at == from) throw mistake("should have a word");
        return text.substring(from, at);
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    // ---- elements

    private FormatElement element(boolean topLevel) {
        skip();
        char c = text.charAt(at);
        if (c == '`') return literal();
        if (c == '$') return variable();
        if (c == '(') {
            if (!topLevel) throw mistake("nests optional groups");
            return group();
        }
        String directive = word();
        switch (directive) {
            case "attr-dict":
            case "attr-dict-with-keyword":
                hasAttrDict = true;
                lastPunctuation = false;
                return new FormatElement.AttrDict(directive.endsWith("keyword"));
            case "prop-dict":
                hasPropDict = true;
                lastPunctuation = false;
                return new FormatElement.PropDict();
            case "operands":
                return new FormatElement.All(FormatElement.All.Kind.OPERANDS, before());
            case "regions":
                return new FormatElement.All(FormatElement.All.Kind.REGIONS, before());
            case "successors":
                return new FormatElement.All(FormatElement.All.Kind.SUCCESSORS, before());
            case "type":
                return new FormatElement.Types(typesOf(), before());
            case "functional-type": {
                expect('(');
                TypesOf inputs = typesOfArgument();
                expect(',');
                TypesOf results = typesOfArgument();
                expect(')');
                return new FormatElement.FunctionalType(inputs, results, before());
            }
            case "qualified": {
                expect('(');
                FormatElement inner = element(false);
                expect(')');
                return inner;
            }
            case "custom":
                return custom();
            case "oilist":
                if (!topLevel) throw mistake("nests an oilist");
                return optionalList();
            default:
                throw mistake("has an unknown directive '" + directive + "'");
        }
    }

    /** Whether a space goes before an element that is no literal; what follows it is then spaced as usual. */
    private boolean before() {
        boolean s = space || !lastPunctuation;
        lastPunctuation = false;
        space = true;
        return s;
    }

    private FormatElement literal() {
        at++;
        int end = text.indexOf('`', at);
        if (end < 0) throw mistake("has an unterminated literal");
        String s = text.substring(at, end);
        at = end + 1;
        if (s.isEmpty() || s.equals(" ")) {
            lastPunctuation = s.isEmpty();
            space = false;
            return new FormatElement.Whitespace(s);
        }
        if (s.equals("\\n") || s.equals("\n")) return new FormatElement.Whitespace("\n");
        return literal(s);
    }

    private FormatElement.Literal literal(String s) {
        char first = s.charAt(0);
        boolean word = first == '_' || Character.isLetter(first);
        Token punctuation = word ? null : Token.punctuation(s);
        boolean spaced = space && spaceBefore(s);
        space = s.length() != 1 || "<({[".indexOf(first) < 0;
        lastPunctuation = !word;
        return new FormatElement.Literal(s, punctuation, spaced);
    }

    private boolean spaceBefore(String s) {
        if (s.length() != 1 && !s.equals("->")) return true;
        return (lastPunctuation ? ">)}]," : "<>(){}[],").indexOf(s.charAt(0)) < 0;
    }

    private FormatElement variable() {
        at++;
        String name = word();
        int operand = spec.operandIndex(name);
        if (operand >= 0) {
            return new FormatElement.Operand(
                    operand, spec.operands().get(operand).arity(), before());
        }
        OpSpec.Attr attr = spec.attributeNamed(name);
        if (attr != null) {
            used.add(name);
            return new FormatElement.Attribute(attr, before());
        }
        for (int i = 0; i < spec.regions().size(); i++) {
            OpSpec.RegionSlot r = spec.regions().get(i);
            if (r.name().equals(name)) return new FormatElement.Region(i, r, before());
        }
        for (int i = 0; i < spec.successors().size(); i++) {
            OpSpec.SuccessorSlot s = spec.successors().get(i);
            if (s.name().equals(name)) return new FormatElement.Successor(i, s.arity(), before());
        }
        throw mistake("names unknown $" + name);
    }

    private TypesOf typesOf() {
        expect('(');
        TypesOf of = typesOfArgument();
        expect(')');
        return of;
    }

    private TypesOf typesOfArgument() {
        if (!optional('$')) {
            String all = word();
            if (all.equals("operands")) return new TypesOf(false, -1, Arity.VARIADIC);
            if (!all.equals("results")) throw mistake("asks for the types of '" + all + "'");
            return new TypesOf(true, -1, Arity.VARIADIC);
        }
        String name = word();
        int operand = spec.operandIndex(name);
        if (operand >= 0) {
            return new TypesOf(false, operand, spec.operands().get(operand).arity());
        }
        int result = spec.resultIndex(name);
        if (result < 0) throw mistake("asks for the type of unknown $" + name);
        return new TypesOf(true, result, spec.results().get(result).arity());
    }

    private FormatElement custom() {
        expect('<');
        String name = word();
        expect('>');
        boolean s = before();
        List<FormatElement> parameters = new ArrayList<>();
        expect('(');
        if (!optional(')')) {
            do {
                skip();
                if (!codeLiteral()) parameters.add(parameter());
            } while (optional(','));
            expect(')');
        }
        // the parameters are written by the directive itself
        lastPunctuation = false;
        space = true;
        return new FormatElement.Custom(name, List.copyOf(parameters), s);
    }

    /** {@code "text"} among the parameters is C++ for upstream's parser; here the directive itself knows. */
    private boolean codeLiteral() {
        if (text.charAt(at) != '"') return false;
        at = text.indexOf('"', at + 1) + 1;
        return true;
    }

    private FormatElement parameter() {
        if (!text.startsWith("ref", at) || at + 3 >= text.length() || isWordPart(text.charAt(at + 3))) {
            return text.startsWith("attr-dict", at) ? attrDictParameter() : element(false);
        }
        at += 3;
        expect('(');
        Set<String> before = new HashSet<>(used);
        FormatElement inner = element(false);
        // a reference does not write the attribute
        used.retainAll(before);
        expect(')');
        return inner;
    }

    private FormatElement attrDictParameter() {
        word();
        hasAttrDict = true;
        return new FormatElement.AttrDict(false);
    }

    private FormatElement group() {
        expect('(');
        Anchored anchor = new Anchored();
        List<FormatElement> then = elements(anchor, false);
        List<FormatElement> otherwise = List.of();
        if (optional(':')) {
            expect('(');
            otherwise = elements(anchor, true);
        }
        expect('?');
        FormatElement a = anchor.element;
        if (a == null) throw mistake("has an optional group without ^");
        boolean unit = a instanceof FormatElement.Attribute u
                && (u.attr().constraint() == Attrs.UNIT || u.attr().constraint() == Attrs.UNIT_PROPERTY)
                && then.get(0) != a
                && (otherwise.isEmpty() || otherwise.get(0) != a);
        return new FormatElement.Group(then, otherwise, a, anchor.inElse, unit ? (FormatElement.Attribute) a : null);
    }

    private static final class Anchored {
        @Nullable
        FormatElement element;

        boolean inElse;
    }

    private List<FormatElement> elements(Anchored anchor, boolean inElse) {
        List<FormatElement> out = new ArrayList<>();
        while (!optional(')')) {
            skip();
            if (at >= text.length()) throw mistake("has an unterminated group");
            FormatElement e = element(false);
            out.add(e);
            if (!optional('^')) continue;
            if (anchor.element != null) throw mistake("has a group with two anchors");
            anchor.element = e;
            anchor.inElse = inElse;
        }
        if (out.isEmpty()) throw mistake("has an empty group");
        return List.copyOf(out);
    }

    private FormatElement optionalList() {
        expect('(');
        List<FormatElement.Clause> clauses = new ArrayList<>();
        do {
            skip();
            FormatElement first = element(false);
            if (!(first instanceof FormatElement.Literal word)) throw mistake("has an oilist clause without a literal");
            List<FormatElement> elements = new ArrayList<>();
            skip();
            while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
                elements.add(element(false));
                skip();
            }
            FormatElement only = elements.size() == 1 ? elements.get(0) : null;
            boolean unit = only instanceof FormatElement.Attribute u && u.attr().constraint() == Attrs.UNIT;
            clauses.add(new FormatElement.Clause(
                    word, List.copyOf(elements), unit ? (FormatElement.Attribute) only : null));
        } while (optional('|'));
        expect(')');
        return new FormatElement.OptionalList(List.copyOf(clauses));
    }
}
