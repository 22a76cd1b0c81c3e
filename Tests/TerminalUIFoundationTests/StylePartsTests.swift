import Foundation
import Observation
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// The parts of configurations that styles keep.
private final class Kept { var views: [AnyView] = [] }

private struct KField: TextFieldStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.field), AnyView(configuration.field.onSurface()), AnyView(configuration.label),
    ]
    return configuration.field
  }
}
private struct KOldField: TextFieldStyle {
  let kept: Kept
  func _body(configuration: TextField<Self._Label>) -> some View {
    kept.views.append(AnyView(configuration))
    return configuration
  }
}
private struct KEditor: TextEditorStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views.append(AnyView(configuration.field))
    return configuration.field
  }
}
private struct KTable: TableStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.header), AnyView(configuration.content),
      AnyView(configuration.content.rowInset(0)),
    ]
    return VStack {
      configuration.header; configuration.content
    }
  }
}
private struct KList: ListStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [AnyView(configuration.content), AnyView(configuration.content.rowInset(0))]
    return configuration.content
  }
}
private struct KPicker: PickerStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.options(.list)),
      AnyView(configuration.options(.segments)),
      AnyView(configuration.options(.menu)), AnyView(configuration.chosenOption),
    ]
    return configuration.options(.list)
  }
}
private struct KToggle: ToggleStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(Button("flip") { configuration.isOn.toggle() }),
      AnyView(Toggle("t", isOn: configuration.$isOn)),
    ]
    return configuration.label
  }
}
private struct KButton: ButtonStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views.append(AnyView(configuration.label))
    return configuration.label
  }
}
private struct KPrimitive: PrimitiveButtonStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(Button("trigger") { configuration.trigger() }),
      AnyView(Button(configuration)),
    ]
    return configuration.label
  }
}
private struct KLabel: LabelStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [AnyView(configuration.title), AnyView(configuration.icon), AnyView(Label(configuration))]
    return configuration.title
  }
}
private struct KBox: GroupBoxStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [AnyView(configuration.label), AnyView(configuration.content)]
    return configuration.content
  }
}
private struct KDisclosure: DisclosureGroupStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.content),
      AnyView(Button("open") { configuration.isExpanded.toggle() }),
    ]
    return VStack {
      configuration.label; configuration.content
    }
  }
}
private struct KForm: FormStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views.append(AnyView(configuration.content))
    return configuration.content
  }
}
private struct KLabeled: LabeledContentStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.content), AnyView(LabeledContent(configuration)),
    ]
    return configuration.content
  }
}
private struct KProgress: ProgressViewStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.currentValueLabel),
      AnyView(ProgressView(configuration)),
    ]
    return configuration.label
  }
}
private struct KGauge: GaugeStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.currentValueLabel),
      AnyView(configuration.minimumValueLabel), AnyView(configuration.maximumValueLabel),
    ]
    return configuration.label
  }
}
private struct KMenu: MenuStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.content), AnyView(Menu(configuration)),
    ]
    return Menu(configuration)
  }
}
private struct KDate: DatePickerStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.label), AnyView(configuration.field), AnyView(configuration.timeField),
      AnyView(configuration.calendar),
    ]
    return configuration.field
  }
}
private struct KTab: TabViewStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [
      AnyView(configuration.content), AnyView(configuration.bar(.horizontal)),
      AnyView(configuration.bar(.vertical)),
    ]
    return VStack {
      configuration.bar(.horizontal); configuration.content
    }
  }
}
private struct KControlGroup: ControlGroupStyle {
  let kept: Kept
  func makeBody(configuration: Configuration) -> some View {
    kept.views += [AnyView(configuration.content), AnyView(configuration.label)]
    return configuration.content
  }
}

private nonisolated enum Control: CaseIterable, Sendable {
  case field, oldField, vertical, editor, table, customTable, list, picker, toggle, button, primitive, label,
    box, disclosure, form, labeled, progress,
    gauge, menu, date, tab, controlGroup
}
private struct Row: Identifiable { let id: Int }

private func control(_ kind: Control, _ kept: Kept) -> AnyView {
  switch kind {
  case .field: AnyView(TextField("F", text: .constant("abc")).textFieldStyle(KField(kept: kept)))
  case .oldField: AnyView(TextField("F", text: .constant("abc")).textFieldStyle(KOldField(kept: kept)))
  case .vertical:
    AnyView(TextField("F", text: .constant("abc"), axis: .vertical).textFieldStyle(KField(kept: kept)))
  case .editor: AnyView(TextEditor(text: .constant("abc\ndef")).textEditorStyle(KEditor(kept: kept)))
  case .table:
    AnyView(
      Table([Row(id: 1), Row(id: 2)]) { TableColumn("N") { Text("\($0.id)") } }.tableStyle(KTable(kept: kept))
    )
  case .customTable:
    AnyView(
      Table([Row(id: 1), Row(id: 2)]) { TableColumn("N") { Text("\($0.id)") } }.rowsPlaceholder {
        Text("none")
      }.tableStyle(KTable(kept: kept)))
  case .list: AnyView(List(0..<3, id: \.self) { Text("\($0)") }.listStyle(KList(kept: kept)))
  case .picker:
    AnyView(
      Picker("P", selection: .constant(1)) {
        Text("one").tag(1); Text("two").tag(2)
      }.pickerStyle(KPicker(kept: kept)))
  case .toggle: AnyView(Toggle("T", isOn: .constant(true)).toggleStyle(KToggle(kept: kept)))
  case .button: AnyView(Button("B") {}.buttonStyle(KButton(kept: kept)))
  case .primitive: AnyView(Button("B") {}.buttonStyle(KPrimitive(kept: kept)))
  case .label: AnyView(Label("L", systemImage: "star").labelStyle(KLabel(kept: kept)))
  case .box: AnyView(GroupBox("G") { TextField("x", text: .constant("")) }.groupBoxStyle(KBox(kept: kept)))
  case .disclosure:
    AnyView(
      DisclosureGroup("D", isExpanded: .constant(true)) { Text("in") }.disclosureGroupStyle(
        KDisclosure(kept: kept)))
  case .form: AnyView(Form { TextField("x", text: .constant("")) }.formStyle(KForm(kept: kept)))
  case .labeled: AnyView(LabeledContent("L") { Text("x") }.labeledContentStyle(KLabeled(kept: kept)))
  case .progress: AnyView(ProgressView("P", value: 0.5).progressViewStyle(KProgress(kept: kept)))
  case .gauge: AnyView(Gauge(value: 0.5) { Text("G") }.gaugeStyle(KGauge(kept: kept)))
  case .menu: AnyView(Menu("M") { Button("a") {} }.menuStyle(KMenu(kept: kept)))
  case .date:
    AnyView(
      DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(KDate(kept: kept))
    )
  case .tab:
    AnyView(
      TabView {
        Tab("a") { Text("A") }; Tab("b") { Text("B") }
      }.tabViewStyle(KTab(kept: kept)))
  case .controlGroup:
    AnyView(
      ControlGroup {
        Button("a") {}
      } label: {
        Text("cg")
      }.controlGroupStyle(KControlGroup(kept: kept)))
  }
}

@Observable private final class Shown {
  var control = true
  var kept = false
}

private struct KeptPage: View {
  let kind: Control
  let kept: Kept
  let shown: Shown
  var body: some View {
    VStack {
      if shown.control { control(kind, kept) }
      if shown.kept {
        ForEach(Array(kept.views.prefix(12).indices), id: \.self) { kept.views[$0] }
      }
    }
  }
}

// Mend H4
@Suite struct StylePartsTests {
  @Test(arguments: Control.allCases) private func `parts that a style keeps may outlive their control`(
    kind: Control
  ) {
    let kept = Kept(), shown = Shown()
    do {
      let host = TestHost(width: 30, height: 20) { KeptPage(kind: kind, kept: kept, shown: shown) }
      expect(!kept.views.isEmpty)
      use(host)
      // Next to the control.
      shown.kept = true
      host.turn()
      use(host)
      // After its end.
      shown.control = false
      host.turn()
      use(host)
      shown.kept = false
      host.turn()
      shown.kept = true
      host.turn()
      use(host)
      expect(host.host.checkInvariants(), [])
      shown.control = true
      host.turn()
      use(host)
      shown.control = false
      host.turn()
    }
    // In another host.
    let other = TestHost(width: 30, height: 20) {
      VStack { ForEach(Array(kept.views.prefix(12).indices), id: \.self) { kept.views[$0] } }
    }
    use(other)
    expect(other.host.checkInvariants(), [])
  }
  /// Presses and clicks everything.
  private func use(_ host: TestHost) {
    for _ in 0..<4 {
      host.press(.tab); host.type("a"); host.press(.downArrow); host.press(.return); host.press(.escape)
    }
    for y in 0..<20 { host.click(x: 15, y: y) }
    host.press(.escape)
    _ = host.text
  }
}
