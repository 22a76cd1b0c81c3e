/// Whether a row is the header or the footer of a section, or the room behind one.
enum IsSectionEdgeKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Marks this as a row before a section's content or after it, which can't be selected.
  func sectionEdge() -> some View {
    selectionDisabled().layoutValue(key: IsSectionEdgeKey.self, value: true)
  }
}
