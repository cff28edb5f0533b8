package dev.wami.std.async;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code async} dialect: work that others wait for. With one thread, it is done when it is begun. */
public final class AsyncDialect extends Dialect {
    public static final String NAME = "async";

    public AsyncDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(AsyncOp.values());
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        return mnemonic.equals(AsyncValueType.MNEMONIC) ? AsyncValueType.parse(parser) : AsyncType.named(mnemonic);
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("coro.handle", "coro.id", "coro.state", "group", "token", AsyncValueType.MNEMONIC);
    }
}
