package import Cells
internal import Glibc

/// Text on standard output, where there is no terminal to show an app on.
package enum PlainText {
  /// The columns and rows that the text is made for: `COLUMNS` by `LINES`, or else 80 by 24.
  package static var size: Size { Size(width: number("COLUMNS", or: 80), height: number("LINES", or: 24)) }

  /// Writes text; ends the process where nobody takes it.
  package static func write(_ text: String) {
    // Text that the C library still buffers comes first.
    fflush(nil)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { bytes.removeFirst(count) } else if errno != EINTR { exit(1) }
    }
  }

  private static func number(_ name: String, or other: Int) -> Int {
    let value = UserEnvironment.harmlessValue(name).flatMap { Int($0) }
    guard let value, (1...1000).contains(value) else { return other }
    return value
  }
}
