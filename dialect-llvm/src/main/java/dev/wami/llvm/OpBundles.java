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
 * @param start where they begin
 * @param tags one per bundle
 * @param operands as written, of each bundle
 * @param types as written, of each bundle
 */
public record OpBundles(
        Location start, List<StringAttr> tags, List<List<UnresolvedOperand>> operands, List<List<Type>> types) {
    static final String SIZES = "op_bundle_sizes";
    static final String TAGS = "op_bundle_tags";

    /** One bundle with its values. */
    public record Bundle(String tag, List<Value> values) {}

    /** Reads the bundles, possibly none; null after a reported error. */
    static @Nullable OpBundles parse(AsmParser parser) {
        OpBundles out = new OpBundles(parser.here(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        if (!parser.optional("[") || parser.optional("]")) return out;
        do {
            String tag = parser.parseString();
            if (tag == null || !out.parseValues(parser)) return null;
            out.tags.add(StringAttr.of(tag));
        } while (parser.optional(","));
        return parser.parse("]") ? out : null;
    }

    private boolean parseValues(AsmParser parser) {
        if (!parser.parse("(")) return false;
        boolean none = parser.optional(")");
        List<UnresolvedOperand> read = none ? List.of() : parser.parseOperandList();
        List<Type> of = none || read == null ? List.of() : parser.parseColonTypeList();
        if (read == null || of == null || !none && !parser.parse(")")) return false;
        operands.add(read);
        types.add(of);
        return true;
    }

    /** Adds the values of all bundles, one after the other, and how many each has; false after a reported error. */
    boolean addTo(OpState state, AsmParser parser) {
        List<Value> all = new ArrayList<>();
        for (int i = 0; i < tags.size(); i++) {
            int wanted = operands.get(i).size();
            int given = types.get(i).size();
            if (wanted != given) {
                String text =
                        "expected %d types for operand bundle operands for operand bundle #%d, but actually got %d";
                parser.error(start, text, wanted, i, given);
                return false;
            }
            List<Value> values = parser.resolve(operands.get(i), types.get(i));
            if (values == null) return false;
            all.addAll(values);
        }
        state.operands(all);
        int[] sizes = operands.stream().mapToInt(List::size).toArray();
        state.property(SIZES, DenseArrayAttr.i32(sizes));
        if (!tags.isEmpty()) state.property(TAGS, new ArrayAttr(List.copyOf(tags)));
        return true;
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
