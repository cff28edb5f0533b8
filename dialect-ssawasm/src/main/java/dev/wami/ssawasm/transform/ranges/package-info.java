/** What integers lie between and which of their bits are known, and what code is simpler for it. */
@NullMarked
package dev.wami.ssawasm.transform.ranges;

import org.jspecify.annotations.NullMarked;
