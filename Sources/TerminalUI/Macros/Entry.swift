/// Makes a variable in an extension a value of the environment, of a transaction or of what has the focus.
///
///     extension EnvironmentValues {
///       @Entry var accent = Color.blue
///     }
///
/// In `FocusedValues` the type is optional, and there is no default value.
///
/// - Source: SwiftUI `Entry()`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TerminalUIMacros", type: "EntryMacro")
