import TerminalUI

/// `Trials deep <kind> <levels>`: views in each other; `+` gives all of them another value, `g` makes 100 more in them.
struct DeepApp: App {
  var body: some Scene { WindowGroup { Deep() } }
}

private struct Deep: View {
  @Environment(\.exit) private var exit
  @State private var count = 0
  @State private var more = 0
  @State private var clicks = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("ready \(count) \(more) \(clicks)")
      VStack {
        Level(
          kind: Trials.arguments.first ?? "", number: (Int(Trials.arguments.last ?? "") ?? 0) + more,
          count: count)
      }
      .frame(height: 8).clipped()
    }
    .onKeyPress("+") {
      count += 1; return .handled
    }
    .onKeyPress("g") {
      more += 100; return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
    .onTapGesture { clicks += 1 }
  }
}

private struct Level: View {
  let kind: String
  let number: Int
  let count: Int
  @State private var state = 0

  var body: some View {
    if number == 0 {
      Text("in the middle \(count)")
    } else {
      Self.wrap(Level(kind: kind, number: number - 1, count: count), kind)
    }
  }

  private static func wrap(_ inner: Level, _ kind: String) -> AnyView {
    switch kind {
    case "row": AnyView(HStack { inner })
    case "column":
      AnyView(
        VStack {
          Spacer(minLength: 0)
          inner
        })
    case "layers":
      AnyView(
        ZStack {
          Text("")
          inner
        })
    case "padding": AnyView(inner.padding(0))
    case "frame": AnyView(inner.frame(maxWidth: .infinity))
    case "background": AnyView(inner.background { Color.red })
    case "effects": AnyView(inner.bold().clipped().offset(x: 0))
    case "guides": AnyView(VStack(alignment: .leading) { inner.alignmentGuide(.leading) { $0.width / 2 } })
    case "geometry": AnyView(GeometryReader { _ in inner })
    case "scroll": AnyView(ScrollView { inner })
    case "lazy": AnyView(LazyVStack { inner })
    case "list": AnyView(List { inner })
    case "group":
      AnyView(
        Group {
          inner
          Text("")
        })
    case "each": AnyView(ForEach(0..<1) { _ in inner })
    case "environment": AnyView(inner.environment(\.lineLimit, 1))
    case "button": AnyView(Button(action: {}) { inner })
    case "custom": AnyView(Diagonal { inner })
    default: AnyView(inner)
    }
  }
}

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
