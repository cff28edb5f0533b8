package dev.wami.core.text;

import dev.wami.core.dialect.UpstreamDialects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.TextBuffer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes programs in MLIR's textual format, as mlir-opt does. Upstream: OperationPrinter. */
public final class MlirPrinter extends PartPrinter {
    /** Spaces per level. */
    private static final int INDENT = 2;
    /**
     * Deeper levels are not indented further: their lines would grow with the depth, all of the text with its square.
     */
    private static final int MOST_INDENTED = 64;

    /** How much text of parts is written at once, in bytes. */
    private static final int PART = 1 << 16;

    private static final int[] NO_BLOCKS = {};
    private static final byte[] COMMA = {',', ' '};
    private static final byte[] EQUALS = {' ', '=', ' '};

    private ValueNames names;
    // options that every operation asks for
    private final boolean generic;
    private final boolean visitsLocations;
    private final boolean commentsUsers;
    private int indentation;
    private int depth;
    /** The first level that needs another thread's stack. */
    private int deep = DeepStack.LEVELS_OF_CALLER;

    private @Nullable PartWriter parts;
    /** The dialect whose operations are written without prefix. */
    private String defaultDialect = "builtin";

    /** How the operations in the outermost region are written: each alone. */
    private record PartWriter(PrintedParts parts, OutputStream to) {}

    private MlirPrinter(Aliases.Holes holes, Operation numberedFrom, PrintOptions options, boolean useAliases) {
        super(holes, options, useAliases);
        this.names = new ValueNames(numberedFrom, options);
        holes.text.expect(names.expectedLength());
        this.generic = options.generic();
        this.visitsLocations = options.debugInfo() && useAliases;
        this.commentsUsers = options.is(PrintOptions.Flag.VALUE_USERS);
    }

    // ---- whole programs

    /**
     * {@code op} as mlir-opt prints it. An operation that is in no block, unless printed with local scope, comes with
     * its aliases and ends with a line break; any other is written alone.
     */
    public static String print(Operation op, PrintOptions options) {
        return print(op, options, FileMetadata.NONE);
    }

    /** {@link #print(Operation, PrintOptions)}, followed by {@code metadata} and the data of resources. */
    public static String print(Operation op, PrintOptions options, FileMetadata metadata) {
        return printBytes(op, options, metadata).toString();
    }

    /** {@link #print(Operation, PrintOptions, FileMetadata)} in UTF-8. */
    public static TextBuffer printBytes(Operation op, PrintOptions options, FileMetadata metadata) {
        boolean top = op.block() == null && !options.localScope();
        Operation root = op;
        while (!options.localScope() && root.parentOp() != null) root = root.parentOp();
        Aliases.Holes holes = new Aliases.Holes();
        MlirPrinter printer = new MlirPrinter(holes, root, options, top);
        printer.line(op);
        if (!top) return printer.filled();
        holes.text.append('\n');
        return printer.filled().append(MetadataText.of(printer.resources, metadata, options));
    }

    public static String print(Operation op) {
        return print(op, PrintOptions.DEFAULT);
    }

    /**
     * Writes {@code module} as {@link #print(Operation)} does if no attribute or type in it has an alias, one operation
     * of its body after the other. Each is isolated from the others: its values are named on their own.
     *
     * @throws IOException what {@code to} throws
     */
    public static void printParts(Operation module, PrintOptions options, PrintedParts parts, OutputStream to)
            throws IOException {
        Aliases.Holes holes = new Aliases.Holes();
        MlirPrinter printer = new MlirPrinter(holes, module, options, false);
        printer.parts = new PartWriter(parts, to);
        printer.deep = DeepStack.LEVELS_BELOW;
        try {
            DeepStack.below(() -> {
                printer.line(module);
                return true;
            });
            holes.text.append('\n').drainTo(to);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What {@link #printParts} has between the texts of two operations. */
    public static final String BETWEEN_PARTS = "\n  ";

    /**
     * Appends to {@code to} the text that {@link #printParts} has for {@code op}, an operation of the body of a module,
     * which need not be in one.
     */
    public static void printPart(Operation op, PrintOptions options, TextBuffer to) {
        Aliases.Holes holes = new Aliases.Holes(to);
        MlirPrinter printer = new MlirPrinter(holes, op, options, false);
        printer.indentation = 1;
        printer.depth = 1;
        printer.line(op);
    }

    /** What was written, with the names of aliases in the holes for them and their definitions around. */
    private TextBuffer filled() {
        if (aliases.isEmpty() && holes.references().isEmpty()) return holes.text;
        List<Aliases.Alias> all = aliases.name(holes);
        TextBuffer whole = new TextBuffer(holes.text.length() + 64 * all.size());
        for (Aliases.Alias a : all) if (!a.deferrable) Aliases.appendDefinition(a, whole);
        holes.appendTo(whole);
        for (Aliases.Alias a : all) if (a.deferrable) Aliases.appendDefinition(a, whole);
        return whole;
    }

    /**
     * Each of {@code ops} alone, written as an operation of {@code root}, after which values are named once for all:
     * linear where {@link #print} for each were not.
     */
    public static List<String> printEach(List<? extends Operation> ops, Operation root, PrintOptions options) {
        Aliases.Holes holes = new Aliases.Holes();
        MlirPrinter printer = new MlirPrinter(holes, root, options, false);
        List<String> texts = new ArrayList<>(ops.size());
        for (Operation op : ops) {
            int start = holes.text.length();
            printer.line(op);
            texts.add(holes.text.substring(start));
        }
        return texts;
    }

    /** {@code op} as one generic operation without its regions' contents. */
    static String describeGeneric(Operation op) {
        PrintOptions options =
                PrintOptions.DEFAULT.withGeneric(true).withLocalScope(true).withSkipRegions(true);
        Operation root = op;
        while (root.parentOp() != null) root = root.parentOp();
        Aliases.Holes holes = new Aliases.Holes();
        MlirPrinter printer = new MlirPrinter(holes, root, options, false);
        printer.line(op);
        return printer.filled().toString();
    }

    // ---- operations

    private void line(Operation op) {
        int results = op.resultCount();
        if (results > 0) {
            int[] starts = names.groupStarts(op);
            int groupCount = starts == null ? 1 : starts.length;
            for (int g = 0; g < groupCount; g++) {
                int from = starts == null ? 0 : starts[g];
                int to = starts == null || g == groupCount - 1 ? results : starts[g + 1];
                if (g > 0) out.append(COMMA);
                names.append(op.result(from), false, out);
                if (to - from > 1) out.append(':').append(to - from);
            }
            out.append(EQUALS);
        }
        operation(op);
        trailingLocation(op.location(), true);
        if (commentsUsers) new UserComments(names, out).operation(op);
    }

    @Override
    public AsmPrinter operation(Operation op) {
        if (visitsLocations) visit(op.location(), true);
        OpSpec spec = op.spec();
        boolean custom = spec.hasCustomSyntax() || spec.format() != null;
        if (custom && !generic) {
            name(spec.compiled().name);
            if (spec.hasCustomSyntax()) op.print(this);
            else AssemblyFormat.of(spec).print(op, this);
        } else {
            generic(op);
        }
        return this;
    }

    /** Writes the name of an operation, without the prefix of the default dialect if nothing else in it has a dot. */
    private void name(byte[] name) {
        int prefix = defaultDialect.length();
        boolean omitted = prefix > 0 && prefix < name.length && name[prefix] == '.';
        for (int i = 0; i < prefix && omitted; i++) omitted = name[i] == defaultDialect.charAt(i);
        for (int i = prefix + 1; i < name.length && omitted; i++) omitted = name[i] != '.';
        int from = omitted ? prefix + 1 : 0;
        out.append(name, from, name.length);
    }

    private void generic(Operation op) {
        quoted(op.name());
        out.append('(');
        for (int i = 0; i < op.operandCount(); i++) {
            if (i > 0) out.append(COMMA);
            names.append(op.operand(i), true, out);
        }
        out.append(')');
        if (op.successorCount() > 0) {
            out.append('[');
            for (int i = 0; i < op.successorCount(); i++) {
                if (i > 0) out.append(COMMA);
                successor(op.successor(i));
            }
            out.append(']');
        }
        propertiesAndRegions(op);
        if (!op.attributes().isEmpty()) {
            out.append(' ');
            print(op.attributes());
        }
        out.append(" : (");
        for (int i = 0; i < op.operandCount(); i++) {
            if (i > 0) out.append(COMMA);
            print(op.operand(i).type());
        }
        out.append(") -> ");
        resultTypes(op.resultTypes());
    }

    /**
     * Upstream counts aliases in another order than it writes them: those in regions, then in types, then in
     * attributes.
     */
    private void propertiesAndRegions(Operation op) {
        Aliases.Holes program = holes;
        Aliases.Holes regions = null;
        if (useAliases && op.regionCount() > 0 && !op.properties().isEmpty()) {
            regions = new Aliases.Holes();
            switchTo(regions);
            genericRegions(op);
            switchTo(program);
        }
        if (useAliases && (regions != null || op.regionCount() == 0)) visitTypesAndAttributes(op);
        if (!op.properties().isEmpty() || op.properties() == DictionaryAttr.BRACES) {
            definesAliases = !hasUnknownProperties(op);
            out.append(" <");
            print(op instanceof UnregisteredOp ? UnregisteredOp.written(op.properties()) : op.properties());
            out.append('>');
            definesAliases = true;
        }
        if (regions != null) program.append(regions);
        else if (op.regionCount() > 0) {
            genericRegions(op);
            if (useAliases) visitTypesAndAttributes(op);
        }
    }

    private void genericRegions(Operation op) {
        if (op.regionCount() == 0) return;
        out.append(" (");
        for (int i = 0; i < op.regionCount(); i++) {
            if (i > 0) out.append(COMMA);
            region(op.region(i), true, true, true);
        }
        out.append(')');
    }

    private void visitTypesAndAttributes(Operation op) {
        Aliases.Holes program = holes;
        Aliases.Holes scratch = null;
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < op.operandCount(); i++) parts.add(op.operand(i).type());
        for (int i = 0; i < op.resultCount(); i++) parts.add(op.result(i).type());
        if (hasUnknownProperties(op)) {
            for (NamedAttribute a : op.attributes()) parts.add(a.value());
        } else {
            for (NamedAttribute a : merged(op)) parts.add(a.value());
        }
        for (Object part : parts) {
            if (!mayHoldAlias(part)) continue;
            if (scratch == null) {
                scratch = new Aliases.Holes();
                switchTo(scratch);
            }
            if (part instanceof Type t) print(t);
            else print((Attribute) part);
        }
        if (scratch != null) switchTo(program);
    }

    /** Upstream does not look for aliases in the properties of what no dialect of its own defines. */
    private static boolean hasUnknownProperties(Operation op) {
        return op instanceof UnregisteredOp && !UpstreamDialects.has(op.dialect());
    }

    private static boolean mayHoldAlias(Object part) {
        return !(part instanceof IntegerAttr
                || part instanceof FloatAttr
                || part instanceof StringAttr
                || part instanceof DenseArrayAttr
                || part instanceof UnitAttr
                || part instanceof dev.wami.core.ir.attr.SymbolRef
                || part instanceof dev.wami.core.ir.type.IntegerType
                || part instanceof dev.wami.core.ir.type.FloatType
                || part instanceof dev.wami.core.ir.type.IndexType);
    }

    // ---- regions and blocks

    @Override
    public AsmPrinter region(Region region, boolean entryArguments, boolean terminator) {
        region(region, entryArguments, terminator, false);
        return this;
    }

    private void region(Region region, boolean entryArguments, boolean terminator, boolean emptyBlock) {
        if (options.skipRegions()) {
            out.append("{...}");
            return;
        }
        out.append("{\n");
        if (!region.isEmpty()) {
            String outer = defaultDialect;
            Operation parent = region.parent();
            String inner = parent == null ? null : parent.defaultDialect();
            defaultDialect = inner == null ? "" : inner;
            depth++;
            if (DeepStack.isDeep(depth, deep)) {
                DeepStack.onFreshThread(() -> {
                    blocks(region, entryArguments, terminator, emptyBlock);
                    return true;
                });
            } else {
                blocks(region, entryArguments, terminator, emptyBlock);
            }
            depth--;
            defaultDialect = outer;
        }
        indentation();
        out.append('}');
    }

    private void blocks(Region region, boolean entryArguments, boolean terminator, boolean emptyBlock) {
        for (Block b = region.first(); b != null; b = b.next()) {
            boolean entry = b.isEntry();
            boolean label = !entry || emptyBlock && b.isEmpty() || entryArguments && b.argumentCount() > 0;
            if (label) label(b);
            indentation++;
            for (int i = 0; i < b.argumentCount() && commentsUsers; i++) {
                indentation();
                new UserComments(names, out).argument(b.argument(i));
            }
            Operation last = b.last();
            boolean leaveOut = entry && !terminator && last instanceof Terminator;
            for (Operation op = b.first(); op != null; op = op.next()) {
                if (leaveOut && op == last) break;
                indentation();
                if (parts != null && depth == 1) part(op, parts);
                else line(op);
                out.append('\n');
                if (parts != null && out.length() >= PART) drain(parts);
            }
            indentation--;
        }
    }

    private void part(Operation op, PartWriter writer) {
        writer.parts().enter(op);
        byte[] text = writer.parts().text(op);
        if (text == null) {
            names = new ValueNames(op, options);
            line(op);
        } else {
            out.append(text);
        }
        writer.parts().leave(op);
    }

    /** Writes what there is, also of a part that is not all there: the text of a function may have many megabytes. */
    private void drain(PartWriter writer) {
        try {
            holes.text.drainTo(writer.to());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void indentation() {
        out.appendSpaces(INDENT * Math.min(indentation, MOST_INDENTED));
    }

    private void label(Block b) {
        indentation();
        successor(b);
        if (b.argumentCount() > 0) {
            out.append('(');
            for (int i = 0; i < b.argumentCount(); i++) {
                if (i > 0) out.append(COMMA);
                argument(b.argument(i));
            }
            out.append(')');
        }
        out.append(':');
        int[] from = NO_BLOCKS;
        int n = 0;
        for (BlockUse u : b.predecessorUses()) {
            Block p = u.owner().block();
            if (p == null) continue;
            // most have one
            if (n == from.length) from = Arrays.copyOf(from, Math.max(1, 4 * n));
            from[n++] = names.number(p);
        }
        if (n == 0) {
            if (!b.isEntry()) out.append("  // no predecessors");
        } else if (n == 1) {
            out.append("  // pred: ^bb").append(from[0]);
        } else {
            Arrays.sort(from, 0, n);
            out.append("  // ").append(n).append(" preds: ");
            for (int i = 0; i < n; i++) out.append(i > 0 ? ", ^bb" : "^bb").append(from[i]);
        }
        out.append('\n');
    }

    @Override
    public AsmPrinter newline() {
        out.append('\n');
        indentation();
        return this;
    }

    @Override
    public AsmPrinter indent(int levels) {
        indentation += levels;
        return this;
    }

    @Override
    public AsmPrinter argument(Value blockArgument) {
        return argument(blockArgument, DictionaryAttr.EMPTY);
    }

    @Override
    public AsmPrinter argument(Value blockArgument, DictionaryAttr attributes) {
        names.append(blockArgument, true, out);
        out.append(": ");
        print(blockArgument.type());
        if (!attributes.isEmpty()) {
            out.append(' ');
            print(attributes);
        }
        argumentLocation(blockArgument);
        return this;
    }

    @Override
    public AsmPrinter untypedArgument(Value blockArgument) {
        names.append(blockArgument, true, out);
        argumentLocation(blockArgument);
        return this;
    }

    private void argumentLocation(Value blockArgument) {
        if (blockArgument instanceof BlockArgument a) {
            if (options.debugInfo() && useAliases) visit(a.location(), false);
            trailingLocation(a.location(), false);
        }
    }

    // ---- values, blocks

    @Override
    public AsmPrinter value(Value v) {
        names.append(v, true, out);
        return this;
    }

    @Override
    void operands(Operation op, int start, int count) {
        for (int i = start; i < start + count; i++) {
            if (i > start) out.append(COMMA);
            names.append(op.operand(i), true, out);
        }
    }

    @Override
    public AsmPrinter values(List<? extends Value> values) {
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) out.append(COMMA);
            names.append(values.get(i), true, out);
        }
        return this;
    }

    @Override
    public AsmPrinter successor(Block block) {
        out.append("^bb").append(names.number(block));
        return this;
    }

    @Override
    public AsmPrinter successor(Block block, List<? extends Value> operands) {
        successor(block);
        if (operands.isEmpty()) return this;
        out.append('(');
        values(operands);
        out.append(" : ");
        for (int i = 0; i < operands.size(); i++) {
            if (i > 0) out.append(COMMA);
            print(operands.get(i).type());
        }
        out.append(')');
        return this;
    }

    @Override
    public AsmPrinter affineMapOfSsaIds(AffineMap map, List<? extends Value> operands) {
        AffineText.Names operandNames = new AffineText.Names() {
            @Override
            public void dim(int position, TextBuffer to) {
                names.append(operands.get(position), true, to);
            }

            @Override
            public void symbol(int position, TextBuffer to) {
                to.append("symbol(");
                names.append(operands.get(map.dims() + position), true, to);
                to.append(')');
            }
        };
        for (int i = 0; i < map.results().size(); i++) {
            if (i > 0) out.append(COMMA);
            AffineText.append(map.results().get(i), operandNames, out);
        }
        return this;
    }
}
