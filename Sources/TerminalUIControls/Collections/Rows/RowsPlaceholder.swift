extension View {
  /// Shows a view where the rows of the lists and tables in this view would be, while there are none.
  ///
  ///     Table(files) { … }.rowsPlaceholder {
  ///       switch state {
  ///       case .loading: ProgressView("Reading…")
  ///       case .failed(let error): Label(error, systemImage: "exclamationmark.triangle")
  ///       case .read: Text("No files")
  ///       }
  ///     }
  ///
  /// It is centred in the room of the rows: the titles of a table and the border of a style stay. It is made while it shows. A list whose
  /// only rows are headers has rows.
  /// There is no such modifier in SwiftUI, where the app puts a view over the list.
  @inlinable public func rowsPlaceholder<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    environment(\.rowsPlaceholder, RowsPlaceholder { AnyView(content()) })
  }
}

/// The view that lists show while they have no rows, as the environment hands it to them.
@usableFromInline package final class RowsPlaceholder {
  let make: () -> AnyView
  @usableFromInline init(make: @escaping () -> AnyView) { self.make = make }
}

nonisolated extension EnvironmentValues {
  /// The view shown if there are no rows; `nil` shows nothing.
  @usableFromInline package var rowsPlaceholder: RowsPlaceholder? {
    get { self[RowsPlaceholderKey.self] }
    set { self[RowsPlaceholderKey.self] = newValue }
  }
}

nonisolated private enum RowsPlaceholderKey: EnvironmentKey {
  static var defaultValue: RowsPlaceholder? { nil }
}

/// Whether a list has no rows: written by the list, read by its placeholder.
@Observable final class RowsPresence {
  var areMissing = false
}

/// Shows the placeholder in the room of the rows.
private struct RowsPlaceholderView: View {
  @Environment(\.rowsPlaceholder) private var placeholder
  let presence: RowsPresence

  var body: some View {
    if presence.areMissing, let placeholder { placeholder.make() }
  }
}

extension View {
  /// The rows of a list, and its placeholder while there are none.
  package func withPlaceholder(for list: RowControl) -> some View {
    let presence = RowsPresence()
    list.watchRows(presence)
    return overlay { RowsPlaceholderView(presence: presence) }
  }
}
