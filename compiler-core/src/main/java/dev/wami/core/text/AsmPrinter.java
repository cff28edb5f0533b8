package dev.wami.core.text;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.TextBuffer;
import java.util.Collection;
import java.util.List;

/**
 * What an operation's own {@code print} and the format directives write with. Spaces are the caller's: unlike the
 * declarative format, nothing is inserted between calls. Upstream: OpAsmPrinter.
 */
public abstract class AsmPrinter extends AsmText {

    AsmPrinter(TextBuffer out) {
        super(out);
    }

    /** {@code %name}. */
    public abstract AsmPrinter value(Value v);

    /** {@code %a, %b}. */
    public abstract AsmPrinter values(List<? extends Value> values);

    /** {@code ^bb1}. */
    public abstract AsmPrinter successor(Block block);

    /** {@code ^bb1(%a, %b : i32, i32)}, or {@code ^bb1}. */
    public abstract AsmPrinter successor(Block block, List<? extends Value> operands);

    /** The attribute without its type where the reader knows it (as upstream's printAttributeWithoutType). */
    public abstract AsmPrinter attributeWithoutType(Attribute attribute);

    /** {@code {a = 1}} with all attributes (inherent and discardable) but {@code elided}; nothing if none is left. */
    public abstract AsmPrinter optionalAttrDict(Operation op, Collection<String> elided);

    /** {@code attributes {a = 1}}; nothing if none is left. */
    public abstract AsmPrinter optionalAttrDictWithKeyword(Operation op, Collection<String> elided);

    /** The directive {@code attr-dict} of {@code format}, {@code attr-dict-with-keyword} if {@code withKeyword}. */
    abstract void attrDict(Operation op, AssemblyFormat format, boolean withKeyword);

    /** {@code %a, %b}: {@code count} operands of {@code op} from number {@code start} on. */
    abstract void operands(Operation op, int start, int count);

    /** {@code {...}}; the entry block's arguments and the terminator can be left out. */
    public abstract AsmPrinter region(Region region, boolean entryArguments, boolean terminator);

    /** {@code op} without the names of its results and without a location. Upstream: printCustomOrGenericOp. */
    public abstract AsmPrinter operation(Operation op);

    /** {@code %arg0: i32}. */
    public abstract AsmPrinter argument(Value blockArgument);

    /** {@code %arg0}, with its location where locations are written. */
    public abstract AsmPrinter untypedArgument(Value blockArgument);

    /** {@code %arg0: i32 {a = 1}}; the dictionary is left out if it is empty. */
    public abstract AsmPrinter argument(Value blockArgument, DictionaryAttr attributes);

    /** {@code -> i32}, {@code -> (i32, i32)}; nothing for none. */
    public abstract AsmPrinter optionalArrowTypeList(List<? extends Type> types);

    /** {@code (i32, i32) -> i32}. */
    public abstract AsmPrinter functionalType(List<? extends Type> inputs, List<? extends Type> results);

    /** The results of {@code map} with dimensions and symbols written as SSA operands: {@code %i + 1, symbol(%n)}. */
    public abstract AsmPrinter affineMapOfSsaIds(AffineMap map, List<? extends Value> operands);

    /** A new line at the present indentation. */
    public abstract AsmPrinter newline();

    /** Indents what follows {@link #newline} by {@code levels} more. */
    public abstract AsmPrinter indent(int levels);

    /** {@code op} as one generic operation without regions' contents, for messages. */
    public static String describe(Operation op) {
        return MlirPrinter.describeGeneric(op);
    }
}
