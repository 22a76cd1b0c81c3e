/// A pass node whose views have the environment of another place on the screen: of the one where they were written.
@MainActor package final class BorrowedEnvironmentNode: PassNode {
  /// The environment of the views, which only this node keeps.
  private let inner: EnvironmentFrame

  /// Makes a node; `frame` is that of the place.
  ///
  /// Values for one place only, such as where the focus is, don't come along.
  package init(_ frame: EnvironmentFrame, in context: NodeContext) {
    inner = EnvironmentFrame(of: context.frame.scope, parent: frame)
    super.init(in: context)
    for entry in inner.scopedEntries { inner.add(entry) }
    self.frame = inner
  }

  package override var name: String { "Elsewhere" }
}

/// Whether the views below can have the focus.
package nonisolated enum OffersFocusKey: EnvironmentKey {
  package static var defaultValue: Bool { true }
}

/// Whether the views below get keys while no view has the focus.
package nonisolated enum OffersKeysKey: EnvironmentKey {
  package static var defaultValue: Bool { true }
}
