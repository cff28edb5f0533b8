// How often each of 16 values occurs: counted in shared memory, then added up
import { atomicAdd, barrier, globalId, kernel, shared, threadId, u32 } from "wave";

const BINS = 16;

const histogram = kernel({ workgroupSize: 64 }, (data: Uint32Array, counts: Uint32Array) => {
  const localCounts = shared(u32, BINS);
  const t = threadId();
  if (t < BINS) localCounts[t] = 0;
  barrier();
  const i = globalId();
  if (i < data.length) atomicAdd(localCounts, data[i] % BINS, 1);
  barrier();
  if (t < BINS) atomicAdd(counts, t, localCounts[t]);
});
