package dev.wami.std.mlprogram;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.Type;

/** {@code !ml_program.token}: an order between operations of a graph. Upstream: TokenType. */
public enum TokenType implements DialectType {
    TOKEN;

    /** What takes and gives a token. */
    enum Constraint implements TypeConstraint {
        TOKEN;

        @Override
        public boolean accepts(Type type) {
            return type == TokenType.TOKEN;
        }

        @Override
        public String description() {
            return "Token for establishing execution ordering in a graph";
        }

        @Override
        public Type only() {
            return TokenType.TOKEN;
        }
    }

    @Override
    public String dialect() {
        return MlProgramDialect.NAME;
    }

    @Override
    public String toString() {
        return "!ml_program.token";
    }
}
