package dev.wami.core.ir.attr;

import dev.wami.core.ir.AsmText;

/** {@code distinct[0]<inner>}: equal only to itself. Upstream: builtin DistinctAttr. */
public final class DistinctAttr implements BuiltinAttr {
    private final long id;
    private final Attribute inner;

    public DistinctAttr(long id, Attribute inner) {
        this.id = id;
        this.inner = inner;
    }

    public long id() {
        return id;
    }

    public Attribute inner() {
        return inner;
    }

    @Override
    public void print(AsmText out) {
        out.text("distinct[").text(id).text("]<");
        if (inner != UnitAttr.UNIT) out.print(inner);
        out.text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
