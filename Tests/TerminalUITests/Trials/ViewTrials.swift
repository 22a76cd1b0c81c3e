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
  static let all = views + controls + collections + layout + input + presented + foundation + modifiers

  private static let views = [
    ViewTrial("Text") { Text($0.text) },
    ViewTrial("Text styles") {
      Text($0.text).bold($0.isOn).italic().underline().foregroundStyle(.red).lineLimit(3)
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
    ViewTrial("Color by name") { Text($0.text).foregroundStyle(Color($0.isOn ? "brand" : "nothing")) },
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
    ViewTrial("Image, pixels; GraphicsContext.draw(Image)") { PictureTrial(stage: $0) },
    ViewTrial("Chart") { ChartTrial(stage: $0) },
    ViewTrial("Sparkline") { SparklineTrial(stage: $0) },
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
    ViewTrial("ProgressView") { ProgressView($0.text, value: Double($0.count % 10), total: 9) },
    ViewTrial("ProgressView, no value") { ProgressView($0.text) },
    ViewTrial("Link") { Link($0.text, destination: "https://example.org") },
  ]

  private static let controls = [
    ViewTrial("Button") { stage in Button(stage.text) { stage.count += 1 } },
    ViewTrial("buttonStyle") { stage in
      Button(stage.text) { stage.isOn.toggle() }.buttonStyle(.borderedProminent)
      Button(stage.text) { stage.count += 1 }.buttonStyle(.plain)
    },
    ViewTrial("Toggle") { Toggle($0.text, isOn: $0.binding(\.isOn)) },
    ViewTrial("toggleStyle") { Toggle($0.text, isOn: $0.binding(\.isOn)).toggleStyle(.switch) },
    ViewTrial("TextField") { TextField("name", text: $0.binding(\.text)) },
    ViewTrial("TextField, lines") {
      TextField("name", text: $0.binding(\.text), axis: .vertical).lineLimit(2...4).textFieldStyle(
        .roundedBorder)
    },
    ViewTrial("Menu") { stage in
      Menu(stage.text) {
        Button(stage.text) { stage.count += 1 }.keyboardShortcut("b").disabled(stage.isOn)
        Toggle("toggle", isOn: stage.binding(\.isOn))
        Menu("more") { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        Section(stage.text) { Button("in it", role: .destructive) { stage.isOn.toggle() } }
      }
      .menuIndicator(stage.isOn ? .hidden : .automatic)
      .menuOrder(stage.isOn ? .priority : .fixed)
      Menu("split") {
        Button("a") {}
      } primaryAction: {
        stage.count += 1
      }.menuStyle(.borderlessButton)
    },
    ViewTrial("contextMenu, help") { stage in
      Button(stage.text) { stage.count += 1 }
        .contextMenu { Button("rename \(stage.text)") { stage.text += "x" } }
        .help(stage.text)
    },
    ViewTrial("popover") { stage in
      Button(stage.text) { stage.isOn = true }
        .popover(isPresented: stage.binding(\.isOn), arrowEdge: stage.count % 2 == 0 ? .trailing : nil) {
          TextField("name", text: stage.binding(\.text))
        }
    },
    ViewTrial("toast") { stage in
      Toggle("toast", isOn: stage.binding(\.isOn)).toast(isPresented: stage.binding(\.isOn)) {
        Text(stage.text)
      }
    },
    ViewTrial("TabView") { stage in
      TabView(selection: stage.binding(\.count)) {
        Tab(stage.text, systemImage: "star", value: 0) { Text(stage.text) }.badge(stage.count)
        if stage.isOn { Tab("two", value: 1) { TextField("name", text: stage.binding(\.text)) } }
        Button("three") { stage.isOn.toggle() }.tabItem { Text(stage.text) }.tag(2)
      }
      .tabViewStyle(.sidebarAdaptable)
    },
    ViewTrial("HSplitView, VSplitView") { stage in
      HSplitView {
        TextField("name", text: stage.binding(\.text)).frame(minWidth: 4, idealWidth: stage.count % 9 + 4)
        if stage.isOn { Text(stage.text) }
        VSplitView {
          Button("\(stage.count)") { stage.isOn.toggle() }
          Text(stage.text)
        }
      }
    },
    ViewTrial("toolbar, navigationTitle") { stage in
      NavigationStack {
        Button(stage.text) { stage.isOn.toggle() }
          .navigationTitle(Text(stage.text).bold()).navigationSubtitle(stage.text)
          .navigationBarBackButtonHidden(stage.isOn)
          .toolbar {
            ToolbarItem(placement: .navigation) { Button(stage.text) { stage.count += 1 } }
            ToolbarItem { Toggle("on", isOn: stage.binding(\.isOn)) }.visibilityPriority(.high)
            if stage.isOn { ToolbarItem(placement: .status) { Text(stage.text) } }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("\(stage.count)")
              Spacer()
              Button("end") {}
            }
          }
          .toolbarVisibility(stage.count % 3 == 1 ? .hidden : .automatic, for: .navigationBar)
      }
    },
    ViewTrial("toolbar without a stack") { stage in
      TextField("name", text: stage.binding(\.text)).toolbar { Button(stage.text) { stage.isOn.toggle() } }
    },
    ViewTrial("NavigationSplitView") { stage in
      NavigationSplitView {
        Button(stage.text) { stage.isOn.toggle() }.navigationTitle(stage.text)
          .navigationSplitViewColumnWidth(min: 2, ideal: stage.count % 30)
      } content: {
        TextField("name", text: stage.binding(\.text))
      } detail: {
        Text(stage.text)
      }
      .navigationSplitViewStyle(.prominentDetail)
    },
    ViewTrial("inspector") { stage in
      Button(stage.text) { stage.isOn.toggle() }.inspector(isPresented: stage.binding(\.isOn)) {
        Text(stage.text).inspectorColumnWidth(stage.count % 40)
      }
    },
    ViewTrial("safeAreaInset, safeAreaPadding") { stage in
      TextField("name", text: stage.binding(\.text))
        .safeAreaInset(edge: .top, alignment: .leading, spacing: stage.count % 3) { Text(stage.text) }
        .safeAreaInset(edge: .trailing) { Button("side") { stage.isOn.toggle() } }
        .safeAreaPadding(.leading, stage.count % 5)
    },
    ViewTrial("searchable, refreshable") { stage in
      Text(stage.text).searchable(text: stage.binding(\.text), prompt: stage.text).refreshable {}
        .searchSuggestions { Text(stage.text).searchCompletion(stage.text) }
    },
    ViewTrial("Image, systemImage") { stage in
      Image(systemName: stage.isOn ? "star.fill" : stage.text)
      Label(stage.text, systemImage: stage.isOn ? "trash" : "figure.walk")
    },
    ViewTrial("textInputSuggestions") { stage in
      TextField("name", text: stage.binding(\.text)).textInputSuggestions {
        ForEach(0..<stage.count % 3, id: \.self) { Text("\($0)").textInputCompletion(stage.text) }
      }
    },
    ViewTrial("TextEditor") { stage in
      VStack {
        TextEditor(text: stage.binding(\.text))
        if stage.isOn { TextEditor(text: stage.binding(\.text)).textEditorStyle(.plain) }
      }
    },
    ViewTrial("Slider") { stage in
      Slider(
        value: Binding(get: { Double(stage.count) }, set: { stage.count = Int($0.rounded()) }), in: 0...99,
        step: 1
      ) {
        Text(stage.text)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text(stage.isOn ? stage.text : "99")
      }
    },
    ViewTrial("Stepper") { stage in Stepper(stage.text, value: stage.binding(\.count), in: 0...50, step: 3) },
    ViewTrial("Gauge, gaugeStyle") { stage in
      VStack {
        Gauge(value: Double(stage.count), in: 0...99) {
          Text(stage.text)
        } currentValueLabel: {
          Text(stage.text)
        }
        Gauge(value: 0.4) { Text(stage.text) }.gaugeStyle(.accessoryLinear)
        Gauge(value: stage.isOn ? 1 : 0) { Text(stage.text) }.gaugeStyle(.accessoryCircular)
      }
    },
    ViewTrial("ContentUnavailableView") { stage in
      ContentUnavailableView {
        Text(stage.text)
      } description: {
        Text(stage.text)
      } actions: {
        Button("more") { stage.count += 1 }
      }
    },
    ViewTrial("labelsHidden, controlSize", isModifier: true) { stage in
      Toggle(stage.text, isOn: stage.binding(\.isOn)).labelsVisibility(stage.isOn ? .hidden : .visible)
      Button(stage.text) { stage.count += 1 }.controlSize(stage.isOn ? .large : .mini)
    },
    ViewTrial("redacted, unredacted, privacySensitive", isModifier: true) { stage in
      VStack {
        Text(stage.text).privacySensitive(stage.isOn)
        Text(stage.text).unredacted()
      }
      .redacted(reason: stage.count % 2 == 0 ? .privacy : .placeholder)
    },
    ViewTrial("validation", isModifier: true) { stage in
      TextField("name", text: stage.binding(\.text))
        .validation(stage.isOn ? stage.text : nil, shown: stage.count % 2 == 0 ? .always : .afterEditing)
    },
    ViewTrial("SecureField") { SecureField("name", text: $0.binding(\.text)) },
    ViewTrial("Form") { stage in
      Form {
        Section(stage.text) { Toggle("on", isOn: stage.binding(\.isOn)) }
        TextField("name", text: stage.binding(\.text))
      }
    },
  ]

  private static let collections = [
    ViewTrial("formStyle, columns of titles") { stage in
      Form {
        Section(stage.text) { TextField(stage.text, text: stage.binding(\.text)) }
        LabeledContent("\(stage.count)", value: stage.text)
        if stage.isOn { ProgressView(stage.text, value: 0.5) }
      }
      .formStyle(.grouped)
    },
    ViewTrial("listRowInsets, links") { stage in
      List(0..<9) {
        NavigationLink(stage.row($0), value: $0).listRowInsets(EdgeInsets(leading: stage.count % 9))
      }
    },
    ViewTrial("groupBoxStyle, labeledContentStyle") { stage in
      GroupBox(stage.text) {
        LabeledContent(stage.text, value: "\(stage.count)").labeledContentStyle(.automatic)
      }
      .groupBoxStyle(.automatic)
    },
    ViewTrial("List") { stage in List(0..<(20 + stage.count), id: \.self) { Text(stage.row($0)) } },
    ViewTrial("List, selected") { SelectedList(stage: $0) },
    ViewTrial("EditButton, editMode") { stage in
      EditButton()
      List {
        ForEach(0..<(20 + stage.count), id: \.self) { Text(stage.row($0)).deleteDisabled(stage.isOn) }
          .onDelete { _ in stage.count -= 1 }
          .onMove { _, _ in stage.isOn.toggle() }
      }
      .environment(\.editMode, .constant(stage.isOn ? .active : .inactive))
    },
    ViewTrial("listRowBackground") { stage in
      List(0..<5, id: \.self) {
        Text(stage.row($0)).listRowBackground(stage.isOn ? Color.blue : nil)
      }
    },
    ViewTrial("LazyVGrid") { stage in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(5)), GridItem(.adaptive(minimum: 7))]) {
          ForEach(0..<(20 + max(stage.count, -20)), id: \.self) { Text(stage.row($0)) }
        }
      }
    },
    ViewTrial("LazyHGrid") { stage in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(2)), GridItem()]) {
          ForEach(0..<(20 + max(stage.count, -20)), id: \.self) { Text(stage.row($0)) }
        }
      }
    },
    ViewTrial("badge, contextMenu of rows, Section isExpanded") { stage in
      List(0..<3) { Text("\($0)").badge(stage.count).badge(stage.text) }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("\(stage.text) \(rows.count)") { stage.isOn.toggle() }
        } primaryAction: { _ in
          stage.isOn.toggle()
        }
      List { Section(stage.text, isExpanded: stage.binding(\.isOn)) { Text("\(stage.count)") } }
    },
    ViewTrial("OutlineGroup") { stage in
      List {
        OutlineGroup(TrialNode.some(stage.count), children: \.children) { Text(stage.row($0.id)) }
      }
    },
    ViewTrial("List, children") { TrialOutline(stage: $0) },
    ViewTrial("DisclosureGroup") { stage in
      DisclosureGroup(stage.text, isExpanded: stage.binding(\.isOn)) { Text("\(stage.count)") }
      DisclosureGroup("styled") { Text(stage.text) }.disclosureGroupStyle(.automatic)
    },
    ViewTrial("Table") { TrialTable(stage: $0) },
    ViewTrial("Table, children; customizationID, defaultVisibility, rowsPlaceholder") {
      TrialTree(stage: $0)
    },
    ViewTrial("swipeActions, listRowSeparatorTint, listSectionSpacing", isModifier: true) { stage in
      List {
        Section(stage.text) {
          Text(stage.text).listRowSeparator(.visible).listRowSeparatorTint(stage.isOn ? .red : nil)
            .swipeActions(edge: .leading, allowsFullSwipe: stage.isOn) { Button(stage.text) {} }
            .swipeActions { Button("b") { stage.isOn.toggle() } }
        }
        Section("b") { Text("c") }.listSectionSpacing(.default)
      }
      .listSectionSpacing(stage.count)
    },
    ViewTrial("DisclosureTableRow; tableCellSelection, pending") { TrialCells(stage: $0) },
    ViewTrial("Table, rows; tableStyle, tableColumnHeaders, frozenColumns") { TrialRows(stage: $0) },
    ViewTrial("ScrollView") { stage in
      ScrollView { ForEach(0..<12, id: \.self) { Button("\($0)") { stage.count += 1 } } }
    },
    ViewTrial("LazyVStack") { stage in
      ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Text(stage.row($0)) } } }
    },
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

private struct SelectedList: View {
  let stage: Stage
  @State private var selected: Set<Int> = []

  var body: some View {
    List(0..<20, id: \.self, selection: $selected) { Text(stage.row($0)) }.listStyle(.bordered)
  }
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

struct TrialItem: Identifiable { let id: Int }

private struct TrialTable: View {
  let stage: Stage
  @State private var selection: Set<Int> = []
  @State private var order = [SortKey(\TrialItem.id)]

  var body: some View {
    Table(
      (0..<(20 + max(stage.count, -20))).lazy.map { TrialItem(id: $0) }, selection: $selection,
      sortOrder: $order
    ) {
      TableColumn("id", value: \.id) { Text("\($0.id)") }.alignment(.numeric)
      TableColumn(stage.text) { _ in Text(stage.text) }
      TableColumn("on") { _ in Toggle("on", isOn: stage.binding(\.isOn)) }.width(8)
    }
  }
}

private struct TrialTree: View {
  let stage: Stage
  @State private var selection: Int?
  @State private var columns = TableColumnCustomization<TrialNode>()

  var body: some View {
    Table(
      TrialNode.some(stage.count % 20), children: \.children, selection: $selection,
      columnCustomization: $columns
    ) {
      TableColumn(stage.text) { _ in Text(stage.text) }.customizationID(stage.text)
      TableColumn("id", value: \.id) { Text("\($0.id)") }.customizationID("id")
        .defaultVisibility(stage.isOn ? .hidden : .visible)
      TableColumn("on") { _ in Toggle("on", isOn: stage.binding(\.isOn)) }.customizationID("on")
        .disabledCustomizationBehavior(stage.isOn ? .all : .reorder)
    }
    .rowsPlaceholder { Text(stage.text) }
  }
}

private struct TrialCells: View {
  let stage: Stage
  @State private var cells: TableCellSelection<Int>?

  var body: some View {
    Table(of: TrialLate.self) {
      TableColumn("late", pending: \.text) { Text($0) }
      TableColumn("id") { Text("\($0.id)") }
    } rows: {
      DisclosureTableRow(
        TrialLate(id: -1, text: stage.text), isExpanded: stage.binding(\.isOn)
      ) {
        ForEach((0..<5).map { TrialLate(id: $0, text: $0 > stage.count ? stage.text : nil) }) { TableRow($0) }
      }
    }
    .tableCellSelection($cells)
  }
}

private struct TrialLate: Identifiable {
  let id: Int
  var text: String?
}

private struct TrialRows: View {
  let stage: Stage

  private var number: Int { abs(stage.count) % 9 }

  var body: some View {
    Table(of: TrialItem.self) {
      TableColumn("title") { _ in Text(stage.text) }.width(min: 3, ideal: 5, max: stage.count)
      TableColumnForEach(0..<number, id: \.self) { number in
        TableColumn("\(number)") { Text("\($0.id) \(number)") }
      }
      if stage.isOn { TableColumn("on") { _ in Button("b") { stage.isOn.toggle() } } }
    } rows: {
      TableRow(TrialItem(id: -1)).contextMenu { Button(stage.text) { stage.count += 1 } }
      Section(stage.text) { ForEach((0..<5).map { TrialItem(id: $0) }) { TableRow($0) } }
    }
    .tableStyle(.bordered).tableColumnHeaders(number % 2 == 0 ? .visible : .hidden)
    .frozenColumns(number % 3)
  }
}

private struct TrialNode: Identifiable {
  let id: Int
  var children: [TrialNode]? {
    id >= 1_000_000_000 ? nil : (0..<3).map { TrialNode(id: (id + 1) * 10 + $0) }
  }
  static func some(_ count: Int) -> [TrialNode] { (0..<max(count + 3, 0)).map { TrialNode(id: $0) } }
}

private struct TrialOutline: View {
  let stage: Stage
  @State private var selection: Int? = 1

  var body: some View {
    List(TrialNode.some(stage.count), children: \.children, selection: $selection) {
      Text(stage.row($0.id))
    }
  }
}
