// Sums of waves by shuffles, then of the workgroup
import * as wave from "wave";

const wave_reduce = wave.kernel({ workgroupSize: 128 }, (x: f32[], out: f32[], each: u32[]) => {
  const sums = wave.shared(wave.f32, 32);
  let v = x[wave.globalId()];
  for (let d = Math.trunc(wave.waveWidth() / 2); d > 0; d = (d / 2) >>> 0) v += wave.shuffleDown(v, d);
  if (wave.laneId() === 0) sums[wave.waveId()] = v;
  wave.barrier();
  if (wave.threadId() === 0) {
    let total = 0;
    for (let w = 0; w < wave.numWaves(); w++) total += sums[w];
    out[wave.workgroupId()] = total;
  }
  each[wave.globalId()] =
    wave.reduceAdd(wave.threadId()) + wave.reduceMax(wave.laneId()) + wave.broadcast(wave.threadId(), 3);
});
