import TerminalUI

/// Cells: writing them, and finding those that differ.
extension Part {
  static var cells: [Part] {
    let size = Size(width: 120, height: 40)
    let bounds = Rect(origin: .zero, size: size)
    var buffer = CellBuffer(size: size)
    var shown = CellBuffer(size: size)
    var runs: [CellRun] = []
    var isFirst = false
    func write(_ text: String) -> Int {
      buffer.write(text, at: .zero, style: Style(foreground: .red), clip: bounds)
    }
    func present() -> Int {
      runs.removeAll(keepingCapacity: true)
      buffer.present(bounds, onto: &shown, runs: &runs)
      return runs.count
    }
    return [
      Part(name: "writing ASCII text", unit: "80 columns") { write(ascii) },
      Part(name: "writing mixed text", unit: "\(CellWidth.width(of: mixed)) columns") { write(mixed) },
      Part(name: "comparing equal screens", unit: "120×40 cells", run: present),
      Part(name: "comparing screens that differ in every cell", unit: "120×40 cells, filling included") {
        isFirst.toggle()
        buffer.fill(bounds, with: Glyph(isFirst ? "a" : "b"), style: .plain, clip: bounds)
        return present()
      },
    ]
  }
}
