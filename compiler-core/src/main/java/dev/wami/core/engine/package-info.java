/** What code is made for, as far as passes decide by it. */
package dev.wami.core.engine;
