import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Labels of several views: the title is above what explains it.
@Suite struct LabelPartsTests {
  @ViewBuilder private var label: some View {
    Text("Title")
    Text("Subtitle")
  }

  /// The rows of a view, without the blanks at their ends.
  private func rows<Content: View>(
    _ width: Int = 30, _ height: Int = 8, @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let host = TestHost(width: width, height: height) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(host.issues, [])
    return host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }
      .filter { !$0.isEmpty }
  }

  @Test func `labeled content has the subtitle below the title`() {
    expect(
      rows {
        LabeledContent {
          Text("Value")
        } label: {
          label
        }
      },
      ["Title                    Value", "Subtitle"])
  }

  @Test func `in a form the subtitle is in the column of titles`() {
    expect(
      rows {
        Form {
          LabeledContent {
            Text("Value")
          } label: {
            label
          }
          LabeledContent("Other", value: "2")
        }
      }, [" Title     Value", " Subtitle", " Other     2"])
  }

  @Test func `a toggle has the subtitle below the title`() {
    expect(rows { Toggle(isOn: .constant(true)) { label } }, ["[✓] Title", "    Subtitle"])
  }

  @Test func `a switch has the subtitle below the title`() {
    expect(
      rows { Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch) }, ["Title    ━━●", "Subtitle"])
  }

  @Test func `a picker has the subtitle below the title`() {
    expect(
      rows {
        Picker(selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          label
        }
      }, ["Title    (•) one", "Subtitle ( ) two"])
  }

  @Test func `a link has the subtitle below the title`() {
    expect(
      rows { NavigationLink(value: 1) { label }.buttonStyle(.plain) }, ["Title", "Subtitle"])
    expect(rows { NavigationLink(value: 1) { label } }, ["  Title", "  Subtitle ›"])
  }

  @Test func `a link in a list has the subtitle below the title`() {
    expect(
      rows(20) { List { NavigationLink(value: 1) { label } } }, [" Title", " Subtitle         ›"])
  }

  @Test func `a button has the subtitle below the title`() {
    expect(
      rows {
        Button {
        } label: {
          label
        }.buttonStyle(.plain)
      }, ["Title", "Subtitle"])
    expect(
      rows {
        Button {
        } label: {
          label
        }
      }, ["  Title", "  Subtitle"])
  }

  @Test func `a section has the subtitle of its header below the title`() {
    expect(
      rows {
        List {
          Section {
            Text("row")
          } header: {
            label
          }
        }
      }, [" Title", " Subtitle", " row"])
    expect(
      rows {
        Form {
          Section {
            Text("row")
          } header: {
            label
          }
        }
      }, [" Title", " Subtitle", " row"])
  }

  @Test func `the title and the subtitle of a section stay at the top together`() {
    let host = TestHost(width: 20, height: 5) {
      List {
        Section {
          ForEach(1...20, id: \.self) { Text("row \($0)") }
        } header: {
          label
        }
      }
    }
    host.scroll(x: 2, y: 3, dy: 2)
    let lines = host.text.split(separator: "\n").map { $0.trimmedEnd }
    expect(lines[0].hasPrefix(" Title") && lines[1].hasPrefix(" Subtitle"), "\(host.text)")
    expect(host.text, lacks: "row 1 ")
  }

  @Test func `a menu has the subtitle below the title`() {
    expect(
      rows {
        Menu {
          Button("a") {}
        } label: {
          label
        }
      }, ["  Title", "  Subtitle ▾"])
  }

  @Test func `a group has the subtitle below the title`() {
    expect(
      rows {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("in")
        } label: {
          label
        }
      },
      ["▾ Title", "  Subtitle", "  in"])
  }

  @Test func `in the one row of a border the subtitle is beside the title`() {
    expect(
      rows {
        GroupBox {
          Text("in")
        } label: {
          label
        }
      }[0], "╭ Title Subtitle ╮")
  }

  @Test func `in a border no line is seen between an icon and the title`() {
    expect(
      rows {
        GroupBox {
          Text("in")
        } label: {
          Label("Stars", systemImage: "star")
        }
      }[0], "╭ ☆ Stars ╮")
  }

  @Test func `a gauge has the subtitle below the title`() {
    let rows = rows(20) { Gauge(value: 0.5) { label } }
    expect(rows[0].hasPrefix("Title") && rows[1].hasPrefix("Subtitle"), "\(rows)")
  }

  @Test func `a progress view has the subtitle below the title`() {
    let rows = rows(20) {
      ProgressView(value: 0.5) { label }
    }
    expect(rows[0].hasPrefix("Title") && rows[1].hasPrefix("Subtitle"), "\(rows)")
    expect(
      self.rows(20) {
        ProgressView { label }
      }.map { $0.dropFirst(2) }, ["Title", "Subtitle"])
  }

  @Test func `a slider and a stepper have the subtitle below the title`() {
    let slider = rows(20) { Slider(value: .constant(0.5)) { label } }
    expect(slider[0].hasPrefix("Title   ") && slider[1] == "Subtitle", "\(slider)")
    let stepper = rows(20) { Stepper(value: .constant(1)) { label } }
    expect(stepper[0].hasPrefix("Title   ") && stepper[1] == "Subtitle", "\(stepper)")
  }

  @Test func `a field in a form has the subtitle below the title`() {
    let rows = rows(30) { Form { TextField(text: .constant("abc")) { label } } }
    expect(rows, [" Title     abc", " Subtitle"])
  }

  @Test func `an image stands before the title`() {
    expect(
      rows {
        Button {
        } label: {
          Image(systemName: "star")
          label
        }
        .buttonStyle(.plain)
      }, ["☆ Title", "  Subtitle"])
    expect(
      rows {
        Button {
        } label: {
          Image(systemName: "star")
          Text("Star")
        }
      }, ["  ☆ Star"])
  }

  @Test func `with a spacer the views of a label stand beside each other`() {
    expect(
      rows(20) {
        Button {
        } label: {
          Text("a")
          Spacer()
          Text("b")
        }
        .buttonStyle(.plain)
      }, ["a                  b"])
  }

  @Test func `a subtitle that comes and goes is below the title`() {
    let host = TestHost(width: 12, height: 3) {
      Stepping { step in
        Toggle(isOn: .constant(false)) {
          Text("Title")
          if step == 1 { Text("Subtitle") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    expect(host.trimmedText, "[ ] Title")
    host.press("n")
    expect(host.trimmedText, "[ ] Title\n    Subtitle")
    host.press("n")
    expect(host.trimmedText, "[ ] Title")
  }

  @Test func `a row of a menu has the subtitle beside the title`() {
    let host = TestHost(width: 30, height: 8) {
      Menu("m") {
        Button {
        } label: {
          label
        }
      }
    }
    host.press(.return)
    expect(host.text, contains: "Title Subtitle", "\(host.text)")
  }

  @Test func `subtitles are secondary`() {
    let host = TestHost(width: 20, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        LabeledContent {
          Text("Value")
        } label: {
          label
        }
        Text("second").foregroundStyle(.secondary)
      }
    }
    func style(of text: String) -> Style? { host.position(of: text).map { host.style($0.x, $0.y) } }
    expect(style(of: "Subtitle"), style(of: "second"))
    expect(style(of: "Title"), style(of: "Value"))
    expect(style(of: "Title"), not: style(of: "Subtitle"))
  }
}
