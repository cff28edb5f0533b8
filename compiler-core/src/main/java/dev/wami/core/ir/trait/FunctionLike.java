package dev.wami.core.ir.trait;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
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
}
