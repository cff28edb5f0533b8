package dev.wami.jvmbackend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.jvmbackend.runtime.Interrupted;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.ModuleBuilder;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.junit.jupiter.api.Test;

class JvmModuleTest {
    private static final FuncType I32_TO_I32 = new FuncType(List.of(ValueType.I32), List.of(ValueType.I32));

    private static ModuleInstance instance(ModuleBuilder module, Imports imports)
            throws UnsupportedModuleException, LinkException {
        return JvmModule.compile(module.build()).instantiate(imports);
    }

    @Test
    void tailCallsTakeNoStack() throws Exception {
        ModuleBuilder module = new ModuleBuilder();
        int even = module.addFunction(I32_TO_I32);
        int odd = module.addFunction(I32_TO_I32);
        module.define(even, parity(odd, 1));
        module.define(odd, parity(even, 0));
        module.export("even", ExternKind.FUNC, even);
        FunctionInstance function = instance(module, Imports.NONE).function("even");
        assertThat(function.invoke(1_000_000)).containsExactly(1);
        assertThat(function.invoke(1_000_001)).containsExactly(0);
    }

    /** {@code n == 0 ? atZero : other(n - 1)}. */
    private static CodeBuilder parity(int other, int atZero) {
        CodeBuilder code = new CodeBuilder(1);
        code.op(Opcode.LOCAL_GET, 0).op(Opcode.I32_EQZ);
        code.open(Opcode.IF, BlockType.EMPTY);
        code.i32Const(atZero).op(Opcode.RETURN).end();
        return code.op(Opcode.LOCAL_GET, 0).i32Const(1).op(Opcode.I32_SUB).op(Opcode.RETURN_CALL, other);
    }

    @Test
    void whatTheJvmChecksBecomesATrap() throws Exception {
        ModuleBuilder module = new ModuleBuilder();
        module.addMemory(new MemoryType(Limits.between(1, 1)));
        int load = module.addFunction(I32_TO_I32);
        module.define(load, new CodeBuilder(1).op(Opcode.LOCAL_GET, 0).access(Opcode.I32_LOAD, 2, 8));
        module.export("load", ExternKind.FUNC, load);
        int divide = module.addFunction(I32_TO_I32);
        module.define(
                divide, new CodeBuilder(1).i32Const(6).op(Opcode.LOCAL_GET, 0).op(Opcode.I32_DIV_U));
        module.export("divide", ExternKind.FUNC, divide);
        int deep = module.addFunction(I32_TO_I32);
        module.define(deep, new CodeBuilder(1).op(Opcode.LOCAL_GET, 0).op(Opcode.CALL, deep));
        module.export("deep", ExternKind.FUNC, deep);
        ModuleInstance instance = instance(module, Imports.NONE);

        assertThat(instance.function("load").invoke(65536 - 12)).containsExactly(0);
        // one byte too far; with the offset beyond 2^32; beyond 2^31
        for (int address : new int[] {65536 - 11, -4, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertTraps(instance.function("load"), address, "out of bounds memory access");
        }
        assertThat(instance.function("divide").invoke(4)).containsExactly(1);
        assertTraps(instance.function("divide"), 0, "integer divide by zero");
        assertTraps(instance.function("deep"), 0, "call stack exhausted");
    }

    private static void assertTraps(FunctionInstance function, int argument, String text) {
        assertThatThrownBy(() -> function.invoke(argument))
                .isInstanceOf(TrapException.class)
                .hasMessage(text);
    }

    @Test
    void anExceptionOfTheHostIsNoTrap() throws Exception {
        ModuleBuilder module = new ModuleBuilder();
        int host = module.importFunction("env", "host", I32_TO_I32);
        int call = module.addFunction(I32_TO_I32);
        module.define(call, new CodeBuilder(1).op(Opcode.LOCAL_GET, 0).op(Opcode.CALL, host));
        module.export("call", ExternKind.FUNC, call);
        IndexOutOfBoundsException thrown = new IndexOutOfBoundsException("of the host");
        FunctionInstance function = FunctionInstance.host(I32_TO_I32, (caller, arguments) -> {
            throw thrown;
        });
        FunctionInstance exported = instance(module, (from, name) -> function).function("call");
        assertThatThrownBy(() -> exported.invoke(1)).isSameAs(thrown);
    }

    @Test
    void anInterruptEndsALoop() throws Exception {
        ModuleBuilder module = new ModuleBuilder();
        int forever = module.addFunction(FuncType.EMPTY);
        CodeBuilder code = new CodeBuilder(0);
        CodeBuilder.Label loop = code.open(Opcode.LOOP, BlockType.EMPTY);
        module.define(forever, code.branch(Opcode.BR, loop).end());
        module.export("forever", ExternKind.FUNC, forever);
        FunctionInstance function = JvmModule.compile(module.build(), JvmOptions.DEFAULT.withInterruptible(true))
                .instantiate(Imports.NONE)
                .function("forever");
        Thread.currentThread().interrupt();
        assertThatThrownBy(function::invoke).isInstanceOf(Interrupted.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aFunctionLargerThanAMethodMayBe() throws Exception {
        // n, by 5,000 additions of 1 in a loop that leaves its blocks and comes back
        ModuleBuilder module = new ModuleBuilder();
        int count = module.addFunction(I32_TO_I32);
        CodeBuilder code = new CodeBuilder(1);
        int sum = code.local(ValueType.I32);
        CodeBuilder.Label out = code.open(Opcode.BLOCK, BlockType.EMPTY);
        CodeBuilder.Label loop = code.open(Opcode.LOOP, BlockType.EMPTY);
        for (int i = 0; i < 5_000; i++) {
            code.op(Opcode.LOCAL_GET, 0).op(Opcode.LOCAL_GET, sum).op(Opcode.I32_EQ);
            code.branch(Opcode.BR_IF, out);
            code.op(Opcode.LOCAL_GET, sum).i32Const(1).op(Opcode.I32_ADD).op(Opcode.LOCAL_SET, sum);
        }
        code.branch(Opcode.BR, loop).end().end();
        module.define(count, code.op(Opcode.LOCAL_GET, sum));
        module.export("count", ExternKind.FUNC, count);
        FunctionInstance function = instance(module, Imports.NONE).function("count");
        for (int n : new int[] {0, 1, 4_999, 5_000, 12_345}) {
            assertThat(function.invoke(n)).containsExactly(n);
        }
    }

    @Test
    void manyFunctionsOfOneTypeInATable() throws Exception {
        ModuleBuilder module = new ModuleBuilder();
        FuncType type = new FuncType(List.of(), List.of(ValueType.I32));
        int first = -1;
        for (int i = 0; i < 1_000; i++) {
            int function = module.addFunction(type);
            if (first < 0) first = function;
            module.define(function, new CodeBuilder(0).i32Const(i));
            module.export("f" + i, ExternKind.FUNC, function);
        }
        ModuleInstance instance = instance(module, Imports.NONE);
        for (int i = 0; i < 1_000; i++) {
            assertThat(instance.function("f" + i).invoke()).containsExactly(i);
        }
    }
}
