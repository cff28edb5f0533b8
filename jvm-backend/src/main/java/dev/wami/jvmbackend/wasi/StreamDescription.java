package dev.wami.jvmbackend.wasi;

/** A stream: a terminal, or what is no kind of file that WASI knows. */
abstract class StreamDescription extends Descriptor {
    private final FileType type;

    /** @param rights beside those that every stream has */
    StreamDescription(long rights, boolean isTerminal) {
        super(Rights.STREAM | rights, 0);
        type = isTerminal ? FileType.CHARACTER_DEVICE : FileType.UNKNOWN;
    }

    @Override
    final FileType type() {
        return type;
    }

    @Override
    final FileStatus status() {
        return FileStatus.of(type);
    }
}
