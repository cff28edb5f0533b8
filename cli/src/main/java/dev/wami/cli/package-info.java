/** Options, files and messages. */
package dev.wami.cli;
