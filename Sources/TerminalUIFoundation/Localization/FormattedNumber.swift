internal import Foundation
internal import TerminalUI

/// A number as a format of `printf` writes it, where the format is one for numbers.
enum FormattedNumber {
  /// The text of a number; `nil` where the format is for something else, or asks for more than a line.
  static func text(_ number: Double, _ specifier: String) -> String? {
    guard let format = Format(specifier) else { return nil }
    if format.isWhole {
      guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return nil }
      return String(format: "%\(format.flags)ll\(format.conversion)", whole)
    }
    return String(format: "%\(format.flags)\(format.conversion)", number)
  }

  /// The text of a whole number.
  static func text(_ number: Int, _ specifier: String) -> String? {
    guard let format = Format(specifier) else { return nil }
    guard format.isWhole else { return text(Double(number), specifier) }
    return String(format: "%\(format.flags)ll\(format.conversion)", Int64(number))
  }

  private struct Format {
    let flags: String
    let conversion: Character
    var isWhole: Bool { "diouxX".contains(conversion) }

    init?(_ specifier: String) {
      let pieces = FormatPiece.pieces(of: specifier)
      guard pieces.count == 1, case .value(nil, let whole) = pieces[0], let conversion = whole.last,
        "diouxXeEfFgGaA".contains(conversion)
      else { return nil }
      let flags = whole.dropFirst().dropLast().filter { !"hlqLztj".contains($0) }
      // A width is no more than a line's.
      guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
      self.flags = String(flags)
      self.conversion = conversion
    }
  }
}
