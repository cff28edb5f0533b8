package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.util.Locale;

/** What a call of WASI returns: {@code errno}, in the order of its numbers. */
enum Errno {
    SUCCESS,
    TOO_BIG,
    ACCES,
    ADDRINUSE,
    ADDRNOTAVAIL,
    AFNOSUPPORT,
    AGAIN,
    ALREADY,
    BADF,
    BADMSG,
    BUSY,
    CANCELED,
    CHILD,
    CONNABORTED,
    CONNREFUSED,
    CONNRESET,
    DEADLK,
    DESTADDRREQ,
    DOM,
    DQUOT,
    EXIST,
    FAULT,
    FBIG,
    HOSTUNREACH,
    IDRM,
    ILSEQ,
    INPROGRESS,
    INTR,
    INVAL,
    IO,
    ISCONN,
    ISDIR,
    LOOP,
    MFILE,
    MLINK,
    MSGSIZE,
    MULTIHOP,
    NAMETOOLONG,
    NETDOWN,
    NETRESET,
    NETUNREACH,
    NFILE,
    NOBUFS,
    NODEV,
    NOENT,
    NOEXEC,
    NOLCK,
    NOLINK,
    NOMEM,
    NOMSG,
    NOPROTOOPT,
    NOSPC,
    NOSYS,
    NOTCONN,
    NOTDIR,
    NOTEMPTY,
    NOTRECOVERABLE,
    NOTSOCK,
    NOTSUP,
    NOTTY,
    NXIO,
    OVERFLOW,
    OWNERDEAD,
    PERM,
    PIPE,
    PROTO,
    PROTONOSUPPORT,
    PROTOTYPE,
    RANGE,
    ROFS,
    SPIPE,
    SRCH,
    STALE,
    TIMEDOUT,
    TXTBSY,
    XDEV,
    NOTCAPABLE;

    /** What the JDK means. It has exceptions for the frequent ones, and the system's own words for the others. */
    static Errno of(IOException e) {
        if (e instanceof NoSuchFileException) return NOENT;
        if (e instanceof FileAlreadyExistsException) return EXIST;
        if (e instanceof NotDirectoryException) return NOTDIR;
        if (e instanceof DirectoryNotEmptyException) return NOTEMPTY;
        if (e instanceof AccessDeniedException) return ACCES;
        if (e instanceof FileSystemLoopException) return LOOP;
        if (e instanceof NotLinkException) return INVAL;
        String said = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        String reason = String.valueOf(said).toLowerCase(Locale.ROOT);
        for (int i = 0; i < REASONS.length; i++) {
            if (reason.contains(REASONS[i])) return MEANT[i];
        }
        return IO;
    }

    private static final String[] REASONS = {
        "too many levels of symbolic links",
        "not a directory",
        "is a directory",
        "directory not empty",
        "invalid argument",
        "no space left",
        "file name too long",
        "read-only file system",
        "operation not permitted",
        "broken pipe",
        "pipe is closed",
        "cross-device link",
        "file exists",
        "no such file",
        "too many links",
        "resource busy",
        "illegal seek",
        "file too large",
        "too many open files",
        "text file busy"
    };

    private static final Errno[] MEANT = {
        LOOP,
        NOTDIR,
        ISDIR,
        NOTEMPTY,
        INVAL,
        NOSPC,
        NAMETOOLONG,
        ROFS,
        PERM,
        PIPE,
        PIPE,
        XDEV,
        EXIST,
        NOENT,
        MLINK,
        BUSY,
        SPIPE,
        FBIG,
        MFILE,
        TXTBSY
    };
}
