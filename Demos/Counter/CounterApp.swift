import TerminalUI

/// A number that keys and buttons change.
@main struct CounterApp: App {
  var body: some Scene {
    WindowGroup { CounterScreen() }
  }
}

/// The counter in the middle of the window; without its card where there is no room for one.
struct CounterScreen: View {
  var body: some View {
    GeometryReader { window in
      Counter(isCompact: window.size.width < 42 || window.size.height < 11)
        .frame(
          width: window.size.width, height: window.size.height,
          alignment: window.size.height < 2 ? .top : .center)
    }
  }
}

struct Counter: View {
  var isCompact = false
  @Environment(\.exit) private var exit
  @State private var count = 0

  var body: some View {
    content
      .onKeyPress("+") { add(1) }
      .onKeyPress("-") { add(-1) }
      .onKeyPress("r") { add(-count) }
      .onKeyPress("q") {
        exit()
        return .handled
      }
  }

  @ViewBuilder private var content: some View {
    let number = Text("Count: \(count)").bold()
    let buttons = HStack(spacing: 2) {
      Button("-") { count -= 1 }
      Button("+") { count += 1 }
    }
    if isCompact {
      VStack {
        number; buttons
      }
    } else {
      VStack {
        Text("Counter").bold().foregroundStyle(.tint)
        number.padding(.vertical, 1)
        buttons
        Text("+ and - count · r resets · q quits").foregroundStyle(.secondary).padding(.top, 1)
      }
      .padding(.horizontal, 3).padding(.vertical, 1).border(.role(.separator), .rounded)
    }
  }

  private func add(_ step: Int) -> KeyPress.Result {
    count += step
    return .handled
  }
}

#Preview("Counter in its card") { CounterScreen() }

#Preview("Compact counter", traits: .fixedLayout(width: 30, height: 1)) { Counter(isCompact: true) }
