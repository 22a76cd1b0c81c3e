extension View {
  /// Writes to the debug log why the view that is being evaluated is.
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()     // "Counter: _count changed."
  ///       Text("\(count)")
  ///     }
  ///
  /// When the view loads: `Counter: @self, @identity, _count changed.`, or `Title: @self changed.` for a view without
  /// dynamic properties. Later the properties that changed, `@self` where the parent made another value of the view,
  /// and `@dependencies` for the body's other readings, such as a binding made of two functions.
  ///
  /// The log is the file that the environment variable `TERMINALUI_LOG` names, or else standard error. While the app uses the terminal, output to
  /// standard error is kept back and appears afterwards.
  /// - Source: SwiftUI `View._printChanges()`; differs in that it writes to the log, because the terminal is the app's.
  public static func _printChanges() {
    guard let (line, node) = Reasons.line(for: shortName(of: Self.self)) else { return }
    node.host.reports.onLog?(line)
  }

  /// Why the view that is being evaluated is, as `_printChanges()` says it; `nil` outside of a body.
  package static var changesLine: String? { Reasons.line(for: shortName(of: Self.self))?.line }
}
