import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Whether the field can't be used now.
@Observable private final class Loading { var isOn = false; var isSheetShown = false; var text = "" }

/// How a field is disabled.
nonisolated enum LoadingKind: CaseIterable {
  case itself, ancestor, hidden, form, list, section, opacity, nested, box, lazy, focusable, beside
}

private struct LoadingView: View {
  let kind: LoadingKind
  @State var model: Loading
  var body: some View {
    @Bindable var model = model
    let field = TextField("Address", text: $model.text)
    let cancel = Button("Cancel") { model.isOn = false }
    switch kind {
    case .itself:
      VStack {
        field.disabled(model.isOn); cancel
      }
    case .ancestor:
      VStack {
        VStack { HStack { field } }.disabled(model.isOn); cancel
      }
    case .hidden:
      VStack {
        ZStack {
          if model.isOn { ProgressView() }; FieldBox(isHidden: model.isOn, text: $model.text)
        }; cancel
      }
    case .form:
      Form {
        field.disabled(model.isOn); cancel
      }
    case .list:
      List {
        field.disabled(model.isOn); cancel
      }
    case .section:
      Form {
        Section("A") { field }.disabled(model.isOn); Section("B") { cancel }
      }
    case .opacity:
      VStack {
        field.opacity(model.isOn ? 0 : 1).disabled(model.isOn).overlay { if model.isOn { ProgressView() } };
        cancel
      }
    case .nested:
      VStack {
        field.disabled(model.isOn); Group { cancel }.disabled(false)
      }
    case .box:
      GroupBox("Box") {
        VStack {
          field.disabled(model.isOn); cancel
        }
      }
    case .lazy:
      ScrollView {
        LazyVStack {
          field.disabled(model.isOn); cancel
        }
      }
    case .focusable:
      VStack {
        Text("Address").focusable(!model.isOn).accessibilityLabel("Address"); cancel
      }
    case .beside:
      HStack {
        cancel; field.disabled(model.isOn)
      }
    }
  }
}
private struct FieldBox: View {
  let isHidden: Bool
  @Binding var text: String
  var body: some View { TextField("Address", text: $text).disabled(isHidden) }
}

/// A field that was disabled while it had the focus gets it back. (Mend D2)
@Suite struct FocusReturnTests {
  private func start(_ kind: LoadingKind) -> (TestHost, Loading, String?) {
    let model = Loading()
    let host = TestHost(width: 40, height: 12) { LoadingView(kind: kind, model: model) }
    if host.focusedElement?.label == "Cancel" { host.press(.tab) }
    return (host, model, host.focusedElement?.label)
  }
  @Test(arguments: LoadingKind.allCases) func `the focus returns to a field that is enabled again`(
    kind: LoadingKind
  ) {
    let (host, model, first) = start(kind)
    expect(first, "Address", "\(host.elementTree)")
    model.isOn = true
    host.turn()
    expect(host.focusedElement?.label, "Cancel")
    model.isOn = false
    host.turn()
    expect(host.focusedElement?.label, "Address")
    model.isOn = true
    host.turn()
    host.press(.return)
    expect(!model.isOn)
    expect(host.focusedElement?.label, "Address")
  }
  private struct Three: View {
    @State var model: Loading
    @State var other = ""
    var body: some View {
      @Bindable var model = model
      VStack {
        TextField("A", text: $model.text).disabled(model.isOn); TextField("B", text: $other); Button("C") {}
      }
      .alert("Alert", isPresented: $model.isSheetShown) { Button("OK") {} }
    }
  }
  @Test func `it stays where the user moved it or types`() {
    let model = Loading()
    let host = TestHost(width: 40, height: 12) { Three(model: model) }
    expect(host.focusedElement?.label, "A")
    model.isOn = true
    host.turn()
    expect(host.focusedElement?.label, "B")
    host.press(.tab)
    model.isOn = false
    host.turn()
    expect(host.focusedElement?.label, "C")
    host.press(.tab)
    expect(host.focusedElement?.label, "A")
    model.isOn = true
    host.turn()
    host.type("x")
    model.isOn = false
    host.turn()
    expect(host.focusedElement?.label, "B")
  }
  @Test func `it returns after an alert that came meanwhile`() {
    let model = Loading()
    let host = TestHost(width: 40, height: 12) { Three(model: model) }
    model.isOn = true
    host.turn()
    model.isSheetShown = true
    host.turn()
    expect(host.focusedElement?.label, "OK")
    model.isOn = false
    host.turn()
    host.press(.return)
    expect(host.focusedElement?.label, "A")
    // The other way round.
    model.isSheetShown = true
    host.turn()
    model.isOn = true
    host.turn()
    host.press(.return)
    expect(host.focusedElement?.label, "B")
    model.isOn = false
    host.turn()
    expect(host.focusedElement?.label, "A")
  }

  private struct Emptied: View {
    @State private var count = 1
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Button("First") {}
          ForEach(0..<20, id: \.self) { Text("line \($0)") }
          Button("Empty") { count = 0 }.disabled(count == 0)
        }
      }
      .onKeyPress("r", name: "Restore") { count = 1 }
    }
  }

  // 39.2: found by random use of the settings.
  @Test func `where it returns is in sight, unless the user has scrolled away`() {
    let host = TestHost(width: 30, height: 6) { Emptied() }
    host.press(.tab)
    expect(host.text, contains: "Empty")
    host.press(.return)
    expect(host.focusedElement?.label, "First")
    expect(host.unseen(), [])
    host.press("r")
    expect(host.focusedElement?.label, "Empty")
    expect(host.unseen(), [])
    host.press(.return)
    host.scroll(x: 15, y: 3, dx: 0, dy: 3)
    expect(host.text, lacks: "First")
    host.press("r")
    expect(host.focusedElement?.label, "Empty")
    expect(host.text, lacks: "Empty")
  }
}
