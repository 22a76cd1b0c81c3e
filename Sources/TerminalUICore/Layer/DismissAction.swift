/// Goes back from the screen that a view is in, or closes the layer that presents it.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
///
/// Outside of layers and screens that can be dismissed it does nothing.
/// - Source: SwiftUI `DismissAction`.
@MainActor @preconcurrency public struct DismissAction {
  private let action: (() -> Void)?

  package init(_ action: (() -> Void)?) { self.action = action }

  /// Goes back.
  public func callAsFunction() { action?() }
}

package nonisolated enum DismissKey: EnvironmentKey {
  package static var defaultValue: DismissAction { MainThread.assume { DismissAction(nil) } }
}

package nonisolated enum IsPresentedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Goes back from the screen that the view is in.
  ///
  /// - Source: SwiftUI `EnvironmentValues.dismiss`.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is on a screen that can be dismissed.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isPresented`.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
