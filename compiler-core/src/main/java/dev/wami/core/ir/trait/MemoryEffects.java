package dev.wami.core.ir.trait;

/**
 * Says what the operation itself does to memory; without this interface anything is assumed. For what nested operations
 * do, see {@link RecursiveMemoryEffects}. Upstream: MemoryEffectOpInterface.
 */
public interface MemoryEffects {
    void effects(EffectList out);
}
