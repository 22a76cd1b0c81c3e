import TerminalUI

/// Views that take a number of cells, of things or of places; each is made with any number.
@MainActor enum ExtremeLengths {
  struct Case {
    let name: String
    let view: (Int) -> AnyView

    init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping (Int) -> Content) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
  }

  static let all = grids + stacks + bars + tables + splits + inputs

  private static let grids = [
    Case("LazyVGrid, fixed") { number in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(number), spacing: number), GridItem(.fixed(number))]) { words }
      }
    },
    Case("LazyVGrid, spacing") { number in
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: number) { words } }
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: number) { words }
    },
    Case("LazyVGrid, flexible") { number in
      LazyVGrid(columns: [
        GridItem(.flexible(minimum: number, maximum: 5), spacing: number),
        GridItem(.flexible(minimum: 1, maximum: number)), GridItem(.flexible(minimum: number)),
      ]) { words }
    },
    Case("LazyVGrid, adaptive") { number in
      LazyVGrid(columns: [
        GridItem(.adaptive(minimum: number, maximum: 5), spacing: number),
        GridItem(.adaptive(minimum: 1, maximum: number)), GridItem(.adaptive(minimum: 2), spacing: number),
      ]) { words }
    },
    Case("LazyHGrid") { number in
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: [GridItem(.fixed(number), spacing: number), GridItem(.flexible(minimum: number))],
          spacing: number
        ) {
          words
        }
      }
      LazyHGrid(rows: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))], spacing: number) {
        words
      }
    },
    Case("Grid") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow { words }
        GridRow { Text("wide").gridCellColumns(number) }
        GridRow {
          words
          Text("more").gridCellColumns(3)
        }
      }
    },
  ]

  private static let stacks = [
    Case("LazyVStack") { number in
      ScrollView { LazyVStack(spacing: number) { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
      ScrollView { LazyVStack(spacing: number) { words }.padding(number).frame(height: number) }
    },
    Case("LazyHStack") { number in
      ScrollView(.horizontal) {
        LazyHStack(spacing: number) { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    },
    Case("rows, so many") { number in
      List(0..<max(number, 0)) { Text("\($0)") }
      ScrollView { LazyVStack { ForEach(0..<max(number, 0), id: \.self) { Text("\($0)") } } }
    },
    Case("ScrollView of something long") { number in
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: number, height: number).padding(number).offset(x: number, y: number)
      }
      .defaultScrollAnchor(.bottomTrailing)
    },
    Case("scrollPosition") { number in
      Scrolled(position: ScrollPosition(x: number))
      Scrolled(position: ScrollPosition(point: Point(x: number, y: number)))
    },
    Case("safe area") { number in
      Text("a b").safeAreaPadding(number).safeAreaInset(edge: .top, spacing: number) { Text("bar") }
        .safeAreaInset(edge: .leading, spacing: number) { Text("bar") }
      Text("a b").safeAreaPadding(.horizontal, number)
      Text("a").safeAreaPadding(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
    },
    Case("ViewThatFits") { number in
      ViewThatFits {
        Text("a long text").frame(width: number)
        Text("b").padding(number)
      }
    },
    Case("position") { number in
      Text("a").position(x: number, y: number).offset(x: number, y: number).offset(
        Size(width: number, height: number))
      Text("b").position(Point(x: number, y: number)).padding(.top, number)
    },
  ]

  private static let bars = [
    Case("badge") { number in List { Text("a").badge(number) } },
    Case("list rows") { number in
      List {
        Section("one") {
          Text("a").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        }
        Section("two") { Text("b") }
      }
      .listSectionSpacing(number)
    },
    Case("lineLimit") { number in
      Text("a b c d e f g").lineLimit(number, reservesSpace: true).frame(width: 3)
      Text("a b c d e f g").lineLimit(number...).frame(width: 3)
      Text("a b c d e f g").lineLimit(...number).frame(width: 3)
      Text("a b c d e f g").lineLimit(min(number, 3)...max(number, 3)).frame(width: 3)
      TextField("a", text: .constant("a b c"), axis: .vertical).lineLimit(number...)
      TextEditor(text: .constant("a\nb")).lineLimit(number, reservesSpace: true)
    },
    Case("toast, sheet") { number in
      Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.height(number)]) }
    },
    Case("popover") { number in
      Text("a").popover(
        isPresented: .constant(true),
        attachmentAnchor: .rect(.rect(Rect(x: number, y: number, width: number, height: number)))
      ) {
        Text("b").frame(width: number, height: number)
      }
    },
  ]

  private static let tables = [
    Case("Table") { number in
      Table([Row(id: 1), Row(id: 2)]) {
        TableColumn("a") { Text("\($0.id)") }.width(number)
        TableColumn("b") { Text("\($0.id)") }.width(min: number, ideal: number, max: number)
        TableColumn("c") { Text("\($0.id)") }.width(ideal: number)
        TableColumn("d") { Text("\($0.id)") }.width(min: number)
      }
      .frozenColumns(number)
    },
    Case("Table, of one limit") { number in
      Table([Row(id: 1)]) {
        TableColumn("a") { Text("\($0.id)") }.width(max: number)
        TableColumn("b") { Text("\($0.id)").frame(width: number) }
      }
      .frozenColumns(1)
    },
  ]

  private static let splits = [
    Case("NavigationSplitView") { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } content: {
        Text("b").navigationSplitViewColumnWidth(min: number, ideal: number, max: number)
      } detail: {
        Text("c").navigationSplitViewColumnWidth(ideal: number)
      }
    },
    Case("inspector") { number in
      Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(number) }
      Text("a").inspector(isPresented: .constant(true)) {
        Text("b").inspectorColumnWidth(min: number, ideal: number, max: number)
      }
    },
    Case("HSplitView, VSplitView") { number in
      HSplitView {
        Text("a").frame(minWidth: number, maxWidth: .infinity)
        Text("b").frame(minWidth: 1, idealWidth: number, maxWidth: number)
      }
      VSplitView {
        Text("a").frame(minHeight: number, maxHeight: .infinity)
        Text("b").frame(minHeight: 1, idealHeight: number, maxHeight: number)
      }
    },
  ]

  private static let inputs = [
    Case("Stepper") { number in
      Stepper("a", value: .constant(number), step: number)
      Stepper("b", value: .constant(0), in: min(0, number)...max(0, number), step: number)
      Stepper("c", value: .constant(number), in: 0...10)
    },
    Case("gestures") { number in
      Text("a").gesture(DragGesture(minimumDistance: number)).onTapGesture(count: number) {}
      Text("b").onLongPressGesture(minimumDuration: Double(number), maximumDistance: number) {}
    },
    Case("times") { number in
      Text("a").toast(isPresented: .constant(true), for: .seconds(number)) { Text("t") }
      Text("b").onReceive(.timer(every: .seconds(number), tolerance: .seconds(number))) { _ in }
      Text("c").toast(isPresented: .constant(true), for: Duration(attoseconds: number < 0 ? .min : .max)) {
        Text("t")
      }
      Text("d").onReceive(.timer(every: Duration(attoseconds: number < 0 ? .min : .max))) { _ in }
    },
    Case("Canvas") { number in
      Canvas { context, size in
        context.fill(Rect(x: number, y: number, width: number, height: number), with: Glyph("x"))
        context.fill(Path(DrawingRect(Rect(x: number, y: 0, width: number, height: 2))), with: .color(.red))
      }
    },
  ]

  @ViewBuilder private static var words: some View {
    Text("one")
    Text("two")
    Text("three")
  }

  private struct Row: Identifiable { let id: Int }

  private struct Scrolled: View {
    @State var position: ScrollPosition
    var body: some View {
      ScrollView([.horizontal, .vertical]) { Text(String(repeating: "a b c ", count: 99)).fixedSize() }
        .scrollPosition($position)
    }
  }
}
