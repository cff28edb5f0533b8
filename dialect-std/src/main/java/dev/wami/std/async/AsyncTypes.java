package dev.wami.std.async;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** What operands and results of the dialect may be. */
enum AsyncTypes implements TypeConstraint {
    TOKEN(AsyncType.TOKEN),
    GROUP(AsyncType.GROUP),
    CORO_ID(AsyncType.CORO_ID),
    CORO_HANDLE(AsyncType.CORO_HANDLE),
    CORO_STATE(AsyncType.CORO_STATE),
    VALUE(null),
    VALUE_OR_TOKEN(null),
    ANY(null);

    private final @Nullable AsyncType only;

    AsyncTypes(@Nullable AsyncType only) {
        this.only = only;
    }

    /** The type of what the {@code !async.value} called {@code from} holds. */
    static TypeRule heldBy(String from) {
        return new TypeRule(from, Held.TYPE);
    }

    private enum Held implements TypeRule.Function {
        TYPE;

        @Override
        public @Nullable Type apply(Type type) {
            return type instanceof AsyncValueType v ? v.type() : null;
        }

        @Override
        public String description(String target, String from) {
            return "type of 'value' matches element type of '" + from + "'";
        }
    }

    @Override
    public boolean accepts(Type type) {
        if (only != null) return type == only;
        return type instanceof AsyncValueType
                || this != VALUE && type == AsyncType.TOKEN
                || this == ANY && type == AsyncType.GROUP;
    }

    @Override
    public String description() {
        if (only != null) return only.summary;
        return switch (this) {
            case VALUE -> "async value type";
            case VALUE_OR_TOKEN -> "async value type or async token type";
            default -> "async value type or async token type or async group type";
        };
    }

    @Override
    public @Nullable Type only() {
        return only;
    }

    @Override
    public boolean hasShortType() {
        return this == VALUE;
    }

    @Override
    public @Nullable Type parseShortType(AsmParser parser) {
        return AsyncValueType.parse(parser);
    }

    @Override
    public void printShortType(Type type, AsmText out) {
        if (type instanceof AsyncValueType v) v.printShort(out);
        else out.print(type);
    }
}
