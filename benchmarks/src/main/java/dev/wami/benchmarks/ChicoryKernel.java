package dev.wami.benchmarks;

import com.dylibso.chicory.compiler.InterpreterFallback;
import com.dylibso.chicory.compiler.MachineFactoryCompiler;
import com.dylibso.chicory.runtime.ByteArrayMemory;
import com.dylibso.chicory.runtime.ImportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.ValType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A kernel on Chicory, compiled to JVM classes; what it cannot compile is interpreted. */
final class ChicoryKernel implements JvmEngines.Kernel {
    private final WasmModule module;
    private final Function<Instance, Machine> machines;

    ChicoryKernel(byte[] bytes) {
        module = Parser.parse(bytes);
        machines = MachineFactoryCompiler.builder(module)
                .withInterpreterFallback(InterpreterFallback.SILENT)
                .compile();
    }

    @Override
    public void run(JvmEngines.Printed printed) {
        List<ImportFunction> functions = new ArrayList<>();
        functions.add(new ImportFunction("env", "toggle_gpio", FunctionType.empty(), (instance, arguments) -> {
            printed.toggle();
            return new long[0];
        }));
        functions.add(printing("print_f64", ValType.F64, printed));
        functions.add(printing("print_f32", ValType.F32, printed));
        functions.add(printing("print_i64", ValType.I64, printed));
        functions.add(printing("print_i32", ValType.I32, printed));
        Instance instance = Instance.builder(module)
                .withMemoryFactory(ByteArrayMemory::new)
                .withMachineFactory(machines)
                .withImportValues(
                        ImportValues.builder().withFunctions(functions).build())
                .build();
        long[] zeros = new long[instance.exportType("main").params().size()];
        instance.export("main").apply(zeros);
    }

    private static ImportFunction printing(String name, ValType type, JvmEngines.Printed printed) {
        return new ImportFunction("env", name, FunctionType.of(List.of(type), List.of()), (instance, arguments) -> {
            printed.add(JvmEngines.bits(name, arguments[0]));
            return new long[0];
        });
    }
}
