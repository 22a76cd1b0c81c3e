import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// What holds views: the guides of these views are its own.
enum GuideHolder: String, CaseIterable {
  case vStack, hStack, zStack, lazyVStack, grid, custom, anyLayout, viewThatFits, padding, frame,
    flexibleFrame
  case border, overlay, background, fixedSize, opacity, scale, rotation, anyView, group, identified,
    disabled
  case focusable, tapped, aspectRatio, clipped, priority, inset, offset, own, modified,
    ownDecoration, branch
  case button, plainButton, toggle, label, labeledContent, groupBox, picker, link, menu, form,
    disclosure
  case controlGroup, mask, contextMenu, shape, forEach, hover

  @MainActor func holding<Content: View>(_ view: Content) -> AnyView {
    switch self {
    case .vStack:
      AnyView(
        VStack {
          Color.red.frame(width: 1, height: 1)
          view
        })
    case .hStack:
      AnyView(
        HStack {
          Color.red.frame(width: 1, height: 7)
          view
        })
    case .zStack:
      AnyView(
        ZStack {
          Color.red.frame(width: 1, height: 7)
          view
        })
    case .lazyVStack:
      AnyView(
        LazyVStack {
          Color.red.frame(width: 1, height: 1)
          view
        })
    case .grid:
      AnyView(
        Grid {
          GridRow { Color.red.frame(width: 1, height: 1) }
          GridRow { view }
        })
    case .custom: AnyView(Below { view })
    case .anyLayout:
      AnyView(
        AnyLayout(VStackLayout()) {
          Color.red.frame(width: 1, height: 1)
          view
        })
    case .viewThatFits: AnyView(ViewThatFits { view })
    case .padding: AnyView(view.padding(2))
    case .frame: AnyView(view.frame(height: 9, alignment: .top))
    case .flexibleFrame: AnyView(view.frame(minHeight: 8))
    case .border: AnyView(view.border())
    case .overlay: AnyView(view.overlay(alignment: .bottom) { Text("!") })
    case .background: AnyView(view.background { Color.red })
    case .fixedSize: AnyView(view.padding().fixedSize())
    case .opacity: AnyView(view.padding().opacity(0.5))
    case .scale: AnyView(view.padding().scaleEffect(1))
    case .rotation: AnyView(view.padding().rotationEffect(.zero))
    case .anyView: AnyView(AnyView(view.padding()))
    case .group: AnyView(Group { view.padding() })
    case .identified: AnyView(view.padding().id(1).tag(2))
    case .disabled: AnyView(view.padding().disabled(true))
    case .focusable: AnyView(view.padding().focusable())
    case .tapped: AnyView(view.padding().onTapGesture {})
    default: holdingFurther(view)
    }
  }

  @MainActor private func holdingFurther<Content: View>(_ view: Content) -> AnyView {
    switch self {
    case .aspectRatio: AnyView(view.aspectRatio(1, contentMode: .fit))
    case .clipped: AnyView(view.padding().clipped())
    case .priority: AnyView(view.padding().layoutPriority(1).zIndex(1))
    case .inset: AnyView(view.safeAreaInset(edge: .top) { Color.red.frame(width: 1, height: 1) })
    case .offset: AnyView(view.padding().offset(x: 0, y: 0))
    case .own: AnyView(Own(content: view))
    case .modified: AnyView(view.modifier(Padded()))
    case .ownDecoration: AnyView(view.padding().shadow(radius: 1))
    case .branch: AnyView(VStack { if true { view.padding() } })
    case .button: AnyView(Button(action: {}) { view })
    case .plainButton: AnyView(Button(action: {}) { view.padding() }.buttonStyle(.plain))
    case .toggle: AnyView(Toggle(isOn: .constant(true)) { view })
    case .label:
      AnyView(
        Label {
          view
        } icon: {
          Color.red.frame(width: 1, height: 1)
        })
    case .labeledContent:
      AnyView(
        LabeledContent {
          Color.red.frame(width: 1, height: 7)
        } label: {
          view
        })
    case .groupBox: AnyView(GroupBox { view })
    case .picker:
      AnyView(
        Picker(selection: .constant(0)) {
          Text("o").tag(0)
        } label: {
          view
        })
    case .link:
      AnyView(
        NavigationLink {
          Text("d")
        } label: {
          view
        })
    case .menu:
      AnyView(
        Menu {
          Button("x") {}
        } label: {
          view
        })
    case .disclosure:
      AnyView(
        DisclosureGroup(isExpanded: .constant(false)) {
          Text("c")
        } label: {
          view
        })
    case .controlGroup: AnyView(ControlGroup { view })
    case .mask: AnyView(view.padding().mask { Color.red })
    case .contextMenu: AnyView(view.padding().contextMenu { Button("x") {} })
    case .shape: AnyView(view.padding().contentShape(Rectangle()))
    case .forEach:
      AnyView(
        VStack {
          ForEach(0..<2) { $0 == 0 ? AnyView(Color.red.frame(width: 1, height: 1)) : AnyView(view) }
        })
    default: AnyView(view.padding().onHover { _ in })
    }
  }
}

private struct Own<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

/// Puts a view one row further down, and says nothing of guides.
struct Below: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return Size(width: size.width, height: size.height + 1)
  }
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: Point(x: bounds.minX, y: bounds.minY + 1), proposal: .unspecified)
  }
}

enum MarkedRow: AlignmentID { static func defaultValue(in context: ViewDimensions) -> Int { 0 } }
extension VerticalAlignment { static let markedRow = VerticalAlignment(MarkedRow.self) }

@Suite struct GuideTableTests {
  // Mend G1, G4
  @Test(arguments: GuideHolder.allCases)
  func `what holds texts has their baselines, and other guides`(_ holder: GuideHolder) {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline, .markedRow] {
      let host = TestHost(width: 40, height: 24) {
        HStack(alignment: alignment) {
          Text("·")
          holder.holding(
            VStack {
              Text("T1")
              Text("T2").alignmentGuide(.markedRow) { _ in 0 }
              Text("T3")
              Color.clear.frame(width: 1, height: 1)
            })
        }
      }
      // Of a lazy stack the guides of rows count that are lines of text.
      if holder == .lazyVStack, alignment == .markedRow { continue }
      let row =
        alignment == .firstTextBaseline ? "T1" : alignment == .lastTextBaseline ? "T3" : "T2"
      let mark = host.position(of: "·")?.y
      expect(
        mark != nil && mark == host.position(of: row)?.y,
        "\(holder.rawValue) \(row)\n\(host.trimmedText)")
    }
  }

  // Mend G1
  @Test func `fields have the baseline of their line`() {
    let host = TestHost(width: 40, height: 9) {
      HStack(alignment: .firstTextBaseline) {
        Text("·")
        TextField("T1", text: .constant("")).padding(.vertical)
        Stepper("S1", value: .constant(1)).padding(.vertical)
      }
    }
    expect(host.position(of: "·")?.y, host.position(of: "T1")?.y)
    expect(host.position(of: "·")?.y, host.position(of: "S1")?.y)
  }

  // Mend G1
  @Test func `a baseline that moves in a view moves the views beside it`() {
    struct Screen: View {
      @State private var isLow = false
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Button("·") { isLow.toggle() }.buttonStyle(.plain)
          VStack(spacing: 0) {
            Group {
              VStack(spacing: 0) {
                if isLow { Color.clear.frame(width: 1, height: 1) }
                Text("T")
                if !isLow { Color.clear.frame(width: 1, height: 1) }
              }
            }
          }
          .padding()
        }
      }
    }
    let host = TestHost(width: 20, height: 9) { Screen() }
    expect(host.position(of: "·")?.y, host.position(of: "T")?.y)
    host.press(.return)
    expect(host.position(of: "·")?.y, host.position(of: "T")?.y)
    host.press(.return)
    expect(host.position(of: "·")?.y, host.position(of: "T")?.y)
  }

  // Mend G5
  @Test(arguments: [Alignment.topLeading, .center, .bottomTrailing], [false, true])
  func `views of an overlay or a background are one ZStack, which the alignment places`(
    _ alignment: Alignment, _ isInFront: Bool
  ) {
    let host = TestHost(width: 7, height: 5) {
      if isInFront {
        Color.clear.overlay(alignment: alignment) {
          Text("yyy\nyyy\nyyy")
          Text("x")
        }
      } else {
        Color.clear.background(alignment: alignment) {
          Text("yyy\nyyy\nyyy")
          Text("x")
        }
      }
    }
    let corner: Point =
      alignment == .topLeading
      ? .zero : alignment == .center ? Point(x: 2, y: 1) : Point(x: 4, y: 2)
    expect(host.position(of: "x"), Point(x: corner.x + 1, y: corner.y + 1))
    expect(host.position(of: "yyy"), corner)
  }

  // Mend G5
  @Test func `an overlay meets the guides of its view`() {
    let host = TestHost(width: 9, height: 4) {
      VStack {
        Text("a")
        Text("b").alignmentGuide(.top) { _ in 0 }
        Text("c")
      }
      .overlay(alignment: Alignment(horizontal: .trailing, vertical: .lastTextBaseline)) {
        Text("x").fixedSize().offset(x: 1)
      }
    }
    expect(host.position(of: "x")?.y, host.position(of: "c")?.y)
  }
}

/// A column that keeps the height of all in its cache.
private struct Sum: Layout {
  var spacing: Int
  var log: [Int] = []
  func makeCache(subviews: Subviews) -> Int {
    subviews.map { $0.sizeThatFits(.unspecified).height + spacing }.reduce(0, +)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> Size {
    Size(width: 3, height: cache)
  }
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// The same, whose cache is brought up to date by a method of its own.
private struct Counting: Layout {
  var spacing: Int
  func makeCache(subviews: Subviews) -> [Int] { [spacing] }
  func updateCache(_ cache: inout [Int], subviews: Subviews) { cache.append(spacing) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> Size {
    Size(width: 3, height: cache.last ?? 0)
  }
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@Suite struct LayoutCacheTests {
  // Mend G3
  @Test(arguments: 0..<4) func `the cache follows a property of the layout`(_ kind: Int) {
    struct Screen: View {
      let kind: Int
      @State private var spacing = 1
      var body: some View {
        VStack(spacing: 0) {
          switch kind {
          case 0: Sum(spacing: spacing) { Text("a") }
          case 1: AnyLayout(Sum(spacing: spacing)) { Text("a") }
          case 2: Counting(spacing: spacing + 1) { Text("a") }
          default: AnyLayout(Counting(spacing: spacing + 1)) { Text("a") }
          }
          Button("below") { spacing = 4 }
        }
      }
    }
    let host = TestHost(width: 20, height: 9) { Screen(kind: kind) }
    expect(host.position(of: "below")!.y - host.position(of: "a")!.y, 2)
    host.press(.return)
    expect(host.position(of: "below")!.y - host.position(of: "a")!.y, 5)
  }
}
