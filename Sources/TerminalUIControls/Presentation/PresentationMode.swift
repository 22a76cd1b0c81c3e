public import TerminalUICore

/// Whether a view is presented, and the way out.
///
///     @Environment(\.presentationMode) private var mode
///     Button("Done") { mode.wrappedValue.dismiss() }
///
/// New code uses ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented``, which are the same.
/// - Source: SwiftUI `PresentationMode`.
@MainActor @preconcurrency public struct PresentationMode {
  /// Whether the view is in a layer that can be dismissed.
  public let isPresented: Bool
  fileprivate var isDismissed = false

  /// Takes away what the view is in.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// Whether the view is presented, and the way out.
  ///
  /// - Source: SwiftUI `EnvironmentValues.presentationMode`.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: {
      if $0.isDismissed { dismiss() }
    }
  }
}
