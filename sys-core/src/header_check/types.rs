//! Rust types in C++.

use std::collections::HashMap;

use quote::ToTokens;
use syn::{
    GenericArgument, PathArguments, PointerMutability, ReturnType, Type, TypeFnPtr, TypePath,
};

use super::HeaderCheckError;

/// What the assertions rely on; each template puts a declarator in prefix form.
pub(super) const PRELUDE: &str = "
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace duohal {
template <class T> using ptr = T *;
template <class T> using cptr = const T *;
template <class T, std::size_t N> using arr = T[N];
template <class R, class... A> using fn = R (*)(A...);
template <class T, bool = std::is_enum<T>::value> struct integer { using type = T; };
template <class T> struct integer<T, true> : std::underlying_type<T> {};
template <class A, class B> constexpr bool same = std::is_same<A, B>::value;
struct absent;
}
// Only what the header does not declare is found here.
namespace duohal_absent {}
using namespace duohal_absent;
";

/// The C++ names of structs that the header leaves without one.
pub(super) type Unnamed = HashMap<String, String>;

/// Spells a type in C++.
pub(super) fn cpp(ty: &Type, unnamed: &Unnamed) -> Result<String, HeaderCheckError> {
    match ty {
        Type::Ptr(pointer) => {
            let template = if let PointerMutability::Const(_) = pointer.mutability {
                "cptr"
            } else {
                "ptr"
            };
            Ok(format!(
                "duohal::{template}<{}>",
                cpp(&pointer.elem, unnamed)?
            ))
        }
        Type::Array(array) => {
            let length = array.len.to_token_stream().to_string().replace("usize", "");
            Ok(format!(
                "duohal::arr<{}, {length}>",
                cpp(&array.elem, unnamed)?
            ))
        }
        Type::FnPtr(function) => function_pointer(function, unnamed),
        Type::Path(path) => named(path, unnamed),
        other => Err(HeaderCheckError::Unknown(
            other.to_token_stream().to_string(),
        )),
    }
}

fn function_pointer(function: &TypeFnPtr, unnamed: &Unnamed) -> Result<String, HeaderCheckError> {
    let mut types = vec![match &function.output {
        ReturnType::Default => "void".to_owned(),
        ReturnType::Type(_, output) => cpp(output, unnamed)?,
    }];
    for input in &function.inputs {
        types.push(cpp(&input.ty, unnamed)?);
    }
    Ok(format!("duohal::fn<{}>", types.join(", ")))
}

fn named(path: &TypePath, unnamed: &Unnamed) -> Result<String, HeaderCheckError> {
    let unknown = || HeaderCheckError::Unknown(path.to_token_stream().to_string());
    let last = path.path.segments.last().ok_or_else(unknown)?;
    let name = last.ident.to_string();
    if let PathArguments::AngleBracketed(arguments) = &last.arguments {
        return match arguments.args.first() {
            Some(GenericArgument::Type(argument)) if name == "Option" => cpp(argument, unnamed),
            _ => Err(unknown()),
        };
    }
    Ok(match primitive(&name) {
        Some(primitive) => primitive.to_owned(),
        None => unnamed
            .get(&name)
            .cloned()
            .unwrap_or_else(|| format!("::{name}")),
    })
}

fn primitive(name: &str) -> Option<&'static str> {
    Some(match name {
        "c_void" => "void",
        "c_char" => "char",
        "c_schar" => "signed char",
        "c_uchar" => "unsigned char",
        "c_short" => "short",
        "c_ushort" => "unsigned short",
        "c_int" => "int",
        "c_uint" => "unsigned",
        "c_long" => "long",
        "c_ulong" => "unsigned long",
        "c_longlong" => "long long",
        "c_ulonglong" => "unsigned long long",
        "bool" => "bool",
        "f32" => "float",
        "f64" => "double",
        "i8" => "std::int8_t",
        "u8" => "std::uint8_t",
        "i16" => "std::int16_t",
        "u16" => "std::uint16_t",
        "i32" => "std::int32_t",
        "u32" => "std::uint32_t",
        "i64" => "std::int64_t",
        "u64" => "std::uint64_t",
        "usize" => "std::size_t",
        _ => return None,
    })
}
