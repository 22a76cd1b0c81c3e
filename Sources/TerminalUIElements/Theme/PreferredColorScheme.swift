internal import TerminalUICore

extension View {
  /// Prefers a dark or a light look for the window while this view is there.
  ///
  ///     Reader().preferredColorScheme(isNight ? .dark : nil)
  ///
  /// A theme with both variants shows the wanted one. The terminal's own colours can't be turned over: where they are of the other scheme the window
  /// is shown in ``Theme/paper`` or ``Theme/midnight``. Of several views the one that came last decides; `nil` leaves it to the others and to the
  /// terminal. The user's `TERMINALUI_COLOR_SCHEME` takes precedence.
  ///
  /// - Parameter colorScheme: The scheme, or `nil` for no preference.
  /// - Returns: A view that prefers a scheme.
  /// - Source: SwiftUI `View.preferredColorScheme(_:)`; a sheet is shown in the scheme of its window.
  @inlinable public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemeModifier(scheme: colorScheme))
  }
}

@MainActor @usableFromInline struct ColorSchemeModifier: PassModifier {
  let scheme: ColorScheme?

  @usableFromInline init(scheme: ColorScheme?) { self.scheme = scheme }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ColorSchemeNode(scheme, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ColorSchemeNode.self).update(scheme)
  }
}

/// Tells the appearance of its host which scheme the view prefers, as long as the view is there.
@MainActor private final class ColorSchemeNode: PassNode {
  private var scheme: ColorScheme?
  /// The round of an update in which it told its scheme last.
  private var toldIn: Int?

  init(_ scheme: ColorScheme?, in context: NodeContext) {
    self.scheme = scheme
    super.init(in: context)
    tell()
  }

  func update(_ scheme: ColorScheme?) {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    tell()
  }

  // At once, before the views in it are made or evaluated: these find the scheme, and cost no round. Not twice in one round, for the scheme
  // may follow from one that it changes.
  private func tell() {
    let round = host.record.rounds
    guard round != toldIn else {
      return host.lifecycle.changed(self) { [self] in Appearance.of(host).prefer(scheme, of: self) }
    }
    toldIn = round
    Appearance.of(host).prefer(scheme, of: self)
  }

  override func didLeave() { Appearance.of(host).forget(self) }

  override var name: String { "preferredColorScheme" }
}
