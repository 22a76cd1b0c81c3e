internal import Foundation
internal import TerminalUI

/// A script of keys, which is played in a ``TestHost``: it makes moving pictures, and is a test.
///
///     Set Columns 60
///     Type "milk"
///     Enter
///     Down 3
///     Wait /3 chores/
///     Screenshot chores.txt
///
/// Each line is one command; a `#` begins a comment. Time passes only by `Sleep`, by `Wait`, and by the speed of typing.
///
/// - Source: VHS has the same words where a screen of cells has a meaning for them.
public nonisolated struct Tape: Sendable {
  /// A command and its line.
  struct Step: Sendable {
    let line: Int
    let command: Command
  }

  /// An action of the player, for one line of the tape.
  enum Command: Hashable, Sendable {
    case type(String, each: Duration?)
    case press(KeyPress, count: Int, each: Duration?)
    case paste(String)
    case click(String)
    case resize(width: Int, height: Int)
    case sleep(Duration)
    case wait(pattern: String, within: Duration)
    case screenshot(String)
    /// Whether frames are part of the moving pictures.
    case show(Bool)
  }

  /// A file that the whole tape makes.
  struct Output: Hashable, Sendable {
    let line: Int
    let path: String
    let look: Look
  }

  /// The terminal that a tape is played on.
  enum Look: String, CaseIterable, Sendable {
    case dark, light
    case ansi16 = "16"

    /// The colours that the terminal has.
    var colors: TerminalColors {
      switch self {
      case .dark:
        TerminalColors(
          depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark)
      case .light:
        TerminalColors(
          depth: .rgb, foreground: .rgb(40, 42, 54), background: .rgb(252, 252, 250), scheme: .light)
      case .ansi16: TerminalColors(depth: .ansi16, scheme: .dark)
      }
    }
  }

  /// Why a tape can't be read or played: the file, the line, the reason, and the allowed words.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The report in one line, which begins with `FILE:LINE`.
    public let description: String
  }

  /// The largest tape that is read, in bytes.
  private static let limit = 1 << 20

  /// The file, or another name for reports.
  let name: String
  private(set) var steps: [Step] = []
  private(set) var outputs: [Output] = []
  /// The size of the terminal, in cells.
  public private(set) var (width, height) = (80, 24)
  /// How long each key of a `Type` takes, and each of a repeated key, unless the line says so itself.
  private(set) var typingSpeed = Duration.zero

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: `Failure`: there is no such file, it is larger than 1 MiB, or a line is wrong.
  public init(contentsOf path: String) throws(Failure) {
    let data = FileManager.default.contents(atPath: path)
    guard let data else { throw Failure(description: "\(path): there is no such file, or it can't be read") }
    guard data.count <= Self.limit else { throw Failure(description: "\(path): it is larger than 1 MiB") }
    try self.init(String(decoding: data, as: UTF8.self), name: path)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - name: The name in reports.
  /// - Throws: `Failure`: a line is wrong.
  public init(_ text: String, name: String = "tape") throws(Failure) {
    self.name = name
    for (index, line) in text.split(separator: /\r?\n/, omittingEmptySubsequences: false).enumerated() {
      var words = TapeLine(line, number: index + 1, in: name)
      guard let word = words.next() else { continue }
      switch word {
      case "Set": try set(&words)
      case "Output":
        let path = try words.argument("Output needs a file: FILE.svg or FILE.cast")
        guard path.hasSuffix(".svg") || path.hasSuffix(".cast") else {
          throw words.failure("Output makes FILE.svg and FILE.cast, and not \(path)")
        }
        let look = try words.choice(of: Look.self, or: .dark)
        outputs.append(Output(line: words.number, path: path, look: look))
      default: steps.append(Step(line: words.number, command: try words.command(word)))
      }
      try words.end()
    }
  }

  private mutating func set(_ words: inout TapeLine) throws(Failure) {
    let settings = "Set has Columns 1…500, Rows 1…200 and TypingSpeed 50ms"
    switch words.next() {
    case "Columns": width = try words.count(1...500, settings)
    case "Rows": height = try words.count(1...200, settings)
    case "TypingSpeed": typingSpeed = try words.duration(settings)
    case let other: throw words.failure("there is no setting \(other ?? ""): \(settings)")
    }
  }
}

extension Tape: CustomStringConvertible {
  /// The name, the number of commands and the size of the terminal.
  public var description: String { "\(name): \(steps.count) commands, \(width)×\(height)" }
}
