package dev.wami.waveir;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;

/** Reads or writes its first operand, a variable of {@code hir} or of {@code mir}. */
public interface VariableAccess extends MemoryEffects {

    default Value variable() {
        return ((Operation) this).operand(0);
    }

    /** Gives the value of the variable. */
    interface Get extends VariableAccess {
        @Override
        default void effects(EffectList out) {
            out.read(variable());
        }
    }

    /** Gives the variable the value that is the second operand. */
    interface Set extends VariableAccess {
        default Value value() {
            return ((Operation) this).operand(1);
        }

        @Override
        default void effects(EffectList out) {
            out.write(variable());
        }
    }
}
