import TerminalUI
import TestScreens

/// The lines of what shows many rows.
nonisolated extension ViewTrial {
  static let collections = [
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
    ViewTrial("Transcript") { stage in
      Transcript((0..<(3 + stage.count)).map(TrialItem.init), isFinished: { $0.id % 2 == 0 }) {
        Text(stage.row($0.id))
      }
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
    ViewTrial("badge in a form") { stage in
      Form {
        Text(stage.text).badge(stage.count);
        Section { Toggle("a", isOn: stage.binding(\.isOn)).badge(stage.text) }
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
          Text(stage.text).alignmentGuide(.listRowSeparatorLeading) { _ in stage.count }
            .listRowSeparator(.visible).listRowSeparatorTint(stage.isOn ? .red : nil)
            .swipeActions(edge: .leading, allowsFullSwipe: stage.isOn) { Button(stage.text) {} }
            .swipeActions { Button("b") { stage.isOn.toggle() } }
        }
        Section("b") { Text("c") }.listSectionSpacing(.default)
      }
      .listSectionSpacing(stage.count)
    },
    ViewTrial("alternatingRowBackgrounds", isModifier: true) { stage in
      List(0..<stage.count + 3, id: \.self) { Text("\(stage.text) \($0)") }
        .alternatingRowBackgrounds(stage.isOn ? .enabled : .disabled)
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
}

private struct SelectedList: View {
  let stage: Stage
  @State private var selected: Set<Int> = []

  var body: some View {
    List(0..<20, id: \.self, selection: $selected) { Text(stage.row($0)) }.listStyle(.bordered)
  }
}

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
    id >= 1_000_000_000 ? nil : (0..<3).map { TrialNode(id: (id + 1) * 100 + $0) }
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
