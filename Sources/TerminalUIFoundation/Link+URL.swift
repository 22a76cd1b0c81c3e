public import Foundation
public import TerminalUI

/// Links and `openURL` with Foundation's URLs.
@MainActor extension Link {
  /// Makes a link that shows any view.
  ///
  /// - Source: SwiftUI `Link.init(destination:label:)`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

@MainActor extension Link where Label == Text {
  /// Makes a link that shows a text.
  ///
  ///     Link("The manual", destination: URL(string: "https://example.org/manual")!)
  ///
  /// - Source: SwiftUI `Link.init(_:destination:)`.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(titleKey, destination: destination.absoluteString)
  }

  /// Makes a link that shows a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Link.init(_:destination:)`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

@MainActor extension OpenURLAction {
  /// Makes an action that calls a function; texts that are no URLs are discarded.
  ///
  ///     .environment(\.openURL, OpenURLAction { url in show(url); return .handled })
  ///
  /// - Source: SwiftUI `OpenURLAction.init(handler:)`.
  public init(handler: @escaping (URL) -> Result) {
    self.init(opening: { URL(string: $0).map(handler) ?? .discarded })
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url.absoluteString) }

  /// Opens a URL, and says whether a handler took it.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    self(url.absoluteString, completion: completion)
  }
}

extension OpenURLAction.Result {
  /// The system opens another URL.
  public static func systemAction(_ url: URL) -> OpenURLAction.Result { .systemAction(url.absoluteString) }
}
