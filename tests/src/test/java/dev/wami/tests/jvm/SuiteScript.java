package dev.wami.tests.jvm;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wami.jvmbackend.JvmModule;
import dev.wami.jvmbackend.JvmOptions;
import dev.wami.jvmbackend.UnsupportedModuleException;
import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.GlobalCell;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.jvmbackend.runtime.WasmException;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmspec.TrapException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Executes a script of the suite, which wasm-tools made JSON of, on the JVM. */
final class SuiteScript {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** {@code -Dmethod=100} makes pieces of nearly all functions. */
    private static final JvmOptions OPTIONS = new JvmOptions(false, false, Integer.getInteger("method", 8000));

    private final Path folder;
    private final Map<String, Map<String, Extern>> registered = new HashMap<>();
    private final Map<String, ModuleInstance> named = new HashMap<>();
    private final Map<String, JvmModule> definitions = new HashMap<>();
    private @Nullable ModuleInstance last;
    /** Why the last module is not there. */
    private String missing = "no module";

    /** By kind of command, how many did as they should and how many there were. */
    final Map<String, int[]> totals = new TreeMap<>();

    final List<String> failures = new ArrayList<>();

    SuiteScript(Path folder) {
        this.folder = folder;
        registered.put("spectest", Spectest.exports());
    }

    void run(Path script) throws IOException {
        for (JsonNode command : JSON.readTree(script.toFile()).path("commands")) {
            String type = command.path("type").asText();
            switch (type) {
                case "assert_invalid", "assert_malformed", "assert_invalid_custom", "assert_malformed_custom" -> {}
                default -> {
                    String failure = failure(type, command);
                    int[] total = totals.computeIfAbsent(type, t -> new int[2]);
                    total[1]++;
                    if (failure == null) total[0]++;
                    else failures.add("line " + command.path("line").asInt() + ": " + type + ": " + failure);
                }
            }
        }
    }

    /** What is wrong, or null if the command does as it should. */
    private @Nullable String failure(String type, JsonNode command) throws IOException {
        try {
            return execute(type, command);
        } catch (UnsupportedModuleException | UnsupportedOperationException unsupported) {
            return "unsupported: " + unsupported.getMessage();
        } catch (LinkException wrong) {
            return "link: " + wrong.getMessage();
        } catch (TrapException trap) {
            return "trap: " + trap.getMessage();
        } catch (WasmException exception) {
            return "an exception";
        } catch (RuntimeException | LinkageError bug) {
            StackTraceElement[] trace = bug.getStackTrace();
            String said = String.valueOf(bug.getMessage());
            return "bug: " + bug.getClass().getSimpleName() + " " + said.substring(0, Math.min(600, said.length()))
                    + (trace.length > 0 ? " at " + trace[0] : "");
        }
    }

    private @Nullable String execute(String type, JsonNode command)
            throws IOException, UnsupportedModuleException, LinkException {
        switch (type) {
            case "module" -> {
                last = null;
                missing = "its module failed";
                String name = command.path("name").asText();
                if (!name.isEmpty()) named.remove(name);
                JvmModule module;
                try {
                    module = compile(command);
                } catch (UnsupportedModuleException unsupported) {
                    missing = "unsupported: " + unsupported.getMessage();
                    throw unsupported;
                }
                last = instantiate(module);
                if (!name.isEmpty()) named.put(name, last);
            }
            case "module_definition" -> definitions.put(command.path("name").asText(), compile(command));
            case "module_instance" -> {
                JvmModule definition = definitions.get(command.path("module").asText());
                if (definition == null) return "no definition";
                last = instantiate(definition);
                named.put(command.path("instance").asText(), last);
            }
            case "register" ->
                registered.put(
                        command.path("as").asText(),
                        instance(command.path("name").asText()).exports());
            case "action" -> act(command.path("action"));
            case "assert_return" -> {
                return compare(command.path("expected"), act(command.path("action")));
            }
            case "assert_trap", "assert_exhaustion" -> {
                return trap(command, () -> act(command.path("action")));
            }
            case "assert_exception" -> {
                try {
                    act(command.path("action"));
                    return "no exception";
                } catch (WasmException expected) {
                    return null;
                }
            }
            case "assert_uninstantiable" -> {
                JvmModule module = compile(command);
                return trap(command, () -> instantiate(module));
            }
            case "assert_unlinkable" -> {
                JvmModule module = compile(command);
                try {
                    instantiate(module);
                    return "it links";
                } catch (LinkException expected) {
                    return says(expected.getMessage(), command);
                }
            }
            default -> {
                return "unknown command";
            }
        }
        return null;
    }

    private interface Action {
        Object run() throws LinkException;
    }

    private static @Nullable String trap(JsonNode command, Action action) throws LinkException {
        try {
            action.run();
            return "no trap";
        } catch (TrapException trap) {
            return says(trap.getMessage(), command);
        }
    }

    /** Scripts give the beginning of a message, or more than it. */
    private static @Nullable String says(@Nullable String message, JsonNode command) {
        String text = command.path("text").asText();
        String said = String.valueOf(message);
        return said.startsWith(text) || text.startsWith(said) ? null : said + ", not " + text;
    }

    private JvmModule compile(JsonNode command) throws IOException, UnsupportedModuleException {
        Path file = folder.resolve(
                command.has("binary_filename")
                        ? command.path("binary_filename").asText()
                        : command.path("filename").asText());
        DecodeResult decoded = BinaryDecoder.decode(Files.readAllBytes(file));
        return JvmModule.compile(
                decoded.module()
                        .orElseThrow(
                                () -> new IllegalStateException(decoded.errors().toString())),
                OPTIONS);
    }

    private ModuleInstance instantiate(JvmModule module) throws LinkException {
        return module.instantiate(
                (from, name) -> registered.getOrDefault(from, Map.of()).get(name));
    }

    private ModuleInstance instance(String name) {
        ModuleInstance instance = name.isEmpty() ? last : named.get(name);
        if (instance == null) throw new UnsupportedOperationException(missing);
        return instance;
    }

    private @Nullable Object[] act(JsonNode action) {
        ModuleInstance instance = instance(action.path("module").asText());
        String field = action.path("field").asText();
        Extern export = instance.exports().get(field);
        if (action.path("type").asText().equals("get")) return new Object[] {((GlobalCell) export).get()};
        return ((FunctionInstance) export).invoke(SuiteValues.arguments(action.path("args")));
    }

    private static @Nullable String compare(JsonNode expected, @Nullable Object[] actual) {
        boolean same = expected.size() == actual.length;
        for (int i = 0; same && i < actual.length; i++) {
            same = SuiteValues.matches(expected.get(i), actual[i]);
        }
        return same ? null : Arrays.toString(actual) + ", not " + expected;
    }
}
