package dev.wami.std.strided;

import dev.wami.core.ir.Value;

/** Emits the arithmetic of sizes, strides and offsets in some dialect. */
public interface IndexEmitter {
    Value index(long value);

    Value add(Value a, Value b);

    Value mul(Value a, Value b);

    /** {@code a == b ? yes : no}. */
    Value selectEqual(Value a, Value b, Value yes, Value no);
}
