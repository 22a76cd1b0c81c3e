import Foundation
import Observation
@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUICore
import TerminalUITesting
import TerminalUIFoundation
import Expectations
import Testing

@Observable private final class Model { var name = "object" }

/// How sheets look, how large they are, and what keeps them.
@Suite struct SheetSurfaceTests {
  private func sheet<V: View>(
    width: Int = 40, height: Int = 12, colors: TerminalColors = .unknown,
    @ViewBuilder _ content: @escaping () -> V
  ) -> TestHost {
    TestHost(width: width, height: height, colors: colors) {
      Text("page").sheet(isPresented: .constant(true), content: content)
    }
  }

  @Test func `a sheet is a rounded frame on a surface, over what is dim`() {
    // Look 19
    let known = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(10, 10, 20))
    let host = sheet(width: 30, height: 9, colors: known) { Text("sheet") }
    expect(
      host.trimmedText,
      """


                ╭─────────╮
                │         │
                │  sheet  │
                │         │
                ╰─────────╯
      """)
    let surface = host.host.palette.ground(.surface)
    expect(surface != nil && host.screen[13, 4].style.background == surface)
    // The surface ends inside of the lines, in whose cells it would stick out.
    expectNil(host.screen[10, 2].style.background)
    expect(host.screen[11, 3].style.background, surface)
    expect(host.screen[10, 2].style.foreground, host.host.palette.ink(.tint).foreground)
  }

  @Test func `a sheet larger than the window scrolls, and the view with the focus is in sight`() {
    let host = sheet(height: 8) {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Text("line \($0)") }
        Button("Done") {}
      }
    }
    expect(host.text.contains("Done") && !host.text.contains("line 0"))
    host.press(.home)
    expect(host.text.contains("line 0") && !host.text.contains("Done"))
    expect(host.elements(.scrollView).count, 1)
    host.resize(width: 40, height: 30)
    expect(host.text.contains("line 0") && host.text.contains("Done"))
    // Where all fits there is nothing to scroll.
    expectEmpty(host.elements(.scrollView))
    expect(host.host.checkInvariants(), [])
    host.resize(width: 10, height: 3)
    host.resize(width: 1, height: 1)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `beside a list of its own a sheet's buttons stay in sight`() {
    let host = sheet(height: 10) {
      ScrollView { ForEach(0..<50, id: \.self) { Text("line \($0)") } }
      Button("Done") {}
    }
    expect(host.text.contains("line 0") && host.text.contains("Done"))
    host.scroll(x: 20, y: 4, dy: 60)
    expect(host.text.contains("line 49") && host.text.contains("Done"))
    // An editor is one that scrolls, too.
    let editor = sheet(height: 12) {
      TextEditor(text: .constant((0..<50).map { "line \($0)" }.joined(separator: "\n")))
      Button("Done") {}
    }
    expect(editor.text.contains("line 0") && editor.text.contains("Done"), "\(editor.text)")
  }

  @Test func `what fills its room fills the sheet`() {
    let host = sheet {
      NavigationStack {
        VStack {
          Text("top")
          Spacer()
          Button("end") {}
        }
        .navigationTitle("Title")
      }
    }
    expect(host.layers[0].frame, Rect(x: 2, y: 1, width: 36, height: 10))
    expect(host.text.contains("Title") && host.text.contains("top") && host.text.contains("end"))
    expectEmpty(host.elements(.scrollView))
    let flexible = sheet { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity) }
    expect(flexible.layers[0].frame, Rect(x: 2, y: 1, width: 36, height: 10))
  }

  @Test(arguments: [
    (PresentationDetent.medium, 20, 9), (.large, 20, 18), (.height(7), 20, 7), (.height(70), 20, 18),
    (.height(0), 20, 3), (.fraction(0.25), 20, 5), (.fraction(2), 20, 18), (.fraction(.nan), 20, 3),
    (.large, 6, 6), (.large, 2, 2), (.height(9), 1, 1),
  ])
  func `a detent is a height in rows`(detent: PresentationDetent, window: Int, rows: Int) {
    let host = sheet(height: window) { Text("sheet").presentationDetents([detent]) }
    expect(host.layers.map(\.frame.height), [rows])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `of several detents the smallest is first, and the mouse drags the sheet to others`() {
    struct Page: View {
      @State private var height = PresentationDetent.height(6)
      let isBound: Bool
      var body: some View {
        Text("\(height)").frame(maxHeight: .infinity, alignment: .top)
          .sheet(isPresented: .constant(true)) {
            if isBound {
              Button("large") { height = .large }
                .presentationDetents([.large, .height(6), .medium], selection: $height)
            } else {
              Text("own").presentationDetents([.large, .height(6), .medium])
            }
          }
      }
    }
    for isBound in [true, false] {
      let host = TestHost(width: 30, height: 30) { Page(isBound: isBound) }
      expect(host.layers[0].frame.height, 6)
      let top = host.layers[0].frame.minY
      host.drag((15, top), (15, top - 2))
      expect(host.layers[0].frame.height, 14)
      expect(!isBound || host.textWithoutLayers.contains("medium"))
      let next = host.layers[0].frame.minY
      host.drag((15, next), (15, next + 6))
      expect(host.layers[0].frame.height, 6)
      guard isBound else { continue }
      host.press(.return)
      expect(host.layers[0].frame.height, 28)
    }
  }

  @Test func `a sheet that is held ignores Escape, and goes by its own button`() {
    // Overlays A5
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Text("page").sheet(isPresented: $isOpen) { Held() }
      }
    }
    struct Held: View {
      @State private var isHeld = true
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button("free \(mode.wrappedValue.isPresented)") { isHeld = false }
          .interactiveDismissDisabled(isHeld)
        Button("close") { mode.wrappedValue.dismiss() }
          .interactiveDismissDisabled(false)
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    expect(host.text, contains: "free true")
    host.press(.escape)
    expect(host.layers.count, 1)
    host.find(.button, "free").press()
    host.press(.escape)
    expectEmpty(host.layers)
    let other = TestHost(width: 40, height: 12) { Page() }
    other.find(.button, "close").press()
    expectEmpty(other.layers)
  }

  @Test func `holding a sheet writes nothing upward: one round, and no view is evaluated for it`() {
    struct Page: View {
      @State private var isOpen = false
      let holds: Bool
      var body: some View {
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Held(holds: holds) }
      }
    }
    struct Held: View {
      let holds: Bool
      @State private var isHeld = true
      var body: some View {
        Button("free") { isHeld = false }.interactiveDismissDisabled(holds && isHeld)
      }
    }
    func opened(_ holds: Bool) -> TestHost {
      let host = TestHost(width: 40, height: 12) { Page(holds: holds) }
      host.press(.return)
      return host
    }
    let (free, held) = (opened(false), opened(true))
    expect(held.record.rounds == free.record.rounds && held.record.bodies == free.record.bodies)
    expect(held.layers.count, 1)
    held.press(.return)
    expect(held.record.rounds == 1 && !held.record.bodies.contains { $0.contains("SheetSurface") })
    held.press(.escape)
    expectEmpty(held.layers)
  }

  @Test func `a popover is held, too, and a view that is covered holds nothing`() {
    struct Page: View {
      @State private var isOpen = true
      @State private var path = [1]
      var body: some View {
        Text("page").popover(isPresented: $isOpen) {
          NavigationStack(path: $path) {
            Button("first") {}.interactiveDismissDisabled()
              .navigationDestination(for: Int.self) { _ in Button("second") { path = [] } }
          }
        }
      }
    }
    let host = TestHost(width: 40, height: 16) { Page() }
    expect(host.layers.count == 1 && host.text.contains("second"))
    host.find(.button, "second").press()
    expect(host.text, contains: "first")
    host.press(.escape)
    host.click(x: 0, y: 15)
    expect(host.layers.count, 1)
    let other = TestHost(width: 40, height: 16) { Page() }
    other.click(x: 0, y: 15)
    expectEmpty(other.layers)
  }

  @Test func `a sheet that is held still has its cancel button pressed by Escape`() {
    // Overlays A5
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Text("page").sheet(isPresented: $isOpen) {
          Button("Cancel") { isOpen = false }.keyboardShortcut(.cancelAction).interactiveDismissDisabled()
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    host.press(.escape)
    expectEmpty(host.layers)
  }

  @Test func `Escape closes the sheet, then goes back a screen: one thing at a time`() {
    // Overlays A5
    struct Page: View {
      @State private var path = [1]
      @State private var isOpen = true
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Button("inner") {}.sheet(isPresented: $isOpen) { TextField("Name", text: .constant("text")) }
          }
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    expect(host.layers.count, 1)
    host.press(.escape)
    expect(host.layers.isEmpty && host.text.contains("inner"))
    host.press(.escape)
    expect(host.text, contains: "root")
  }

  @Test func `a timer below a sheet goes on`() {
    // Overlays A11
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Spacer()
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
        .sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let host = TestHost(width: 30, height: 12) { Page() }
    host.advance(by: .seconds(3))
    expect(host.text, contains: "count 3")
    expect(host.screen[12, 0].style.attributes, .dim, "\(host.styledText)")
  }

  @Test func `Return in a field of a sheet presses its default button`() {
    struct Page: View {
      @State private var isOpen = true
      @State private var name = "a"
      @State private var saved = ""
      var body: some View {
        Text("saved \(saved)").sheet(isPresented: $isOpen) {
          TextField("Name", text: $name)
          Button("Other") { saved = "other" }
          Button("Save") {
            saved = name
            isOpen = false
          }
          .keyboardShortcut(.defaultAction)
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    host.type("b")
    host.press(.return)
    expect(host.text.contains("saved ab") && host.layers.isEmpty)
  }

  @Test func `theme, objects and values of the presenter are the sheet's, and that it is disabled isn't`() {
    struct Inner: View {
      @Environment(Model.self) private var model
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.theme) private var theme
      @Environment(\.lineLimit) private var lineLimit
      var body: some View {
        Text("\(model.name) \(isEnabled) \(lineLimit ?? 0)")
        Button("enabled") {}
      }
    }
    let host = TestHost(width: 40, height: 12, colors: TerminalColors(depth: .rgb)) {
      Text("page")
        .sheet(isPresented: .constant(true)) { Inner() }
        .disabled(true).lineLimit(3).environment(Model()).theme(.midnight)
    }
    expect(host.text, contains: "object true 3")
    expect(host.find(.button, "enabled").isEnabled)
    let place = host.position(of: "object")!
    let surface = Theme.midnight.resolved(on: TerminalColors(depth: .rgb)).color(.surface)
    expect(host.screen[place.x, place.y].style.background, surface)
  }

  @Test func `several sheets of one view are all there, and go one by one`() {
    // Overlays A1, A4
    struct Page: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        Button("both") { (isFirst, isSecond) = (true, true) }
          .sheet(isPresented: $isFirst) { Button("first") {} }
          .sheet(isPresented: $isSecond) { Button("second") {} }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    host.press(.return)
    expect(host.layers.map(\.kind), ["sheet", "sheet"])
    let top = host.focusedElement?.label
    host.press(.escape)
    expect(host.layers.count == 1 && host.focusedElement?.label != top)
    host.press(.escape)
    expect(host.layers.isEmpty && host.focusedElement?.label == "both")
  }

  @Test func `snapshots are taken with the layers and without`() {
    let host = sheet(width: 20, height: 7) { Text("over") }
    expect(host.text.contains("over") && host.textWithoutLayers.contains("page"))
    expect(host.textWithoutLayers, lacks: "over")
    expect(host.layers.map(\.description), ["sheet"])
    // Looking changes nothing.
    let shown = host.text
    host.turn()
    expect(host.text == shown && host.record.cellsWritten == 0)
  }

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> Int? {
      context.maxDetentValue < 10 ? nil : context.maxDetentValue / 2
    }
  }

  @Test func `a custom height is found in the room that there is; none is that of the content`() {
    let host = TestHost(width: 40, height: 24) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.custom(Half.self)])
      }
    }
    expect(host.layers[0].frame.height, 11)
    host.resize(width: 40, height: 9)
    expect(host.layers[0].frame.height, 5)
  }

  // Look J1.
  @Test func `the focus that a sheet begins with is in sight`() {
    let host = TestHost(width: 40, height: 12) {
      Text("below").sheet(isPresented: .constant(true)) {
        ForEach(0..<20, id: \.self) { Text("line \($0)") }
        Button("Close") {}
      }
    }
    expect(host.find(.button, "Close").isFocused)
    expect(host.text, contains: "  Close  ")
  }
}
