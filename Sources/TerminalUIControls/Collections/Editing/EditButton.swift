/// A button that begins and ends editing: `[ Edit ]`, and `[ Done ]` meanwhile.
///
///     NavigationStack {
///       List { ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) } }
///         .toolbar { EditButton() }
///     }
///
/// It switches the mode that the environment has, ``EnvironmentValues/editMode``. Meanwhile rows with `onDelete(perform:)` have a mark that deletes
/// them, and rows with `onMove(perform:)` one with which they are moved: a drag, or Up and Down while the mark has the focus.
///
/// The keys that do the same work without it: see ``List``.
/// - Source: SwiftUI `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// The button; disabled where there is no mode.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(mode == nil)
  }
}
