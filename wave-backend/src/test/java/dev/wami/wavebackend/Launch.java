package dev.wami.wavebackend;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.Type;
import dev.wami.waveemulator.Emulator;
import dev.wami.waveemulator.Execution;
import dev.wami.wavefrontend.Frontend;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.hir.BufferType;
import dev.wami.waveir.hir.HirLaunch;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.Kernels.KernelOp;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The same kernel on the same memory: by what hir says, and compiled, on the emulator. */
final class Launch {
    private final Operation module;
    private final KernelOp kernel;
    private final List<long[]> arguments = new ArrayList<>();
    private int groups = 1;
    private int width = 32;

    Launch(Operation module) {
        this.module = module;
        kernel = module.collect(KernelOp.class).get(0);
    }

    static Launch python(String source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = Frontend.parse(SourceFile.of("k.py", source), Language.PYTHON, diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all());
        return new Launch(module);
    }

    KernelOp kernel() {
        return kernel;
    }

    Launch groups(int n) {
        groups = n;
        return this;
    }

    Launch width(int lanes) {
        width = lanes;
        return this;
    }

    /** The next argument: an offset and extents, or a scalar's bits. */
    Launch argument(long... values) {
        arguments.add(values);
        return this;
    }

    byte[] interpret(byte[] memory) {
        byte[] out = memory.clone();
        HirLaunch launch = HirLaunch.of(kernel, out).grid(groups, 1, 1).waveWidth(width);
        for (int i = 0; i < arguments.size(); i++) {
            long[] a = arguments.get(i);
            if (kernel.argumentTypes().get(i) instanceof BufferType) {
                launch.buffer(i, a[0], Arrays.copyOfRange(a, 1, a.length));
            } else launch.scalar(i, a[0]);
        }
        Diagnostics diagnostics = new Diagnostics();
        launch.run(diagnostics);
        if (diagnostics.hasErrors()) throw new AssertionError(diagnostics.all());
        return out;
    }

    WaveProgram compile(WaveBackend.Options options) {
        Diagnostics diagnostics = new Diagnostics();
        WaveProgram p = WaveBackend.compile(module.copy(new IrMapping()), options, diagnostics);
        if (p == null || diagnostics.hasErrors()) throw new AssertionError(diagnostics.all());
        return p;
    }

    byte[] emulate(WaveProgram program, byte[] memory, boolean compat) {
        Emulator.Builder b = Emulator.builder()
                .grid(Extent.of(groups))
                .waveWidth(width)
                .memory(memory.clone())
                .deviceMemory(memory.length)
                .compat(compat);
        int at = 0;
        for (int i = 0; i < arguments.size(); i++) {
            Type t = kernel.argumentTypes().get(i);
            long[] a = arguments.get(i);
            if (t instanceof BufferType) {
                for (long v : a) b.register(at++, (int) v);
            } else if (HirTypes.width(t) == 64) {
                at += at & 1;
                b.register(at++, (int) a[0]);
                b.register(at++, (int) (a[0] >> 32));
            } else {
                b.register(at++, (int) a[0]);
            }
        }
        Execution run = b.build().run(program);
        if (!run.isGood()) throw new AssertionError(run.diagnostics().all());
        return run.memory();
    }

    static Operation copy(Operation module) {
        return Objects.requireNonNull(module.copy(new IrMapping()));
    }
}
