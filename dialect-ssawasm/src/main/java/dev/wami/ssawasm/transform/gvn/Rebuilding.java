package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which operations and values others are now. */
final class Rebuilding {
    private final Map<Operation, Operation> operations = new IdentityHashMap<>();
    private final Map<Value, Value> values = new IdentityHashMap<>();

    Operation current(Operation op) {
        Operation now = op;
        for (Operation o = operations.get(now); o != null; o = operations.get(now)) now = o;
        return now;
    }

    Value current(Value value) {
        Value now = value;
        for (Value v = values.get(now); v != null; v = values.get(now)) now = v;
        return now;
    }

    /** Puts {@code by} in place of {@code value}. */
    void replace(Value value, Value by) {
        values.put(value, by);
        value.replaceAllUsesWith(by);
    }

    /** Puts {@code op} with one more result in its place. */
    Operation withResult(Operation op, Type type) {
        List<Type> types = new ArrayList<>(op.resultTypes());
        types.add(type);
        Operation more = op.requiredBlock().insertBefore(op.withResults(types), op);
        for (int i = 0; i < op.resultCount(); i++) replace(op.result(i), more.result(i));
        operations.put(op, more);
        op.erase();
        return more;
    }
}
