package dev.wami.cli;

import dev.wami.core.diag.IoProblem;
import dev.wami.tools.OutputForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which input becomes which output. Everything that can be wrong with the names is found here, before any work is done.
 *
 * @param jobs in the order of the command line
 */
record BatchPlan(List<Job> jobs) {

    /**
     * @param input a file name, or {@code -}
     * @param output empty for standard output
     */
    record Job(String input, Optional<OutputFile> output) {}

    /**
     * @param output of {@code -o}
     * @param directory of {@code --out-dir}, which is made if it is missing
     * @param form what is written
     * @param endings what input files end in, and outputs do not keep
     * @param companions the extensions of the files that each output has beside it
     */
    static BatchPlan of(
            List<String> inputs,
            Optional<String> output,
            Optional<String> directory,
            OutputForm form,
            List<String> endings,
            List<String> companions) {
        if (inputs.isEmpty()) throw new UsageException("no input: name a file, or - for standard input");
        if (output.isPresent() && directory.isPresent()) {
            throw new UsageException("-o names one output, --out-dir a directory for all: give one of them");
        }
        if (output.isPresent() && inputs.size() > 1) {
            throw new UsageException(
                    "-o names one output, and there are " + inputs.size() + " inputs: --out-dir takes them all");
        }
        if (inputs.indexOf(InputFile.STANDARD) != inputs.lastIndexOf(InputFile.STANDARD)) {
            throw new UsageException("standard input can be read once only");
        }
        directory.ifPresent(BatchPlan::make);
        List<Job> jobs = new ArrayList<>();
        Map<Path, String> taken = new HashMap<>();
        for (String input : inputs) {
            Optional<OutputFile> target = target(input, inputs.size() > 1, output, directory, form, endings);
            if (target.isPresent()) {
                claim(target.get(), input, taken);
                for (String extension : companions) claim(target.get().withExtension(extension), input, taken);
            }
            jobs.add(new Job(input, target));
        }
        return new BatchPlan(List.copyOf(jobs));
    }

    private static void make(String directory) {
        Path path = OutputFile.of(directory).path();
        try {
            if (Files.exists(path) && !Files.isDirectory(path)) {
                throw new UsageException("--out-dir: '" + directory + "' is a file, not a directory");
            }
            Files.createDirectories(path);
        } catch (IOException e) {
            throw new UsageException("--out-dir: '" + directory + "' cannot be made: " + IoProblem.reason(e));
        }
    }

    private static Optional<OutputFile> target(
            String input,
            boolean several,
            Optional<String> output,
            Optional<String> directory,
            OutputForm form,
            List<String> endings) {
        if (output.isPresent()) {
            return output.get().equals("-") ? Optional.empty() : Optional.of(OutputFile.of(output.get()));
        }
        if (input.equals(InputFile.STANDARD)) {
            if (directory.isPresent()) {
                throw new UsageException("standard input has no name for an output in --out-dir");
            }
            if (several) {
                throw new UsageException("standard input has no name for an output beside those of other inputs");
            }
            return Optional.empty();
        }
        // A single text is for reading; files are made where that was said, of several inputs, and of binaries.
        if (directory.isEmpty() && !several && form.isText()) return Optional.empty();
        Path path = OutputFile.of(input).path();
        Path file = path.getFileName();
        String name = stem(file == null ? input : file.toString(), endings) + form.extension();
        return Optional.of(OutputFile.of(
                directory.isPresent()
                        ? Path.of(directory.get(), name).toString()
                        : path.resolveSibling(name).toString()));
    }

    /** {@code name} without the first of {@code endings} that it ends in. */
    private static String stem(String name, List<String> endings) {
        for (String ending : endings) {
            if (name.endsWith(ending) && name.length() > ending.length()) {
                return name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }

    private static void claim(OutputFile target, String input, Map<Path, String> taken) {
        Path path = target.path().toAbsolutePath().normalize();
        String other = taken.putIfAbsent(path, input);
        if (other != null) {
            throw new UsageException(
                    "'" + other + "' and '" + input + "' would both be written to '" + target.path() + "'");
        }
        if (!input.equals(InputFile.STANDARD)
                && isSame(target.path(), OutputFile.of(input).path())) {
            throw new UsageException("'" + input + "' would be overwritten by its output");
        }
    }

    private static boolean isSame(Path a, Path b) {
        try {
            return Files.isRegularFile(a) && Files.exists(b) && Files.isSameFile(a, b);
        } catch (IOException e) {
            return false;
        }
    }
}
