package dev.wami.core.text;

import dev.wami.core.ir.Operation;

/**
 * A file that was read.
 *
 * @param module the program, as {@link MlirParser#parse} gives it
 * @param implicit whether the module does not stand in the text
 * @param metadata what the file says at its end
 */
public record ParsedFile(Operation module, boolean implicit, FileMetadata metadata) {}
