package dev.wami.benchmarks;

import run.endive.compiler.InterpreterFallback;
import run.endive.compiler.MachineFactoryCompiler;
import run.endive.runtime.ByteArrayMemory;
import run.endive.runtime.ImportFunction;
import run.endive.runtime.ImportValues;
import run.endive.runtime.Instance;
import run.endive.runtime.Machine;
import run.endive.wasm.Parser;
import run.endive.wasm.WasmModule;
import run.endive.wasm.types.FunctionType;
import run.endive.wasm.types.ValType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A kernel on Endive, the successor of Chicory, compiled to JVM classes; what it cannot compile is interpreted. */
final class EndiveKernel implements JvmEngines.Kernel {
    private final WasmModule module;
    private final Function<Instance, Machine> machines;

    EndiveKernel(byte[] bytes) {
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
