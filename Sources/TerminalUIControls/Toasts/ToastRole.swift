/// The role of a toast, which its mark shows: `showToast("Not saved", role: .error)`.
///
/// | Role | Looks like |
/// |---|---|
/// | `success` | `✔ Saved` |
/// | `warning` | `! Saved, but not sent`; the mark and the frame in the colour of warnings |
/// | `error` | `✕ Not saved`; the mark and the frame in the colour of errors |
/// | `progress` | `⠹ Saving`, with the dots of a ``ProgressView`` |
///
/// There is no such type in SwiftUI.
public nonisolated enum ToastRole: Hashable, Sendable {
  /// The work is done.
  case success
  /// The work is done, and something about it needs attention.
  case warning
  /// The work has failed.
  case error
  /// The work is in progress.
  case progress
}

extension ToastRole {
  /// The colour of its frame; `nil` for that of other toasts.
  var frameRole: PaintRole? {
    switch self {
    case .success, .progress: nil
    case .warning: .warning
    case .error: .error
    }
  }
}

/// The mark at the start of a toast.
struct ToastMark: View {
  let role: ToastRole

  @ViewBuilder var body: some View {
    switch role {
    case .success: mark("✔", .success, "Success")
    case .warning: mark("!", .warning, "Warning")
    case .error: mark("✕", .error, "Error")
    case .progress: Spinner().foregroundColor(.role(.tint))
    }
  }

  private func mark(_ glyph: String, _ role: PaintRole, _ name: LocalizedStringKey) -> some View {
    Text(verbatim: glyph).bold().foregroundColor(.role(role)).accessibilityLabel(Text(name))
  }
}
