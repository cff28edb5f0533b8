/* Cosine transforms of rows of eight samples, even and odd parts apart. */
#include "kernel.h"
static float a[4096];
static float b[4096];

static void kernel(void) {
    const float k0 = 0.92387953251f;
    const float k1 = 0.38268343236f;
    const float m0 = 0.9807852804f;
    const float m1 = 0.8314696123f;
    const float m2 = 0.55557023302f;
    const float m3 = 0.19509032202f;
    for (int n = 0; n < 512; n++) {
        float x0 = a[8 * n + 0];
        float x1 = a[8 * n + 1];
        float x2 = a[8 * n + 2];
        float x3 = a[8 * n + 3];
        float x4 = a[8 * n + 4];
        float x5 = a[8 * n + 5];
        float x6 = a[8 * n + 6];
        float x7 = a[8 * n + 7];
        float s0 = x0 + x7;
        float s1 = x1 + x6;
        float s2 = x2 + x5;
        float s3 = x3 + x4;
        float d0 = x0 - x7;
        float d1 = x1 - x6;
        float d2 = x2 - x5;
        float d3 = x3 - x4;
        float a0 = s0 + s3;
        float a1 = s1 + s2;
        float b0 = s0 - s3;
        float b1 = s1 - s2;
        float y0 = a0 + a1;
        float y4 = a0 - a1;
        float c0 = b0 * k0;
        float c1 = b1 * k1;
        float y2 = c0 + c1;
        float c2 = b0 * k1;
        float c3 = b1 * k0;
        float y6 = c2 - c3;
        float y1p0 = d0 * m0;
        float y1p1 = d1 * m1;
        float y1q1 = y1p0 + y1p1;
        float y1p2 = d2 * m2;
        float y1q2 = y1q1 + y1p2;
        float y1p3 = d3 * m3;
        float y1 = y1q2 + y1p3;
        float y3p0 = d0 * m1;
        float y3p1 = d1 * m3;
        float y3q1 = y3p0 - y3p1;
        float y3p2 = d2 * m0;
        float y3q2 = y3q1 - y3p2;
        float y3p3 = d3 * m2;
        float y3 = y3q2 - y3p3;
        float y5p0 = d0 * m2;
        float y5p1 = d1 * m0;
        float y5q1 = y5p0 - y5p1;
        float y5p2 = d2 * m3;
        float y5q2 = y5q1 + y5p2;
        float y5p3 = d3 * m1;
        float y5 = y5q2 + y5p3;
        float y7p0 = d0 * m3;
        float y7p1 = d1 * m2;
        float y7q1 = y7p0 - y7p1;
        float y7p2 = d2 * m1;
        float y7q2 = y7q1 + y7p2;
        float y7p3 = d3 * m0;
        float y7 = y7q2 - y7p3;
        b[8 * n + 0] = y0;
        b[8 * n + 1] = y1;
        b[8 * n + 2] = y2;
        b[8 * n + 3] = y3;
        b[8 * n + 4] = y4;
        b[8 * n + 5] = y5;
        b[8 * n + 6] = y6;
        b[8 * n + 7] = y7;
    }
}

START {
    for (int i = 0; i < 4096; i++) a[i] = (float)(unit(i + 0) - 0.5);
    for (int i = 0; i < 4096; i++) b[i] = (float)(unit(i + 9000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 100; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 4096; i++) print_f32(b[i]);
}
