import Glibc
import TerminalUI

/// `Trials events [releases] [hover] [fifo]`: counts what comes, shows the last of it, and tells the fifo of each key.
struct EventsApp: App {
  var body: some Scene { WindowGroup { Events() } }
}

private struct Events: View {
  @Environment(\.exit) private var exit
  @State private var count = 0
  @State private var last = "nothing"
  @State private var place = "nowhere"
  /// How many keys were not the one expected: they are letters of the alphabet, again and again.
  @State private var wrong = 0

  private var arguments: [String] { Trials.arguments }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(count) events, \(wrong) wrong")
      Text("last \(last)")
      Text("mouse \(place)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.blue)
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { note("drag \($0.startLocation) \($0.location)") }
        .onEnded { note("drop \($0.location)") }
    )
    .onScrollWheel { dx, dy in
      note("wheel \(dx),\(dy)")
      return true
    }
    .modifier(Hover(isOn: arguments.contains("hover")) { place = $0 })
    .onKeyPress(phases: arguments.contains("releases") ? .all : [.down, .repeat]) { press in
      if press.key == "Q", press.phase == .down { exit() }
      if press.key == "c", press.modifiers == .control { return .ignored }
      if let value = press.key.character.asciiValue, press.key.character.isLowercase {
        if Int(value) != 97 + count % 26 { wrong += 1 }
      }
      note("\(press)")
      return .handled
    }
  }

  private func note(_ event: String) {
    count += 1
    last = event
  }
}

private struct Hover: ViewModifier {
  let isOn: Bool
  let tell: (String) -> Void

  func body(content: Content) -> some View {
    if isOn {
      content.onContinuousHover { phase in
        if case .active(let point) = phase { tell("\(point)") }
      }
    } else {
      content
    }
  }
}
