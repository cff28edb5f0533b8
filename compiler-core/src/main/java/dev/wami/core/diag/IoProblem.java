package dev.wami.core.diag;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be read or written, in words for the user. */
public final class IoProblem {
    private IoProblem() {}

    /** The reason alone, without the file's name: {@code no space left on device}. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) return "no such file or directory";
        if (e instanceof AccessDeniedException) return "no permission";
        if (e instanceof NotDirectoryException) return "not a directory";
        if (e instanceof FileAlreadyExistsException) return "a file of that name exists";
        // The system's own text: "No space left on device", "Read-only file system", "File name too long".
        if (e instanceof FileSystemException f && f.getReason() != null) return sentence(f.getReason());
        String message = String.valueOf(e.getMessage());
        if (e instanceof FileNotFoundException && message.endsWith(")")) {
            return sentence(message.substring(message.lastIndexOf('(') + 1, message.length() - 1));
        }
        int text = message.lastIndexOf(": ");
        return sentence(text < 0 ? message : message.substring(text + 2));
    }

    /** As it stands within a sentence. */
    private static String sentence(String reason) {
        boolean capital = reason.length() > 1
                && Character.isUpperCase(reason.charAt(0))
                && Character.isLowerCase(reason.charAt(1));
        return capital ? Character.toLowerCase(reason.charAt(0)) + reason.substring(1) : reason;
    }
}
