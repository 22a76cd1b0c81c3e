import TerminalUIFoundation

struct AccessibleRating: View {
  @State private var rating = 3
  @AccessibilityFocusState private var isFocused: Bool
  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
    .accessibilityHint("Swipe to change")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(5, rating + 1)
      case .decrement: rating = max(1, rating - 1)
      @unknown default: break
      }
    }
    .accessibilityAction(named: "Reset") { rating = 0 }
    .accessibilityFocused($isFocused)
    .accessibilityIdentifier("rating")
    .accessibilityRepresentation { Slider(value: .constant(3), in: 1...5) }
    .accessibilityRotor("Stars") { ForEach(1...5, id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) } }
  }
}
