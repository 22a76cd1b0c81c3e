import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Names that tutorials for SwiftUI use: they do what their documentation says.
@Suite struct TutorialNameTests {
  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration
        Text("------")
      }
    }
  }

  private struct Field: View {
    @State var text = ""
    var body: some View {
      TextField("Name", text: $text).textFieldStyle(Underlined())
      Text("<\(text)>")
    }
  }

  @Test func `a style of the older form is around the field, which is edited`() {
    let host = TestHost(width: 12, height: 3) { Field() }
    expect(host.text, contains: "Name")
    expect(host.text, contains: "------")
    host.type("ab")
    expect(host.text, contains: "<ab>")
    expect(host.text.contains("ab        \n") || host.trimmedText.hasPrefix("ab"))
  }

  private struct Stars: View {
    @State var rating = 3
    var body: some View {
      Text(String(repeating: "*", count: rating))
        .accessibilityRepresentation {
          Stepper("Rating", value: $rating, in: 0...5)
          Text("of five")
        }
      Text("below")
    }
  }

  @Test func `a representation is told and not shown, and takes no room and no focus`() {
    let host = TestHost(width: 20, height: 3) { Stars() }
    expect(host.text.contains("***") && !host.text.contains("Rating"))
    let labels = host.host.accessibilityElements.compactMap(\.label)
    expect(labels, contains: "Rating")
    expect(labels, contains: "of five")
    expect(labels, contains: "below")
    expect(labels, lacks: "***")
    host.press(.tab)
    expect(host.text.contains("***") && !host.text.contains("Rating"))
  }

  private struct Notes: View {
    @State var notes: [String] = []
    var body: some View {
      Button("take") {}
        .pasteDestination(for: String.self) {
          notes += $0
        } validator: {
          $0.filter { $0 != "no" }
        }
      Text(notes.joined(separator: ","))
    }
  }

  @Test func `pasted text is taken where the focus is, unless it isn't valid`() {
    let host = TestHost(width: 20, height: 3) { Notes() }
    host.paste("a b")
    host.paste("no")
    host.paste("c")
    expect(host.text, contains: "a b,c")
  }

  private struct Found: View {
    @State var text = ""
    @State var scope = 1
    @FocusState var isSearching: Bool
    var body: some View {
      VStack {
        Text("scope \(scope)")
        Button("search") { isSearching = true }
      }
      .searchable(text: $text)
      .searchScopes($scope) {
        Text("All").tag(1)
        Text("Mine").tag(2)
      }
      .searchFocused($isSearching)
    }
  }

  @Test func `scopes are chosen below the field while a search goes on`() {
    let host = TestHost(width: 30, height: 8) { Found() }
    expect(host.text, lacks: "Mine")
    host.press(.return)
    expect(host.text, contains: "Mine")
    host.type("x")
    host.press(.tab)
    host.press(.rightArrow)
    expect(host.text, contains: "scope 2")
  }

  private struct Chosen: View {
    @State var one = "b"
    @State var number = 1
    var body: some View {
      List(["a", "b"], id: \.self, selection: $one) { Text($0) }
      List(0..<3, selection: $number) { Text("row \($0)") }
      Text("\(one) \(number)")
    }
  }

  @Test func `a list has one selected row, always`() {
    let host = TestHost(width: 20, height: 8) { Chosen() }
    host.press(.upArrow)
    expect(host.text, contains: "a 1")
  }

  private enum Part: Hashable { case home, search }
  private struct Tabs: View {
    @State var part = Part.search
    var body: some View {
      TabView(selection: $part) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        TabSection("More") {
          Tab("Find", systemImage: "magnifyingglass", value: Part.search, role: .search) { Text("to find") }
        }
      }
    }
  }

  @Test func `the value of a tab may be written without its type`() {
    let host = TestHost(width: 30, height: 4) { Tabs() }
    expect(host.text, contains: "to find")
    host.press("1", modifiers: .option)
    expect(host.text, contains: "at home")
  }

  private struct Clicked: View {
    @State var count = 0
    var body: some View {
      Text("count \(count)")
        .gesture(TapGesture().onEnded { count += 1 }, isEnabled: count < 1)
      Text("other").gesture(TapGesture().onEnded { count += 10 }, including: .subviews)
      Text("third").gesture(TapGesture().onEnded { count += 100 }, including: .all)
    }
  }

  @Test func `a gesture that isn't enabled hears nothing`() {
    let host = TestHost(width: 20, height: 3) { Clicked() }
    host.click(x: 9, y: 0)
    host.click(x: 9, y: 0)
    host.click(x: 9, y: 1)
    expect(host.text, contains: "count 1 ")
    host.click(x: 9, y: 2)
    expect(host.text, contains: "count 101")
  }

  private struct Shift: GeometryEffect {
    var animatableData: Double
    func effectValue(size: Size) -> ProjectionTransform {
      ProjectionTransform(DrawingTransform(translationX: animatableData * Double(size.width), y: 0))
    }
  }

  @Test func `an effect moves by the translation of a transform, in the unit around`() {
    let cells = TestHost(width: 10, height: 1) {
      HStack {
        Text("ab").modifier(Shift(animatableData: 2)); Spacer()
      }
    }
    expect(cells.text, "    ab    ")
    let points = TestHost(width: 10, height: 1) {
      HStack {
        Text("ab").modifier(Shift(animatableData: 2)); Spacer()
      }.lengthUnit(.points)
    }
    expect(points.text, "    ab    ")
    let moved = TestHost(width: 10, height: 1) {
      HStack {
        Text("ab").transformEffect(DrawingTransform(translationX: 24, y: 0)); Spacer()
      }
      .lengthUnit(.points)
    }
    expect(moved.text, "   ab     ")
  }

  @Animatable struct Bar: View {
    var level: Double
    var rest = 0.0
    @AnimatableIgnored var sign = "#"
    var body: some View { Text(String(repeating: sign, count: Int(level + rest))) }
  }

  @Test func `a macro makes variables the data that is animated`() {
    var bar = Bar(level: 2, rest: 1)
    expect(bar.animatableData.first, 2)
    bar.animatableData = AnimatablePair(5, 0)
    expect(bar.level == 5 && bar.rest == 0)
    expect(TestHost(width: 6, height: 1) { bar }.text, contains: "#####")
  }

  private struct Gaps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
      let none = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
      return Size(width: Int(gap), height: Int(none) + 1)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `views have the spacing of stacks, in the unit of the layout`() {
    expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal), 0)
    expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .horizontal), 1)
    for unit in LengthUnit.allCases {
      let host = TestHost(width: 10, height: 1) {
        HStack(spacing: 0) {
          Gaps {
            Text("a"); Text("b")
          }.hidden()
          Text("x")
          Spacer()
        }
        .lengthUnit(unit)
      }
      expect(host.text.hasPrefix(" x"), "\(unit)")
    }
  }

  @Test func `a background without a style is the one that is set`() {
    let set = TestHost(width: 4, height: 2) {
      VStack {
        Text("a").background()
        Text("b").background(in: .rect)
      }
      .backgroundStyle(.red)
    }
    let named = TestHost(width: 4, height: 2) {
      VStack {
        Text("a").background(.red)
        Text("b").background(.red, in: .rect)
      }
    }
    expect(set.styledText, named.styledText)
    expect(set.styledText, not: TestHost(width: 4, height: 2) { Text("a\nb") }.styledText)
  }

  private static let plain = AnyView(Label("ab", systemImage: "star"))
  private static let changed: [AnyView] = {
    let view = Label("ab", systemImage: "star")
    return [
      AnyView(view.glassEffect(.regular.tint(.red).interactive(), in: .capsule).backgroundExtensionEffect()),
      AnyView(
        view.scrollEdgeEffectStyle(.soft, for: .top).tabBarMinimizeBehavior(.onScrollDown).containerShape(
          .rect)),
      AnyView(
        view.gesture(MagnifyGesture()).gesture(RotateGesture().onEnded { _ in }).gesture(
          MagnificationGesture()
        )
        .gesture(RotationGesture())),
      AnyView(
        view.buttonRepeatBehavior(.enabled).springLoadingBehavior(.enabled).pointerVisibility(.hidden)
          .writingToolsBehavior(.disabled).navigationTransition(.automatic).invalidatableContent()
          .handlesExternalEvents(preferring: [], allowing: [])),
      AnyView(
        view.dialogIcon(nil).presentationSizing(.form.fitted(horizontal: true, vertical: true))
          .searchPresentationToolbarBehavior(.avoidHidingContent)),
      AnyView(
        view.accessibilityInputLabels(["a"]).accessibilityActivationPoint(.center).accessibilityDirectTouch()
          .accessibilityCustomContent("a", "b").accessibilityTextContentType(.console)
          .accessibilityRespondsToUserInteraction().speechSpellsOutCharacters().speechAdjustedPitch(1)
          .accessibilityScrollAction { _ in }),
      AnyView(
        view.accessibilityRotor("Stars") { AccessibilityRotorEntry("a", id: 1) }.lineSpacing(3)
          .environment(\.lineSpacing, 4).environment(\.defaultMinListRowHeight, 9).environment(
            \.imageScale, .large)),
      AnyView(view.contentShape(.dragPreview, Circle()).contentTransition(.symbolEffect(.replace))),
    ]
  }()

  @Test func `names without effect show the view as it is`() {
    let plain = TestHost(width: 20, height: 3) { Self.plain }.styledText
    for view in Self.changed { expect(TestHost(width: 20, height: 3) { view }.styledText, plain) }
  }
}
