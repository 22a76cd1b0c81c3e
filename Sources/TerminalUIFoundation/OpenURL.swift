public import Foundation
public import TerminalUICore
public import TerminalUIModifiers

@MainActor extension EventSource where Value == URL {
  /// The URLs that the program must open.
  ///
  /// See ``TerminalUICore/View/onOpenURL(perform:)``.
  public static var openURL: EventSource<URL> { openURL { URL(string: $0) } }
}

extension View {
  /// Runs an action with each URL that the program must open, while this view is in the tree.
  ///
  ///     NotesView().onOpenURL { open(note: $0.lastPathComponent) }         // $ notes notes://today
  ///
  /// A program in a terminal gets URLs as arguments: those with a scheme and `://`. The action runs once the first views are in the tree. All views
  /// that listen get each of them.
  ///
  /// - Parameter action: Gets the URL, on the main actor.
  /// - Returns: A view that observes URLs.
  /// - Source: SwiftUI `View.onOpenURL(perform:)`.
  @inlinable public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    onReceive(.openURL, perform: action)
  }
}
