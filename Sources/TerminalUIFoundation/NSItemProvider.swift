public import Foundation
public import TerminalUI

/// A copied or pasted item: a text or a URL.
///
///     .onCopyCommand { [NSItemProvider(object: note.text as NSString)] }
///
/// - Source: Foundation `NSItemProvider`, which Foundation for Linux lacks; of texts and URLs only.
public final class NSItemProvider: Sendable {
  /// The text.
  @usableFromInline let text: String

  /// Makes a provider of nothing.
  public init() { text = "" }
  /// Makes a provider of a text.
  public init(object: NSString) { text = String(describing: object) }
  /// Makes a provider of a URL.
  public init(object: NSURL) { text = object.absoluteString }

  /// Reads the text on the main thread.
  ///
  /// - Source: Foundation `NSItemProvider.loadObject(ofClass:completionHandler:)`, of texts.
  @MainActor public func loadObject(
    ofClass type: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(text, nil) }
}

extension View {
  /// Copies the items of providers on Ctrl-C, or Command-C where the terminal reports it.
  ///
  /// This view, or one in it, must have the focus.
  ///
  /// - Source: SwiftUI `View.onCopyCommand(perform:)`.
  @_disfavoredOverload
  @inlinable public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> some View {
    onCopyCommand(perform: payload.map { payload in { payload().map(\.text) } } as (() -> [String])?)
  }

  /// Copies the items of providers on Ctrl-X, or Command-X where the terminal reports it.
  ///
  /// The action takes them away from the view itself.
  ///
  /// - Source: SwiftUI `View.onCutCommand(perform:)`.
  @_disfavoredOverload
  @inlinable public func onCutCommand(perform payload: (() -> [NSItemProvider])?) -> some View {
    onCutCommand(perform: payload.map { payload in { payload().map(\.text) } } as (() -> [String])?)
  }
}
