package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmssa.Definitions.GlobalDefinition;
import dev.wami.wasmssa.Definitions.TableDefinition;
import dev.wami.wasmssa.Functions.FuncOp;
import dev.wami.wasmssa.Functions.FunctionDefinition;
import dev.wami.wasmssa.LocalType;
import dev.wami.wasmssa.Segments;
import dev.wami.wasmssa.TypeOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What standard MLIR has no form of yet; it is reported where it is defined, before anything is converted. */
final class Limitations {
    private Limitations() {}

    /** Reports what is in the way; whether there is nothing. */
    static boolean check(Operation module, BodySurvey bodies, Diagnostics diagnostics) {
        boolean fine = true;
        for (Operation op : module.region(0).entry()) {
            String what = of(op);
            if (what == null) what = ofTypes(op, bodies);
            if (what == null) continue;
            diagnostics.error(op, "%s not supported in standard MLIR yet", what);
            fine = false;
        }
        return fine;
    }

    /** Whether standard MLIR has the types of all values in {@code function}. */
    static boolean knowsBody(FuncOp function) {
        return function.walkOuterFirst(Limitations::isKnown);
    }

    private static @Nullable String ofTypes(Operation op, BodySurvey bodies) {
        if (op instanceof FunctionDefinition f && !areKnown(f.signature().inputs())) return TYPES;
        if (op instanceof FunctionDefinition f && !areKnown(f.signature().results())) return TYPES;
        if (op instanceof GlobalDefinition g && !StdTypes.has(g.type())) return TYPES;
        if (op instanceof TableDefinition t && !StdTypes.has(t.elementType())) return TYPES;
        if (op instanceof Segments.ElemOp e
                && (!StdTypes.has(e.type()) || !e.values().isEmpty())) return TYPES;
        boolean known = op instanceof FuncOp f ? bodies.knowsTypes(f) : op.walkOuterFirst(Limitations::isKnown);
        return known ? null : TYPES;
    }

    private static final String TYPES = "references to anything but functions, exceptions and things of the host are";

    private static Walk isKnown(Operation op) {
        for (Value v : op.results()) if (!isKnown(v.type())) return Walk.STOP;
        for (Region r : op.regions()) {
            for (Block b : r) if (!areKnown(b.argumentTypes())) return Walk.STOP;
        }
        return Walk.INTO;
    }

    private static boolean areKnown(List<Type> types) {
        for (Type t : types) if (!isKnown(t)) return false;
        return true;
    }

    private static boolean isKnown(Type type) {
        return StdTypes.has(type instanceof LocalType l ? l.inner() : type);
    }

    private static @Nullable String of(Operation op) {
        if (op instanceof TypeOp t && t.form() == Form.CONT) {
            return "continuations, which --output-type=wasm-mlir keeps, are";
        }
        boolean plain = !(op instanceof TypeOp t) || isPlain(t);
        return plain ? null : "types of anything but functions, or below others, are";
    }

    /** Whether a type is one of functions, and nothing more can be said of it. */
    private static boolean isPlain(TypeOp type) {
        return type.form() == Form.FUNC
                && !type.place().open()
                && type.place().supertype() == null
                && type.group().size() == 1;
    }
}
