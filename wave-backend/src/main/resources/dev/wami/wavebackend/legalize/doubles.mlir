// f64 beyond + - * / sqrt and fma.
