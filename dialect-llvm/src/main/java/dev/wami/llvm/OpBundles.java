package dev.wami.llvm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code ["align"(%p, %n : !llvm.ptr, i32), "cold"()]}: operands of a call that its callee does not get. Upstream:
 * custom&lt;OpBundles>.
 *
 * @param tags one per bundle
 * @param values of all bundles, one after the other
 * @param sizes how many of {@code values} each bundle has
 */
public record OpBundles(List<StringAttr> tags, List<Value> values, List<Integer> sizes) {
    static final String SIZES = "op_bundle_sizes";
    static final String TAGS = "op_bundle_tags";

    /** One bundle with its values. */
    public record Bundle(String tag, List<Value> values) {}

    /** Reads the bundles, possibly none; null after a reported error. */
    static @Nullable OpBundles parse(AsmParser parser) {
        OpBundles out = new OpBundles(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Location start = parser.here();
        if (!parser.optional("[") || parser.optional("]")) return out;
        do {
            String tag = parser.parseString();
            if (tag == null || !out.parseValues(parser, start)) return null;
            out.tags.add(StringAttr.of(tag));
        } while (parser.optional(","));
        return parser.parse("]") ? out : null;
    }

    private boolean parseValues(AsmParser parser, Location start) {
        if (!parser.parse("(")) return false;
        if (parser.optional(")")) {
            sizes.add(0);
            return true;
        }
        List<UnresolvedOperand> operands = parser.parseOperandList();
        List<Type> types = operands == null ? null : parser.parseColonTypeList();
        if (operands == null || types == null || !parser.parse(")")) return false;
        if (operands.size() != types.size()) {
            parser.error(
                    start,
                    "expected %d types for operand bundle operands for operand bundle #%d, but actually got %d",
                    operands.size(),
                    tags.size(),
                    types.size());
            return false;
        }
        List<Value> found = parser.resolve(operands, types);
        if (found == null) return false;
        values.addAll(found);
        sizes.add(found.size());
        return true;
    }

    void addTo(OpState state) {
        state.property(
                SIZES,
                DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
        if (!tags.isEmpty()) state.property(TAGS, new ArrayAttr(List.copyOf(tags)));
    }

    /** The bundles of {@code op}, whose values are operand {@code slot} of its spec. */
    public static List<Bundle> of(Operation op, int slot) {
        List<Bundle> out = new ArrayList<>();
        if (!(op.attribute(TAGS) instanceof ArrayAttr tags)) return out;
        List<Value> all = op.operands(slot);
        int at = 0;
        int[] sizes = op.property(SIZES, DenseArrayAttr.class).toInts();
        for (int i = 0; i < sizes.length && i < tags.size(); i++) {
            Attribute tag = tags.get(i);
            out.add(new Bundle(tag instanceof StringAttr s ? s.value() : "", all.subList(at, at + sizes[i])));
            at += sizes[i];
        }
        return out;
    }

    static void print(Operation op, int slot, AsmPrinter out) {
        List<Bundle> bundles = of(op, slot);
        if (bundles.isEmpty()) return;
        out.text(" [");
        for (int i = 0; i < bundles.size(); i++) {
            if (i > 0) out.text(", ");
            Bundle b = bundles.get(i);
            out.quoted(b.tag()).text("(");
            if (!b.values().isEmpty()) {
                out.values(b.values());
                out.text(" : ").types(b.values().stream().map(Value::type).toList());
            }
            out.text(")");
        }
        out.text("]");
    }
}
