import Expectations
import TerminalUITesting
import Testing

@testable import TerminalUI
@testable import TerminalUIControls
@testable import TerminalUICore
@testable import TerminalUIElements

/// Labels of buttons and links that an app drew, where lengths count points.
@Suite struct DrawnLabelTests {
  private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.background(Color.blue) }
  }

  enum Kind: CaseIterable {
    case text, font, padded, symbol, symbolAndText, label, choice, maybe
    case background, overlay, custom, stack, shape, color, picture

    var isDrawn: Bool {
      switch self {
      case .text, .font, .padded, .symbol, .symbolAndText, .label, .choice, .maybe: false
      case .background, .overlay, .custom, .stack, .shape, .color, .picture: true
      }
    }

    @MainActor func visit<Result>(_ body: (any View) -> Result) -> Result {
      let text = Text("label")
      return switch self {
      case .text: body(text)
      case .font: body(text.font(.headline).bold().foregroundColor(.red))
      case .padded: body(text.padding().frame(width: 40))
      case .symbol: body(Image(systemName: "plus"))
      case .symbolAndText:
        body(
          Group {
            Image(systemName: "plus"); text
          })
      case .label: body(Label("label", systemImage: "plus"))
      case .choice: body(choice)
      case .maybe: body(Group { if self == .maybe { text } })
      case .background: body(text.background(Color.blue))
      case .overlay: body(text.padding().overlay(Rectangle().stroke(Color.blue)).padding())
      case .custom: body(text.modifier(Card()))
      case .stack:
        body(
          HStack {
            Image(systemName: "plus"); text
          })
      case .shape: body(Rectangle().fill(Color.blue).frame(width: 40, height: 32))
      case .color: body(Color.blue.frame(width: 40, height: 32))
      case .picture: body(Image("picture").resizable().frame(width: 40, height: 32))
      }
    }

    @MainActor @ViewBuilder private var choice: some View {
      if self == .choice { Text("label") } else { Text("other").bold() }
    }
  }

  @Test(arguments: Kind.allCases)
  func `texts and symbols are labels, and what is drawn isn't`(_ kind: Kind) {
    func isDrawn<V: View>(_ view: V) -> Bool { view.isDrawn }
    expect(kind.visit { isDrawn($0) }, kind.isDrawn)
  }

  private struct Squares: View {
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<4) { index in
          Button {
          } label: {
            Rectangle().fill(index % 2 == 0 ? Color.green : .yellow).frame(width: 64, height: 64)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `drawn labels are next to each other in points, and have room around them in cells`() {
    let host = TestHost(width: 40, height: 5) { Squares().lengthUnit(.points) }
    let row = (8..<40).map { host.screen[$0, 1].style.background }
    expect(Array(row[0..<8]), Array(repeating: Color.yellow, count: 8))
    expect(Array(row[8..<16]), Array(repeating: Color.green, count: 8))
    expect(Array(row[16..<24]), Array(repeating: Color.yellow, count: 8))
    expect(row[24...].contains(.yellow), false)
    expect(host.screen[31, 3].style.background, Color.yellow)
    func end(in unit: LengthUnit) -> Int? {
      TestHost(width: 40, height: 2) {
        HStack(spacing: 0) {
          Button {
          } label: {
            Text("four").background(Color.green)
          }
          Text("end")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .lengthUnit(unit)
      }.position(of: "end")?.x
    }
    expect(end(in: .points), 4)
    expect(end(in: .cells), 8)
  }

  @Test func `a drawn label is pressed, and has the focus`() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button {
            count += 1
          } label: {
            Text("go").background(Color.blue)
          }
          Text("\(count)")
        }
      }
    }
    let host = TestHost(width: 10, height: 3) { Page().lengthUnit(.points) }
    let other = TestHost(width: 10, height: 3) { Page().lengthUnit(.points).disabled(true) }
    host.press(.return)
    expect(host.text, contains: "1")
    let place = host.position(of: "go")!
    expect(host.screen[place.x, place.y].style == other.screen[place.x, place.y].style, false)
    host.click(x: place.x, y: place.y)
    expect(host.text, contains: "2")
  }

  @Test func `a link of texts has its sign in points, and a drawn one doesn't`() {
    func text(_ link: some View) -> String {
      TestHost(width: 30, height: 3) { NavigationStack { link }.lengthUnit(.points) }.text
    }
    expect(text(NavigationLink("Inbox") { Text("in") }), contains: "Inbox ›")
    expect(
      text(
        NavigationLink {
          Text("in")
        } label: {
          Text("Card").background(Color.blue)
        }
      ).contains("›"), false)
    let inCells = TestHost(width: 30, height: 3) {
      NavigationStack {
        NavigationLink {
          Text("in")
        } label: {
          Text("Card").background(Color.blue)
        }
      }
    }
    expect(inCells.text, contains: "Card ›")
  }
}
