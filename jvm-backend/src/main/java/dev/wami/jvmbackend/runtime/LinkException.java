package dev.wami.jvmbackend.runtime;

/** An import is missing ({@code unknown import}) or does not match ({@code incompatible import type}). */
public final class LinkException extends Exception {
    private static final long serialVersionUID = 1L;

    LinkException(String message) {
        super(message, null, false, false);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
