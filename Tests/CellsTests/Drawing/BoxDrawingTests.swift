import Cells
import Expectations
import Testing

@Suite struct BoxDrawingTests {
  private func drawn(_ rect: Rect, _ lines: BoxDrawing, clip: Rect? = nil) -> String {
    var buffer = CellBuffer(size: Size(width: 5, height: 3))
    buffer.drawBox(rect, lines, style: .plain, clip: clip ?? buffer.bounds)
    return buffer.trimmedText
  }

  @Test(arguments: [
    (BoxDrawing.light, "┌──┐\n│  │\n└──┘"), (.heavy, "┏━━┓\n┃  ┃\n┗━━┛"), (.double, "╔══╗\n║  ║\n╚══╝"),
    (.rounded, "╭──╮\n│  │\n╰──╯"), (.dashed, "┌╌╌┐\n╎  ╎\n└╌╌┘"), (.ascii, "+--+\n|  |\n+--+"),
  ]) func `a box is drawn of its lines`(lines: BoxDrawing, text: String) {
    expect(drawn(Rect(x: 0, y: 0, width: 4, height: 3), lines), text)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 4, height: 1), "────"), (Rect(x: 0, y: 0, width: 1, height: 3), "│\n│\n│"),
    (Rect(x: 0, y: 0, width: 2, height: 2), "┌┐\n└┘"), (Rect(x: 0, y: 0, width: 0, height: 3), ""),
    (Rect(x: -1, y: -1, width: 3, height: 3), " │\n─┘"),
  ]) func `small and cut boxes have what there is room for`(rect: Rect, text: String) {
    expect(drawn(rect, .light), text)
  }

  @Test func `a box stays inside its clip and leaves what it surrounds`() {
    var buffer = CellBuffer(size: Size(width: 5, height: 3))
    buffer.fill(buffer.bounds, with: Glyph("."), style: .plain, clip: buffer.bounds)
    buffer.drawBox(buffer.bounds, .light, style: .plain, clip: Rect(x: 0, y: 0, width: 3, height: 2))
    expect(buffer.text, "┌──..\n│....\n.....")
  }

  @Test func `missing or wide characters are spaces`() {
    expect(BoxDrawing(lines: "漢", joints: "+").description, "  +        ")
    expect(BoxDrawing.double.description, "═║╔╦╗╠╬╣╚╩╝")
  }
}
