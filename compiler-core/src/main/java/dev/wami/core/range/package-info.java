/** What integers lie between, and what arithmetic makes of that. Knows nothing of the IR. */
package dev.wami.core.range;
