//! Declarations turned into assertions.

use std::collections::HashMap;
use std::fmt::Write;

use quote::ToTokens;
use syn::{
    Expr, Fields, FieldsNamed, Ident, ImplItem, Item, ItemConst, ItemImpl, ItemStruct, ItemType,
    Type,
};

use super::layout::{self, Layout};
use super::types::{PRELUDE, Unnamed, cpp};
use super::{HeaderCheck, HeaderCheckError};
use crate::Function;

impl HeaderCheck<'_> {
    /// The C++ source whose compilation is the check.
    ///
    /// # Errors
    /// [`HeaderCheckError::Unknown`] if the declarations have something that cannot be checked.
    pub fn assertions(&self) -> Result<String, HeaderCheckError> {
        let unknown = |error: syn::Error| HeaderCheckError::Unknown(error.to_string());
        let file = syn::parse_file(self.declarations).map_err(unknown)?;
        let mut writer = Writer::new(&file.items);
        let offsets = self
            .offsets
            .iter()
            .map(|(field, offset)| (format!("Offset of field: {field}"), *offset));
        writer.layout.extend(offsets);
        write!(writer.text, "{}\n{PRELUDE}", self.source)?;
        for item in &file.items {
            writer.item(item)?;
        }
        for function in self.functions {
            writer.function(function, self.typedef)?;
        }
        Ok(writer.text)
    }
}

impl From<std::fmt::Error> for HeaderCheckError {
    fn from(error: std::fmt::Error) -> Self {
        Self::Unknown(error.to_string())
    }
}

struct Writer<'a> {
    text: String,
    layout: Layout,
    records: HashMap<String, &'a FieldsNamed>,
    aliases: HashMap<String, &'a ItemType>,
    unnamed: Unnamed,
}

impl<'a> Writer<'a> {
    fn new(items: &'a [Item]) -> Self {
        let (mut layout, mut records, mut aliases) =
            (Layout::new(), HashMap::new(), HashMap::new());
        for item in items {
            match item {
                Item::Const(block) => layout::collect(block, &mut layout),
                Item::Type(alias) => {
                    aliases.insert(alias.ident.to_string(), alias);
                }
                _ => {}
            }
            if let Some((name, fields)) = record(item) {
                records.insert(name.to_string(), fields);
            }
        }
        let mut writer = Self {
            text: String::new(),
            layout,
            records,
            aliases,
            unnamed: Unnamed::new(),
        };
        writer.name_unnamed(items);
        writer
    }

    /// Names a struct without a tag by the field that has its type; an outer one comes before those inside it.
    fn name_unnamed(&mut self, items: &[Item]) {
        for (name, fields) in items.iter().filter_map(record) {
            let owner = self
                .unnamed
                .get(&name.to_string())
                .cloned()
                .unwrap_or_else(|| format!("::{name}"));
            for field in &fields.named {
                let (Some(ident), Type::Path(path)) = (&field.ident, &field.ty) else {
                    continue;
                };
                let ty = path.to_token_stream().to_string();
                if ty.contains("__bindgen_ty_") {
                    // The members of an anonymous union belong to its owner.
                    let place = if is_anonymous(ident) {
                        owner.clone()
                    } else {
                        format!("decltype({owner}::{ident})")
                    };
                    self.unnamed.insert(ty, place);
                }
            }
        }
    }

    fn item(&mut self, item: &Item) -> Result<(), HeaderCheckError> {
        match item {
            Item::Const(constant) if constant.ident != "_" => self.constant(constant),
            Item::Impl(block) if block.trait_.is_none() => self.values(block),
            Item::Struct(ItemStruct {
                ident,
                fields: Fields::Unnamed(fields),
                ..
            }) => {
                let Some(field) = fields.unnamed.first() else {
                    return Ok(());
                };
                let integer = cpp(&field.ty, &self.unnamed)?;
                Ok(writeln!(
                    self.text,
                    "static_assert(duohal::same<duohal::integer<::{ident}>::type, {integer}>, \"{ident}\");"
                )?)
            }
            item => match record(item) {
                Some((name, fields)) if !name.to_string().contains("__bindgen_ty_") => {
                    self.record(&name.to_string(), fields)
                }
                _ => Ok(()),
            },
        }
    }

    fn values(&mut self, block: &ItemImpl) -> Result<(), HeaderCheckError> {
        for item in &block.items {
            if let ImplItem::Const(constant) = item {
                self.value(&constant.ident, &constant.expr)?;
            }
        }
        Ok(())
    }

    fn constant(&mut self, constant: &ItemConst) -> Result<(), HeaderCheckError> {
        self.value(&constant.ident, &constant.expr)
    }

    fn value(&mut self, name: &Ident, value: &Expr) -> Result<(), HeaderCheckError> {
        let value = match value {
            Expr::Call(newtype) => newtype.args.to_token_stream(),
            value => value.to_token_stream(),
        };
        let value = value.to_string();
        let value = value.trim_end_matches(',');
        Ok(writeln!(
            self.text,
            "static_assert((long long)({name}) == (long long)({value}), \"{name}\");"
        )?)
    }

    fn record(&mut self, name: &str, fields: &FieldsNamed) -> Result<(), HeaderCheckError> {
        if fields
            .named
            .iter()
            .any(|field| field.ident.as_ref().is_some_and(|ident| ident == "_unused"))
        {
            return Ok(());
        }
        let place = self
            .unnamed
            .get(name)
            .cloned()
            .unwrap_or_else(|| format!("::{name}"));
        let (size, alignment) = (
            self.number("Size of", name)?,
            self.number("Alignment of", name)?,
        );
        writeln!(
            self.text,
            "static_assert(sizeof({place}) == {size}, \"size of {name}\");"
        )?;
        writeln!(
            self.text,
            "static_assert(alignof({place}) == {alignment}, \"alignment of {name}\");"
        )?;
        self.fields(name, &place, 0, fields)
    }

    /// Checks the fields of a record that lies `base` bytes into the struct that C++ finds at `place`.
    fn fields(
        &mut self,
        name: &str,
        place: &str,
        base: usize,
        fields: &FieldsNamed,
    ) -> Result<(), HeaderCheckError> {
        for field in &fields.named {
            let Some(ident) = &field.ident else { continue };
            let offset = base + self.number("Offset of field:", &format!("{name}::{ident}"))?;
            let ty = field.ty.to_token_stream().to_string();
            if let Some(inner) = self
                .records
                .get(&ty)
                .copied()
                .filter(|_| ty.contains("__bindgen_ty_"))
            {
                if is_anonymous(ident) {
                    self.fields(&ty, place, offset, inner)?;
                    continue;
                }
                self.record(&ty, inner)?;
            }
            self.field(place, &c_name(ident), offset, &field.ty)?;
        }
        Ok(())
    }

    fn field(
        &mut self,
        place: &str,
        field: &str,
        offset: usize,
        ty: &Type,
    ) -> Result<(), HeaderCheckError> {
        let ty = cpp(ty, &self.unnamed)?;
        writeln!(
            self.text,
            "static_assert(offsetof({place}, {field}) == {offset}, \"offset of {field}\");"
        )?;
        Ok(writeln!(
            self.text,
            "static_assert(duohal::same<decltype({place}::{field}), {ty}>, \"type of {field}\");"
        )?)
    }

    fn number(&self, what: &str, name: &str) -> Result<usize, HeaderCheckError> {
        let key = format!("{what} {name}");
        self.layout
            .get(&key)
            .copied()
            .ok_or(HeaderCheckError::Unknown(key))
    }

    /// Compares a function with its prototype or with the header's function-pointer type.
    fn function(
        &mut self,
        function: &Function,
        typedef: Option<fn(&Function) -> String>,
    ) -> Result<(), HeaderCheckError> {
        let symbol = function.symbol;
        let alias = self
            .aliases
            .get(symbol)
            .ok_or_else(|| HeaderCheckError::Unknown(symbol.to_owned()))?;
        let ours = cpp(&alias.ty, &self.unnamed)?;
        let prototype = format!("duohal::same<decltype(&::{symbol}), {ours}>");
        let Some(typedef) = typedef else {
            return Ok(writeln!(
                self.text,
                "static_assert({prototype}, \"type of {symbol}\");"
            )?);
        };
        // An old ABI may have a type and no prototype.
        let theirs = typedef(function);
        writeln!(
            self.text,
            "static_assert(duohal::same<{theirs}, {ours}>, \"type of {symbol}\");\n\
             #undef {symbol}\n\
             namespace duohal_absent {{ extern duohal::absent {symbol}; }}\n\
             static_assert(duohal::same<decltype(&::{symbol}), duohal::absent *> || {prototype}, \"prototype of {symbol}\");"
        )?;
        Ok(())
    }
}

/// The name and fields of a struct or union.
fn record(item: &Item) -> Option<(&Ident, &FieldsNamed)> {
    match item {
        Item::Struct(ItemStruct {
            ident,
            fields: Fields::Named(fields),
            ..
        }) => Some((ident, fields)),
        Item::Union(union) => Some((&union.ident, &union.fields)),
        _ => None,
    }
}

fn is_anonymous(field: &Ident) -> bool {
    field.to_string().starts_with("__bindgen_anon_")
}

/// The header's name of a field, to which bindgen adds an underscore where it is a Rust keyword.
fn c_name(field: &Ident) -> String {
    let name = field.to_string();
    match name.strip_suffix('_') {
        Some(keyword) if syn::parse_str::<Ident>(keyword).is_err() => keyword.to_owned(),
        _ => name,
    }
}
