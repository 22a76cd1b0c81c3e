import Observation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Holds a view; evaluated again only if the view differs.
private struct Holder<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Whether a view made twice in the same way is equal, so that who holds it is not evaluated again.
private func isEqual<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Bool {
  let host = TestHost(width: 10, height: 4) { Stepping { _ in Holder(content: content()) } }
  host.press("n")
  return !host.record.bodies.contains("Holder")
}

/// Each modifier makes a value that can be compared: a parent that is evaluated again for another reason leaves the
/// views with it alone (E3).
@Suite struct ModifierEqualityTests {
  private let text = Text("a")
  private final class Object: Observable {}
  private let object = Object()

  @Test func `sizes and places`() {
    expect(isEqual { text.frame(width: 3, alignment: .leading) })
    expect(isEqual { text.frame(minWidth: 3, maxHeight: .infinity) })
    expect(isEqual { text.padding() })
    expect(isEqual { text.border(.red, .double) })
    expect(isEqual { text.offset(x: 1) })
    expect(isEqual { text.fixedSize() })
    expect(isEqual { text.clipped() })
    expect(isEqual { text.layoutPriority(2) })
    expect(isEqual { text.alignmentGuide(.leading) { $0.width } })
    expect(isEqual { text.background(.red).overlay { Color.blue } })
  }

  @Test func `styles and the environment`() {
    expect(isEqual { text.bold().foregroundStyle(.red) })
    expect(isEqual { text.lineLimit(2).truncationMode(.head).multilineTextAlignment(.center) })
    expect(isEqual { text.environment(\.lineLimit, 1) })
    expect(isEqual { text.environment(object) })
    expect(isEqual { text.transformEnvironment(\.lineLimit) { $0 = 1 } })
    expect(isEqual { text.disabled(true) })
    expect(isEqual { text.hidden() })
    expect(isEqual { text.id(3) })
  }

  @Test func `events`() {
    expect(isEqual { text.onTapGesture {} })
    expect(isEqual { text.onTapGesture(count: 2) { _ in } })
    expect(isEqual { text.onKeyPress("a") { .handled } })
    expect(isEqual { text.onKeyPress("a", phases: .up) { _ in .handled } })
    expect(isEqual { text.onKeyPress(keys: ["a"]) { _ in .handled } })
    expect(isEqual { text.onKeyPress(characters: Set("ab")) { _ in .handled } })
    expect(isEqual { text.onKeyPress { _ in .handled } })
    expect(isEqual { text.onScrollWheel { _, _ in true } })
    expect(isEqual { text.onAppear {}.onDisappear {} })
    expect(isEqual { text.onChange(of: 1) {} })
    expect(isEqual { text.onChange(of: 1) { _, _ in } })
    expect(isEqual { text.task {} })
    expect(isEqual { text.task(id: 1) {} })
    expect(isEqual { text.focusable() })
  }

  @Test func `views`() {
    expect(
      isEqual {
        HStack(spacing: 2) {
          text; Spacer(); Divider()
        }
      })
    expect(
      isEqual {
        VStack(alignment: .leading) {
          text; Color.red; Rectangle().fill(.blue)
        }
      })
    expect(
      isEqual {
        ZStack {
          text; EmptyView()
        }
      })
    expect(
      isEqual {
        Group {
          text; text
        }
      })
    expect(isEqual { Button("a") {} })
    expect(
      isEqual {
        Button(role: .destructive, action: {}) {
          HStack {
            text; text
          }
        }
      })
    expect(isEqual { if object === object { text } else { Divider() } })
    expect(isEqual { GeometryReader { _ in Text("a") } })
    expect(isEqual { ForEach(0..<2) { Text("\($0)") } })
    expect(isEqual { ForEach(["a"], id: \.self) { Text($0) } })
    expect(isEqual { AnyView(Text("a")) })
  }
}
