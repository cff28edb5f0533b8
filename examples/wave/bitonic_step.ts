// One step of a bitonic sort
import { global_id, kernel } from "wave";

const bitonic_step = kernel({ workgroupSize: 64 }, (data: i32[], j: u32, k: u32) => {
  const i = global_id();
  const partner = i ^ j;
  if (partner > i) {
    const a = data[i], b = data[partner];
    const ascending = (i & k) === 0;
    if ((a > b) === ascending) {
      [data[i], data[partner]] = [b, a];
    }
  }
});
