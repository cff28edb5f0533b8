"""A chart of ratios: for each kernel a bar for each engine, a line at 1."""
from xml.sax.saxutils import escape

from .results import geometric_mean

LEFT, WIDTH, BAR, GAP, TOP = 150, 520, 7, 8, 60
COLOURS = ("#1565c0", "#00838f", "#6a1b9a", "#ad1457")
MOST = 4.0  # longer bars end there


def bars(task, size, engines):
    """The SVG of the task's first column; engines has the rows of each by its title."""
    column = task.columns[0]
    kernels = list(dict.fromkeys(row.name for rows in engines.values() for row in rows))
    found = {title: {row.name: row.ratio(column) for row in rows} for title, rows in engines.items()}
    lines = [(name, [ratios.get(name) for ratios in found.values()]) for name in kernels]
    lines.append(("geometric mean", [geometric_mean(r for r in ratios.values() if r) for ratios in found.values()]))
    height = TOP + len(lines) * (len(engines) * BAR + GAP) + 12
    unit = WIDTH / MOST
    one = LEFT + unit
    meaning = "bytes of ours over those of" if column.bytes else "time over ours, of"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 60}" height="{height}" font-family="sans-serif" font-size="11">',
             '<rect width="100%" height="100%" fill="white"/>',
             f'<text x="{LEFT}" y="16">{escape(task.title)} {size}: {meaning} {escape(column.title)}</text>']
    for i, title in enumerate(engines):
        parts.append(f'<rect x="{LEFT + i * 190}" y="26" width="9" height="9" fill="{COLOURS[i]}"/><text x="{LEFT + 13 + i * 190}" y="35">{escape(title)}</text>')
    parts.append(f'<line x1="{one:.1f}" y1="{TOP - 6}" x2="{one:.1f}" y2="{height - 6}" stroke="#444"/><text x="{one - 3:.1f}" y="{TOP - 10}">1</text>')
    y = TOP
    for name, ratios in lines:
        parts.append(f'<text x="{LEFT - 8}" y="{y + len(ratios) * BAR / 2 + 4:.1f}" text-anchor="end">{escape(name)}</text>')
        for colour, ratio in zip(COLOURS, ratios):
            if ratio:
                length = min(ratio, MOST) * unit
                parts.append(f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR - 1}" fill="{colour}"/>'
                             f'<text x="{LEFT + length + 4:.1f}" y="{y + BAR - 1}" font-size="8">{ratio:.2f}</text>')
            y += BAR
        y += GAP
    return "\n".join(parts + ["</svg>", ""])
