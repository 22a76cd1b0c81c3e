/// Makes a variable in an extension a value of the environment, a transaction, the focus or a container.
///
///     extension EnvironmentValues {
///       @Entry var accent = Color.blue
///     }
///
/// A variable without a type, as above, has a default value that is made once and must be `Sendable`. With a type
/// (`@Entry var draft: Draft = Draft()`) the default value is made at each reading. The default value is made outside of
/// any actor. In `FocusedValues` the type is optional, and there is no default value.
///
/// - Source: SwiftUI `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TerminalUIMacros", type: "EntryMacro")
