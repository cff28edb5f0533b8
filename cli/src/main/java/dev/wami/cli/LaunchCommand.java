package dev.wami.cli;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.tools.Wave;
import dev.wami.waveemulator.Emulator;
import dev.wami.waveemulator.Execution;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code wave run}: executes a kernel on the emulator. The options are those of the published {@code wave-emu}, and
 * some more.
 */
final class LaunchCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals("FILE", "a WAVE binary or assembly; - is standard input")
                .value("NAME", "the kernel (default: the first)", "--kernel")
                .value("X,Y,Z", "workgroups (default: 1,1,1)", "--grid")
                .value("X,Y,Z", "threads of a workgroup (default: what the kernel says, else 32,1,1)", "--workgroup")
                .value(
                        "R:VALUE",
                        "initial value of register R in every thread; may be given more than once",
                        "--set-reg")
                .value("OFFSET:FILE", "put a file into device memory; may be given more than once", "--arg")
                .value(
                        "OFFSET:KIND:COUNT[:SCALE]",
                        "put 0, SCALE, 2 SCALE ... into device memory, as u8 i32 u32 f16 bf16 f32 f64",
                        "--fill-iota")
                .value("OFFSET:KIND:COUNT", "put zeros into device memory", "--fill-zero")
                .value("BYTES", "device memory (default: 1048576)", "--device-memory")
                .value("BYTES", "local memory of a kernel that does not declare it (default: 16384)", "--local-memory")
                .value("N", "registers of a kernel that does not declare them (default: 32)", "--registers")
                .value("N", "lanes of a wave, 1 to 64 (default: 32)", "--wave-width")
                .value(
                        "N",
                        "stop after this many instructions of a workgroup (default: 10000000; 0: never)",
                        "--max-instructions")
                .value(
                        "VERSION",
                        "v0.4: behave as the published emulator, bit for bit, and report nothing",
                        "--compat");
        for (DeviceMemory.Kind kind : DeviceMemory.Kind.values()) {
            options.value("OFFSET:COUNT", "show device memory as " + kind + " after the run", dumpOption(kind));
        }
        options.value("START:END", "show the bytes of device memory after the run", "--dump-memory")
                .flag("show the registers of each thread after the run", "--dump-regs")
                .flag("show what was executed", "--stats")
                .flag("show each instruction of each wave before it is executed, on standard error", "--trace");
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "What the specification leaves undefined is reported where it happens: division by zero, addresses out of bounds, barriers in\n"
                + "divergent control flow, races.\n";
    }

    private static String dumpOption(DeviceMemory.Kind kind) {
        return "--dump-" + kind;
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        if (args.positionals().size() != 1) {
            throw new UsageException("one program: name a file, or - for standard input");
        }
        boolean compat = args.choice("--compat", "", List.of("v0.4")).equals("v0.4");
        byte[] memory = DeviceMemory.allocate(args.integer("--device-memory", 1 << 20, 0, Integer.MAX_VALUE));
        Diagnostics diagnostics = new Diagnostics();
        try (Messages messages = Messages.of(args, console)) {
            SourceFile source = program(args.positionals().get(0), console, diagnostics);
            Execution done = source == null ? null : launch(source, memory, compat, args, console, diagnostics);
            messages.print(diagnostics.all(), source == null ? List.of() : List.of(source));
            if (done == null) return ExitCode.DIAGNOSTICS;
            show(done, args, console);
            return done.isGood() ? ExitCode.OK : ExitCode.DIAGNOSTICS;
        }
    }

    /** A file that is not a kernel's source; null after a report. */
    private static @Nullable SourceFile program(String name, Console console, Diagnostics diagnostics) {
        Language language = Language.of(name.substring(name.lastIndexOf('.') + 1));
        if (language == null) return InputFile.binary(name, console, diagnostics);
        diagnostics.error(
                Location.of(name, 0, 0), "this is a source in %s; wave compile makes a program of it", language);
        return null;
    }

    /** Null after a report. */
    private static @Nullable Execution launch(
            SourceFile source,
            byte[] memory,
            boolean compat,
            Arguments args,
            Console console,
            Diagnostics diagnostics) {
        WaveProgram program = new Wave().program(source, diagnostics);
        if (program == null) return null;
        int kernel = kernel(program, args, source, diagnostics);
        if (kernel < 0 || !fill(new DeviceMemory(memory), args, console, diagnostics)) return null;
        Execution done = emulator(args, memory, compat, console).run(program, kernel);
        diagnostics.addAll(done.diagnostics());
        return done;
    }

    private static int kernel(WaveProgram program, Arguments args, SourceFile source, Diagnostics diagnostics) {
        List<String> names = program.kernels().stream().map(WaveKernel::name).toList();
        int number = args.value("--kernel").map(names::indexOf).orElse(names.isEmpty() ? -1 : 0);
        if (number < 0) {
            String wanted = args.value("--kernel", "");
            diagnostics.error(
                    Location.of(source.name(), 0, 0),
                    names.isEmpty()
                            ? "there is no kernel"
                            : "there is no kernel '" + wanted + "'" + Closest.hint(wanted, names));
        }
        return number;
    }

    private static boolean fill(DeviceMemory memory, Arguments args, Console console, Diagnostics diagnostics) {
        for (String zeros : args.values("--fill-zero")) memory.zero(zeros);
        for (String iota : args.values("--fill-iota")) memory.iota(iota);
        for (String file : args.values("--arg")) if (!memory.load(file, console, diagnostics)) return false;
        return true;
    }

    private static Emulator emulator(Arguments args, byte[] memory, boolean compat, Console console) {
        Emulator.Builder builder = Emulator.builder()
                .memory(memory)
                .deviceMemory(memory.length)
                .localMemory(args.integer("--local-memory", 1 << 14, 0, 1 << 30))
                .registers(args.integer("--registers", WaveKernel.DEFAULT_REGISTERS, 1, 256))
                .waveWidth(args.integer("--wave-width", 32, 1, 64))
                .instructionLimit(args.integer("--max-instructions", 10_000_000, 0, Integer.MAX_VALUE))
                .keepRegisters(args.flag("--dump-regs"))
                .compat(compat);
        if (args.flag("--trace")) builder.trace(console::error);
        Extent grid = extent(args, "--grid");
        if (grid != null) builder.grid(grid);
        Extent workgroup = extent(args, "--workgroup");
        if (workgroup != null) builder.workgroup(workgroup);
        for (String text : args.values("--set-reg")) {
            int colon = text.indexOf(':');
            if (colon < 0) throw new UsageException("--set-reg takes R:VALUE, not '" + text + "'");
            int register = DeviceMemory.number("--set-reg", text.substring(0, colon));
            if (register < 0 || register > 255) {
                throw new UsageException("--set-reg: there are registers 0 to 255, not " + register);
            }
            builder.register(register, DeviceMemory.number("--set-reg", text.substring(colon + 1)));
        }
        return builder.build();
    }

    /** {@code X[,Y[,Z]]}; null if the option was not given. */
    private static @Nullable Extent extent(Arguments args, String option) {
        String text = args.value(option, "");
        if (text.isEmpty()) return null;
        List<Integer> sizes = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            int size = DeviceMemory.number(option, part);
            if (size < 1) throw new UsageException(option + ": a size is 1 to 2147483647, not " + part);
            sizes.add(size);
        }
        if (sizes.size() > 3) throw new UsageException(option + " takes X,Y,Z, not '" + text + "'");
        while (sizes.size() < 3) sizes.add(1);
        return new Extent(sizes.get(0), sizes.get(1), sizes.get(2));
    }

    private static void show(Execution done, Arguments args, Console console) {
        DeviceMemory memory = new DeviceMemory(done.memory());
        for (String range : args.values("--dump-memory")) console.out().print(memory.dump(range));
        for (DeviceMemory.Kind kind : DeviceMemory.Kind.values()) {
            for (String range : args.values(dumpOption(kind))) {
                console.out().print(memory.elements(dumpOption(kind), kind, range));
            }
        }
        if (args.flag("--dump-regs")) registers(done, console);
        if (args.flag("--stats")) console.out().print(done.statistics());
    }

    /** A line for each thread, in the order in which they ran: its registers from r0 on, in hexadecimal. */
    private static void registers(Execution done, Console console) {
        for (int thread = 0; thread < done.threads(); thread++) {
            StringBuilder line = new StringBuilder("thread ").append(thread).append(':');
            for (int word : done.registers(thread)) {
                line.append(' ').append(HexFormat.of().toHexDigits(word));
            }
            console.print(line.toString());
        }
    }
}
