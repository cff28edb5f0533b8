// y += alpha * x, in a loop over the grid
import * as wave from "wave";

class Kernels {
  @wave.kernel({ workgroupSize: 64 })
  static saxpy(alpha: f32, x: f32[], y: f32[]) {
    const stride = wave.gridSize() * wave.workgroupSize();
    for (let i = wave.globalId(); i < x.length; i += stride) {
      y[i] += alpha * x[i];
    }
  }
}
