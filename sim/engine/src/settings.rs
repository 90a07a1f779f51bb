//! The text form of a configuration: `key=value;key=value`.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::Fault;

/// Settings that have been read and not yet been taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings(BTreeMap<String, String>);

/// A setting that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SettingError {
    /// A part without `=` or without a name.
    #[error("{0:?} is not of the form key=value")]
    Form(String),
    /// The same key twice.
    #[error("{0} is set twice")]
    Twice(String),
    /// A key that nobody knows.
    #[error("{0} is not a setting")]
    Unknown(String),
    /// A value that is not what the key needs.
    #[error("{key}={value}: {needed}")]
    Value {
        /// The setting.
        key: String,
        /// What it was set to.
        value: String,
        /// What it needs.
        needed: String,
    },
}

impl Settings {
    /// Splits a text into settings; blanks around keys and values and empty parts do not count.
    ///
    /// # Errors
    /// A part that is not `key=value`, or a key that comes twice.
    pub fn parse(text: &str) -> Result<Self, SettingError> {
        let mut settings = BTreeMap::new();
        for part in text
            .split(';')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let split = part
                .split_once('=')
                .map(|(key, value)| (key.trim(), value.trim()));
            let Some((key, value)) = split.filter(|(key, _)| !key.is_empty()) else {
                return Err(SettingError::Form(part.to_owned()));
            };
            if settings.insert(key.to_owned(), value.to_owned()).is_some() {
                return Err(SettingError::Twice(key.to_owned()));
            }
        }
        Ok(Self(settings))
    }

    /// Takes a setting's text.
    pub fn text(&mut self, key: &str) -> Option<String> {
        self.0.remove(key)
    }

    /// Takes a number from 0 to `max`.
    ///
    /// # Errors
    /// [`SettingError::Value`] if it is anything else.
    pub fn number(&mut self, key: &str, max: u64) -> Result<Option<u64>, SettingError> {
        let Some(value) = self.text(key) else {
            return Ok(None);
        };
        match value.parse() {
            Ok(number) if number <= max => Ok(Some(number)),
            _ => Err(SettingError::value(
                key,
                &value,
                format!("needs a number from 0 to {max}"),
            )),
        }
    }

    /// Takes a list separated by commas.
    pub fn list(&mut self, key: &str) -> Vec<String> {
        let text = self.text(key).unwrap_or_default();
        text.split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// Takes a list of `function:call:code`.
    ///
    /// # Errors
    /// [`SettingError::Value`] for the first item of another form.
    pub fn faults(&mut self, key: &str) -> Result<Vec<Fault>, SettingError> {
        let parse = |item: String| {
            fault(&item).ok_or_else(|| {
                SettingError::value(key, &item, "needs function:call:code, calls counted from 1")
            })
        };
        self.list(key).into_iter().map(parse).collect()
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// [`SettingError::Unknown`] if a setting was not taken by anyone.
    pub fn finish(self) -> Result<(), SettingError> {
        self.0
            .into_keys()
            .next()
            .map_or(Ok(()), |key| Err(SettingError::Unknown(key)))
    }
}

impl SettingError {
    /// A value that is not what its key needs.
    pub fn value(key: &str, value: &str, needed: impl Into<String>) -> Self {
        Self::Value {
            key: key.to_owned(),
            value: value.to_owned(),
            needed: needed.into(),
        }
    }
}

fn fault(item: &str) -> Option<Fault> {
    let mut parts = item.split(':');
    let function = parts.next().filter(|name| !name.is_empty())?.to_owned();
    let call = parts.next()?.parse().ok().filter(|call| *call > 0)?;
    let code = parts.next()?.parse().ok()?;
    parts.next().is_none().then_some(Fault {
        function,
        call,
        code,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_and_empty_parts_do_not_count() {
        let mut settings = Settings::parse(" a = 1 ;; b=x=y ;").unwrap();
        assert_eq!(settings.number("a", 9), Ok(Some(1)));
        assert_eq!(settings.text("b").as_deref(), Some("x=y"));
        assert_eq!(settings.finish(), Ok(()));
    }

    #[test]
    fn bad_forms_doubles_and_unknown_keys_are_refused() {
        assert_eq!(Settings::parse("a"), Err(SettingError::Form("a".into())));
        assert_eq!(Settings::parse("=1"), Err(SettingError::Form("=1".into())));
        assert_eq!(
            Settings::parse("a=1;a=1"),
            Err(SettingError::Twice("a".into()))
        );
        let settings = Settings::parse("a=1").unwrap();
        assert_eq!(settings.finish(), Err(SettingError::Unknown("a".into())));
    }

    #[test]
    fn faults_of_another_form_are_refused() {
        for text in ["f=a", "f=a:1", "f=a:0:1", "f=:1:1", "f=a:1:x", "f=a:1:2:3"] {
            assert!(
                Settings::parse(text).unwrap().faults("f").is_err(),
                "{text}"
            );
        }
    }
}
