package dev.wami.jvmbackend.runtime;

/** What instances import and export. */
public sealed interface Extern permits FunctionInstance, Memory, Table, GlobalCell, TagInstance {}
