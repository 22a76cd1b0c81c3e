/// Labels of a title with a symbol or a picture before it.
extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title with a symbol before it.
  ///
  ///     Label("Delete", systemImage: "trash")     // ⌫ Delete
  ///
  /// If there is no character for the symbol, the title is shown alone; see ``Image``.
  /// - Source: SwiftUI `Label.init(_:systemImage:)`.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title with a symbol before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Label.init(_:systemImage:)`.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title with a picture before it.
  ///
  /// - Source: SwiftUI `Label.init(_:image:)`.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title with a picture before it.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Label.init(_:image:)`.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
