package dev.wami.conversions;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;

/**
 * What differs between floats that are scalars and floats in lanes: constants, truths and choices. A truth is what a
 * comparison gives: an i32, 0 or 1, of scalars, and integers that are all ones or zero of lanes.
 */
public interface FloatForm {
    /** A constant of {@code type}: in all its lanes, if it has lanes. */
    Value number(Type type, double value);

    /** {@code is}, as a comparison of two like {@code a} gives it. */
    Value truth(Value a, boolean is);

    Value not(Value truth);

    /** {@code yes} where {@code truth} holds, else {@code no}. */
    Value choose(Value truth, Value yes, Value no);

    /** The sign of {@code sign} and everything else of {@code a}. */
    Value copySign(Value a, Value sign);
}
