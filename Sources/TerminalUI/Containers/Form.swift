/// Controls below each other, in sections, as in a window with settings.
///
///     Form {
///       Section("Editor") {
///         Toggle("Wrap lines", isOn: $wrapsLines)
///         LabeledContent("Tab width") { Text("\(width)") }
///       }
///     }
///
/// A form takes all the cells that it is offered, offers its width to each view, and scrolls up and down. Tab and the
/// arrow keys lead from one control to the next; the one with the focus is scrolled into sight.
/// - Source: SwiftUI `Form`.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of some views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views, as far as there is room for them.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension Form: AccessibleView {
  func describe(_ element: inout AccessibilityElement) { element.role = .form }
}
