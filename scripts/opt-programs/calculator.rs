// Parses and evaluates expressions, with errors as results: recursion, enums, boxes.
#[derive(Debug)]
enum Expr {
    Number(f64),
    Negated(Box<Expr>),
    Binary(char, Box<Expr>, Box<Expr>),
}

struct Parser<'a> {
    rest: &'a [u8],
}

impl Parser<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    fn sum(&mut self) -> Result<Expr, String> {
        let mut left = self.product()?;
        while let Some(op @ (b'+' | b'-')) = self.rest.first().copied() {
            self.next();
            left = Expr::Binary(op.into(), left.into(), self.product()?.into());
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Expr, String> {
        let mut left = self.atom()?;
        while let Some(op @ (b'*' | b'/' | b'%')) = self.rest.first().copied() {
            self.next();
            left = Expr::Binary(op.into(), left.into(), self.atom()?.into());
        }
        Ok(left)
    }

    fn atom(&mut self) -> Result<Expr, String> {
        match self.rest.first() {
            Some(b'-') => {
                self.next();
                Ok(Expr::Negated(self.atom()?.into()))
            }
            Some(b'(') => {
                self.next();
                let inner = self.sum()?;
                match self.next() {
                    Some(b')') => Ok(inner),
                    other => Err(format!("expected ) but found {other:?}")),
                }
            }
            Some(d) if d.is_ascii_digit() => {
                let length = self.rest.iter().take_while(|c| c.is_ascii_digit() || **c == b'.').count();
                let (digits, rest) = self.rest.split_at(length);
                self.rest = rest;
                let text = std::str::from_utf8(digits).map_err(|e| e.to_string())?;
                text.parse().map(Expr::Number).map_err(|e| format!("{text}: {e}"))
            }
            other => Err(format!("expected a number but found {other:?}")),
        }
    }
}

fn value(e: &Expr) -> Result<f64, String> {
    Ok(match e {
        Expr::Number(n) => *n,
        Expr::Negated(inner) => -value(inner)?,
        Expr::Binary('/', _, b) if value(b)? == 0.0 => return Err("division by zero".into()),
        Expr::Binary(op, a, b) => {
            let (a, b) = (value(a)?, value(b)?);
            match op {
                '+' => a + b,
                '-' => a - b,
                '*' => a * b,
                '/' => a / b,
                _ => a % b,
            }
        }
    })
}

fn main() {
    let n: usize = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(10);
    for text in ["1+2*3", "-(4-10)/4", "7%4*2.5", "(1", "1/(2-2)", "2*x", "1.2.3"] {
        match (Parser { rest: text.as_bytes() }).sum().and_then(|e| value(&e).map(|v| (e, v))) {
            Ok((e, v)) => println!("{text} = {v} {e:?}"),
            Err(e) => println!("{text}: {e}"),
        }
    }
    let long = vec!["(1.5+2)*3-4/(5+0.25)%7"; 50].join("+");
    let mut total = 0.0;
    for _ in 0..n {
        total += (Parser { rest: long.as_bytes() }).sum().and_then(|e| value(&e)).unwrap();
    }
    println!("{total:.9}");
}
