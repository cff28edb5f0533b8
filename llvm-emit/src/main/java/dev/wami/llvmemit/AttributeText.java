package dev.wami.llvmemit;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.llvm.LlvmMemoryEffects;
import dev.wami.llvm.LlvmWordAttr;
import org.jspecify.annotations.Nullable;

/** Attributes of functions, calls, parameters and results. */
final class AttributeText {
    private final TypeText types;

    AttributeText(TypeText types) {
        this.types = types;
    }

    // ---- functions and calls

    /** The attributes of a function or call, each with a space in front. */
    String ofFunction(Operation op) {
        StringBuilder out = new StringBuilder();
        for (NamedAttribute a : op.properties()) {
            String word = functionWord(a.name(), a.value());
            if (word != null) out.append(' ').append(word);
        }
        if (op.attribute("passthrough") instanceof ArrayAttr all) {
            for (Attribute each : all.elements()) out.append(' ').append(passed(each, op.location()));
        }
        return out.toString();
    }

    private static @Nullable String functionWord(String name, Attribute value) {
        if (value == UnitAttr.UNIT) {
            return switch (name) {
                case "no_inline" -> "noinline";
                case "always_inline" -> "alwaysinline";
                case "inline_hint" -> "inlinehint";
                case "no_unwind" -> "nounwind";
                case "will_return" -> "willreturn";
                case "optimize_none" -> "optnone";
                case "convergent" -> "convergent";
                default -> null;
            };
        }
        if (value instanceof LlvmMemoryEffects m) return m.functionAttribute();
        if (name.equals("uwtable_kind") && value instanceof LlvmWordAttr w) {
            return w.word().equals("none") ? null : "uwtable" + (w.word().equals("sync") ? "(sync)" : "");
        }
        String text = value instanceof StringAttr s ? s.value() : value instanceof LlvmWordAttr w ? w.word() : null;
        if (value instanceof IntegerAttr i && i.width() == 1) text = i.isTrue() ? "true" : "false";
        String key = stringKey(name);
        return text == null || key == null ? null : Identifiers.quoted(key) + "=" + Identifiers.quoted(text);
    }

    /** LLVM's name for the attributes that it keeps as strings. */
    private static @Nullable String stringKey(String name) {
        return switch (name) {
            case "frame_pointer" -> "frame-pointer";
            case "target_cpu" -> "target-cpu";
            case "tune_cpu" -> "tune-cpu";
            case "reciprocal_estimates" -> "reciprocal-estimates";
            case "prefer_vector_width" -> "prefer-vector-width";
            case "denormal_fp_math" -> "denormal-fp-math";
            case "denormal_fp_math_f32" -> "denormal-fp-math-f32";
            case "fp_contract" -> "fp-contract";
            case "no_infs_fp_math" -> "no-infs-fp-math";
            case "no_nans_fp_math" -> "no-nans-fp-math";
            case "no_signed_zeros_fp_math" -> "no-signed-zeros-fp-math";
            case "instrument_function_entry" -> "instrument-function-entry";
            case "instrument_function_exit" -> "instrument-function-exit";
            default -> null;
        };
    }

    /** {@code "noinline"}, {@code ["key", "value"]}. */
    private static String passed(Attribute attribute, Location user) {
        if (attribute instanceof StringAttr s) return isFlag(s.value()) ? s.value() : Identifiers.quoted(s.value());
        boolean pair = attribute instanceof ArrayAttr a
                && a.size() == 2
                && a.get(0) instanceof StringAttr
                && a.get(1) instanceof StringAttr;
        if (!pair) throw new Unsupported(user, "expected a string or a pair of strings in 'passthrough'");
        ArrayAttr two = (ArrayAttr) attribute;
        String key = ((StringAttr) two.get(0)).value();
        String value = ((StringAttr) two.get(1)).value();
        return switch (key) {
            case "alignstack" -> "alignstack(" + value + ")";
            case "allocsize", "memory", "vscale_range", "uwtable" -> key + "(" + value + ")";
            default -> Identifiers.quoted(key) + "=" + Identifiers.quoted(value);
        };
    }

    /** Whether LLVM knows the function attribute {@code word} as such and not as a string. */
    private static boolean isFlag(String word) {
        return switch (word) {
            case "alwaysinline",
                    "builtin",
                    "cold",
                    "convergent",
                    "hot",
                    "inlinehint",
                    "minsize",
                    "mustprogress",
                    "naked",
                    "nobuiltin",
                    "nocallback",
                    "noduplicate",
                    "nofree",
                    "noimplicitfloat",
                    "noinline",
                    "nomerge",
                    "nonlazybind",
                    "noprofile",
                    "norecurse",
                    "noredzone",
                    "noreturn",
                    "nosync",
                    "nounwind",
                    "optnone",
                    "optsize",
                    "returns_twice",
                    "safestack",
                    "sanitize_address",
                    "sanitize_memory",
                    "sanitize_thread",
                    "speculatable",
                    "ssp",
                    "sspreq",
                    "sspstrong",
                    "strictfp",
                    "uwtable",
                    "willreturn" -> true;
            default -> false;
        };
    }

    // ---- parameters and results

    /** The dictionary for parameter or result {@code i}, each attribute with a space in front. */
    String ofParameter(Operation op, String key, int i) {
        if (!(op.attribute(key) instanceof ArrayAttr all) || i >= all.size()) return "";
        if (!(all.get(i) instanceof DictionaryAttr attributes)) return "";
        StringBuilder out = new StringBuilder();
        for (NamedAttribute a : attributes) {
            String word = parameterWord(a, op.location());
            if (word != null) out.append(' ').append(word);
        }
        return out.toString();
    }

    private @Nullable String parameterWord(NamedAttribute a, Location user) {
        if (!a.name().startsWith("llvm.")) return null;
        String name = a.name().substring("llvm.".length());
        if (name.equals("nocapture")) return "captures(none)";
        if (a.value() == UnitAttr.UNIT) return name;
        if (a.value() instanceof TypeAttr t) {
            String word = name.equals("struct_ret") ? "sret" : name.equals("elementtype") ? "elementtype" : name;
            return word + "(" + types.of(t.type(), user) + ")";
        }
        if (a.value() instanceof IntegerAttr i) {
            return name.equals("align") ? "align " + i.value() : name + "(" + i.value() + ")";
        }
        return null;
    }
}
