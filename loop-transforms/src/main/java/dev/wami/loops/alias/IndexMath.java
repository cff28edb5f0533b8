package dev.wami.loops.alias;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Inserts arithmetic on {@code index}, done at once where the operands are constants. */
final class IndexMath {
    private static final Folder FOLDER = new Folder();

    private final Builder at;
    private final Location location;
    private final Map<Long, Value> constants = new LinkedHashMap<>();

    IndexMath(Builder at, Location location) {
        this.at = at;
        this.location = location;
    }

    Location location() {
        return location;
    }

    /** Inserts {@code op}; its only result. */
    Value insert(Operation op) {
        return at.insert(op).result();
    }

    void insertAll(Operation op) {
        at.insert(op);
    }

    Value constant(long value) {
        return constants.computeIfAbsent(value, v -> ConstantOp.insert(at, location, IndexType.INDEX, v));
    }

    /** Erases the constants that nothing uses. */
    void finish() {
        for (Value v : constants.values()) {
            Operation constant = v.definedBy();
            if (constant != null && constant.isUnused()) constant.erase();
        }
        constants.clear();
    }

    Value sum(Value a, Value b) {
        Long x = known(a);
        Long y = known(b);
        if (x != null && y != null) return constant(Math.addExact(x, y));
        if (isZero(x)) return b;
        return isZero(y) ? a : insert(new ArithInt.AddIOp(location, a, b));
    }

    Value difference(Value a, Value b) {
        Long x = known(a);
        Long y = known(b);
        if (x != null && y != null) return constant(Math.subtractExact(x, y));
        return isZero(y) ? a : insert(new ArithInt.SubIOp(location, a, b));
    }

    Value product(Value a, Value b) {
        Long x = known(a);
        Long y = known(b);
        if (x != null && y != null) return constant(Math.multiplyExact(x, y));
        if (x != null && x == 1) return b;
        return y != null && y == 1 ? a : insert(new ArithInt.MulIOp(location, a, b));
    }

    Value min(Value a, Value b) {
        Long x = known(a);
        Long y = known(b);
        if (x != null && y != null) return constant(Math.min(x, y));
        return insert(ArithOp.MINSI.on(location, a, b));
    }

    Value max(Value a, Value b) {
        Long x = known(a);
        Long y = known(b);
        if (x != null && y != null) return constant(Math.max(x, y));
        return insert(ArithOp.MAXSI.on(location, a, b));
    }

    /** Whether {@code a >= b} as numbers without sign. */
    Value isAtLeast(Value a, Value b) {
        return insert(new CmpIOp(location, CmpIPredicate.UGE, a, b));
    }

    Value and(Value a, Value b) {
        return insert(new ArithBits.AndIOp(location, a, b));
    }

    private static boolean isZero(@Nullable Long value) {
        return value != null && value == 0;
    }

    private static @Nullable Long known(Value v) {
        IntegerAttr constant = FOLDER.integer(v);
        return constant == null ? null : (Long) constant.value();
    }
}
