package dev.wami.dcont;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code dcont} dialect: delimited continuations that are used once. Source: the paper, section 6. */
public final class DContDialect extends Dialect {
    public static final String NAME = "dcont";

    public DContDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(DContOp.values());
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        if (!typeMnemonics().contains(mnemonic) || !parser.parse("<")) return null;
        Type inside = parser.parseType();
        if (inside == null) return null;
        if (!(inside instanceof FunctionType protocol)) {
            parser.error("expected what is yielded and sent back, as in '!dcont.%s<(i32) -> ()>'", mnemonic);
            return null;
        }
        if (!parser.parse(">")) return null;
        return mnemonic.equals(ContinuationType.MNEMONIC)
                ? new ContinuationType(protocol)
                : new AllocatedType(protocol);
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of(AllocatedType.MNEMONIC, ContinuationType.MNEMONIC);
    }

    /** A suspension takes the calls between it and the resume with it, whichever function it stands in. */
    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
