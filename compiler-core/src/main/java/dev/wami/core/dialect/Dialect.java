package dev.wami.core.dialect;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.EditDistance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A namespace of operations, types and attributes. One instance per {@link Context}, made when first asked for. */
public abstract class Dialect {
    private final String name;

    protected Dialect(String name) {
        this.name = name;
    }

    /** The namespace, such as {@code arith}. */
    public final String name() {
        return name;
    }

    /** All operations, in the order of documentation. */
    public abstract List<? extends OpKind> operations();

    /** The operation of that full name, or null; asked once for a name, so that a search is quick enough. */
    public @Nullable OpKind operation(String opName) {
        for (OpKind k : operations()) if (k.opName().equals(opName)) return k;
        return null;
    }

    /** The full names of {@link #operations}. */
    public final List<String> opNames() {
        return operations().stream().map(OpKind::opName).toList();
    }

    /**
     * {@code ; did you mean 'x'?}, where {@code x} is the operation whose name is most like that of {@code opName}; or
     * nothing.
     */
    public final String didYouMean(String opName) {
        String prefix = name + ".";
        List<String> known =
                opNames().stream().map(n -> n.substring(prefix.length())).toList();
        String closest = EditDistance.closest(opName.substring(prefix.length()), known);
        return closest == null ? "" : "; did you mean '" + prefix + closest + "'?";
    }

    /**
     * Reads a type of this dialect after {@code !name.mnemonic}; null without a report if there is no such mnemonic,
     * null after a report if its parameters are wrong.
     */
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        return null;
    }

    /** The mnemonics of the dialect's types, for did-you-mean and documentation. */
    public List<String> typeMnemonics() {
        return List.of();
    }

    /** Reads an attribute of this dialect after {@code #name.mnemonic}; as {@link #parseType}. */
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return null;
    }

    /** The mnemonics of the dialect's attributes. */
    public List<String> attributeMnemonics() {
        return List.of();
    }

    /** An operation of this dialect whose only result is {@code value}, or null if the dialect has no such constant. */
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return null;
    }

    /**
     * Whether constants used inside {@code region}, of an operation of this dialect, are kept there and not hoisted to
     * the nearest region isolated from above. Upstream: DialectFoldInterface::shouldMaterializeInto.
     */
    public boolean materializesInto(Region region) {
        return false;
    }

    /** Whether operations that it does not define may have names of it. Upstream: Dialect::allowUnknownOperations. */
    public boolean allowsUnknownOperations() {
        return false;
    }

    /**
     * Whether a file may have a section of resources for it, of which it knows no key. Upstream: OpAsmDialectInterface.
     */
    public boolean mayHaveResources() {
        return false;
    }

    /** Checks a discardable attribute {@code name.something} that stands on {@code op}. */
    public void verifyAttribute(Operation op, NamedAttribute attribute, Diagnostics diagnostics) {}

    /**
     * Checks a discardable attribute {@code name.something} of an argument, or a result, of type {@code type} of
     * {@code function}. Upstream: verifyRegionArgAttribute, verifyRegionResultAttribute.
     */
    public void verifyParameterAttribute(
            Operation function, Type type, boolean result, NamedAttribute attribute, Diagnostics diagnostics) {}

    // ---- inlining; upstream: DialectInlinerInterface

    /** Whether {@code op}, of this dialect, may be moved ({@code wouldBeCloned}: copied) into another function. */
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return false;
    }

    /** Like {@link #isLegalToInline(Operation, boolean)}, for a certain place. */
    public boolean isLegalToInline(Operation op, Region destination, boolean wouldBeCloned) {
        return isLegalToInline(op, wouldBeCloned);
    }

    /** Whether the body {@code source} may be inlined into {@code destination}, of an operation of this dialect. */
    public boolean isLegalToInlineInto(Region destination, Region source) {
        return true;
    }

    /** Whether {@code call}, of this dialect, may be replaced by the body of {@code callable}. */
    public boolean isLegalToInlineCall(Operation call, Operation callable) {
        return !call.hasAttribute("no_inline") && !callable.hasAttribute("no_inline");
    }

    /**
     * A branch to {@code target} with the operands of {@code terminator}, of this dialect, which returned from a
     * function before it was inlined; null if the dialect has none, so that only single blocks can be inlined.
     */
    public @Nullable Operation branchInsteadOfReturn(Operation terminator, Block target) {
        return null;
    }
}
