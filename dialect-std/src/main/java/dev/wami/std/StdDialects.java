package dev.wami.std;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.std.affine.AffineDialect;
import dev.wami.std.arith.ArithDialect;
import dev.wami.std.async.AsyncDialect;
import dev.wami.std.cf.CfDialect;
import dev.wami.std.dlti.DltiDialect;
import dev.wami.std.func.FuncDialect;
import dev.wami.std.index.IndexDialect;
import dev.wami.std.math.MathDialect;
import dev.wami.std.memref.MemRefDialect;
import dev.wami.std.mlprogram.MlProgramDialect;
import dev.wami.std.scf.ScfDialect;
import dev.wami.std.ub.UbDialect;
import dev.wami.std.vector.VectorDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opens MLIR's standard dialects. */
public final class StdDialects implements DialectSource {
    @Override
    public @Nullable Dialect open(String name) {
        return switch (name) {
            case "affine" -> new AffineDialect();
            case "arith" -> new ArithDialect();
            case "async" -> new AsyncDialect();
            case "cf" -> new CfDialect();
            case "dlti" -> new DltiDialect();
            case "func" -> new FuncDialect();
            case "index" -> new IndexDialect();
            case "math" -> new MathDialect();
            case "memref" -> new MemRefDialect();
            case "ml_program" -> new MlProgramDialect();
            case "scf" -> new ScfDialect();
            case "ub" -> new UbDialect();
            case "vector" -> new VectorDialect();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "affine",
                "arith",
                "async",
                "cf",
                "dlti",
                "func",
                "index",
                "math",
                "memref",
                "ml_program",
                "scf",
                "ub",
                "vector");
    }
}
