package dev.wami.benchmarks;

import java.util.HashMap;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.ByteSequence;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;

/** A kernel on GraalWasm. Contexts share an engine, and so what it has compiled for an earlier run. */
final class GraalWasmKernel implements JvmEngines.Kernel {
    private static final Engine ENGINE = Engine.newBuilder("wasm").build();

    private final Source source;

    GraalWasmKernel(byte[] bytes) {
        if (ENGINE.getImplementationName().equals("Interpreted")) {
            throw new IllegalStateException("GraalWasm finds no Graal compiler of its version on this JVM");
        }
        source = Source.newBuilder("wasm", ByteSequence.create(bytes), "kernel").buildLiteral();
    }

    @Override
    public void run(JvmEngines.Printed printed) {
        try (Context context = Context.newBuilder("wasm").engine(ENGINE).build()) {
            Map<String, Object> host = new HashMap<>();
            host.put("toggle_gpio", (ProxyExecutable) arguments -> {
                printed.toggle();
                return null;
            });
            host.put("print_f64", printing("print_f64", printed));
            host.put("print_f32", printing("print_f32", printed));
            host.put("print_i64", printing("print_i64", printed));
            host.put("print_i32", printing("print_i32", printed));
            Map<String, Object> imports = new HashMap<>();
            imports.put("env", ProxyObject.fromMap(host));
            Value instance = context.eval(source).newInstance(ProxyObject.fromMap(imports));
            instance.getMember("exports").getMember("main").execute();
        }
    }

    private static ProxyExecutable printing(String name, JvmEngines.Printed printed) {
        return arguments -> {
            printed.add(JvmEngines.bits(name, raw(name, arguments[0])));
            return null;
        };
    }

    private static long raw(String name, Value value) {
        return switch (name) {
            case "print_f64" -> Double.doubleToRawLongBits(value.asDouble());
            case "print_f32" -> Float.floatToRawIntBits(value.asFloat());
            case "print_i64" -> value.asLong();
            default -> value.asInt();
        };
    }
}
