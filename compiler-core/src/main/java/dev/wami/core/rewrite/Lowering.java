package dev.wami.core.rewrite;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.PassContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Conversion} lowers an operation with: a builder placed at the operation, its operands in the target's
 * types, and replacement of its results, with casts where the other side is not converted yet. Upstream:
 * ConversionPatternRewriter.
 */
public final class Lowering extends Builder {
    private final TypeConverter types;
    private final PassContext pass;
    /** What stands for a value in the target's types. */
    private final IrMap<Value, List<Value>> converted = new IrMap<>();

    private final IrSet<Operation> erased = new IrSet<>();
    private Location location = Location.UNKNOWN;
    private @Nullable String reason;

    Lowering(TypeConverter types, PassContext pass) {
        this.types = types;
        this.pass = pass;
    }

    public Context context() {
        return pass.context();
    }

    public Diagnostics diagnostics() {
        return pass.diagnostics();
    }

    public TypeConverter types() {
        return types;
    }

    /** The location of the operation being lowered, for what replaces it. */
    public Location location() {
        return location;
    }

    void at(Operation op) {
        location = op.location();
        setBefore(op);
    }

    /** Says why the operation cannot be lowered; gives false, for {@code return to.fail(...)}. */
    public boolean fail(String why) {
        reason = why;
        return false;
    }

    @Nullable
    String takeReason() {
        String r = reason;
        reason = null;
        return r;
    }

    boolean isErased(Operation op) {
        return erased.contains(op);
    }

    // ---- operands

    /** The values that stand for {@code v} in the target's types. */
    public List<Value> values(Value v) {
        List<Value> known = converted.get(v);
        if (known != null) return known;
        List<Type> target = types.convert(v.type());
        if (target == null) throw new IllegalStateException("no translation of type " + v.type());
        List<Value> found;
        if (target.size() == 1 && target.get(0).equals(v.type())) found = List.of(v);
        else if (v.definedBy() instanceof UnrealizedConversionCastOp cast
                && typesOf(cast.operands()).equals(target)) {
            found = cast.operands();
        } else found = castFrom(v, target);
        converted.put(v, found);
        return found;
    }

    /** The only value that stands for {@code v}. */
    public Value value(Value v) {
        List<Value> all = values(v);
        if (all.size() != 1) throw new IllegalStateException(v.type() + " is not a single value");
        return all.get(0);
    }

    /** Operand {@code i} of {@code op}, which stands for one value, in the target's type. */
    public Value operand(Operation op, int i) {
        return value(op.operand(i));
    }

    /** All values that stand for {@code vs}, one after the other. */
    public List<Value> allValues(List<? extends Value> vs) {
        List<Value> out = new ArrayList<>(vs.size());
        for (Value v : vs) out.addAll(values(v));
        return out;
    }

    /** A cast right after the definition of {@code v}, so that it can serve all users. */
    private List<Value> castFrom(Value v, List<Type> target) {
        Operation def = v.definedBy();
        Builder at = def != null ? Builder.after(def) : Builder.atStart(((BlockArgument) v).owner());
        UnrealizedConversionCastOp cast = at.insert(new UnrealizedConversionCastOp(v.location(), List.of(v), target));
        return List.copyOf(cast.results());
    }

    private static List<Type> typesOf(List<? extends Value> values) {
        List<Type> out = new ArrayList<>(values.size());
        for (Value v : values) out.add(v.type());
        return out;
    }

    // ---- results

    /** Replaces the only result of {@code op} by {@code value} and erases it. */
    public boolean replace(Operation op, Value value) {
        return replaceAll(op, List.of(List.of(value)));
    }

    /** Replaces each result of {@code op} by the one value at its position and erases it. */
    public boolean replace(Operation op, List<? extends Value> values) {
        List<List<Value>> each = new ArrayList<>();
        for (Value v : values) each.add(List.of(v));
        return replaceAll(op, each);
    }

    /** Inserts {@code replacement} and uses its results for those of {@code op}, which is erased. */
    public boolean replaceWith(Operation op, Operation replacement) {
        insert(replacement);
        return replace(op, replacement.results());
    }

    /** Replaces result i of {@code op} by the values {@code parts.get(i)} and erases it. Always true. */
    public boolean replaceAll(Operation op, List<? extends List<? extends Value>> parts) {
        if (parts.size() != op.resultCount()) throw new IllegalArgumentException("wrong number of replacements");
        for (int i = 0; i < parts.size(); i++) stand(op.result(i), List.copyOf(parts.get(i)));
        return erase(op);
    }

    /** The values that stand for the flat list of converted values, divided by the types they came from. */
    public List<List<Value>> regroup(List<? extends Type> sourceTypes, List<? extends Value> flat) {
        List<List<Value>> out = new ArrayList<>();
        int at = 0;
        for (Type t : sourceTypes) {
            List<Type> target = types.convert(t);
            int n = target == null ? 1 : target.size();
            out.add(List.copyOf(flat.subList(at, at + n)));
            at += n;
        }
        return out;
    }

    /** From now on {@code parts} stand for {@code old}; users that are not converted get a cast back. */
    private void stand(Value old, List<Value> parts) {
        List<Value> before = converted.remove(old);
        if (before != null && before.size() == parts.size()) {
            // an operation lowered earlier took a cast of the old value
            for (int i = 0; i < parts.size(); i++) before.get(i).replaceAllUsesWith(parts.get(i));
        }
        if (old.isUnused()) return;
        if (parts.size() == 1 && parts.get(0).type().equals(old.type())) {
            old.replaceAllUsesWith(parts.get(0));
            return;
        }
        UnrealizedConversionCastOp back = insertCast(old.location(), parts, List.of(old.type()));
        old.replaceAllUsesWith(back.result(0));
        converted.put(back.result(0), parts);
    }

    private UnrealizedConversionCastOp insertCast(Location at, List<Value> inputs, List<Type> outputs) {
        return insert(new UnrealizedConversionCastOp(at, inputs, outputs));
    }

    /** Removes {@code op} and everything in it. */
    public boolean erase(Operation op) {
        op.walk(erased::add);
        if (position() == op) {
            Operation next = op.next();
            if (next != null) setBefore(next);
            else setToEnd(op.requiredBlock());
        }
        op.erase();
        return true;
    }

    // ---- blocks

    /**
     * Gives {@code block} arguments of the target's types in place of its own; users that are not converted yet see
     * casts at the start of the block.
     */
    public void convertArguments(Block block) {
        int n = block.argumentCount();
        Operation first = block.first();
        for (int i = 0; i < n; i++) {
            BlockArgument old = block.argument(i);
            List<Type> target = types.convert(old.type());
            if (target == null) throw new IllegalStateException("no translation of type " + old.type());
            List<Value> parts = new ArrayList<>();
            for (Type t : target) parts.add(block.addArgument(t, old.location()));
            Builder saved = place();
            if (first == null) setToEnd(block);
            else setBefore(first);
            stand(old, parts);
            restore(saved);
        }
        for (int i = 0; i < n; i++) block.eraseArgument(0);
    }

    /** {@link #convertArguments} for every block. */
    public void convertArguments(Region region) {
        for (Block b : region) convertArguments(b);
    }

    /**
     * Moves the operations of {@code source} to the builder's place, {@code arguments} (in the target's types) standing
     * for its arguments.
     */
    public void inline(Block source, List<? extends List<? extends Value>> arguments) {
        for (int i = 0; i < source.argumentCount(); i++) stand(source.argument(i), List.copyOf(arguments.get(i)));
        block().takeOperations(source, position());
    }

    private Builder place() {
        Builder saved = new Builder();
        Operation before = position();
        if (before != null) saved.setBefore(before);
        else saved.setToEnd(block());
        return saved;
    }

    private void restore(Builder saved) {
        Operation before = saved.position();
        if (before != null) setBefore(before);
        else setToEnd(saved.block());
    }

    /** Removes casts inside {@code root} that nothing uses or that undo one another. */
    static void removeDeadCasts(Operation root) {
        List<UnrealizedConversionCastOp> casts = root.collect(UnrealizedConversionCastOp.class);
        Folder folder = new Folder();
        for (UnrealizedConversionCastOp cast : casts) {
            FoldResult r = cast.fold(folder);
            if (!r.isReplacement()) continue;
            for (int i = 0; i < cast.resultCount(); i++) {
                cast.result(i).replaceAllUsesWith((Value) r.parts().get(i));
            }
        }
        Collections.reverse(casts); // users before what they use
        boolean again = true;
        while (again) {
            again = casts.removeIf(cast -> {
                boolean dead = cast.isUnused();
                if (dead) cast.erase();
                return dead;
            });
        }
    }
}
