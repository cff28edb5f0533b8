package dev.wami.generator.loops;

import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the interpreter calls a program with: memory that is filled, and the same hash of it as compiled code has. */
public final class CallMemory {
    private final LoopProgram program;
    private final CallPlan plan;
    private final Map<String, Buffer> buffers = new LinkedHashMap<>();

    CallMemory(LoopProgram program, CallPlan plan) {
        this.program = program;
        this.plan = plan;
        for (CallPlan.Memory m : plan.memories()) {
            Element element = m.owner().element();
            Buffer buffer = new Buffer(type(element), m.count());
            for (int i = 0; i < m.count(); i++) {
                buffer.set(i, Fill.element(element, m.seed(), i, plan.call().special()));
            }
            buffers.put(m.owner().name(), buffer);
        }
    }

    private static Type type(Element e) {
        return switch (e) {
            case F64 -> FloatType.F64;
            case F32 -> FloatType.F32;
            default -> IntegerType.of(e.bits());
        };
    }

    /** The arguments, as {@link dev.wami.core.interp.Frame} describes values. */
    public List<Object> arguments() {
        List<Object> out = new ArrayList<>();
        for (Array a : program.arguments()) {
            CallPlan.Use use = plan.use(a);
            long[] sizes = use.sizes().stream().mapToLong(Long::longValue).toArray();
            Buffer buffer = Objects.requireNonNull(buffers.get(use.owner()));
            out.add(new MemRefValue(buffer, type(a.element()), use.offset(), sizes, MemRefValue.rowMajor(sizes)));
        }
        for (String p : program.parameters()) out.add(plan.call().values().getOrDefault(p, 0L));
        for (Element e : LoopProgram.SCALARS) out.add(plan.scalar(e));
        return out;
    }

    /** Of all memory and the results. */
    public long hash(List<Object> results) {
        long hash = 1;
        for (CallPlan.Memory m : plan.memories()) {
            Buffer buffer = Objects.requireNonNull(buffers.get(m.owner().name()));
            for (int i = 0; i < m.count(); i++) hash = mixed(hash, m.owner().element(), buffer.get(i));
        }
        for (int i = 0; i < results.size(); i++) {
            hash = mixed(hash, program.results().get(i).type(), results.get(i));
        }
        return hash;
    }

    /** What is not a number, as poison, has a hash of its own. */
    private static long mixed(long hash, Element element, Object value) {
        return Fill.hash(hash, value instanceof Long bits ? Fill.withoutNaN(element, bits) : 0x0BAD_0BAD_0BADL);
    }
}
