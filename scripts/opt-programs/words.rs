// Counts words in maps, sorts and formats them: strings, hashing, allocation, formatting.
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

#[derive(Default)]
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for b in bytes {
            self.0 = (self.0 ^ u64::from(*b)).wrapping_mul(0x100000001b3);
        }
    }
}

fn main() {
    let n: u32 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(1000);
    let mut state = 1u32;
    let mut counts: HashMap<String, usize, BuildHasherDefault<Fnv>> = HashMap::default();
    for _ in 0..n {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        let length = 1 + (state >> 30);
        let word: String = (0..length).map(|i| char::from(b'a' + (state >> (8 + 4 * i) & 15) as u8)).collect();
        *counts.entry(word).or_insert(0) += 1;
    }
    let mut by_count: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for (word, count) in &counts {
        by_count.entry(*count).or_default().push(word);
    }
    for (count, words) in by_count.iter_mut().rev().take(8) {
        words.sort_unstable();
        println!("{count:>6} {}", words[..words.len().min(5)].join(" "));
    }
    let mean = counts.values().sum::<usize>() as f64 / counts.len() as f64;
    println!("{} words, {mean:.6} each", counts.len());
}
