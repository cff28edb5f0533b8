// 64-bit integers in two words.
