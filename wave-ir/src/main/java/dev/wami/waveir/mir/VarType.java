package dev.wami.waveir.mir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.PlaceType;
import dev.wami.core.ir.type.Type;

/** A variable of a thread, {@code !mir.var<f32>}. */
public record VarType(Type value) implements DialectType, PlaceType {
    @Override
    public String dialect() {
        return MirDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!mir.var<").print(value).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
