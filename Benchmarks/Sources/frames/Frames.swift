internal import Counting
import Glibc
import NCursesTerminal
import TerminalUI
import Terminals

/// Frames of cells on a pseudo-terminal, by ncurses or without it: `frames stream all 100`.
///
/// For instructions:
///
///     SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --toggle-collect=counted_frame frames stream all 100
@main struct Frames {
  static let usage = "usage: frames ncurses|stream cell|rows|all COUNT"
  nonisolated(unsafe) static var body: () -> Void = {}

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3, let change = Change(rawValue: arguments[1]), let count = Int(arguments[2])
    else {
      return print(usage)
    }
    setenv("TERM", "xterm-256color", 1)
    setenv("COLORTERM", "truecolor", 1)
    let descriptor = counting_terminal(40, 120)
    let terminal: PresentedTerminal
    switch arguments[0] {
    case "ncurses": terminal = NCursesBackend(input: descriptor, output: descriptor)
    case "stream": terminal = StreamTerminal(input: descriptor, output: descriptor)
    default: return print(usage)
    }
    try terminal.start()
    defer { terminal.stop() }
    var screen = Screen(size: terminal.size)
    for number in -warmUps..<count {
      change.apply(number + warmUps, to: &screen.cells)
      screen.present()
      body = { screen.write(to: terminal) }
      if number < 0 { body() } else { counted_frame { Frames.body() } }
    }
  }

  /// The frames before those that count: the first one enters the terminal.
  private static let warmUps = 5
}

/// What differs from one frame to the next.
enum Change: String {
  /// A digit.
  case cell
  /// Two rows change their style, as when a selection moves.
  case rows
  /// Every cell.
  case all

  func apply(_ number: Int, to cells: inout CellBuffer) {
    let bounds = Rect(origin: .zero, size: cells.size)
    switch self {
    case .cell: cells.write("\(number % 10)", at: Point(x: 7, y: 3), style: .plain, clip: bounds)
    case .rows:
      let height = bounds.height - 1
      for (row, isSelected) in [(number % height, false), ((number + 1) % height, true)] {
        cells.write(
          "Row \(row)" + String(repeating: " ", count: bounds.width - 8), at: Point(x: 0, y: row),
          style: isSelected ? Style(foreground: .black, background: .cyan) : .plain, clip: bounds)
      }
    case .all:
      for row in 0..<bounds.height {
        let text = (0..<bounds.width).map { column in
          Character(Unicode.Scalar(UInt8(33 + (31 * row + 17 * column + 53 * number) % 94)))
        }
        cells.write(String(text), at: Point(x: 0, y: row), style: .plain, clip: bounds)
      }
    }
  }
}

/// The cells of the next frame, and those that are shown.
struct Screen {
  var cells: CellBuffer
  private var shown: CellBuffer
  private var runs: [CellRun] = []

  init(size: Size) { (cells, shown) = (CellBuffer(size: size), CellBuffer(size: size)) }

  /// Finds the cells that differ.
  mutating func present() {
    runs.removeAll(keepingCapacity: true)
    cells.present(Rect(origin: .zero, size: cells.size), onto: &shown, runs: &runs)
  }

  /// Writes them, until the terminal has taken all.
  func write(to terminal: PresentedTerminal) {
    terminal.write(runs, of: shown, cursor: nil)
    while let output = terminal.outputDescriptor {
      var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
      terminal.outputIsWritable()
    }
  }
}
