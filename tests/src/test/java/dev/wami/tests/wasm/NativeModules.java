package dev.wami.tests.wasm;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.Output;
import dev.wami.tools.Wasabi;
import dev.wami.tools.nativebuild.NativeForm;
import dev.wami.tools.nativebuild.NativeOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * LLVM IR of many modules in one virtual machine, for scripts/native-suite.py. Each line of the file that is named says
 * {@code BINARY<tab>PREFIX<tab>OUTPUT}; what is wrong with one is written to standard output.
 */
public final class NativeModules {
    private NativeModules() {}

    public static void main(String[] arguments) throws IOException {
        boolean guarded = !arguments[1].equals("explicit");
        Wasabi wasabi = new Wasabi();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] parts = line.split("\t");
            SourceFile source = new SourceFile(parts[0], Files.readAllBytes(Path.of(parts[0])));
            NativeOptions options = new NativeOptions(
                    NativeForm.LL,
                    "-O2",
                    guarded,
                    parts[1],
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    List.of());
            Output output = wasabi.build(source, options);
            if (output.ok()) Files.write(Path.of(parts[2]), output.bytes().orElseThrow());
            else System.out.println(output.messages().lines().findFirst().orElse("failed: " + parts[0]));
        }
    }
}
