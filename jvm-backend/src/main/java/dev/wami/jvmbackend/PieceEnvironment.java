package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Function;
import java.util.BitSet;
import org.objectweb.asm.MethodVisitor;

/**
 * The variables of a piece of a function. Its locals are in arrays. Those that the piece itself uses are in variables
 * of the JVM while it runs, and go back where it leaves or calls another piece - but not in a function that catches
 * exceptions, which leave without notice.
 */
final class PieceEnvironment extends Environment {
    private final Spread spread;
    private final BitSet used;
    private final BitSet written;

    PieceEnvironment(
            Layout layout,
            Signature signature,
            Function function,
            MethodVisitor code,
            Spread spread,
            BitSet used,
            BitSet written) {
        super(layout, signature, function, code);
        this.spread = spread;
        this.used = used;
        this.written = written;
        assign("[J");
        assign("[Ljava/lang/Object;");
        assignInstance(function);
        used.stream().forEach(this::assign);
    }

    @Override
    void enter() {
        enterInstance();
        restore();
    }

    @Override
    void get(int local) {
        if (used.get(local)) super.get(local);
        else spread.load(local, kinds[local], code);
    }

    @Override
    void set(int local) {
        if (used.get(local)) super.set(local);
        else spread.store(local, kinds[local], code);
    }

    @Override
    void save() {
        written.stream().forEach(local -> {
            super.get(local);
            spread.store(local, kinds[local], code);
        });
    }

    @Override
    void restore() {
        used.stream().forEach(local -> {
            spread.load(local, kinds[local], code);
            super.set(local);
        });
    }
}
