import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Views of the framework and of its styles count cells, whatever unit the app counts.
@Suite struct FrameworkLengthTests {
  @Test(arguments: Case.all) private func `no view of the framework depends on the unit`(_ test: Case) {
    for width in [30, 80] {
      let cells = TestHost(width: width, height: 20) { test.view() }
      let points = TestHost(width: width, height: 20) { test.view().lengthUnit(.points) }
      expect(points.styledText, cells.styledText)
    }
  }

  @Test func `menus, palettes and help don't depend on the unit`() {
    func host(_ unit: LengthUnit) -> TestHost {
      TestHost(width: 60, height: 20) {
        VStack {
          Menu("Menu") {
            Button("Copy") {}.keyboardShortcut("c")
            Section("Part") { Toggle("On", isOn: .constant(true)) }
          }
          Text("helped").help("a word of help").focusable()
        }
        .lengthUnit(unit)
      }
    }
    let (cells, points) = (host(.cells), host(.points))
    for key in [KeyEquivalent.return, .downArrow, .escape, .tab] {
      cells.press(key)
      points.press(key)
      expect(points.styledText, cells.styledText)
    }
  }
}

private nonisolated struct Item: Identifiable {
  let id: Int
  let name: String
  static let all = (0..<4).map { Item(id: $0, name: "name \($0)") }
}

private nonisolated struct Case: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable () -> AnyView
  init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V) {
    testDescription = name
    self.view = { AnyView(view()) }
  }
}

nonisolated extension Case {
  static let all: [Case] = [
    Case("buttons") {
      VStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("bordered") {}.buttonStyle(.bordered)
        Button("large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("link") {}.buttonStyle(.link)
      }
    },
    Case("toggles, sliders, steppers") {
      VStack {
        Toggle("check", isOn: .constant(true))
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        Slider(value: .constant(0.5)) { Text("slide") }
        Stepper("step", value: .constant(3))
        ProgressView("go", value: 0.3)
        Gauge(value: 0.4) { Text("gauge") }
      }
    },
    Case("fields") {
      VStack {
        TextField("name", text: .constant("x"))
        TextField("name", text: .constant("x")).textFieldStyle(.roundedBorder)
        SecureField("word", text: .constant("x"))
        TextEditor(text: .constant("a\nb"))
      }
    },
    Case("form") {
      Form {
        Section {
          TextField("Name", text: .constant("x"))
          LabeledContent("Size", value: "3")
          Picker("Colour", selection: .constant(1)) {
            Text("red").tag(1); Text("blue").tag(2)
          }
        } header: {
          Text("Head")
        } footer: {
          Text("foot")
        }
      }
    },
    Case("grouped form") {
      Form { Section("Head") { Toggle("On", isOn: .constant(true)) } }.formStyle(.grouped)
    },
    Case("lists") {
      List {
        Section("A") {
          Text("one").badge(3); Text("two")
        }; Section("B") { Text("three") }
      }.listStyle(.sidebar)
    },
    Case("grouped list") {
      List {
        Section("A") { Text("one") }; Section("B") { Text("two") }
      }.listStyle(.insetGrouped)
    },
    Case("table") {
      Table(Item.all) {
        TableColumn("name", value: \.name); TableColumn("again", value: \.name)
      }
    },
    Case("disclosure") {
      VStack {
        DisclosureGroup("more", isExpanded: .constant(true)) { Text("inside") };
        GroupBox("box") { Text("in") }
      }
    },
    Case("labels") {
      VStack {
        Label("Inbox", symbol: "✉");
        ContentUnavailableView("None", systemImage: "tray", description: Text("why"))
      }
    },
    Case("tabs") {
      TabView {
        Text("a").tabItem { Text("first") }; Text("b").tabItem { Text("second") }
      }
    },
    Case("sidebar tabs") {
      TabView {
        Text("a").tabItem { Text("first") }; Text("b").tabItem { Text("second") }
      }.tabViewStyle(.sidebarAdaptable)
    },
    Case("navigation") {
      NavigationStack {
        Text("a").navigationTitle("Title").toolbar {
          Button("one") {}; Button("two") {}
        }
      }
    },
    Case("split") {
      NavigationSplitView {
        List { Text("side") }
      } detail: {
        Text("detail")
      }
    },
    Case("search") { NavigationStack { List { Text("a") }.searchable(text: .constant("x")) } },
    Case("alert") {
      Text("a").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}; Button("No", role: .cancel) {}
      } message: {
        Text("Think.")
      }
    },
    Case("sheet") { Text("a").sheet(isPresented: .constant(true)) { Text("up") } },
    Case("popover") { Text("a").popover(isPresented: .constant(true)) { Text("pop") } },
    Case("toast") { Text("a").toast(isPresented: .constant(true)) { Text("Saved") } },
    Case("pickers") {
      VStack {
        Picker("p", selection: .constant(1)) {
          Text("red").tag(1); Text("blue").tag(2)
        }.pickerStyle(.segmented)
        Picker("p", selection: .constant(1)) {
          Text("red").tag(1); Text("blue").tag(2)
        }.pickerStyle(.menu)
        Menu("menu") { Button("x") {} }
      }
    },
  ]
}
