/**
 * WASI preview 1 for programs on the JVM: {@link dev.wami.jvmbackend.wasi.Wasi} gives the functions of the module
 * {@code wasi_snapshot_preview1} to import, for one program.
 *
 * <p><b>What a program sees.</b> Its arguments and environment, clocks, random bytes, the three standard streams, and
 * the directories that it was granted. A path is looked up component by component, symbolic links among them
 * ({@link dev.wami.jvmbackend.wasi.PathLookup}): what would lead out of the directory that it begins at is
 * {@code EPERM}, whether by {@code ..}, by an absolute path or by a link. The JDK can neither open a file relative to
 * an open directory nor refuse links in the middle of a path, so that a program of the host that moves directories at
 * the same time could lead a lookup astray; the program itself runs on one thread of calls and cannot.
 *
 * <p><b>Rights.</b> What a descriptor may do is what it was opened with and what its directory passes on, as the
 * specification of preview 1 says; a call without the right is {@code ENOTCAPABLE}.
 */
package dev.wami.jvmbackend.wasi;
