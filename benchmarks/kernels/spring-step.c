/* Steps of bodies on springs, four coordinates each, written out. */
#include "kernel.h"
static float p[8192];
static float q[8192];

static void kernel(void) {
    const float pull = 0.0625f, drag = 0.96875f, dt = 0.03125f;
    for (int n = 0; n < 2048; n++) {
        float px = p[4 * n + 0], vx = q[4 * n + 0];
        float py = p[4 * n + 1], vy = q[4 * n + 1];
        float pz = p[4 * n + 2], vz = q[4 * n + 2];
        float pw = p[4 * n + 3], vw = q[4 * n + 3];
        float nx = vx * drag - px * pull;
        q[4 * n + 0] = nx;
        p[4 * n + 0] = px + nx * dt;
        float ny = vy * drag - py * pull;
        q[4 * n + 1] = ny;
        p[4 * n + 1] = py + ny * dt;
        float nz = vz * drag - pz * pull;
        q[4 * n + 2] = nz;
        p[4 * n + 2] = pz + nz * dt;
        float nw = vw * drag - pw * pull;
        q[4 * n + 3] = nw;
        p[4 * n + 3] = pw + nw * dt;
    }
}

START {
    for (int i = 0; i < 8192; i++) p[i] = (float)(unit(i + 0) - 0.5);
    for (int i = 0; i < 8192; i++) q[i] = (float)(unit(i + 9000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 100; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 8192; i++) print_f32(p[i]);
    for (int i = 0; i < 8192; i++) print_f32(q[i]);
}
