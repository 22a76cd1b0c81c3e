internal import Foundation
internal import TerminalUI

/// The order of a date's numbers in a locale, and the text between them.
struct DatePattern {
  enum Field: Equatable {
    case literal(String)
    case number(DatePart.Kind)
  }

  private(set) var fields: [Field] = []

  /// Whether hours go from 1 to 12.
  var hasDayPeriods: Bool { fields.contains(.number(.dayPeriod)) }

  init(_ components: DatePickerComponents, in locale: Locale) {
    var template = components.contains(.date) ? "yMMdd" : ""
    if components.contains(.hourMinuteAndSecond) {
      template += "jmmss"
    } else if components.contains(.hourAndMinute) {
      template += "jmm"
    }
    let pattern =
      template.isEmpty
      ? "" : DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    self.init(pattern ?? "yyyy-MM-dd HH:mm")
  }

  /// Reads a pattern as Unicode's locale data has them, such as `dd.MM.y, HH:mm`.
  init(_ pattern: String) {
    var isQuoted = false
    var literal = ""
    for scalar in pattern.unicodeScalars {
      if scalar == "'" {
        isQuoted.toggle()
      } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
        guard let kind = Self.kinds[scalar], fields.last != .number(kind) || !literal.isEmpty else {
          continue
        }
        end(&literal)
        if !fields.contains(.number(kind)) { fields.append(.number(kind)) }
      } else if scalar.properties.generalCategory == .spaceSeparator {
        literal += " "
      } else if scalar.properties.generalCategory != .format {
        literal.unicodeScalars.append(scalar)
      }
    }
    end(&literal)
  }

  private static let kinds: [Unicode.Scalar: DatePart.Kind] = [
    "y": .year, "Y": .year, "u": .year, "U": .year, "r": .year, "M": .month, "L": .month, "d": .day,
    "h": .hour, "H": .hour, "k": .hour, "K": .hour, "m": .minute, "s": .second, "a": .dayPeriod,
    "b": .dayPeriod, "B": .dayPeriod,
  ]

  private mutating func end(_ literal: inout String) {
    if !literal.isEmpty { fields.append(.literal(literal)) }
    literal = ""
  }
}
