package dev.wami.conversions;

import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.TypeConverter;
import java.util.List;

/** A conversion of one dialect to ssawasm: {@code DIALECT-to-ssawasm}, to the types of WebAssembly. */
public abstract class SsaWasmConversion extends Conversion {
    protected final WasmTypes types = new WasmTypes();

    private final String dialect;
    private final String lowered;

    protected SsaWasmConversion(String dialect) {
        this(dialect, dialect);
    }

    /** @param lowered what of the dialect is lowered, for the summary */
    protected SsaWasmConversion(String dialect, String lowered) {
        this.dialect = dialect;
        this.lowered = lowered;
    }

    @Override
    public final String name() {
        return dialect + "-to-ssawasm";
    }

    @Override
    public final String summary() {
        return "lower " + lowered + " to ssawasm";
    }

    @Override
    protected List<String> sources() {
        return List.of(dialect);
    }

    @Override
    protected final TypeConverter types() {
        return types;
    }
}
