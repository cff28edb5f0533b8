/** One package per x-to-y pass. */
package dev.wami.conversions;
