package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.PlaceType;
import dev.wami.core.ir.type.Type;

/** A variable of a thread that holds values of {@code value}: {@code !hir.var<f32>}. A place, not a value. */
public record VarType(Type value) implements DialectType, PlaceType {
    @Override
    public String dialect() {
        return HirDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!hir.var<").print(value).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
