internal import Foundation
internal import TerminalUI

/// A number as a format of `printf` writes it, where the format is one for numbers.
enum FormattedNumber {
  /// The text of a number; `nil` where the format is for something else, or asks for more than a line.
  static func text(_ number: Double, _ specifier: String) -> String? {
    guard let format = Format(specifier) else { return nil }
    guard format.isWhole else { return format.text("%\(format.flags)\(format.conversion)", number) }
    return Int64(exactly: number.rounded(.towardZero)).flatMap { text(Int($0), specifier) }
  }

  /// The text of a whole number.
  static func text(_ number: Int, _ specifier: String) -> String? {
    guard let format = Format(specifier) else { return nil }
    guard format.isWhole else { return text(Double(number), specifier) }
    return format.text("%\(format.flags)ll\(format.conversion)", Int64(number))
  }

  /// Text with one value in it.
  private struct Format {
    private var before = ""
    private var after = ""
    private(set) var flags = ""
    private(set) var conversion: Character = "d"
    var isWhole: Bool { "diouxX".contains(conversion) }

    init?(_ specifier: String) {
      var count = 0
      for piece in FormatPiece.pieces(of: specifier) {
        switch piece {
        case .text(let text) where count == 0: before += text
        case .text(let text): after += text
        case .value(nil, let whole):
          guard count == 0, let conversion = whole.last, "diouxXeEfFgGaA".contains(conversion) else {
            return nil
          }
          flags = whole.dropFirst().dropLast().filter { !"hlqLztj".contains($0) }
          self.conversion = conversion
          count = 1
        case .value, .variable: return nil
        }
      }
      // A width is no more than a line's.
      guard count == 1, flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else {
        return nil
      }
    }

    func text(_ format: String, _ number: any CVarArg) -> String {
      "\(before)\(String(format: format, number))\(after)"
    }
  }
}
