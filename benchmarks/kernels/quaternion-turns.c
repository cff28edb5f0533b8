/* An orientation turned by one quaternion after the other, normalised each time. */
#include "kernel.h"
static float q[4];
static float turn[4096];

static void kernel(void) {
    for (int n = 0; n < 1024; n++) {
        float pw = q[0], px = q[1], py = q[2], pz = q[3];
        float qw = turn[4 * n], qx = turn[4 * n + 1], qy = turn[4 * n + 2], qz = turn[4 * n + 3];
        float tw = pw * qw - px * qx - py * qy - pz * qz, rw = tw + tw;
        float tx = pw * qx + px * qw + py * qz - pz * qy, rx = tx + tx;
        float ty = pw * qy - px * qz + py * qw + pz * qx, ry = ty + ty;
        float tz = pw * qz + px * qy - py * qx + pz * qw, rz = tz + tz;
        float length = __builtin_sqrtf(rw * rw + rx * rx + ry * ry + rz * rz);
        q[0] = rw / length;
        q[1] = rx / length;
        q[2] = ry / length;
        q[3] = rz / length;
    }
}

START {
    for (int i = 0; i < 4; i++) q[i] = (float)(unit(i + 5) - 0.5);
    for (int i = 0; i < 4096; i++) turn[i] = (float)(unit(i + 9000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 30; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 4; i++) print_f32(q[i]);
}
