internal import TerminalUICore

extension View {
  /// Keeps Escape from taking away the sheet that this view is in.
  ///
  ///     Form { … }.interactiveDismissDisabled(hasChanges)
  ///
  /// The app still can: by the ``EnvironmentValues/dismiss`` action, or by the value that presents the sheet. Of several views in a sheet one is
  /// enough. Outside of a sheet it does nothing.
  ///
  /// - Parameter isDisabled: Whether the user's own ways are off.
  /// - Returns: A view that holds its sheet.
  /// - Source: SwiftUI `View.interactiveDismissDisabled(_:)`.
  @inlinable public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(InteractiveDismissKey.self) { $0 = $0 || isDisabled }
  }
}

/// Whether a view holds its sheet.
@usableFromInline nonisolated enum InteractiveDismissKey: PreferenceKey {
  @usableFromInline static var defaultValue: Bool { false }
  @usableFromInline static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// Defines which user actions dismiss the enclosing layer.
struct LayerClosing: PassModifier {
  let closing: Layer.Closing

  init(_ closing: Layer.Closing) { self.closing = closing }

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = PassNode(in: context)
    updatePassNode(node)
    return node
  }

  func updatePassNode(_ node: PassNode) {
    guard node.enclosingLayer?.closing != closing else { return }
    node.enclosingLayer?.closing = closing
  }
}
