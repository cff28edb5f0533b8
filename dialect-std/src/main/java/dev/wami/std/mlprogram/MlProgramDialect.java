package dev.wami.std.mlprogram;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code ml_program} dialect: what a program of machine learning consists of, functions, graphs and globals. */
public final class MlProgramDialect extends Dialect {
    public static final String NAME = "ml_program";

    public MlProgramDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(MlProgramOp.values());
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        return mnemonic.equals("token") ? TokenType.TOKEN : null;
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("token");
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return mnemonic.equals(ExternAttr.MNEMONIC) ? ExternAttr.parse(parser) : null;
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of(ExternAttr.MNEMONIC);
    }

    @Override
    public boolean mayHaveResources() {
        return true;
    }

    /** Anything but the definition of a function. Upstream: MLProgramInlinerInterface. */
    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
