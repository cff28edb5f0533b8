package dev.wami.tests.jvm;

import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.GlobalCell;
import dev.wami.jvmbackend.runtime.Memory;
import dev.wami.jvmbackend.runtime.Table;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The module {@code spectest} that the suite's scripts import from. */
final class Spectest {
    private Spectest() {}

    static Map<String, Extern> exports() {
        Map<String, Extern> exports = new TreeMap<>();
        exports.put("print", printing());
        exports.put("print_i32", printing(ValueType.I32));
        exports.put("print_i64", printing(ValueType.I64));
        exports.put("print_f32", printing(ValueType.F32));
        exports.put("print_f64", printing(ValueType.F64));
        exports.put("print_i32_f32", printing(ValueType.I32, ValueType.F32));
        exports.put("print_f64_f64", printing(ValueType.F64, ValueType.F64));
        exports.put("global_i32", new GlobalCell(ValueType.I32, false, 666));
        exports.put("global_i64", new GlobalCell(ValueType.I64, false, 666L));
        exports.put("global_f32", new GlobalCell(ValueType.F32, false, 666.6f));
        exports.put("global_f64", new GlobalCell(ValueType.F64, false, 666.6));
        exports.put("table", new Table(new TableType(RefType.FUNCREF, Limits.between(10, 20)), null));
        exports.put(
                "table64", new Table(new TableType(RefType.FUNCREF, Limits.between(10, 20), AddressType.I64), null));
        exports.put("memory", new Memory(new MemoryType(Limits.between(1, 2))));
        exports.put("shared_memory", new Memory(new MemoryType(Limits.between(1, 2), AddressType.I32, true, 16)));
        return exports;
    }

    private static FunctionInstance printing(ValueType... params) {
        return FunctionInstance.host(new FuncType(List.of(params), List.of()), (caller, arguments) -> new Object[0]);
    }
}
