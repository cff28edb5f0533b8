package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One directive of a declarative assembly format. {@code space} says whether the printer puts a space in front, which
 * upstream decides by the neighbours in the format, not by what is printed.
 */
sealed interface FormatElement {

    /** {@code `,`} or {@code `word`}. */
    record Literal(String text, @Nullable Token punctuation, boolean space) implements FormatElement {}

    /** {@code ` `}, {@code `\n`}, or {@code ``} (which only holds back the space that would follow). */
    record Whitespace(String text) implements FormatElement {}

    /** {@code $x} where x is an operand. */
    record Operand(int slot, OpSpec.Arity arity, boolean space) implements FormatElement {}

    /** {@code $x} where x is an attribute. */
    record Attribute(OpSpec.Attr attr, boolean space) implements FormatElement {}

    /** {@code $x} where x is a region. */
    record Region(int slot, OpSpec.RegionSlot spec, boolean space) implements FormatElement {}

    /** {@code $x} where x is a successor. */
    record Successor(int slot, OpSpec.Arity arity, boolean space) implements FormatElement {}

    /** {@code operands}, {@code regions}, {@code successors}. */
    record All(Kind kind, boolean space) implements FormatElement {
        enum Kind {
            OPERANDS,
            REGIONS,
            SUCCESSORS
        }
    }

    /** {@code attr-dict}, {@code attr-dict-with-keyword}. */
    record AttrDict(boolean withKeyword) implements FormatElement {}

    /** {@code prop-dict}. */
    record PropDict() implements FormatElement {}

    /** {@code type(...)}. */
    record Types(TypesOf of, boolean space) implements FormatElement {}

    /** {@code functional-type(..., ...)}. */
    record FunctionalType(TypesOf inputs, TypesOf results, boolean space) implements FormatElement {}

    /** Whose types: all operands ({@code slot} -1), all results, or one operand or result. */
    record TypesOf(boolean result, int slot, OpSpec.Arity arity) {}

    /** {@code custom<Name>(...)}. */
    record Custom(String name, List<FormatElement> parameters, boolean space) implements FormatElement {}

    /** {@code (then)?} and {@code (then) : (otherwise)?}. */
    record Group(
            List<FormatElement> then,
            List<FormatElement> otherwise,
            FormatElement anchor,
            boolean anchorInElse,
            FormatElement.@Nullable Attribute impliedUnit)
            implements FormatElement {}

    /** {@code oilist(...)}: clauses in any order, each at most once. */
    record OptionalList(List<Clause> clauses) implements FormatElement {}

    /** A clause of an {@link OptionalList}; a unit attribute alone in it is implied by the word. */
    record Clause(Literal word, List<FormatElement> elements, FormatElement.@Nullable Attribute impliedUnit) {}
}
