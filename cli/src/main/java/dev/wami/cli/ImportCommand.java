package dev.wami.cli;

import dev.wami.tools.ImportForm;
import dev.wami.tools.ImportOptions;
import java.util.List;
import java.util.Optional;

/** {@code wasabi import}: WebAssembly to MLIR, LLVM IR and JVM classes. */
final class ImportCommand extends Command {

    @Override
    void declare(Options options) {
        options.positionals(
                "FILE", "WebAssembly, binary or text, or the MLIR text of an earlier import; - is standard input");
        Batch.declare(options, "standard output; of several inputs a file beside each");
        options.value("FORM", "wasm-mlir, std-mlir, llvm-ir (default), or jvm: a jar", "--output-type")
                .value(
                        "PREFIX",
                        "put it before the names of public definitions in LLVM IR, so that several modules can be linked",
                        "--prefix")
                .value(
                        "NAME",
                        "put the classes of a jar into this package (default: the name of the file)",
                        "--package")
                .flag(
                        "in standard MLIR, loops and conditionals (scf) in the place of branches between blocks (cf)",
                        "--structured")
                .flag("write to standard output, also for several inputs", "--dump")
                .flag("the same as --output-type=wasm-mlir", "--import-wasm")
                .flag("the same as --output-type=std-mlir", "--convert-wasm-to-standard")
                .flag("put try_table in the place of legacy exceptions (always done)", "--translate-to-exnref");
        Batch.declareJobs(options);
        DebugOptions.declare(options, false);
        Messages.declare(options);
    }

    @Override
    String footer() {
        return "The word import may be left out: wasabi foo.wasm --dump --output-type std-mlir\n"
                + "A jar needs nothing but a JDK 17; java -jar starts it if the module is a program of WASI:\n"
                + "  wasabi import --output-type=jvm foo.wasm -o foo.jar\n";
    }

    private static ImportForm form(Arguments args) {
        boolean standard = args.flag("--convert-wasm-to-standard");
        boolean step = standard || args.flag("--import-wasm");
        if (step && args.value("--output-type").isPresent()) {
            throw new UsageException("--output-type says what "
                    + (standard ? "--convert-wasm-to-standard" : "--import-wasm") + " says, too: give one of them");
        }
        if (standard) return ImportForm.STD_MLIR;
        return step
                ? ImportForm.WASM_MLIR
                : args.choice("--output-type", ImportForm.LLVM_IR, List.of(ImportForm.values()));
    }

    @Override
    int run(Arguments args, Console console) throws Exception {
        ImportForm form = form(args);
        String prefix = args.value("--prefix").orElse("");
        if (!ImportOptions.isPrefix(prefix)) {
            throw new UsageException(
                    "--prefix takes letters, digits and underscores, no digit first: '" + prefix + "'");
        }
        if (!prefix.isEmpty() && form != ImportForm.LLVM_IR) {
            throw new UsageException("--prefix is for LLVM IR: leave it out, or give --output-type=llvm-ir");
        }
        String javaPackage = args.value("--package").orElse("");
        if (!javaPackage.isEmpty() && form != ImportForm.JVM) {
            throw new UsageException("--package is for jars: leave it out, or give --output-type=jvm");
        }
        if (!javaPackage.isEmpty() && !ImportOptions.isPackage(javaPackage)) {
            throw new UsageException("--package takes the name of a package of Java: '" + javaPackage + "'");
        }
        boolean structured = args.flag("--structured");
        if (structured && form != ImportForm.STD_MLIR) {
            throw new UsageException("--structured is for standard MLIR: leave it out, or give --output-type=std-mlir");
        }
        ImportOptions options =
                new ImportOptions(form, prefix).withJavaPackage(javaPackage).withStructure(structured);
        boolean dump = args.flag("--dump");
        if (dump && (args.value("-o").isPresent() || args.value("--out-dir").isPresent())) {
            throw new UsageException("--dump writes to standard output: leave out -o and --out-dir, or --dump");
        }
        BatchPlan plan = BatchPlan.of(
                args.positionals(),
                dump && args.positionals().size() == 1 ? Optional.of("-") : args.value("-o"),
                args.value("--out-dir"),
                form,
                List.of(".wasm", ".wat", ".wasm.mlir"),
                List.of());
        return WasabiBatch.run(
                plan,
                args,
                console,
                "importing",
                InputFile::wasmOrText,
                (wasabi, source, settings) -> wasabi.importWasm(source, options, settings));
    }
}
