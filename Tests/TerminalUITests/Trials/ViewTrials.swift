import TerminalUI

/// What a trial's view shows and is told: a test changes it from outside.
@Observable final class Stage {
  var text = "some text"
  var count = 0
  var isOn = false
  var isDisabled = false
  var isCovered = false
  var isInRow = false
  var isInSheet = false
  var isThere = true

  /// What a row says: one in three the text, so that 1 MB isn't measured for each row in sight.
  func row(_ row: Int) -> String { row % 3 == 1 ? "\(row) \(text)" : "\(row)" }

  /// A binding to one of these.
  func binding<Value>(_ path: ReferenceWritableKeyPath<Stage, Value>) -> Binding<Value> {
    Binding {
      self[keyPath: path]
    } set: {
      self[keyPath: path] = $0
    }
  }
}

/// A public view or modifier, to be put through every situation by ``ViewTrialTests``.
nonisolated struct ViewTrial: CustomStringConvertible, Sendable {
  let description: String
  let make: @MainActor @Sendable (Stage) -> AnyView
  /// Whether it is about what other views do, which take 1 MB of text by themselves: it gets 100 kB.
  let isModifier: Bool

  init<Content: View>(
    _ name: String, isModifier: Bool = false,
    @ViewBuilder _ make: @escaping @MainActor @Sendable (Stage) -> Content
  ) {
    description = name
    self.isModifier = isModifier
    self.make = { AnyView(make($0)) }
  }

  /// The least number of a stage that a trial's view can be made with.
  var leastCount: Int {
    description.hasPrefix("List") || description.hasPrefix("EditButton") || description.contains("LazyHStack")
      || description.contains("Reader")
      ? -20 : 0
  }

  /// One line for each public view or modifier: what is new is added here.
  static let all =
    views + controls + collections + layout + input + presented + foundation + modifiers + time + longTexts

  private static let views = [
    ViewTrial("Text") { Text($0.text) },
    ViewTrial("Text(ansi:)") { Text(ansi: "\u{1B}[1;31m\($0.text)\u{1B}[m \($0.text)") },
    ViewTrial("Text styles") {
      Text($0.text).bold($0.isOn).italic().underline($0.isOn, pattern: .wavy, color: .red).foregroundStyle(
        .red
      ).lineLimit(3)
    },
    ViewTrial("Color") { stage in Color.red.frame(height: stage.count % 5) },
    ViewTrial("theme, in a part") { stage in
      HStack { Text(stage.text).theme(stage.isOn ? .paper : .midnight) }
    },
    ViewTrial("theme, of the window; preferredColorScheme") { stage in
      Text(stage.text).preferredColorScheme(stage.isOn ? .light : nil).theme(.highContrast)
    },
    ViewTrial("foregroundStyle, levels") { stage in
      VStack {
        Text(stage.text)
        Text(stage.text).foregroundStyle(.secondary)
      }.foregroundStyle(stage.isOn ? .red : .blue, .green)
    },
    ViewTrial("LinearGradient") {
      Text($0.text).foregroundStyle(
        .linearGradient(colors: [.red, .rgb(0, 0, 200)], startPoint: .leading, endPoint: .trailing)
      ).background(LinearGradient(colors: [.role(.surface), .blue], startPoint: .top, endPoint: .bottom))
    },
    ViewTrial("opacity") { stage in
      ZStack {
        Text(stage.text)
        Text("over").opacity(Double(stage.count % 5) / 4)
      }
    },
    ViewTrial("tint") { stage in Button(stage.text) { stage.count += 1 }.tint(stage.isOn ? .orange : nil) },
    ViewTrial("background, overlay of a style") {
      Text($0.text).background(.surface).overlay(Color.red.opacity(0.3)).border(.tint, width: 1)
    },
    ViewTrial("hoverEffect") { stage in
      Text(stage.text).hoverEffect().hoverEffectDisabled(stage.isOn)
    },
    ViewTrial("Color by name") { stage in
      let _ = Color.define("ViewTrials.one", .red)
      let _ = Color.define("ViewTrials.other", .blue)
      Text(stage.text).foregroundStyle(Color(stage.isOn ? "ViewTrials.one" : "ViewTrials.other"))
    },
    ViewTrial("Divider") { _ in Divider() },
    ViewTrial("Rectangle") { _ in Rectangle() },
    ViewTrial("shapes, fill, stroke, strokeBorder") { stage in
      Circle().fill(stage.isOn ? Color.red : .blue).stroke(.tint)
      Ellipse().stroke(.tint, style: StrokeStyle(lineWidth: Double(stage.count % 5), dash: [3, 1]))
      RoundedRectangle(cornerRadius: Double(stage.count % 7)).strokeBorder(.separator)
      Capsule().fill(.surface).strokeBorder(.red, lineWidth: 2)
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(.fill)
      AnyShape(Circle()).trim(from: 0, to: Double(stage.count % 9) / 8).stroke(.link)
    },
    ViewTrial("Canvas") { CanvasTrial(stage: $0) },
    ViewTrial("Canvas, symbols, addFilter, clipToLayer") { SymbolTrial(stage: $0) },
    ViewTrial("textRenderer, customAttribute") { stage in
      Text("\(stage.text) and more").textRenderer(ApartRenderer(count: stage.count))
    },
    ViewTrial("containerBackground, labelIconToTitleSpacing, listRowHoverEffect, accessibilityQuickAction") {
      stage in
      Label(stage.text, symbol: "*").labelIconToTitleSpacing(stage.count)
        .containerBackground(stage.isOn ? Color.red : .blue, for: .window)
        .listRowHoverEffect(stage.isOn ? .lift : nil).listRowHoverEffectDisabled(!stage.isOn)
        .accessibilityQuickAction(style: .prompt, isActive: .constant(stage.isOn)) { Button("a") {} }
    },
    ViewTrial("horizontalRadioGroupLayout") { stage in
      Picker(stage.text, selection: .constant(stage.count)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        .horizontalRadioGroupLayout()
    },
    ViewTrial("Image, pixels; GraphicsContext.draw(Image)") { PictureTrial(stage: $0) },
    ViewTrial("Markdown") { MarkdownTrial(stage: $0) },
    ViewTrial("Chart") { ChartTrial(stage: $0) },
    ViewTrial("Chart, dates, types of scales, annotations, selection") { DateChartTrial(stage: $0) },
    ViewTrial("Chart, pie") { PieTrial(stage: $0) },
    ViewTrial("Sparkline") { SparklineTrial(stage: $0) },
    ViewTrial("shapes of two others") { stage in
      Circle().union(Rectangle().rotation(.degrees(Double(stage.count)))).stroke(.red)
      Rectangle().subtracting(Circle(), eoFill: stage.isOn).fill(.blue)
      Capsule().symmetricDifference(Ellipse().scale(Double(stage.count) / 3)).fill(.tint)
      Circle().lineSubtraction(Rectangle().size(width: Double(stage.count), height: 4)).stroke()
      Text(stage.text).clipShape(Circle().intersection(Rectangle().lineIntersection(Circle())))
    },
    ViewTrial("scaleEffect, rotationEffect, rotation3DEffect", isModifier: true) { stage in
      Rectangle().fill(stage.isOn ? .red : .blue).frame(width: 6, height: 3)
        .scaleEffect(Double(stage.count) / 2, anchor: .bottom)
      ZStack {
        Circle().trim(from: 0, to: 0.7).stroke(.tint).opacity(stage.isOn ? 0.5 : 1)
        Capsule().frame(width: 1, height: 3).offset(y: -stage.count % 5)
        if stage.isOn { Color.green.frame(width: 2, height: 1).clipShape(Circle()) }
      }
      .rotationEffect(.degrees(30 * Double(stage.count)))
      .rotation3DEffect(.degrees(20 * Double(stage.count)), axis: (x: 1, y: 1, z: 0))
      Button(stage.text) { stage.isOn.toggle() }.scaleEffect(stage.isOn ? 0 : 1.5).rotationEffect(
        .degrees(45))
    },
    ViewTrial("Path, rotation, scale, size, offset") { stage in
      Path { path in
        path.move(to: .zero)
        path.addCurve(
          to: DrawingPoint(x: Double(stage.count), y: 9), control1: DrawingPoint(x: 30, y: 2),
          control2: DrawingPoint(x: -3, y: .nan))
      }.stroke(.green)
      Rectangle().rotation(.degrees(Double(stage.count) * 10)).fill(.blue)
      Ellipse().scale(Double(stage.count)).offset(DrawingSize(width: 2, height: 1))
    },
    ViewTrial("Group, if") { stage in
      Group {
        if stage.isOn { Text(stage.text) } else { Divider() }
      }
    },
    ViewTrial("ForEach") { stage in ForEach(0..<(stage.count % 4), id: \.self) { Text(stage.row($0)) }
    },
    ViewTrial("Label") { Label($0.text, symbol: "!") },
    ViewTrial("LabeledContent") { LabeledContent($0.text, value: "\($0.count)") },
    ViewTrial("GroupBox") { stage in GroupBox(stage.text) { Text("\(stage.count)") } },
    ViewTrial("titledBorder") { stage in
      TextField("name", text: stage.binding(\.text))
        .titledBorder(stage.text, subtitle: stage.isOn ? "\(stage.count)" : nil)
    },
    ViewTrial("ProgressView") { ProgressView($0.text, value: Double($0.count % 10), total: 9) },
    ViewTrial("ProgressView, no value") { ProgressView($0.text) },
    ViewTrial("Link") { Link($0.text, destination: "https://example.org") },
  ]

  private static let layout = [
    ViewTrial("HStack") { stage in
      HStack {
        Text(stage.text)
        Spacer()
        Text("\(stage.count)")
      }
    },
    ViewTrial("VStack") { stage in
      VStack(alignment: .trailing, spacing: 1) {
        Text(stage.text)
        Divider()
        Text("\(stage.count)")
      }
    },
    ViewTrial("frame, padding, border") {
      Text($0.text).padding(1).frame(maxWidth: .infinity, minHeight: 2).border()
    },
    ViewTrial("offset, clipped, background") {
      Text($0.text).offset(x: $0.count - 2, y: -1).background(.blue).clipped()
    },
    ViewTrial("fixedSize, hidden") {
      Text($0.text).fixedSize(horizontal: $0.isOn, vertical: false).overlay { Text("over").hidden() }
    },
    ViewTrial("Grid") { stage in
      Grid(alignment: stage.isOn ? .leading : .bottomTrailing) {
        ForEach(0..<(stage.count % 5), id: \.self) { row in
          GridRow(alignment: .top) {
            Text(stage.text).gridColumnAlignment(.trailing)
            Text("\(row)").gridCellColumns(row).gridCellAnchor(.topLeading)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
    },
    ViewTrial("zIndex") { stage in
      ZStack {
        Text(stage.text).zIndex(stage.isOn ? 1 : 0)
        Button("over") { stage.isOn.toggle() }.zIndex(0.5)
      }
    },
    ViewTrial("ViewThatFits") { stage in
      ViewThatFits {
        Button(stage.text) { stage.count += 1 }
        Button("fits") { stage.isOn.toggle() }
        Text("x")
      }
    },
    ViewTrial("GeometryReader") { stage in
      GeometryReader { proxy in Text("\(proxy.size.width) \(proxy.frame(in: .global).minY) \(stage.text)") }
    },
    ViewTrial("anchorPreference") { Marked(stage: $0) },
  ]

  private static let input = [
    ViewTrial("focusable, onKeyPress") { stage in
      Text(stage.text).focusable().onKeyPress(.space) {
        stage.count += 1
        return .handled
      }
    },
    ViewTrial("gestures") { stage in
      Text(stage.text)
        .onTapGesture { stage.count += 1 }
        .simultaneousGesture(DragGesture().onChanged { _ in stage.isOn.toggle() })
        .onHover { stage.isOn = $0 }
    },
    ViewTrial("allowsHitTesting") { stage in
      Button("below") { stage.count += 1 }.overlay { Text(stage.text).allowsHitTesting(stage.isOn) }
    },
    ViewTrial("focus") { Focused(stage: $0) },
  ]

  private static let presented = [
    ViewTrial("sheet") { stage in
      Button(stage.text) { stage.isOn = true }
        .sheet(isPresented: stage.binding(\.isOn)) { TextField(stage.text, text: stage.binding(\.text)) }
    },
    ViewTrial("presentationDetents") { stage in
      Button(stage.text) { stage.isOn = true }
        .sheet(isPresented: stage.binding(\.isOn)) {
          TextField(stage.text, text: stage.binding(\.text))
            .presentationDetents([.medium, .height(stage.count)])
            .interactiveDismissDisabled(stage.count.isMultiple(of: 2))
        }
    },
    ViewTrial("alert") { stage in
      Button(stage.text) { stage.isOn = true }
        .alert(stage.text, isPresented: stage.binding(\.isOn)) {
          TextField(stage.text, text: stage.binding(\.text))
          Button(stage.text) { stage.count += 1 }
          if stage.count.isMultiple(of: 2) { Button(stage.text, role: .cancel) {} }
        } message: {
          Text(stage.text)
        }
    },
    ViewTrial("confirmationDialog") { stage in
      Button(stage.text) { stage.isOn = true }
        .confirmationDialog(stage.text, isPresented: stage.binding(\.isOn)) {
          ForEach(0..<3, id: \.self) {
            Button("\(stage.text) \($0)", role: .destructive) { stage.count += 1 }
          }
        }
    },
    ViewTrial("fullScreenCover") { stage in
      Button(stage.text) { stage.isOn = true }
        .fullScreenCover(isPresented: stage.binding(\.isOn)) { Button("close") { stage.isOn = false } }
    },
    ViewTrial("NavigationStack") { stage in
      NavigationStack {
        NavigationLink("\(stage.count)", value: stage.count)
          .navigationTitle("start")
          .navigationDestination(for: Int.self) { Text(stage.row($0)) }
      }
    },
  ]
}

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<Rect>] { [] }
  static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
}

private struct Marked: View {
  let stage: Stage

  var body: some View {
    Text(stage.text).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices, id: \.self) { Text("◀").offset(x: proxy[places[$0]].maxX) }
        }
      }
  }
}

private struct Focused: View {
  let stage: Stage
  @FocusState private var field: Int?
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    VStack {
      Button(stage.text) { resetFocus(in: scope) }.focused($field, equals: 1)
      Button("second") { stage.count += 1 }.focused($field, equals: 2).prefersDefaultFocus(in: scope)
    }
    .focusScope(scope)
    .focusSection()
    .defaultFocus($field, 2, priority: .userInitiated)
    .focusEffectDisabled(stage.isOn)
  }
}
