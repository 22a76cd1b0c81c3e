public import TerminalUICore

/// Commands of an app: the contents of its menus and its palette.
///
///     struct NoteCommands: Commands {
///       @FocusedBinding(\.note) private var note
///       var body: some Commands {
///         CommandMenu("Note") {
///           Button("Duplicate") { note?.duplicate() }.keyboardShortcut("d").disabled(note == nil)
///         }
///       }
///     }
///
/// - Source: SwiftUI `Commands`; here they are views of a kind, so they have states, environment and focused values as views do.
@MainActor @preconcurrency public protocol Commands: View where Body: Commands {}

/// Makes commands of those written in a block.
///
/// - Source: SwiftUI `CommandsBuilder`; the same as `ViewBuilder`.
public typealias CommandsBuilder = ViewBuilder

extension Never: Commands {}

/// No commands.
///
/// - Source: SwiftUI `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Makes none.
  public init() {}
  /// No commands.
  public var body: some Commands { EmptyView() }
}

extension EmptyView: Commands {}
extension Group: Commands where Content: Commands {}
extension TupleView: Commands where repeat each Content: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
extension Optional: Commands where Wrapped: Commands {}
