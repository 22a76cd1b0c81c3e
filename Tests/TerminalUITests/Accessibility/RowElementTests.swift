import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A row that is made one element stays a row, and a control stays one. (Mend D3)
@Suite struct RowElementTests {
  nonisolated enum Place: CaseIterable {
    case list, selection, table, outline, inline, menuPicker, segments, tabs, menu, grid, links, buttons,
      shapes
  }

  nonisolated private struct Thing: Identifiable {
    let id: Int
    var children: [Thing]?
  }

  private struct Rows: View {
    let place: Place
    let behaviour: AccessibilityChildBehavior
    @State private var chosen: Int? = 1
    @State private var one = 1

    private func label(_ number: Int) -> some View {
      HStack {
        Text("name \(number)")
        Text("detail")
      }
      .accessibilityElement(children: behaviour)
      .accessibilityLabel("label \(number)")
    }

    private var options: some View { ForEach(0..<3, id: \.self) { label($0).tag($0) } }

    var body: some View {
      switch place {
      case .list: List(0..<3, id: \.self) { label($0) }
      case .selection: List(0..<3, id: \.self, selection: $chosen) { label($0) }
      case .table:
        Table([Thing(id: 0), Thing(id: 1), Thing(id: 2)], selection: $chosen) {
          TableColumn("A") { label($0.id) }
        }
      case .outline:
        List([Thing(id: 0), Thing(id: 1), Thing(id: 2)], children: \.children, selection: $chosen) {
          label($0.id)
        }
      case .inline: Picker("P", selection: $one) { options }.pickerStyle(.inline)
      case .menuPicker: Picker("P", selection: $one) { options }.pickerStyle(.menu)
      case .segments: Picker("P", selection: $one) { options }.pickerStyle(.segmented)
      case .tabs:
        TabView(selection: $one) {
          ForEach(0..<3, id: \.self) { number in
            Text("content").tabItem { label(number) }.tag(number)
          }
        }
      case .menu:
        Menu("M") {
          ForEach(0..<3, id: \.self) { number in
            Button {
            } label: {
              label(number)
            }
          }
        }
      case .grid:
        LazyVGrid(columns: [GridItem()]) {
          ForEach(0..<3, id: \.self) { number in
            Button {
            } label: {
              label(number)
            }
          }
        }
      case .links:
        NavigationStack {
          List(0..<3, id: \.self) { number in NavigationLink(destination: Text("d")) { label(number) } }
        }
      case .buttons:
        List(0..<3, id: \.self) { number in
          Button("b") {}.accessibilityElement(children: behaviour).accessibilityLabel("label \(number)")
        }
      case .shapes:
        List(0..<3, id: \.self, selection: $chosen) { number in
          Color.red.frame(height: 1).accessibilityElement(children: behaviour)
            .accessibilityLabel("label \(number)")
        }
      }
    }

    static func role(_ place: Place) -> AccessibilityRole {
      switch place {
      case .list, .selection, .table, .outline, .shapes: .row
      case .inline, .segments: .radioButton
      case .tabs: .tab
      case .menuPicker, .menu, .grid, .buttons: .button
      case .links: .link
      }
    }
  }

  @Test(arguments: Place.allCases, [AccessibilityChildBehavior.ignore, .combine, .contain])
  func `it has its role, label, selection and place`(place: Place, behaviour: AccessibilityChildBehavior) {
    let host = TestHost(width: 50, height: 10) { Rows(place: place, behaviour: behaviour) }
    if place == .menu || place == .menuPicker { host.press(.return) }
    // A control in a container is an element of its own.
    if behaviour == .contain, [.buttons, .menuPicker].contains(place) { return }
    let found = host.elements(Rows.role(place)).filter { $0.label?.hasPrefix("label ") == true }
    expect(found.map(\.label), ["label 0", "label 1", "label 2"], "\(host.elementTree)")
    expect(host.elements(.other).count, 0, "\(host.elementTree)")
    if ![.list, .menu, .grid, .links, .buttons].contains(place) {
      expect(found.map(\.isSelected), [false, true, false], "\(host.elementTree)")
    }
    if Rows.role(place) == .row {
      expect(found.map { $0.place?.number }, [1, 2, 3])
      expect(found.map { $0.place?.count }, [3, 3, 3])
    }
    if [.selection, .table, .outline, .menuPicker, .tabs, .shapes].contains(place) {
      expect(host.focusedElement?.label, "label 1", "\(host.elementTree)")
    }
    expect(host.accessibilityFindings.filter { $0.kind != .onlyColor && $0.kind != .lowContrast }, [])
  }

  @Test func `a row without a label is found, and one without a role`() {
    let host = TestHost(width: 40, height: 6) {
      List(0..<3, id: \.self) { number in
        Text("name").accessibilityElement(children: .ignore)
          .accessibilityLabel(number == 0 ? "" : "label")
          .accessibilityHidden(number == 1)
      }
    }
    expect(host.accessibilityFindings.map(\.kind), [.noLabel])
  }
}
