//! Names that users of a header expect.

use std::collections::{HashMap, HashSet};

use quote::{ToTokens, quote};
use syn::visit_mut::VisitMut;
use syn::{Expr, ExprCall, Ident, ImplItem, Item, ItemUse, UseTree};

/// Gives an enum the name that its users write: `typedef enum A_enum { .. } A` becomes plain `A`.
pub(super) fn rename_tags(items: &mut Vec<Item>) {
    let tags: HashSet<Ident> = items.iter().filter_map(struct_name).collect();
    let mut names = Names(HashMap::new());
    items.retain(|item| match alias(item) {
        Some((tag, name)) if tags.contains(&tag) && !names.0.contains_key(&tag) => {
            names.0.insert(tag, name);
            false
        }
        _ => true,
    });
    items.iter_mut().for_each(|item| names.visit_item_mut(item));
}

struct Names(HashMap<Ident, Ident>);

impl VisitMut for Names {
    fn visit_ident_mut(&mut self, ident: &mut Ident) {
        if let Some(name) = self.0.get(ident) {
            *ident = name.clone();
        }
    }
}

fn struct_name(item: &Item) -> Option<Ident> {
    if let Item::Struct(item) = item {
        Some(item.ident.clone())
    } else {
        None
    }
}

/// `A` and `B` of `use self::A as B`.
fn alias(item: &Item) -> Option<(Ident, Ident)> {
    let Item::Use(ItemUse {
        tree: UseTree::Path(path),
        ..
    }) = item
    else {
        return None;
    };
    match &*path.tree {
        UseTree::Rename(rename) => Some((rename.ident.clone(), rename.rename.clone())),
        _ => None,
    }
}

/// The method `name` of a newtype; the first name of a value counts.
pub(super) fn name_method(newtype: &str, items: &[Item]) -> syn::Result<Item> {
    let (mut seen, mut arms) = (HashSet::new(), Vec::new());
    for (name, value) in items.iter().flat_map(constants) {
        let Expr::Call(ExprCall { func, args, .. }) = value else {
            continue;
        };
        if func.to_token_stream().to_string() == newtype
            && seen.insert(args.to_token_stream().to_string())
        {
            let (value, text) = (args.first(), name.to_string());
            arms.push(quote!(#value => #text,));
        }
    }
    let newtype: Ident = syn::parse_str(newtype)?;
    syn::parse2(quote! {
        impl #newtype {
            pub const fn name(self) -> Option<&'static str> {
                Some(match self.0 {
                    #(#arms)*
                    _ => return None,
                })
            }
        }
    })
}

/// The constants of an item, be it one itself or a block of them.
fn constants(item: &Item) -> Vec<(&Ident, &Expr)> {
    match item {
        Item::Const(constant) => vec![(&constant.ident, &constant.expr)],
        Item::Impl(block) => block.items.iter().filter_map(associated).collect(),
        _ => Vec::new(),
    }
}

fn associated(item: &ImplItem) -> Option<(&Ident, &Expr)> {
    if let ImplItem::Const(constant) = item {
        Some((&constant.ident, &constant.expr))
    } else {
        None
    }
}
