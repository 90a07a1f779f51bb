//! Function-pointer types and status codes, made from what bindgen writes.

use quote::quote;
use syn::{ForeignItem, GenericArgument, Ident, Item, ItemConst, ItemType, PathArguments, Type};

use super::Declarations;

impl Declarations<'_> {
    /// Turns prototypes and the vendor's function-pointer types into aliases, and status codes into values of their newtype.
    pub(super) fn rewrite(&self, items: Vec<Item>) -> syn::Result<Vec<Item>> {
        let mut rewritten = Vec::new();
        for item in items {
            match item {
                Item::ForeignMod(block) => {
                    for item in block.items {
                        rewritten.extend(prototype(item)?);
                    }
                }
                Item::Type(alias) => rewritten.push(self.alias(alias)?),
                Item::Const(constant) => rewritten.push(self.constant(constant)?),
                item => rewritten.push(item),
            }
        }
        Ok(rewritten)
    }

    fn alias(&self, alias: ItemType) -> syn::Result<Item> {
        match (self.symbol_of(&alias.ident), option_argument(&alias.ty)) {
            (Some(name), Some(function)) => syn::parse2(quote!(pub type #name = #function;)),
            _ => Ok(Item::Type(alias)),
        }
    }

    fn symbol_of(&self, alias: &Ident) -> Option<Ident> {
        let typedef = self.typedef?;
        let function = self
            .functions
            .iter()
            .find(|function| alias == &typedef(function))?;
        Some(Ident::new(function.symbol, alias.span()))
    }

    fn constant(&self, constant: ItemConst) -> syn::Result<Item> {
        let Some((status, prefixes)) = self.status else {
            return Ok(Item::Const(constant));
        };
        let (name, value) = (&constant.ident, &constant.expr);
        let text = name.to_string();
        if !prefixes.iter().any(|prefix| text.starts_with(prefix)) {
            return Ok(Item::Const(constant));
        }
        let status = Ident::new(status, name.span());
        syn::parse2(quote!(pub const #name: #status = #status(#value);))
    }
}

fn prototype(item: ForeignItem) -> syn::Result<Option<Item>> {
    let ForeignItem::Fn(function) = item else {
        return Ok(None);
    };
    let (name, inputs, output) = (function.sig.ident, function.sig.inputs, function.sig.output);
    syn::parse2(quote!(pub type #name = unsafe extern "C" fn(#inputs) #output;)).map(Some)
}

/// `T` of `Option<T>`.
fn option_argument(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path
        .path
        .segments
        .last()
        .filter(|last| last.ident == "Option")?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first()? {
            GenericArgument::Type(argument) => Some(argument.clone()),
            _ => None,
        },
        _ => None,
    }
}
