import Observation
import OpenCombine
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Observable @MainActor private final class Model {
  var isOn = false
  var isOther = false
  var number = 0
  var elements = [1, 2]
}

private struct Item: Identifiable { let id: Int }

/// Notes when it comes and goes, and when it gets the focus.
private struct Noted: View {
  let name: String
  let log: Log
  @FocusState private var hasFocus: Bool

  var body: some View {
    Button("next") {}
      .focused($hasFocus)
      .onChange(of: hasFocus) { log.note("focus \(name) \(hasFocus)") }
      .onAppear { log.note("appear \(name)") }
      .onDisappear { log.note("disappear \(name)") }
  }
}

/// The ways to present a view.
private nonisolated enum Presentation: CaseIterable, Sendable {
  case sheet, cover, popover

  @MainActor @ViewBuilder func screen(_ item: Binding<Item?>, _ log: Log) -> some View {
    switch self {
    case .sheet:
      Text("x").sheet(item: item, onDismiss: { log.note("dismiss") }) { Noted(name: "\($0.id)", log: log) }
    case .cover:
      Text("x").fullScreenCover(item: item, onDismiss: { log.note("dismiss") }) {
        Noted(name: "\($0.id)", log: log)
      }
    case .popover: Text("x").popover(item: item) { Noted(name: "\($0.id)", log: log) }
    }
  }
}

// Mend G6, G7, G8
@Suite struct OrderOfActionsTests {
  // MARK: Layers

  @Test(arguments: Presentation.allCases)
  private func `of two layers that swap the old one ends first`(presentation: Presentation) {
    // L4
    let model = Model()
    let log = Log()
    let host = TestHost(width: 40, height: 10) {
      let item = Binding<Item?> {
        model.number == 0 ? nil : Item(id: model.number)
      } set: {
        model.number = $0?.id ?? 0
      }
      presentation.screen(item, log)
    }
    model.number = 1
    host.turn()
    _ = log.take()
    model.number = 2
    host.turn()
    let dismissal = presentation == .popover ? [] : ["dismiss"]
    expect(log.take(), ["disappear 1"] + dismissal + ["appear 2", "focus 2 true"])
  }

  @Test func `onDismiss of the old item runs before the new one appears`() {
    struct Page: View {
      @State private var item: Item?
      @State private var draft = ""
      var body: some View {
        Button("go") { item = Item(id: 1) }.sheet(item: $item, onDismiss: { draft = "" }) { shown in
          VStack {
            Text("draft '\(draft)'")
            Button("next") { item = Item(id: shown.id + 1) }
          }.onAppear { draft = "text \(shown.id)" }
        }
      }
    }
    let host = TestHost(width: 40, height: 10) { Page() }
    host.find(.button, "go").press()
    host.find(.button, "next").press()
    expect(host.text, contains: "draft 'text 2'")
  }

  @Test func `a layer ends before a view below it or another layer appears`() {
    struct Page: View {
      let log: Log
      @Bindable var model: Model
      var body: some View {
        VStack {
          Text("1").sheet(isPresented: $model.isOn) {
            log.note("dismiss a")
          } content: {
            Noted(name: "a", log: log)
          }
          Text("2").sheet(isPresented: $model.isOther) {
            log.note("dismiss b")
          } content: {
            Noted(name: "b", log: log)
          }
          if !model.isOn { Text("below").onAppear { log.note("appear below") } }
        }
      }
    }
    let model = Model()
    let log = Log()
    let host = TestHost(width: 40, height: 10) { Page(log: log, model: model) }
    model.isOn = true
    host.turn()
    _ = log.take()
    (model.isOn, model.isOther) = (false, true)
    host.turn()
    expect(log.take(), ["disappear a", "dismiss a", "appear b", "appear below", "focus b true"])
    (model.isOn, model.isOther) = (true, false)
    host.turn()
    expect(log.take(), ["disappear b", "dismiss b", "appear a", "focus a true"])
    // Nothing has changed at the end of the action.
    model.isOn = false
    model.isOn = true
    host.turn()
    expect(log.take(), [])
  }

  @Test func `a question that follows another one begins when that has ended`() {
    struct Page: View {
      let log: Log
      @Bindable var model: Model
      var body: some View {
        Text("x")
          .alert("first", isPresented: $model.isOn) {
            Button("again") { model.isOther = true }
              .onAppear { log.note("appear 1") }.onDisappear { log.note("disappear 1") }
          }
          .confirmationDialog("second", isPresented: $model.isOther) {
            Button("yes") {}.onAppear { log.note("appear 2") }
          }
      }
    }
    let model = Model()
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log, model: model) }
    model.isOn = true
    host.turn()
    host.find(.button, "again").press()
    expect(log.take(), ["appear 1", "disappear 1", "appear 2"])
  }

  // MARK: As they are written

  @Test func `onChange runs in the order in which it is written`() {
    // L5
    struct Page: View {
      let log: Log
      @State private var query = "a"
      @State private var page = 3
      var body: some View {
        Button("go") { query = "b" }
          .onChange(of: query) { page = 0 }
          .onChange(of: query) { log.note("load page \(page)") }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 3) { Page(log: log) }
    host.find(.button, "go").press()
    expect(log.take(), ["load page 0"])
  }

  @Test func `actions run in the order in which they are written, tasks last`() async {
    // L5
    struct Page: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        Group {
          VStack {
            Button("go") { number += 1 }
              .task { log.note("button task") }
              .onChange(of: number, initial: true) { log.note("button change") }
              .onAppear { log.note("button appear") }
            Text("2").onAppear { log.note("text appear") }.onChange(of: number) { log.note("text change") }
          }
          .task { log.note("stack task") }
          .onChange(of: number, initial: true) { log.note("stack change") }
          .onAppear { log.note("stack appear") }
        }
        .task { log.note("group task") }
        .onAppear { log.note("group appear") }
        .onChange(of: number, initial: true) { log.note("group change") }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Page(log: log) }
    await host.settle { log.entries.contains("group task") }
    expect(
      log.take(),
      [
        "button change", "button appear", "text appear", "stack change", "stack appear", "group appear",
        "group change", "button task", "stack task", "group task",
      ])
    host.find(.button, "go").press()
    expect(log.take(), ["button change", "text change", "stack change", "group change"])
  }

  @Test func `what an appearing view sends is received, wherever that is written`() {
    struct Page: View {
      let log: Log
      let subject = PassthroughSubject<String, Never>()
      var body: some View {
        VStack {
          Text("x").onAppear { subject.send("1") }.onReceive(subject) { log.note("inner \($0)") }
        }
        .onReceive(subject) { log.note("outer \($0)") }
        .onAppear { subject.send("2") }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Page(log: log) }
    host.turn()
    expect(log.take().sorted(), ["inner 1", "inner 2", "outer 1", "outer 2"])
  }

  // MARK: Groups

  @Test func `onAppear and onDisappear of a group run for each view in it`() {
    // L6
    func events(_ change: (Model) -> Void, @ViewBuilder _ group: @escaping (Model) -> some View) -> [String] {
      let (model, log) = (Model(), Log())
      let host = TestHost(width: 20, height: 12) {
        Page(model: model) { model in
          VStack { group(model).onAppear { log.note("+") }.onDisappear { log.note("-") } }
        }
      }
      log.note("|")
      change(model)
      host.turn()
      expect(host.host.checkInvariants(), [])
      return log.take()
    }
    func turnOn(_ model: Model) { model.isOn = true }
    func choose(_ model: Model) { model.elements = [2, 3, 4] }

    expect(
      events(turnOn) { model in Group { if model.isOn { Text("a") } else { Text("b") } } },
      ["+", "|", "+", "-"])
    expect(
      events(turnOn) { model in Group { if model.isOn { Text("a") } else { Divider() } }.bold() },
      ["+", "|", "+", "-"])
    expect(
      events(turnOn) { model in Group { Group { if model.isOn { Text("a") } else { VStack {} } } } },
      ["+", "|", "+", "-"])
    expect(events(turnOn) { model in Group { if model.isOn { Text("a") } } }, ["|", "+"])
    expect(
      events({ $0.isOn = true }) { model in Group { if !model.isOn { Text("a") } } }, ["+", "|", "-"])
    expect(
      events(turnOn) { _ in
        Group {
          Text("a"); Text("b")
        }
      }, ["+", "+", "|"])
    expect(
      events(turnOn) { model in
        Group {
          Text("a"); if model.isOn { Text("b") }
        }
      }, ["+", "|", "+"])
    expect(
      events(choose) { model in ForEach(model.elements, id: \.self) { Text("\($0)") } },
      ["+", "+", "|", "+", "+", "-"])
    // One view, whatever it is made of.
    expect(
      events(turnOn) { model in VStack { if model.isOn { Text("a") } else { Text("b") } } }, ["+", "|"])
    expect(events(turnOn) { model in Branches(model: model) }, ["+", "|"])
  }

  /// Reads the model.
  private struct Page<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Model) -> Content
    var body: some View { content(model) }
  }

  private struct Branches: View {
    let model: Model
    var body: some View { if model.isOn { Text("a") } else { Text("b") } }
  }

  @Test func `a task of a group is one`() async {
    // L6
    let (model, log) = (Model(), Log())
    let host = TestHost(width: 20, height: 4) {
      Page(model: model) { model in
        Group { if model.isOn { Text("a") } else { Text("b") } }.task { log.note("task") }
      }
    }
    await host.settle { log.entries == ["task"] }
    model.isOn = true
    host.turn()
    await host.settle()
    expect(log.take(), ["task"])
  }

  @Test func `an action of a group is the latest one`() {
    let (model, log) = (Model(), Log())
    let host = TestHost(width: 20, height: 4) {
      Page(model: model) { model in
        let number = model.number
        Group { if model.isOn { Text("a") } else { Text("b") } }.onDisappear { log.note("\(number)") }
      }
    }
    model.number = 7
    host.turn()
    model.isOn = true
    host.turn()
    expect(log.take(), ["7"])
  }
}
