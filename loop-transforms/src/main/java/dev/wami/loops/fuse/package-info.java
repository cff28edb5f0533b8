/**
 * Fusion of loop nests. A producer is not put beside its consumer as a whole: of its iterations, those that an
 * iteration of the consumer needs, the {@link dev.wami.loops.fuse.Slice}, are put in front of it there.
 */
package dev.wami.loops.fuse;
