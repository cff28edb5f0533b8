package dev.wami.jvmbackend.wasi;

/** What a descriptor or a name is, in the order of its numbers. */
enum FileType {
    UNKNOWN,
    BLOCK_DEVICE,
    CHARACTER_DEVICE,
    DIRECTORY,
    REGULAR_FILE,
    SOCKET_DGRAM,
    SOCKET_STREAM,
    SYMBOLIC_LINK
}
