package dev.wami.tools;

/**
 * A memory that a program takes from its host.
 *
 * @param module the module that it is imported from, {@code env} by custom; without a comma
 * @param name its name there, {@code memory} by custom
 */
public record ImportedMemory(String module, String name) {
    public ImportedMemory {
        if (module.indexOf(',') >= 0) throw new IllegalArgumentException("a comma in the name of a module: " + module);
    }

    /** As passes spell it. */
    @Override
    public String toString() {
        return module + "," + name;
    }
}
