package dev.wami.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Bodies are filled up with {@code nop}, a byte each, to the sizes that a case is about. */
class BodyChoiceTest {
    private static WasmModule module(String functions) {
        String text = "(module " + functions + ")";
        return WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
    }

    private static String nops(int count) {
        return "nop ".repeat(count);
    }

    /** Which of the module's functions take the bodies of the other module, of which null stands for none. */
    private static boolean[] choose(WasmModule module, WasmModule others, int... without) {
        @Nullable Function[] bodies = others.functions().toArray(new Function[0]);
        for (int i : without) bodies[i] = null;
        return new BodyChoice(module, new ArrayList<>(module.functions()), bodies).choose();
    }

    @Test
    void takesTheSmallerBody() {
        WasmModule module = module("(func (export \"a\") " + nops(9) + ") (func (export \"b\") " + nops(5) + ")");
        WasmModule others = module("(func " + nops(5) + ") (func " + nops(9) + ")");
        assertThat(choose(module, others)).containsExactly(true, false);
    }

    /** The new body contains what the other one calls, which nothing else does. */
    @Test
    void countsWhatNothingElseCalls() {
        WasmModule module = module("(func (export \"a\") call 1 " + nops(30) + ") (func " + nops(20) + ")");
        assertThat(choose(module, module("(func " + nops(45) + ") (func)"), 1)).startsWith(true);
        assertThat(choose(module, module("(func " + nops(60) + ") (func)"), 1)).startsWith(false);
    }

    /** As above, but the function that is contained stays for another caller. */
    @Test
    void doesNotCountWhatOthersCall() {
        WasmModule module = module("(func (export \"a\") call 1 " + nops(30) + ") (func " + nops(20)
                + ") (func (export \"c\") call 1 " + nops(8) + ")");
        WasmModule others = module("(func " + nops(45) + ") (func) (func " + nops(60) + ")");
        assertThat(choose(module, others, 1, 2)).startsWith(false);
        assertThat(choose(module, others, 1)).containsExactly(false, false, false);
    }

    /** Functions of a table are used without a call. */
    @Test
    void keepsWhatATableNames() {
        WasmModule module = module("(table 1 funcref) (elem (i32.const 0) 1) (func (export \"a\") call 1 " + nops(30)
                + ") (func " + nops(20) + ")");
        assertThat(choose(module, module("(func " + nops(45) + ") (func)"), 1)).startsWith(false);
    }

    @Test
    void leavesFunctionsWithOneBody() {
        WasmModule module = module("(func (export \"a\") " + nops(9) + ")");
        assertThat(choose(module, module("(func)"), 0)).isEqualTo(new boolean[1]);
    }
}
