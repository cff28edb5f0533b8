package dev.wami.core.ir.trait;

/** No effects and always speculatable: may be removed, duplicated and moved. Upstream: Pure. */
public interface Pure extends MemoryEffects, Speculation {
    @Override
    default void effects(EffectList out) {}

    @Override
    default Speculatability speculatability() {
        return Speculatability.YES;
    }
}
