package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.Map;
import java.util.Set;

/**
 * What {@code llvm.*} attributes of parameters and results are, and on which types. Upstream: verifyParameterAttribute.
 */
final class ParameterAttributes {
    private enum Value {
        UNIT("unit"),
        TYPE("type"),
        INTEGER("integer");

        private final String word;

        Value(String word) {
            this.word = word;
        }

        boolean accepts(Attribute a) {
            return switch (this) {
                case UNIT -> a == UnitAttr.UNIT;
                case TYPE -> a instanceof TypeAttr;
                case INTEGER -> a instanceof IntegerAttr;
            };
        }
    }

    private enum On {
        ANYTHING,
        POINTERS,
        INTEGERS
    }

    private record Rule(Value value, On on) {}

    private static final Rule POINTER_UNIT = new Rule(Value.UNIT, On.POINTERS);
    private static final Rule POINTER_TYPE = new Rule(Value.TYPE, On.POINTERS);
    private static final Rule POINTER_NUMBER = new Rule(Value.INTEGER, On.POINTERS);
    private static final Rule INTEGER_UNIT = new Rule(Value.UNIT, On.INTEGERS);
    private static final Rule UNIT = new Rule(Value.UNIT, On.ANYTHING);

    private static final Map<String, Rule> RULES = Map.ofEntries(
            Map.entry("llvm.noalias", POINTER_UNIT),
            Map.entry("llvm.readonly", POINTER_UNIT),
            Map.entry("llvm.readnone", POINTER_UNIT),
            Map.entry("llvm.writeonly", POINTER_UNIT),
            Map.entry("llvm.nest", POINTER_UNIT),
            Map.entry("llvm.nocapture", POINTER_UNIT),
            Map.entry("llvm.nofree", POINTER_UNIT),
            Map.entry("llvm.nonnull", POINTER_UNIT),
            Map.entry("llvm.elementtype", POINTER_TYPE),
            Map.entry("llvm.sret", POINTER_TYPE),
            Map.entry("llvm.byval", POINTER_TYPE),
            Map.entry("llvm.byref", POINTER_TYPE),
            Map.entry("llvm.inalloca", POINTER_TYPE),
            Map.entry("llvm.preallocated", POINTER_TYPE),
            Map.entry("llvm.align", POINTER_NUMBER),
            Map.entry("llvm.dereferenceable", POINTER_NUMBER),
            Map.entry("llvm.dereferenceable_or_null", POINTER_NUMBER),
            Map.entry("llvm.signext", INTEGER_UNIT),
            Map.entry("llvm.zeroext", INTEGER_UNIT),
            Map.entry("llvm.noundef", UNIT),
            Map.entry("llvm.inreg", UNIT),
            Map.entry("llvm.returned", UNIT),
            Map.entry("llvm.alignstack", new Rule(Value.INTEGER, On.ANYTHING)));

    private static final Set<String> NOT_ON_RESULTS = Set.of(
            "llvm.allocalign",
            "llvm.allocptr",
            "llvm.byval",
            "llvm.byref",
            "llvm.inalloca",
            "llvm.nest",
            "llvm.nocapture",
            "llvm.nofree",
            "llvm.preallocated",
            "llvm.readnone",
            "llvm.readonly",
            "llvm.returned",
            "llvm.alignstack",
            "llvm.sret",
            "llvm.writeonly");

    private ParameterAttributes() {}

    /** Reports what is wrong with {@code attribute} of a parameter, or of a result, of type {@code type}. */
    static void verify(
            Operation function, Type type, boolean result, NamedAttribute attribute, Diagnostics diagnostics) {
        String name = attribute.name();
        if (result && NOT_ON_RESULTS.contains(name)) {
            diagnostics.error(function.location(), "\"%s\" is not a valid result attribute", name);
            return;
        }
        Rule rule = RULES.get(name);
        if (rule == null) return;
        if (!rule.value().accepts(attribute.value())) {
            String article = rule.value() == Value.INTEGER ? "an" : "a";
            diagnostics.error(
                    function.location(), "\"%s\" should be %s %s attribute", name, article, rule.value().word);
        } else if (LlvmTypes.isCompatible(type)) {
            if (rule.on() == On.POINTERS && !(type instanceof LlvmPointerType)) {
                diagnostics.error(function.location(), "\"%s\" attribute attached to non-pointer LLVM type", name);
            }
            if (rule.on() == On.INTEGERS && !(type instanceof IntegerType)) {
                diagnostics.error(function.location(), "\"%s\" attribute attached to non-integer LLVM type", name);
            }
        }
    }
}
