/** From branches to the structured control flow that WAVE has. */
package dev.wami.wavebackend.structure;
