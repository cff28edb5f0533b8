package dev.wami.std.async;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code async} dialect: work that others wait for. With one thread, it is done when it is begun. */
public final class AsyncDialect extends Dialect {
    public static final String NAME = "async";

    public AsyncDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "async.add_to_group" -> new AsyncGroups.AddToGroupOp(state);
            case "async.await" -> new AwaitOp(state);
            case "async.await_all" -> new AsyncGroups.AwaitAllOp(state);
            case "async.call" -> new AsyncFunctions.CallOp(state);
            case "async.create_group" -> new AsyncGroups.CreateGroupOp(state);
            case "async.execute" -> new ExecuteOp(state);
            case "async.func" -> new AsyncFunctions.FuncOp(state);
            case "async.return" -> new AsyncFunctions.ReturnOp(state);
            case "async.yield" -> new AsyncFunctions.YieldOp(state);
            default -> lowered(opName, state);
        };
    }

    private static @Nullable Operation lowered(String opName, OpState state) {
        AsyncRuntimeOp.Kind runtime = AsyncRuntimeOp.Kind.named(opName);
        if (runtime != null) return new AsyncRuntimeOp(runtime, state);
        AsyncCoroOp.Kind coroutine = AsyncCoroOp.Kind.named(opName);
        return coroutine == null ? null : AsyncCoroOp.create(coroutine, state);
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "async.add_to_group",
                "async.await",
                "async.await_all",
                "async.call",
                "async.create_group",
                "async.execute",
                "async.func",
                "async.return",
                "async.yield"));
        for (AsyncCoroOp.Kind k : AsyncCoroOp.Kind.values()) names.add(k.spec.name());
        for (AsyncRuntimeOp.Kind k : AsyncRuntimeOp.Kind.values()) names.add(k.spec.name());
        return names;
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
