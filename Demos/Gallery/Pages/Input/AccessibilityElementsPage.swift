import TerminalUI

/// What views are, in words, for tests to find them.
struct AccessibilityElementsPage: View {
  @State private var volume = 3
  @State private var isPlaying = false
  @State private var hidesCursor = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Player").bold()
        .accessibilityAddTraits(.isHeader)
      Button(isPlaying ? "■" : "▶", action: toggle)
        .accessibilityLabel(isPlaying ? "Stop" : "Play")
        .accessibilityIdentifier("play")
      Text(String(repeating: "▮", count: volume))
        .focusable()
        .accessibilityLabel("Volume")
        .accessibilityValue("\(volume)")
        .accessibilityHint("Up and down change it")
        .accessibilityAction(named: "Mute", mute)
        .onKeyPress(.upArrow) { change(by: 1) }
        .onKeyPress(.downArrow) { change(by: -1) }
      HStack {
        Text("12")
        Text("songs")
          .accessibilityRemoveTraits(.isHeader)
      }
      .accessibilityElement(children: .combine)
      .accessibilitySortPriority(-1)
      Text("♪ ♫ ♪").accessibilityHidden(true)
      Toggle("Hide the cursor", isOn: $hidesCursor)
    }
    .focusCursor(hidesCursor ? .hidden : .automatic)
  }

  private func toggle() { isPlaying.toggle() }
  private func mute() { volume = 0 }

  private func change(by step: Int) -> KeyPress.Result {
    volume = min(max(volume + step, 0), 9)
    return .handled
  }
}
