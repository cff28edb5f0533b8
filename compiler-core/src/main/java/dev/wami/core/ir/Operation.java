package dev.wami.core.ir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The node of the IR. A subclass stands for an operation (or a family of them) and adds methods: typed accessors,
 * {@link #verify}, {@link #fold}, {@link #canonicalize} and the interfaces of {@code ir.trait}. It adds no fields, so
 * that cloning, printing, parsing and erasing are written once, here and in {@code text}.
 */
public abstract class Operation extends IrObject implements Cloneable {
    private static final Use[] NO_OPERANDS = {};
    private static final OpResult[] NO_RESULTS = {};
    private static final BlockUse[] NO_SUCCESSORS = {};
    private static final Region[] NO_REGIONS = {};

    private final OpSpec spec;
    private Location location;

    @Nullable
    Block block;

    @Nullable
    Operation prev;

    @Nullable
    Operation next;
    /** The position in the block, valid while the block says so. */
    long order;

    private Use[] operands;
    private OpResult[] results;
    private DictionaryAttr properties;
    private DictionaryAttr attributes;
    private BlockUse[] successors;
    private Region[] regions;

    /** The operation that {@code state} describes; the state's regions become this operation's. */
    protected Operation(OpSpec spec, OpState state) {
        this.spec = spec;
        this.location = state.location;
        this.properties = spec.compiled().complete(state);
        this.attributes = state.attributes;
        this.operands = state.operandCount == 0 ? NO_OPERANDS : new Use[state.operandCount];
        for (int i = 0; i < operands.length; i++) operands[i] = new Use(this, i, state.operands[i]);
        this.results = state.resultCount == 0 ? NO_RESULTS : new OpResult[state.resultCount];
        for (int i = 0; i < results.length; i++) results[i] = new OpResult(this, i, state.results[i]);
        this.successors = state.successorCount == 0 ? NO_SUCCESSORS : new BlockUse[state.successorCount];
        for (int i = 0; i < successors.length; i++) successors[i] = new BlockUse(this, i, state.successors[i]);
        this.regions = state.regionCount == 0 ? NO_REGIONS : new Region[state.regionCount];
        for (int i = 0; i < regions.length; i++) {
            regions[i] = state.regions[i];
            regions[i].parent = this;
        }
    }

    private Use[] makeOperands(List<Value> values) {
        if (values.isEmpty()) return NO_OPERANDS;
        Use[] out = new Use[values.size()];
        for (int i = 0; i < out.length; i++) out[i] = new Use(this, i, values.get(i));
        return out;
    }

    private BlockUse[] makeSuccessors(List<Block> blocks) {
        if (blocks.isEmpty()) return NO_SUCCESSORS;
        BlockUse[] out = new BlockUse[blocks.size()];
        for (int i = 0; i < out.length; i++) out[i] = new BlockUse(this, i, blocks.get(i));
        return out;
    }

    // ---- identity

    public final OpSpec spec() {
        return spec;
    }

    /** Which operation it is: the entry of its dialect's table, to switch on. */
    public OpKind kind() {
        return spec.kind();
    }

    /** The full name, {@code dialect.operation}. */
    public String name() {
        return spec.name();
    }

    /** The part of the name before the first dot. */
    public String dialect() {
        return spec.dialect();
    }

    /** Its traits as {@link dev.wami.core.ir.trait.TraitBits}, for what visits every operation of a program. */
    public final int traits() {
        return spec.compiled().traits(getClass());
    }

    /** Whether it has all of {@code bits}, of {@link dev.wami.core.ir.trait.TraitBits}. */
    public final boolean hasTraits(int bits) {
        return (traits() & bits) == bits;
    }

    public final Location location() {
        return location;
    }

    public final void setLocation(Location location) {
        this.location = location;
    }

    // ---- position

    public final @Nullable Block block() {
        return block;
    }

    /** The block, for an operation that is known to be in one. */
    public final Block requiredBlock() {
        if (block == null) throw new IllegalStateException("'" + name() + "' is in no block");
        return block;
    }

    public final @Nullable Operation prev() {
        return prev;
    }

    public final @Nullable Operation next() {
        return next;
    }

    public final @Nullable Region parentRegion() {
        return block == null ? null : block.region;
    }

    public final @Nullable Operation parentOp() {
        return block == null ? null : block.parentOp();
    }

    /** The nearest enclosing operation (not this one) that is a {@code type}, or null. */
    public final <T> @Nullable T parentOfType(Class<T> type) {
        for (Operation op = parentOp(); op != null; op = op.parentOp()) if (type.isInstance(op)) return type.cast(op);
        return null;
    }

    /** Whether {@code other} is nested in this operation, at any depth; an operation is no ancestor of itself. */
    public final boolean isProperAncestorOf(Operation other) {
        for (Operation op = other.parentOp(); op != null; op = op.parentOp()) if (op == this) return true;
        return false;
    }

    /** Whether this comes before {@code other} in their common block. */
    public final boolean isBefore(Operation other) {
        if (block == null || block != other.block) throw new IllegalArgumentException("not in one block");
        return block.isBefore(this, other);
    }

    public final void moveBefore(Operation position) {
        position.requiredBlock().insertBefore(this, position);
    }

    public final void moveAfter(Operation position) {
        position.requiredBlock().insertBefore(this, position.next);
    }

    /** Takes the operation out of its block; it stays whole and can be inserted elsewhere. */
    public final void detach() {
        if (block != null) block.unlink(this);
    }

    // ---- operands

    public final int operandCount() {
        return operands.length;
    }

    public final Value operand(int i) {
        return operands[i].value();
    }

    /** Operand {@code i} as a link that can be changed. */
    public final Use use(int i) {
        return operands[i];
    }

    /** All operands, a snapshot. */
    public final List<Value> operands() {
        return slice(0, operands.length);
    }

    private List<Value> slice(int from, int to) {
        if (from == to) return List.of();
        Value[] out = new Value[to - from];
        for (int i = from; i < to; i++) out[i - from] = operands[i].value();
        return List.of(out);
    }

    /** The values of the spec's operand number {@code group}, a snapshot; empty if it is optional and absent. */
    public final List<Value> operands(int group) {
        int start = operandStart(group);
        return slice(start, start + operandSize(group));
    }

    /** The value of the spec's operand number {@code group}, or null if it is optional and absent. */
    public final @Nullable Value optionalOperand(int group) {
        return operandSize(group) == 0 ? null : operand(operandStart(group));
    }

    /** The position of the first value of the spec's operand number {@code group}. */
    public final int operandStart(int group) {
        return spec.compiled().operands.start(group, operands.length, properties);
    }

    /** How many values the spec's operand number {@code group} has here. */
    public final int operandSize(int group) {
        return spec.compiled().operands.size(group, operands.length, properties);
    }

    public final void setOperand(int i, Value value) {
        operands[i].set(value);
    }

    /** Replaces the values of the spec's operand number {@code group}. */
    public final void setOperands(int group, List<? extends Value> values) {
        int start = operandStart(group);
        int old = operandSize(group);
        List<Value> all = new ArrayList<>(operands());
        all.subList(start, start + old).clear();
        all.addAll(start, values);
        if (spec.hasOperandSegments()) {
            int[] sizes = segments(OpSpec.OPERAND_SEGMENTS);
            sizes[group] = values.size();
            properties = properties.with(OpSpec.OPERAND_SEGMENTS, DenseArrayAttr.i32(sizes));
        }
        setAllOperands(all);
    }

    /** Replaces all operands; segment sizes, if the operation has them, stay as they are. */
    public final void setAllOperands(List<? extends Value> values) {
        List<Value> all = List.copyOf(values);
        for (Use u : operands) u.unlink();
        operands = makeOperands(all);
    }

    /** Removes the operands whose positions are in {@code which}; segment sizes, if there are any, follow. */
    public final void eraseOperands(BitSet which) {
        List<Value> left = new ArrayList<>(operands.length);
        for (int i = 0; i < operands.length; i++) if (!which.get(i)) left.add(operand(i));
        if (spec.hasOperandSegments()) {
            int[] sizes = segments(OpSpec.OPERAND_SEGMENTS);
            int start = 0;
            for (int group = 0; group < sizes.length; group++) {
                int end = start + sizes[group];
                sizes[group] -= which.get(start, end).cardinality();
                start = end;
            }
            properties = properties.with(OpSpec.OPERAND_SEGMENTS, DenseArrayAttr.i32(sizes));
        }
        setAllOperands(left);
    }

    /** The sizes under {@code key}, which the verifier has checked to be there. */
    final int[] segments(String key) {
        if (properties.get(key) instanceof DenseArrayAttr a) return a.toInts();
        throw new IllegalStateException("'" + name() + "' has no " + key);
    }

    // ---- results

    public final int resultCount() {
        return results.length;
    }

    public final OpResult result(int i) {
        return results[i];
    }

    /** The only result. */
    public final OpResult result() {
        if (results.length != 1) throw new IllegalStateException("'" + name() + "' has " + results.length + " results");
        return results[0];
    }

    public final List<OpResult> results() {
        return List.of(results);
    }

    /** The values of the spec's result number {@code group}. */
    public final List<OpResult> results(int group) {
        int start = resultStart(group);
        return List.of(results).subList(start, start + resultSize(group));
    }

    /** The position of the first value of the spec's result number {@code group}. */
    public final int resultStart(int group) {
        return spec.compiled().results.start(group, results.length, properties);
    }

    /** How many values the spec's result number {@code group} has here. */
    public final int resultSize(int group) {
        return spec.compiled().results.size(group, results.length, properties);
    }

    public final List<Type> resultTypes() {
        List<Type> types = new ArrayList<>(results.length);
        for (OpResult r : results) types.add(r.type());
        return types;
    }

    public final boolean isUnused() {
        for (OpResult r : results) if (!r.isUnused()) return false;
        return true;
    }

    /** Makes every use of every result a use of the value at the same position of {@code values}. */
    public final void replaceAllUsesWith(List<? extends Value> values) {
        if (values.size() != results.length) throw new IllegalArgumentException("wrong number of replacement values");
        for (int i = 0; i < results.length; i++) results[i].replaceAllUsesWith(values.get(i));
    }

    // ---- attributes

    /** The inherent attributes. */
    public final DictionaryAttr properties() {
        return properties;
    }

    /** The discardable attributes. */
    public final DictionaryAttr attributes() {
        return attributes;
    }

    /** The attribute called {@code key}, inherent or discardable, or null. */
    public final @Nullable Attribute attribute(String key) {
        Attribute a = properties.get(key);
        return a != null ? a : attributes.get(key);
    }

    public final boolean hasAttribute(String key) {
        return attribute(key) != null;
    }

    /** The inherent attribute called {@code key} as a {@code type}; the verifier has checked that it is there. */
    public final <T> T property(String key, Class<T> type) {
        Attribute a = properties.get(key);
        if (!type.isInstance(a)) throw new IllegalStateException("'" + name() + "' lacks attribute '" + key + "'");
        return type.cast(a);
    }

    /** The inherent attribute called {@code key} as a {@code type}, or null if it is absent or something else. */
    public final <T> @Nullable T optionalProperty(String key, Class<T> type) {
        Attribute a = properties.get(key);
        return type.isInstance(a) ? type.cast(a) : null;
    }

    /** Sets an attribute where it belongs: among the properties if the spec names it. */
    public final void setAttribute(String key, Attribute value) {
        if (spec.isInherent(key)) properties = properties.with(key, value);
        else attributes = attributes.with(key, value);
    }

    public final void removeAttribute(String key) {
        properties = properties.without(key);
        attributes = attributes.without(key);
    }

    public final void setProperties(DictionaryAttr all) {
        properties = all;
    }

    public final void setAttributes(DictionaryAttr all) {
        attributes = all;
    }

    // ---- successors and regions

    public final int successorCount() {
        return successors.length;
    }

    public final Block successor(int i) {
        return successors[i].block();
    }

    public final void setSuccessor(int i, Block target) {
        successors[i].set(target);
    }

    public final List<Block> successors() {
        if (successors.length == 0) return List.of();
        List<Block> out = new ArrayList<>(successors.length);
        for (BlockUse s : successors) out.add(s.block());
        return out;
    }

    public final int regionCount() {
        return regions.length;
    }

    public final Region region(int i) {
        return regions[i];
    }

    public final List<Region> regions() {
        return List.of(regions);
    }

    // ---- removal

    /** Takes the operation out and forgets it. Its results must be unused; else the error names a user. */
    public final void erase() {
        for (OpResult r : results) {
            Use u = r.firstUse();
            if (u != null) {
                throw new IllegalStateException("erasing '" + name() + "' whose result #" + r.index() + " is used by '"
                        + u.owner().name() + "'");
            }
        }
        dropAllReferences();
        detach();
    }

    /** Clears all operands and successors, of nested operations too. */
    final void dropAllReferences() {
        dropOwnReferences();
        if (regions.length > 0) walk(Operation::dropOwnReferences);
    }

    private void dropOwnReferences() {
        for (Use u : operands) u.unlink();
        for (BlockUse s : successors) s.unlink();
        operands = NO_OPERANDS;
        successors = NO_SUCCESSORS;
    }

    /** See {@link Region#discard}; what is in the regions is added to {@code open}. */
    final void discard(List<Operation> open) {
        for (Region r : regions) r.discardBlocks(open);
        for (Use u : operands) u.discard();
        for (BlockUse s : successors) s.discard();
        for (OpResult r : results) r.firstUse = null;
        operands = NO_OPERANDS;
        successors = NO_SUCCESSORS;
        results = NO_RESULTS;
        regions = NO_REGIONS;
        block = null;
        prev = null;
        next = null;
    }

    // ---- copying

    /** A deep copy outside any block; operands and successors found in {@code mapping} are replaced, results added. */
    public final Operation copy(IrMapping mapping) {
        List<Operation> copies = new ArrayList<>();
        Operation root = shell(mapping, copies);
        // copies grows while regions are filled, which is how nesting is followed without recursion
        for (int i = 0; i < copies.size(); i++) copies.get(i).fillRegions(mapping, copies);
        for (Operation c : copies) {
            for (Use u : c.operands) u.set(mapping.lookup(u.value()));
            for (BlockUse s : c.successors) s.set(mapping.lookup(s.block()));
        }
        return root;
    }

    /** A deep copy outside any block. */
    public final Operation copy() {
        return copy(new IrMapping());
    }

    /** A copy with the original's operands and successors and, for now, the original's regions. */
    private Operation shell(IrMapping mapping, List<Operation> copies) {
        Operation c;
        try {
            c = (Operation) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
        c.renumber();
        c.block = null;
        c.prev = null;
        c.next = null;
        c.operands = c.makeOperands(operands());
        c.successors = c.makeSuccessors(successors());
        c.results = results.length == 0 ? NO_RESULTS : new OpResult[results.length];
        for (int i = 0; i < results.length; i++) {
            c.results[i] = new OpResult(c, i, results[i].type());
            mapping.map(results[i], c.results[i]);
        }
        copies.add(c);
        return c;
    }

    /**
     * The same operation with results of {@code types}, outside any block. It takes over the contents of the regions;
     * this one keeps empty ones and is to be replaced.
     */
    public final Operation withResults(List<? extends Type> types) {
        Operation c = shell(new IrMapping(), new ArrayList<>());
        c.results = types.isEmpty() ? NO_RESULTS : new OpResult[types.size()];
        for (int i = 0; i < types.size(); i++) c.results[i] = new OpResult(c, i, types.get(i));
        if (regions.length == 0) return c;
        c.regions = regions;
        regions = new Region[c.regions.length];
        for (int i = 0; i < regions.length; i++) {
            c.regions[i].parent = c;
            regions[i] = new Region();
            regions[i].parent = this;
        }
        return c;
    }

    private void fillRegions(IrMapping mapping, List<Operation> copies) {
        if (regions.length == 0) return;
        Region[] originals = regions;
        regions = new Region[originals.length];
        for (int i = 0; i < originals.length; i++) {
            regions[i] = new Region();
            regions[i].parent = this;
            for (Block from : originals[i]) {
                Block to = regions[i].add(new Block());
                mapping.map(from, to);
                for (BlockArgument a : from.arguments()) mapping.map(a, to.addArgument(a.type(), a.location()));
                for (Operation op : from) to.add(op.shell(mapping, copies));
            }
        }
    }

    @Override
    protected final Object clone() {
        throw new UnsupportedOperationException("use copy");
    }

    // ---- walking

    /**
     * Visits every nested operation and then this one, inner before outer; the visited one may be erased or moved out.
     */
    public final void walk(Consumer<? super Operation> visitor) {
        Traversal.innerFirst(this, visitor);
    }

    /** What a visitor of {@link #walkOuterFirst} wants next. */
    public enum Walk {
        /** Go on, into the regions first. */
        INTO,
        /** Go on, leaving out the regions of the operation just visited. */
        OVER,
        /** Stop. */
        STOP
    }

    /** Visits this operation and every nested one, outer before inner; returns false if the visitor stopped. */
    public final boolean walkOuterFirst(Function<? super Operation, Walk> visitor) {
        return Traversal.outerFirst(this, visitor);
    }

    /** The nested operations (and this one) that are a {@code type}, outer before inner. */
    public final <T> List<T> collect(Class<T> type) {
        List<T> out = new ArrayList<>();
        walkOuterFirst(op -> {
            if (type.isInstance(op)) out.add(type.cast(op));
            return Walk.INTO;
        });
        return out;
    }

    // ---- what subclasses say

    /** Reports what is wrong beyond the spec's constraints. */
    public void verify(Diagnostics diagnostics) {}

    /** Like {@link #verify}, after everything nested in the regions was verified. */
    public void verifyRegions(Diagnostics diagnostics) {}

    /**
     * A simpler equivalent made of attributes and existing values only, or a change in place; see {@link FoldResult}.
     * Never creates operations.
     */
    public FoldResult fold(Folder folder) {
        return FoldResult.NONE;
    }

    /** Rewrites the operation to a simpler form; true if something changed. May create operations. */
    public boolean canonicalize(Rewriter rewriter) {
        return false;
    }

    /**
     * Reads the operation's own syntax after its name, where the spec's format does not describe it; called on a
     * prototype, fills {@code state}. False after a reported error.
     */
    public boolean parse(AsmParser parser, OpState state) {
        throw new UnsupportedOperationException("'" + name() + "' has no custom syntax");
    }

    /** Writes what {@link #parse} reads. */
    public void print(AsmPrinter printer) {
        throw new UnsupportedOperationException("'" + name() + "' has no custom syntax");
    }

    /**
     * Reads a {@code custom<directive>(...)} of the spec's format into {@code read}; called on a prototype. False after
     * a reported error.
     */
    public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        throw new UnsupportedOperationException("'" + name() + "' has no directive " + directive);
    }

    /**
     * Adds the types that follow from what the spec's format has read into {@code read}, where no rule of the spec says
     * so; called on a prototype. Upstream: InferTypeOpInterface.
     */
    public void inferTypes(FormatState read) {}

    /** Writes what {@link #parseDirective} reads. */
    public void printDirective(String directive, AsmPrinter printer) {
        throw new UnsupportedOperationException("'" + name() + "' has no directive " + directive);
    }

    /**
     * The dialect whose prefix operations directly inside the regions leave out in text ({@code return} in a
     * {@code func.func}); null for none. Upstream: OpAsmOpInterface::getDefaultDialect.
     */
    public @Nullable String defaultDialect() {
        return null;
    }

    /** Suggested name of result {@code i} without {@code %}, such as {@code c0} or {@code alloc}; null for a number. */
    public @Nullable String resultName(int i) {
        return null;
    }

    /** Suggested name of an entry block argument of region {@code region}; null for {@code argN}. */
    public @Nullable String argumentName(int region, int i) {
        return null;
    }

    /** The operation in generic form, for messages and debugging. */
    @Override
    public String toString() {
        return AsmPrinter.describe(this);
    }
}
