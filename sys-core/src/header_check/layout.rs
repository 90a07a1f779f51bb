//! Sizes, alignments and offsets, as bindgen's own assertions state them and the Rust compiler has checked them.

use std::collections::HashMap;

use syn::{BinOp, Expr, ExprIndex, ItemConst, Lit, Stmt};

/// Numbers by what they measure: `Size of T`, `Alignment of T`, `Offset of field: T::f`.
pub(super) type Layout = HashMap<String, usize>;

/// Collects the numbers of one assertion block, `const _: () = { ["Size of T"][size_of::<T>() - 8usize]; .. }`.
pub(super) fn collect(block: &ItemConst, layout: &mut Layout) {
    let Expr::Block(body) = &*block.expr else {
        return;
    };
    for statement in &body.block.stmts {
        if let Stmt::Expr(Expr::Index(assertion), _) = statement {
            layout.extend(entry(assertion));
        }
    }
}

fn entry(assertion: &ExprIndex) -> Option<(String, usize)> {
    let Expr::Array(text) = &*assertion.expr else {
        return None;
    };
    let (Some(Expr::Lit(text)), Expr::Binary(difference)) = (text.elems.first(), &*assertion.index)
    else {
        return None;
    };
    let (Lit::Str(text), BinOp::Sub(_), Expr::Lit(number)) =
        (&text.lit, &difference.op, &*difference.right)
    else {
        return None;
    };
    let Lit::Int(number) = &number.lit else {
        return None;
    };
    Some((text.value(), number.base10_parse().ok()?))
}
