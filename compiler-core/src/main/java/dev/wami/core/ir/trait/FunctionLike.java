package dev.wami.core.ir.trait;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A named function with a type and one region. Upstream: FunctionOpInterface. */
public interface FunctionLike extends Symbol, CallableLike, IsolatedFromAbove {

    String FUNCTION_TYPE = "function_type";
    /** Dictionaries of attributes, one per argument. */
    String ARGUMENT_ATTRIBUTES = "arg_attrs";
    /** Dictionaries of attributes, one per result. */
    String RESULT_ATTRIBUTES = "res_attrs";

    /** The name, which every function has. */
    default String functionName() {
        String name = symbolName();
        return name == null ? "" : name;
    }

    default FunctionType functionType() {
        return (FunctionType)
                ((Operation) this).property(FUNCTION_TYPE, TypeAttr.class).type();
    }

    default Region body() {
        return ((Operation) this).region(0);
    }

    @Override
    default boolean isDeclaration() {
        return body().isEmpty();
    }

    @Override
    default @Nullable Region callableRegion() {
        return isDeclaration() ? null : body();
    }

    @Override
    default List<Type> argumentTypes() {
        return functionType().inputs();
    }

    @Override
    default List<Type> callResultTypes() {
        return functionType().results();
    }

    /** Reports where the body, or the attributes of arguments and results, do not fit the type. */
    default void verifySignature(Diagnostics diagnostics) {
        Operation op = (Operation) this;
        FunctionType type = functionType();
        if (!verifyAttributes(ARGUMENT_ATTRIBUTES, "argument", type.inputs().size(), diagnostics)) return;
        if (!verifyAttributes(RESULT_ATTRIBUTES, "result", type.results().size(), diagnostics)) return;
        if (isDeclaration()) return;
        List<Type> arguments = body().entry().argumentTypes();
        if (arguments.size() != type.inputs().size()) {
            diagnostics.error(
                    op,
                    "entry block must have %d arguments to match function signature",
                    type.inputs().size());
            return;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).equals(type.inputs().get(i))) continue;
            diagnostics.error(
                    op,
                    "type of entry block argument #%d('%s') must match the type of the corresponding argument in"
                            + " function signature('%s')",
                    i,
                    arguments.get(i),
                    type.inputs().get(i));
            return;
        }
    }

    private boolean verifyAttributes(String key, String what, int count, Diagnostics diagnostics) {
        Operation op = (Operation) this;
        if (!(op.attribute(key) instanceof ArrayAttr all)) return true;
        if (all.size() != count) {
            diagnostics.error(
                    op,
                    "expects %s attribute array to have the same number of elements as the number of function %ss,"
                            + " got %d, but expected %d",
                    what,
                    what,
                    all.size(),
                    count);
            return false;
        }
        for (Attribute each : all.elements()) {
            if (!(each instanceof DictionaryAttr dictionary)) {
                diagnostics.error(
                        op, "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`", what, each);
                return false;
            }
            for (NamedAttribute a : dictionary) {
                if (a.name().indexOf('.') > 0) continue;
                diagnostics.error(op, "%ss may only have dialect attributes", what);
                return false;
            }
        }
        return true;
    }
}
