package dev.wami.waveir.asm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.text.EditDistance;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A kernel that is being read. */
final class KernelText {
    private record Label(int instruction, Location location) {}

    final String name;
    final Location begin;
    int registers = WaveKernel.DEFAULT_REGISTERS;
    int predicates = WaveKernel.PREDICATES;
    int localMemory;
    Extent workgroup = Extent.ANY;
    boolean fixedWorkgroup;
    private final List<InstructionText> code = new ArrayList<>();
    private final Map<String, Label> labels = new LinkedHashMap<>();

    KernelText(String name, Location begin) {
        this.name = name;
        this.begin = begin;
    }

    void add(InstructionText instruction) {
        code.add(instruction);
    }

    /** A label of the next instruction. */
    void label(String label, Location location, Diagnostics diagnostics) {
        Label before = labels.putIfAbsent(label, new Label(code.size(), location));
        if (before != null) {
            diagnostics
                    .error(location, "label '%s' is there twice", label)
                    .note(before.location(), "the first is here");
        }
    }

    /** The kernel with its calls bound to labels; an unknown one is an error. */
    WaveKernel finish(Diagnostics diagnostics) {
        List<WaveInstruction> bound = new ArrayList<>();
        for (InstructionText i : code) {
            String label = i.label();
            Label target = label == null ? null : labels.get(label);
            bound.add(target == null ? i.instruction() : i.instruction().withOperands(target.instruction()));
            if (label == null || target != null) continue;
            String near = EditDistance.closest(label, labels.keySet());
            diagnostics.error(
                    i.operandLocation(),
                    "kernel '%s' has no label '%s'%s",
                    name,
                    label,
                    near == null ? "" : "; did you mean '" + near + "'?");
        }
        return new WaveKernel(name, registers, predicates, localMemory, workgroup, fixedWorkgroup, bound);
    }
}
