package dev.wami.ssawasm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** The number of a lane; that the vector has as many, the operation verifies. */
enum LaneIndex implements AttrConstraint {
    LANE;

    @Override
    public boolean accepts(Attribute attribute) {
        return attribute instanceof IntegerAttr i && i.type() == IntegerType.I32 && i.value() >= 0;
    }

    @Override
    public String description() {
        return "32-bit signless integer attribute whose value is the number of a lane";
    }

    @Override
    public Type impliedType() {
        return IntegerType.I32;
    }
}
