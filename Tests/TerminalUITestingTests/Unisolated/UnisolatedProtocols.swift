// What apps conform to, as it is written for SwiftUI, in a module without default isolation. `make check` compiles this
// file in Swift 5 mode too.
import TerminalUI
import TerminalUICharts

struct Greeting: View {
  var name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Hello, \(name)").modifier(Framed(width: 20))
      Button("again") { count += 1 }.buttonStyle(.arrow)
      Chart { BarMark(x: .value("unit", Degrees(number: 3)), y: .value("count", 1)) }
    }
  }
}

struct Framed: ViewModifier {
  let width: Int
  func body(content: Content) -> some View { content.frame(width: width).border() }
}

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(into: Size.zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      size = Size(width: size.width + next.width + subview[Gap.self], height: size.height + next.height)
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

struct Gap: LayoutValueKey { static let defaultValue = 1 }

enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width / 3 }
}

extension HorizontalAlignment {
  static let third = HorizontalAlignment(Third.self)
}

struct Triangle: Shape {
  func path(in rect: DrawingRect) -> Path {
    Path { path in
      path.move(to: DrawingPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: DrawingPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: DrawingPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Alarm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.red : Color.secondary
  }
}

/// Made and read on any thread, as a model's types are.
struct Degrees: Plottable, Sendable {
  var number: Double
  static let boiling = Degrees(number: 100)
  var primitivePlottable: Double { number }
  init?(primitivePlottable: Double) { self.init(number: primitivePlottable) }
  init(number: Double) { self.number = number }
}

struct ScaleKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  var scale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

struct WidestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct ItemKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  var item: String? {
    get { self[ItemKey.self] }
    set { self[ItemKey.self] = newValue }
  }
}

struct IsQuietKey: TransactionKey { static let defaultValue = false }

struct HalfDetent: CustomPresentationDetent {
  static func height(in context: Context) -> Int? { context.maxDetentValue / 2 }
}

struct ReloadCommands: Commands {
  @FocusedValue(\.item) private var item
  var body: some Commands {
    CommandMenu("Item") { Button("Reload \(item ?? "")") {}.disabled(item == nil) }
  }
}

struct SaveToolbar: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Button("Save") {} } }
}

struct GreetingScene: Scene {
  var body: some Scene { WindowGroup { Greeting(name: "you") }.commands { ReloadCommands() } }
}

struct GreetingApp: App {
  var body: some Scene { GreetingScene() }
}

/// Not on the main actor: measures are read where they come from.
func warmest(_ numbers: [Double]) -> Degrees? {
  numbers.map { Degrees(number: $0) }.max { $0.number < $1.number }
}
