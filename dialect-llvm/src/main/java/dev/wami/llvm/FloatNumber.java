package dev.wami.llvm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;

/** A number of one float type. */
record FloatNumber(FloatType type) implements AttrConstraint {
    @Override
    public boolean accepts(Attribute attribute) {
        return attribute instanceof FloatAttr f && f.type() == type;
    }

    @Override
    public AttrConstraint storage() {
        return Attrs.FLOAT;
    }

    @Override
    public String description() {
        return "64-bit float attribute";
    }

    @Override
    public Type impliedType() {
        return type;
    }
}
