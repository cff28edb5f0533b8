/** Running programs: engines, what the host gives, arguments and results as text. */
package dev.wami.tools.run;
