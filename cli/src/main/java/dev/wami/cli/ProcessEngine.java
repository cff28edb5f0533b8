package dev.wami.cli;

import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmInstance;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An engine that is installed beside us: each module in a process of its own ({@link EngineProcess}). */
final class ProcessEngine implements WasmEngine {
    private final String name;
    private final List<String> command;
    private final String remedy;
    private final TimeLimit limit;

    private ProcessEngine(String name, List<String> command, String remedy, TimeLimit limit) {
        this.limit = limit;
        this.name = name;
        this.command = command;
        this.remedy = remedy;
    }

    /** V8, in the node of {@code $WAMI_NODE} or of the path. */
    static ProcessEngine node(TimeLimit limit) {
        String program = program("WAMI_NODE", "node");
        return new ProcessEngine(
                "node",
                List.of(program, "-e", script("engine.js")),
                "install Node.js 18 or later; WAMI_NODE names the program where it is not '" + program + "'",
                limit);
    }

    /** wasmtime, in the module for Python of {@code $WAMI_PYTHON} or of the path. */
    static ProcessEngine wasmtime(TimeLimit limit) {
        String program = program("WAMI_PYTHON", "python3");
        return new ProcessEngine(
                "wasmtime",
                List.of(program, "-c", script("engine.py")),
                "install it with '" + program + " -m pip install wasmtime'; WAMI_PYTHON names another Python",
                limit);
    }

    private static String program(String variable, String otherwise) {
        return Optional.ofNullable(System.getenv(variable))
                .filter(v -> !v.isEmpty())
                .orElse(otherwise);
    }

    private static String script(String resource) {
        try (InputStream in = ProcessEngine.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException("no resource " + resource);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public WasmInstance instantiate(byte[] binary, List<HostFunction> host) throws RunFailure {
        Prepared module = Prepared.of(binary);
        EngineProcess process;
        try {
            process = new EngineProcess(command, host, limit);
        } catch (IOException e) {
            throw absent("there is no program '" + command.get(0) + "'");
        }
        try {
            String missing = process.awaitReady();
            if (!missing.isEmpty()) throw absent(missing);
            process.instantiate(module.binary, module.memory);
            if (!module.start.isEmpty()) process.call(module.start, FuncType.EMPTY, new long[0]);
        } catch (RunFailure e) {
            process.close();
            throw e;
        } catch (IOException e) {
            process.close();
            throw process.silence(e);
        }
        return new Running(process, module);
    }

    private RunFailure absent(String why) {
        return new RunFailure(RunFailure.Kind.ENGINE, why + "; " + remedy);
    }

    /**
     * A module whose memory is exported, so that host functions reach it, and whose start function is an export to be
     * called: while it runs, node has no exports.
     */
    private record Prepared(byte[] binary, WasmModule module, IndexSpaces spaces, String memory, String start) {
        static Prepared of(byte[] binary) {
            WasmModule module = BinaryDecoder.decode(binary)
                    .module()
                    .orElseThrow(() -> new IllegalArgumentException("an invalid module"));
            List<Export> exports = new ArrayList<>(module.exports());
            String memory = exports.stream()
                    .filter(e -> e.kind() == ExternKind.MEMORY && e.index() == 0)
                    .map(Export::name)
                    .findFirst()
                    .orElse("");
            boolean hidden = memory.isEmpty() && !module.memories().isEmpty();
            if (hidden) {
                memory = unused("memory", exports);
                exports.add(new Export(memory, ExternKind.MEMORY, 0));
            }
            String start = module.start().isPresent() ? unused("start", exports) : "";
            if (!start.isEmpty()) {
                exports.add(new Export(start, ExternKind.FUNC, module.start().getAsInt()));
            }
            IndexSpaces spaces = IndexSpaces.of(module);
            if (!hidden && start.isEmpty()) return new Prepared(binary, module, spaces, memory, start);
            WasmModule opened = module.withExports(exports, OptionalInt.empty());
            return new Prepared(BinaryEncoder.encode(opened), opened, spaces, memory, start);
        }

        private static String unused(String name, List<Export> exports) {
            String free = name;
            while (isUsed(free, exports)) free += "'";
            return free;
        }

        private static boolean isUsed(String name, List<Export> exports) {
            for (Export e : exports) if (e.name().equals(name)) return true;
            return false;
        }

        FuncType type(String export) {
            for (Export e : module.exports()) {
                FuncType type =
                        e.kind() == ExternKind.FUNC && e.name().equals(export) ? spaces.function(e.index()) : null;
                if (type != null) return type;
            }
            throw new IllegalArgumentException("no exported function " + export);
        }
    }

    private final class Running implements WasmInstance {
        private final EngineProcess process;
        private final Prepared module;

        Running(EngineProcess process, Prepared module) {
            this.process = process;
            this.module = module;
        }

        @Override
        public long[] call(String export, long... arguments) throws RunFailure {
            try {
                return process.call(export, module.type(export), arguments);
            } catch (IOException e) {
                throw process.silence(e);
            }
        }

        @Override
        public long time(String export, double seconds) throws RunFailure {
            try {
                return process.time(export, module.type(export), (int) (seconds * 1000));
            } catch (IOException e) {
                throw process.silence(e);
            }
        }

        @Override
        public void close() {
            process.close();
        }
    }
}
