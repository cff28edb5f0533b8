package dev.wami.benchmarks;

import dev.wami.jvmbackend.JvmModule;
import dev.wami.jvmbackend.UnsupportedModuleException;
import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** A kernel on our engine. */
final class OurKernel implements JvmEngines.Kernel {
    private final JvmModule module;

    OurKernel(byte[] bytes) {
        try {
            module = JvmModule.compile(BinaryDecoder.decode(bytes).module().orElseThrow());
        } catch (UnsupportedModuleException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    @Override
    public void run(JvmEngines.Printed printed) {
        try {
            FunctionInstance main =
                    module.instantiate((from, name) -> host(name, printed)).function("main");
            Object[] zeros = main.type().function().params().stream()
                    .map(type -> (Object) 0)
                    .toArray();
            main.invoke(zeros);
        } catch (LinkException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static Extern host(String name, JvmEngines.Printed printed) {
        if (name.equals("toggle_gpio")) {
            return FunctionInstance.host(FuncType.EMPTY, (caller, arguments) -> {
                printed.toggle();
                return new Object[0];
            });
        }
        ValueType type = type(name);
        return FunctionInstance.host(new FuncType(List.of(type), List.of()), (caller, arguments) -> {
            printed.add(JvmEngines.bits(name, raw(arguments[0])));
            return new Object[0];
        });
    }

    private static ValueType type(String name) {
        return switch (name) {
            case "print_f64" -> ValueType.F64;
            case "print_f32" -> ValueType.F32;
            case "print_i64" -> ValueType.I64;
            default -> ValueType.I32;
        };
    }

    private static long raw(Object box) {
        if (box instanceof Double value) return Double.doubleToRawLongBits(value);
        if (box instanceof Float value) return Float.floatToRawIntBits(value);
        return ((Number) box).longValue();
    }
}
