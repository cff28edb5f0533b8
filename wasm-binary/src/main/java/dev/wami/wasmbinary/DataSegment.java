package dev.wami.wasmbinary;

/** Bytes to copy into memories. */
public record DataSegment(SegmentMode mode, Bytes bytes) {}
