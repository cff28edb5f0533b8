package dev.wami.core.ir.trait;

import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the effects of an operation. */
public final class EffectList {
    private final List<Effect> effects = new ArrayList<>(2);

    public void read(@Nullable Value memory) {
        add(Effect.Kind.READ, memory, Effect.MEMORY);
    }

    public void write(@Nullable Value memory) {
        add(Effect.Kind.WRITE, memory, Effect.MEMORY);
    }

    public void allocate(Value memory) {
        add(Effect.Kind.ALLOCATE, memory, Effect.MEMORY);
    }

    public void free(Value memory) {
        add(Effect.Kind.FREE, memory, Effect.MEMORY);
    }

    public void add(Effect.Kind kind, @Nullable Value memory, String resource) {
        effects.add(new Effect(kind, memory, resource));
    }

    public List<Effect> all() {
        return Collections.unmodifiableList(effects);
    }
}
