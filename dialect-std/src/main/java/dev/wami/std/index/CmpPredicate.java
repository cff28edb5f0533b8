package dev.wami.std.index;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import dev.wami.std.arith.CmpIPredicate;
import org.jspecify.annotations.Nullable;

/** {@code #index<cmp_predicate slt>}: how indices are compared. Upstream: index.IndexCmpPredicateAttr. */
public record CmpPredicate(CmpIPredicate predicate) implements DialectAttr {
    @Override
    public String dialect() {
        return IndexDialect.NAME;
    }

    @Override
    public String toString() {
        return "#index<cmp_predicate " + predicate.keyword() + ">";
    }

    /** Reads {@code slt}; null after a reported error. */
    static @Nullable CmpPredicate parse(AsmParser parser) {
        String word = parser.peekKeyword();
        CmpIPredicate found = word == null ? null : CmpIPredicate.named(word);
        if (found == null) {
            parser.error("expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule,"
                    + " ugt, uge");
            return null;
        }
        parser.parseAnyKeyword();
        return new CmpPredicate(found);
    }

    /** The only kind of attribute that a comparison accepts. */
    enum Constraint implements AttrConstraint {
        CMP_PREDICATE;

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof CmpPredicate;
        }

        @Override
        public String description() {
            return "index comparison predicate kind";
        }

        @Override
        public boolean hasShortForm() {
            return true;
        }

        @Override
        public @Nullable Attribute parseShort(AsmParser parser) {
            return parse(parser);
        }

        @Override
        public void printShort(Attribute attribute, AsmText out) {
            if (attribute instanceof CmpPredicate p) out.text(p.predicate.keyword());
        }
    }
}
