//! The macro that turns a list of functions into a table.

/// Declares a struct of function pointers from a list of C functions, and implements [`Table`](crate::Table) for it.
///
/// A list names each function by the symbol of the ABI that is meant, then, where they differ, by its name in the vendor's
/// manual, then by the release that brought it (1000 * major + 10 * minor). For each symbol a function-pointer type of the same
/// name must be in scope; the module `generate` writes them from the vendor's headers. A required function becomes a public field; an
/// optional one becomes a method that returns the function or [`Unsupported`](crate::Unsupported).
///
/// `lookup` is the vendor's own way to find functions, `fn(&Library) -> impl FnMut(&'static Function) -> Option<NonNull<c_void>>`.
///
/// The module needs `#![allow(unsafe_code, non_snake_case)]`.
///
/// ```
/// # #![allow(unsafe_code, non_camel_case_types, non_snake_case)]
/// use sys_core::Loaded;
///
/// type cos = unsafe extern "C" fn(f64) -> f64;
/// type cos_v2 = unsafe extern "C" fn(f64) -> f64;
///
/// sys_core::table! {
///     /// Functions of the mathematical library.
///     pub struct Functions;
///     product "C";
///     sonames ["libm.so.6"];
///     required { cos; }
///     optional { cos_v2 = "cos" @ 23000; }
/// }
///
/// let math = Loaded::<Functions>::load(&Loaded::<Functions>::candidates(&[]))?;
/// assert_eq!(unsafe { (math.cos)(0.0) }, 1.0);
/// assert_eq!(math.cos_v2().unwrap_err().to_string(), "the library has no cos_v2, which needs C 23.0");
/// # Ok::<(), sys_core::LoadError>(())
/// ```
#[macro_export]
macro_rules! table {
    (
        $(#[$meta:meta])*
        pub struct $table:ident;
        product $product:literal;
        sonames [$($soname:literal),+ $(,)?];
        $(lookup $lookup:path;)?
        required { $($required:ident $(= $required_name:literal)? $(@ $required_since:literal)?;)* }
        optional { $($optional:ident $(= $optional_name:literal)? $(@ $optional_since:literal)?;)* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy)]
        pub struct $table {
            $(
                #[doc = concat!("`", stringify!($required), "`")]
                pub $required: $required,
            )*
            $($optional: Option<$optional>,)*
        }

        impl $table {
            $(
                #[doc = concat!("`", stringify!($optional), "`")]
                ///
                /// # Errors
                /// `Unsupported` if the library does not have it.
                pub fn $optional(&self) -> Result<$optional, $crate::Unsupported> {
                    self.$optional.ok_or($crate::Unsupported {
                        symbol: stringify!($optional),
                        since: $crate::__since!($product $($optional_since)?),
                    })
                }
            )*

            /// The symbols of the optional functions that the library does not have.
            pub fn missing(&self) -> Vec<&'static str> {
                [$((stringify!($optional), self.$optional.is_none())),*]
                    .into_iter()
                    .filter_map(|(symbol, missing): (&'static str, bool)| missing.then_some(symbol))
                    .collect()
            }
        }

        impl $crate::Table for $table {
            const FUNCTIONS: &'static [$crate::Function] = &[
                $($crate::__function!(true $product; $required $(= $required_name)? $(@ $required_since)?),)*
                $($crate::__function!(false $product; $optional $(= $optional_name)? $(@ $optional_since)?),)*
            ];

            const SONAMES: &'static [&'static str] = &[$($soname),+];

            unsafe fn resolve(
                lookup: &mut dyn FnMut(&'static $crate::Function) -> Option<::core::ptr::NonNull<::core::ffi::c_void>>,
            ) -> Result<Self, &'static $crate::Function> {
                Ok(Self {
                    $(
                        $required: {
                            const FUNCTION: &$crate::Function =
                                &$crate::__function!(true $product; $required $(= $required_name)? $(@ $required_since)?);
                            let address = lookup(FUNCTION).ok_or(FUNCTION)?;
                            // SAFETY: the caller promises that the address has this ABI.
                            unsafe { ::core::mem::transmute::<::core::ptr::NonNull<::core::ffi::c_void>, $required>(address) }
                        },
                    )*
                    $(
                        $optional: {
                            const FUNCTION: &$crate::Function =
                                &$crate::__function!(false $product; $optional $(= $optional_name)? $(@ $optional_since)?);
                            // SAFETY: as above; a null address is no function.
                            lookup(FUNCTION).map(|address| unsafe {
                                ::core::mem::transmute::<::core::ptr::NonNull<::core::ffi::c_void>, $optional>(address)
                            })
                        },
                    )*
                })
            }

            $(
                fn lookup(
                    library: &$crate::Library,
                ) -> impl FnMut(&'static $crate::Function) -> Option<::core::ptr::NonNull<::core::ffi::c_void>> {
                    $lookup(library)
                }
            )?
        }

        impl ::core::fmt::Debug for $table {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_struct(stringify!($table))
                    .field("functions", &<Self as $crate::Table>::FUNCTIONS.len())
                    .field("missing", &self.missing())
                    .finish()
            }
        }
    };
}

/// Takes the same list as [`table!`] and keeps only `FUNCTIONS`, for build scripts, which have no types yet.
#[macro_export]
macro_rules! list {
    (
        $(#[$meta:meta])*
        pub struct $table:ident;
        product $product:literal;
        sonames [$($soname:literal),+ $(,)?];
        $(lookup $lookup:path;)?
        required { $($required:ident $(= $required_name:literal)? $(@ $required_since:literal)?;)* }
        optional { $($optional:ident $(= $optional_name:literal)? $(@ $optional_since:literal)?;)* }
    ) => {
        /// Every function of the table, required ones first.
        pub const FUNCTIONS: &[$crate::Function] = &[
            $($crate::__function!(true $product; $required $(= $required_name)? $(@ $required_since)?),)*
            $($crate::__function!(false $product; $optional $(= $optional_name)? $(@ $optional_since)?),)*
        ];
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __function {
    ($is_required:literal $product:literal; $symbol:ident $(@ $since:literal)?) => {
        $crate::Function {
            name: stringify!($symbol),
            symbol: stringify!($symbol),
            since: $crate::__since!($product $($since)?),
            required: $is_required,
        }
    };
    ($is_required:literal $product:literal; $symbol:ident = $name:literal $(@ $since:literal)?) => {
        $crate::Function {
            name: $name,
            symbol: stringify!($symbol),
            since: $crate::__since!($product $($since)?),
            required: $is_required,
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __since {
    ($product:literal) => {
        None
    };
    ($product:literal $version:literal) => {
        Some($crate::Release {
            product: $product,
            version: $version,
        })
    };
}
