package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.EffectList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a call does, as far as its caller can see. An attribute of the call says it, so that passes on one function need
 * not look at others:
 *
 * <pre>
 *   call @f(%a, %b, %n) {wami.effects = {reads = array&lt;i32: 0, 1&gt;, writes = array&lt;i32: 1&gt;}}
 *       reads memory of a and b, writes that of b, and touches nothing else that was there before
 *   {wami.effects = {reads_any, speculatable}}
 *       reads any memory; may be executed where it would not have been
 * </pre>
 *
 * LLVM says the same by {@code memory(argmem: read)}, {@code memory(none)} and {@code speculatable}.
 *
 * @param reads the arguments whose memory it may read
 * @param writes the arguments whose memory it may write
 * @param readsAny whether it may read whatever else
 * @param writesAny whether it may write whatever else, or stop the program
 * @param speculatable whether it ends, does not trap and is defined for any arguments
 */
public record CallEffects(BitSet reads, BitSet writes, boolean readsAny, boolean writesAny, boolean speculatable) {
    /** The attribute. */
    public static final String ATTRIBUTE = "wami.effects";

    private static final String READS = "reads";
    private static final String WRITES = "writes";
    private static final String READS_ANY = "reads_any";
    private static final String WRITES_ANY = "writes_any";
    private static final String SPECULATABLE = "speculatable";

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CallEffects e
                && reads.equals(e.reads)
                && writes.equals(e.writes)
                && readsAny == e.readsAny
                && writesAny == e.writesAny
                && speculatable == e.speculatable;
    }

    @Override
    public int hashCode() {
        return 31 * reads.hashCode() + writes.hashCode();
    }

    /** What is said of {@code op}; null if nothing is, so that it may do anything. */
    public static @Nullable CallEffects of(Operation op) {
        if (!(op.attribute(ATTRIBUTE) instanceof DictionaryAttr said) || !(op instanceof CallLike)) return null;
        return new CallEffects(
                set(said.get(READS)),
                set(said.get(WRITES)),
                said.has(READS_ANY),
                said.has(WRITES_ANY),
                said.has(SPECULATABLE));
    }

    /** Says it of {@code call}. */
    public void attachTo(Operation call) {
        DictionaryAttr said = DictionaryAttr.EMPTY;
        if (!reads.isEmpty()) said = said.with(READS, numbers(reads));
        if (!writes.isEmpty()) said = said.with(WRITES, numbers(writes));
        if (readsAny) said = said.with(READS_ANY, UnitAttr.UNIT);
        if (writesAny) said = said.with(WRITES_ANY, UnitAttr.UNIT);
        if (speculatable) said = said.with(SPECULATABLE, UnitAttr.UNIT);
        call.setAttribute(ATTRIBUTE, said);
    }

    /** The same as effects of {@code call}. */
    void addTo(EffectList out, Operation call) {
        List<Value> passed = ((CallLike) call).callArguments();
        for (int i = reads.nextSetBit(0); i >= 0 && i < passed.size(); i = reads.nextSetBit(i + 1)) {
            out.read(passed.get(i));
        }
        for (int i = writes.nextSetBit(0); i >= 0 && i < passed.size(); i = writes.nextSetBit(i + 1)) {
            out.write(passed.get(i));
        }
        if (readsAny) out.read(null);
        if (writesAny) out.write(null);
    }

    private static BitSet set(@Nullable Attribute numbers) {
        BitSet out = new BitSet();
        if (numbers instanceof DenseArrayAttr all) for (int i : all.toInts()) out.set(i);
        return out;
    }

    private static DenseArrayAttr numbers(BitSet set) {
        return DenseArrayAttr.i32(set.stream().toArray());
    }
}
