package dev.wami.waveemulator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs WAVE programs.
 *
 * <pre>{@code
 * Execution run = Emulator.builder()
 *         .grid(Extent.of(4))
 *         .memory(memory)
 *         .register(0, address)
 *         .build()
 *         .run(program);
 * }</pre>
 *
 * By default it follows the WAVE specification, thread by thread, and reports what is undefined there: division by
 * zero, access out of bounds, a barrier that not all threads of a workgroup reach, races, a launch in other workgroups
 * than the kernel holds for. With {@link Builder#compat} it is bit for bit the published emulator of v0.4, with its
 * quirks.
 */
public final class Emulator {
    private static final int MAX_THREADS = RaceDetector.MAX_THREADS;
    private static final int MAX_LOCAL_MEMORY = 1 << 26;

    private final Builder options;

    private Emulator(Builder options) {
        this.options = options;
    }

    public static Builder builder() {
        return new Builder();
    }

    /** How to launch. What is not set is as in the published emulator. */
    public static final class Builder {
        private Extent grid = Extent.of(1);
        private @Nullable Extent workgroup;
        private byte[] memory = new byte[0];
        private int deviceMemory = 1 << 20;
        private int localMemory = 1 << 14;
        private int registers = WaveKernel.DEFAULT_REGISTERS;
        private int waveWidth = 32;
        private long instructionLimit = 10_000_000;
        private boolean compat;
        private boolean keepRegisters;
        private @Nullable Consumer<String> trace;
        private final Map<Integer, Integer> initial = new TreeMap<>();

        private Builder() {}

        /** How many workgroups; one. */
        public Builder grid(Extent extent) {
            grid = extent;
            return this;
        }

        /**
         * Threads of a workgroup, instead of what the kernel's header says; if neither says anything, 32. In the mode
         * v0.4 the header goes first.
         */
        public Builder workgroup(Extent extent) {
            workgroup = extent;
            return this;
        }

        /** Bytes of device memory, zero at first; 1 MiB. */
        public Builder deviceMemory(int bytes) {
            deviceMemory = bytes;
            return this;
        }

        /** What is in device memory at first; if it is more than {@link #deviceMemory}, that grows. */
        public Builder memory(byte[] bytes) {
            memory = bytes;
            return this;
        }

        /** Bytes of local memory of a workgroup if the kernel's header says 0; 16 KiB. */
        public Builder localMemory(int bytes) {
            localMemory = bytes;
            return this;
        }

        /** What a register of every thread holds at first; 0. */
        public Builder register(int number, int value) {
            initial.put(number, value);
            return this;
        }

        /** Registers of a thread if the kernel's header says 0; 32. */
        public Builder registers(int count) {
            registers = count;
            return this;
        }

        /** Lanes of a wave, 1 to 64; 32. */
        public Builder waveWidth(int lanes) {
            waveWidth = lanes;
            return this;
        }

        /** After how many instructions of a workgroup's waves a run is given up; 10,000,000, and 0 for never. */
        public Builder instructionLimit(long instructions) {
            instructionLimit = instructions;
            return this;
        }

        /** Whether to be the published emulator of v0.4. */
        public Builder compat(boolean v04) {
            compat = v04;
            return this;
        }

        /** Whether {@link Execution#registers} is wanted. */
        public Builder keepRegisters(boolean keep) {
            keepRegisters = keep;
            return this;
        }

        /** Receives each instruction of each wave before it is executed, a line each; none by default. */
        public Builder trace(Consumer<String> lines) {
            trace = lines;
            return this;
        }

        /** The emulator; the builder may be used on, it will not change. */
        public Emulator build() {
            Builder copy = new Builder();
            copy.grid = grid;
            copy.workgroup = workgroup;
            copy.memory = memory;
            copy.deviceMemory = deviceMemory;
            copy.localMemory = localMemory;
            copy.registers = registers;
            copy.waveWidth = waveWidth;
            copy.instructionLimit = instructionLimit;
            copy.compat = compat;
            copy.keepRegisters = keepRegisters;
            copy.trace = trace;
            copy.initial.putAll(initial);
            return new Emulator(copy);
        }
    }

    /** Runs the first kernel. */
    public Execution run(WaveProgram program) {
        return run(program, 0);
    }

    /** Runs the kernel of this number; what is wrong with the launch is in the result's diagnostics. */
    public Execution run(WaveProgram program, int number) {
        byte[] memory = new byte[Math.max(options.deviceMemory, options.memory.length)];
        System.arraycopy(options.memory, 0, memory, 0, options.memory.length);
        Diagnostics diagnostics = new Diagnostics();
        Statistics statistics = new Statistics();
        List<int[]> registers = new ArrayList<>();
        if (number < 0 || number >= program.kernels().size()) {
            diagnostics.error(Location.UNKNOWN, "there is no kernel %d in the program", number);
        } else {
            WaveKernel kernel = program.kernels().get(number);
            Extent workgroup = workgroup(kernel, diagnostics);
            if (!diagnostics.hasErrors()) {
                List<WaveInstruction> code = options.compat ? codeFrom(program, number) : kernel.code();
                new Launch(kernel, code, workgroup, memory, statistics, diagnostics, registers).run();
            }
        }
        return new Execution(memory, statistics, diagnostics, registers);
    }

    /** The published emulator runs on into the kernels after it. */
    private static List<WaveInstruction> codeFrom(WaveProgram program, int number) {
        List<WaveInstruction> code = new ArrayList<>();
        for (WaveKernel k : program.kernels().subList(number, program.kernels().size())) code.addAll(k.code());
        return code;
    }

    /** Threads of a workgroup, checked. */
    private Extent workgroup(WaveKernel kernel, Diagnostics diagnostics) {
        Extent asked = options.workgroup;
        Extent header = kernel.workgroup();
        Extent size = header.x() > 0 && (options.compat || asked == null) ? header : asked;
        if (size == null) size = Extent.of(32);
        String wrong = null;
        if (options.waveWidth < 1 || options.waveWidth > Long.SIZE) {
            wrong = "a wave has 1 to 64 lanes, not " + options.waveWidth;
        } else if (size.x() < 1 || size.y() < 1 || size.z() < 1 || size.count() > MAX_THREADS) {
            wrong = "a workgroup has 1 to " + MAX_THREADS + " threads, not (" + size + ")";
        } else if (options.grid.x() < 0 || options.grid.y() < 0 || options.grid.z() < 0) {
            wrong = "there is no grid of (" + options.grid + ")";
        } else if (!fits(options.grid.x(), size.x())
                || !fits(options.grid.y(), size.y())
                || !fits(options.grid.z(), size.z())) {
            wrong = "a launch has at most 2147483647 threads in each dimension, not those of (" + options.grid
                    + ") workgroups of (" + size + ")";
        } else if (Math.max(kernel.localMemory(), options.localMemory) > MAX_LOCAL_MEMORY) {
            wrong = "a workgroup has at most " + MAX_LOCAL_MEMORY + " bytes of local memory";
        } else if (kernel.fixedWorkgroup() && !options.compat && !size.equals(header)) {
            wrong = "its threads have slots of their own in local memory for workgroups of (" + header + "), not ("
                    + size + ")";
        }
        if (wrong != null) diagnostics.error(file(kernel), "kernel '%s': %s", kernel.name(), wrong);
        return size;
    }

    /** Global thread numbers are signed words: the compiler counts on it. */
    private static boolean fits(int workgroups, int threads) {
        return (long) workgroups * threads <= Integer.MAX_VALUE;
    }

    /** The file that a kernel is from, if its instructions say. */
    private static Location file(WaveKernel kernel) {
        var start =
                kernel.code().isEmpty() ? null : kernel.code().get(0).location().start();
        return start == null ? Location.UNKNOWN : Location.of(start.file(), 0, 0);
    }

    /** One run of one kernel. */
    private final class Launch {
        private final Extent size;
        private final int registers;
        private final Code code;
        private final Faults faults;
        private final @Nullable Tracer tracer;
        private final Statistics statistics;
        private final Diagnostics diagnostics;
        private final List<int[]> kept;
        private final WaveKernel kernel;
        private final Memory local;
        private final Memory device;
        private final RaceDetector.Phases phases = new RaceDetector.Phases();

        Launch(
                WaveKernel kernel,
                List<WaveInstruction> instructions,
                Extent size,
                byte[] memory,
                Statistics statistics,
                Diagnostics diagnostics,
                List<int[]> kept) {
            this.kernel = kernel;
            this.size = size;
            this.statistics = statistics;
            this.diagnostics = diagnostics;
            this.kept = kept;
            registers = kernel.registers() > 0 ? kernel.registers() : options.registers;
            code = new Code(instructions, registers, options.waveWidth);
            faults = new Faults(kernel.name(), code, diagnostics);
            tracer = options.trace == null ? null : new Tracer(code, options.trace);
            local = new Memory(true, new byte[kernel.localMemory() > 0 ? kernel.localMemory() : options.localMemory]);
            device = new Memory(false, memory);
        }

        void run() {
            if (!options.compat && !StaticCheck.check(kernel, registers, diagnostics)) return;
            RaceDetector localRaces = options.compat ? null : new RaceDetector(local, phases);
            RaceDetector deviceRaces = options.compat ? null : new RaceDetector(device, phases);
            ControlFlow control = options.compat
                    ? new CompatControlFlow(code, faults, statistics)
                    : new SpecControlFlow(code, faults, statistics, phases);
            int waves = (int) ((size.count() + options.waveWidth - 1) / options.waveWidth);
            SpecialValues specials = new SpecialValues(options.grid, size, waves);
            Executor executor = new Executor(
                    code,
                    options.compat,
                    control,
                    new Accesses(code, local, faults, statistics, localRaces),
                    new Accesses(code, device, faults, statistics, deviceRaces),
                    faults,
                    statistics,
                    specials);
            try {
                for (int z = 0; z < options.grid.z(); z++) {
                    for (int y = 0; y < options.grid.y(); y++) {
                        for (int x = 0; x < options.grid.x(); x++) {
                            Extent at = new Extent(x, y, z);
                            specials.enter(at);
                            faults.enter(at);
                            if (tracer != null) tracer.enter(at);
                            workgroup(new Wave[waves], executor, control);
                        }
                    }
                }
            } catch (Stop reported) {
                // why is in the diagnostics
            }
        }

        private void workgroup(Wave[] waves, Executor executor, ControlFlow control) {
            phases.workgroup();
            Arrays.fill(local.bytes, (byte) 0);
            for (int i = 0; i < waves.length; i++) waves[i] = wave(i);
            statistics.waves += waves.length;
            new Workgroup(waves, executor, control, faults, options.compat, tracer).run(options.instructionLimit);
            statistics.workgroups++;
            if (options.keepRegisters) {
                for (int thread = 0; thread < size.count(); thread++) {
                    kept.add(thread(waves[thread / options.waveWidth], thread % options.waveWidth));
                }
            }
        }

        private Wave wave(int id) {
            int width = options.waveWidth;
            long threads = Math.min(size.count() - (long) id * width, width);
            Wave wave = new Wave(id, width, -1L >>> 64 - threads, Code.words(registers, width));
            options.initial.forEach((register, value) -> {
                if (register < 0 || register >= registers) return;
                for (int lane = 0; lane < width; lane++) wave.registers[register * width + lane] = value;
            });
            return wave;
        }

        private int[] thread(Wave wave, int lane) {
            int[] values = new int[registers];
            for (int r = 0; r < registers; r++) values[r] = wave.registers[r * wave.width + lane];
            return values;
        }
    }
}
