package dev.wami.std.mlprogram;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
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
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "ml_program.func" -> new MlProgramFunctions.FuncOp(state);
            case "ml_program.global" -> new MlProgramGlobals.GlobalOp(state);
            case "ml_program.global_load" -> new MlProgramGlobals.LoadOp(state);
            case "ml_program.global_load_const" -> new MlProgramGlobals.LoadConstOp(state);
            case "ml_program.global_load_graph" -> new MlProgramGlobals.LoadGraphOp(state);
            case "ml_program.global_store" -> new MlProgramGlobals.StoreOp(state);
            case "ml_program.global_store_graph" -> new MlProgramGlobals.StoreGraphOp(state);
            case "ml_program.output" -> new MlProgramFunctions.OutputOp(state);
            case "ml_program.return" -> new MlProgramFunctions.ReturnOp(state);
            case "ml_program.subgraph" -> new MlProgramFunctions.SubgraphOp(state);
            case "ml_program.token" -> new MlProgramGlobals.TokenOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "ml_program.func",
                "ml_program.global",
                "ml_program.global_load",
                "ml_program.global_load_const",
                "ml_program.global_load_graph",
                "ml_program.global_store",
                "ml_program.global_store_graph",
                "ml_program.output",
                "ml_program.return",
                "ml_program.subgraph",
                "ml_program.token");
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
