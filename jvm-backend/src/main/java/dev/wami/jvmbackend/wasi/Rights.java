package dev.wami.jvmbackend.wasi;

/** What a descriptor may do: a bit for each kind of call. */
final class Rights {
    static final long FD_DATASYNC = 1L;
    static final long FD_READ = 1L << 1;
    static final long FD_SEEK = 1L << 2;
    static final long FD_FDSTAT_SET_FLAGS = 1L << 3;
    static final long FD_SYNC = 1L << 4;
    static final long FD_TELL = 1L << 5;
    static final long FD_WRITE = 1L << 6;
    static final long FD_ADVISE = 1L << 7;
    static final long FD_ALLOCATE = 1L << 8;
    static final long PATH_CREATE_DIRECTORY = 1L << 9;
    static final long PATH_CREATE_FILE = 1L << 10;
    static final long PATH_LINK_SOURCE = 1L << 11;
    static final long PATH_LINK_TARGET = 1L << 12;
    static final long PATH_OPEN = 1L << 13;
    static final long FD_READDIR = 1L << 14;
    static final long PATH_READLINK = 1L << 15;
    static final long PATH_RENAME_SOURCE = 1L << 16;
    static final long PATH_RENAME_TARGET = 1L << 17;
    static final long PATH_FILESTAT_GET = 1L << 18;
    static final long PATH_FILESTAT_SET_SIZE = 1L << 19;
    static final long PATH_FILESTAT_SET_TIMES = 1L << 20;
    static final long FD_FILESTAT_GET = 1L << 21;
    static final long FD_FILESTAT_SET_SIZE = 1L << 22;
    static final long FD_FILESTAT_SET_TIMES = 1L << 23;
    static final long PATH_SYMLINK = 1L << 24;
    static final long PATH_REMOVE_DIRECTORY = 1L << 25;
    static final long PATH_UNLINK_FILE = 1L << 26;
    static final long POLL_FD_READWRITE = 1L << 27;

    /** Of the standard streams: no seeking, which is how a program tells a terminal. */
    static final long STREAM = FD_FDSTAT_SET_FLAGS | FD_FILESTAT_GET | POLL_FD_READWRITE;

    static final long FILE = FD_DATASYNC
            | FD_READ
            | FD_SEEK
            | FD_FDSTAT_SET_FLAGS
            | FD_SYNC
            | FD_TELL
            | FD_WRITE
            | FD_ADVISE
            | FD_ALLOCATE
            | FD_FILESTAT_GET
            | FD_FILESTAT_SET_SIZE
            | FD_FILESTAT_SET_TIMES
            | POLL_FD_READWRITE;

    static final long DIRECTORY = FD_FDSTAT_SET_FLAGS
            | FD_SYNC
            | FD_DATASYNC
            | PATH_CREATE_DIRECTORY
            | PATH_CREATE_FILE
            | PATH_LINK_SOURCE
            | PATH_LINK_TARGET
            | PATH_OPEN
            | FD_READDIR
            | PATH_READLINK
            | PATH_RENAME_SOURCE
            | PATH_RENAME_TARGET
            | PATH_FILESTAT_GET
            | PATH_FILESTAT_SET_SIZE
            | PATH_FILESTAT_SET_TIMES
            | FD_FILESTAT_GET
            | FD_FILESTAT_SET_TIMES
            | PATH_SYMLINK
            | PATH_REMOVE_DIRECTORY
            | PATH_UNLINK_FILE
            | POLL_FD_READWRITE;

    private Rights() {}
}
