/** Text as UTF-8 bytes. Knows nothing of the IR. */
package dev.wami.core.utf8;
