// Shortest paths on a grid by a heap, and an ordered merge: generic collections, closures, traits.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

trait Cost {
    fn of(&self, x: usize, y: usize) -> u32;
}

struct Hills(u32);
struct Walls;

impl Cost for Hills {
    fn of(&self, x: usize, y: usize) -> u32 {
        1 + ((x as u32 * 2654435761) ^ (y as u32 * 40503)).wrapping_mul(self.0) % 9
    }
}

impl Cost for Walls {
    fn of(&self, x: usize, y: usize) -> u32 {
        if x % 4 == 2 && y % 7 != x / 4 % 7 { 1000 } else { 1 }
    }
}

fn shortest(size: usize, cost: &dyn Cost) -> u32 {
    let mut best = vec![u32::MAX; size * size];
    let mut heap = BinaryHeap::from([(Reverse(0u32), 0usize, 0usize)]);
    while let Some((Reverse(d), x, y)) = heap.pop() {
        if d >= best[y * size + x] {
            continue;
        }
        best[y * size + x] = d;
        let mut go = |x: usize, y: usize| {
            let next = d + cost.of(x, y);
            if next < best[y * size + x] {
                heap.push((Reverse(next), x, y));
            }
        };
        if x > 0 { go(x - 1, y) }
        if y > 0 { go(x, y - 1) }
        if x + 1 < size { go(x + 1, y) }
        if y + 1 < size { go(x, y + 1) }
    }
    best[size * size - 1]
}

fn main() {
    let size: usize = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(50);
    let costs: [Box<dyn Cost>; 3] = [Box::new(Hills(7)), Box::new(Walls), Box::new(Hills(1000003))];
    let results: Vec<u32> = costs.iter().map(|c| shortest(size, c.as_ref())).collect();
    println!("{results:?}");
}
