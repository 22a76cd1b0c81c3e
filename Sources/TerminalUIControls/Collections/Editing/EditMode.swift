/// Whether the user edits the content of a view, such as the rows of a list.
///
///     @Environment(\.editMode) private var editMode
///
///     if editMode?.wrappedValue.isEditing == true { … }
///
/// - Source: SwiftUI `EditMode`.
public nonisolated enum EditMode: Hashable, Sendable {
  /// The content can't be edited.
  case inactive
  /// The content can be edited for a moment.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content can be edited, even if only for a moment.
  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  /// Whether the user edits the content of this view: one mode for the window, unless a view sets another one.
  ///
  ///     List { ForEach(items) { … }.onDelete { … } }.environment(\.editMode, $mode)
  ///
  /// - Source: SwiftUI `EnvironmentValues.editMode`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Gives a window a mode of its own.
  @MainActor package mutating func addEditMode() {
    let window = WindowEditMode()
    editMode = editMode ?? Binding(get: { window.mode }, set: { window.mode = $0 })
  }
}

private nonisolated enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The mode of a whole window, which its lists follow where no view around them sets another one.
@Observable private final class WindowEditMode {
  var mode = EditMode.inactive
}
