package dev.wami.std.async;

import dev.wami.core.ir.type.DialectType;
import org.jspecify.annotations.Nullable;

/** A type without parameters. Upstream: TokenType, GroupType, CoroIdType, CoroHandleType, CoroStateType. */
public enum AsyncType implements DialectType {
    TOKEN("token", "async token type"),
    GROUP("group", "async group type"),
    CORO_ID("coro.id", "switched-resume coroutine identifier"),
    CORO_HANDLE("coro.handle", "coroutine handle"),
    CORO_STATE("coro.state", "saved coroutine state");

    private final String mnemonic;
    final String summary;

    AsyncType(String mnemonic, String summary) {
        this.mnemonic = mnemonic;
        this.summary = summary;
    }

    static @Nullable AsyncType named(String mnemonic) {
        for (AsyncType t : values()) if (t.mnemonic.equals(mnemonic)) return t;
        return null;
    }

    @Override
    public String dialect() {
        return AsyncDialect.NAME;
    }

    @Override
    public String toString() {
        return "!async." + mnemonic;
    }
}
