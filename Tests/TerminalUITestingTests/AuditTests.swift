import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What an audit finds. Look J6
@MainActor @Suite struct AuditTests {
  private func findings<Content: View>(@ViewBuilder _ content: () -> Content) -> [AccessibilityFinding.Kind] {
    TestHost(width: 30, height: 10, content: content).accessibilityFindings.map(\.kind)
  }

  // Look J6
  @Test func `what has the focus needs a label`() {
    expect(findings { Color.red.focusable() }, [.noLabel])
    expect(findings { Color.red.focusable().accessibilityLabel("Alarm") }, [])
    expect(findings { TextField("", text: .constant("")) }, [.noLabel])
    expect(findings { TextField("Name", text: .constant("")) }, [])
    expect(findings { Button("") {} }, [.noLabel])
    expect(findings { VStack { Text("a") }.focusable() }, [])
  }

  // Look J6
  @Test func `a picture needs a label, or to be hidden`() {
    expect(findings { Text("").frame(width: 3).accessibilityAddTraits(.isImage) }, [.noDescription])
    expect(
      findings { Text("").frame(width: 3).accessibilityAddTraits(.isImage).accessibilityHidden(true) }, [])
    expect(
      findings { Text("").frame(width: 3).accessibilityAddTraits(.isImage).accessibilityLabel("Sun") }, [])
  }

  // Look J6
  @Test func `words need contrast where the colours are known`() {
    let grey = Color(red: 0.3, green: 0.3, blue: 0.3)
    expect(
      findings { Text("dark").foregroundColor(grey).background(Color(red: 0, green: 0, blue: 0)) },
      [.lowContrast])
    expect(findings { Text("dark").foregroundColor(grey) }, [])
    expect(
      findings {
        Text("light").foregroundColor(Color(white: 0.95)).background(Color(red: 0, green: 0, blue: 0))
      }, [])
  }

  // Look J6
  @Test func `what can have the focus needs a cell`() {
    expect(findings { Button("a") {}.frame(width: 0, height: 0) }, [.noRoom])
  }

  // Look J6
  @Test func `what lies over all needs a way out`() {
    expect(
      findings { Text("a").fullScreenCover(isPresented: .constant(true)) { Text("no way out") } }, [.trap])
    expect(
      findings { Text("a").fullScreenCover(isPresented: .constant(true)) { Button("Close") {} } }, [])
    expect(findings { Text("a").sheet(isPresented: .constant(true)) { Text("Escape") } }, [])
  }

  // Look J6
  @Test func `a state needs more than a colour`() {
    // The framework's own looks tell it by attributes.
    let ours = findings { Button("Save") {}.disabled(true) }
    expect(ours, [])
    let rows = findings { List(0..<3, id: \.self, selection: .constant(1)) { Text("row \($0)") } }
    expect(rows, [])
    let host = TestHost(width: 30, height: 3) {
      VStack {
        Text("on").foregroundColor(.green).accessibilityAddTraits(.isButton)
        Text("off").foregroundColor(.red).accessibilityAddTraits(.isButton).disabled(true)
      }
    }
    expect(host.accessibilityFindings.map(\.kind), [.onlyColor])
    // Looking changes nothing.
    let shown = host.screen
    let writes = host.terminal.writes.count
    _ = host.accessibilityFindings
    host.turn()
    expect(host.screen, shown)
    expect(host.terminal.writes.count, writes)
  }

  // Look J6
  @Test func `a finding says where, what, and what to do`() {
    let host = TestHost(width: 30, height: 10) { Color.red.frame(width: 2, height: 1).focusable() }
    expect(
      host.accessibilityFindings.first?.description,
      "other focused at (14, 5), 2×1: it can have the focus and has no label; give it accessibilityLabel(_:)"
    )
    withKnownIssue {
      host.audit()
    } matching: {
      "\($0)".contains("give it accessibilityLabel(_:)")
    }
    host.audit(except: [.noLabel])
  }
}
