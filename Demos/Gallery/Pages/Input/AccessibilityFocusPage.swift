import TerminalUI

/// The focus of the keyboard, under the name of accessibility.
struct AccessibilityFocusPage: View {
  @AccessibilityFocusState private var isOnError: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Button("Check") { isOnError = true }
      Button("Name is missing") {}
        .accessibilityFocused($isOnError)
    }
  }
}
