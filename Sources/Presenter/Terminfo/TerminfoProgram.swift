/// A string of a terminal's description with parameters: a small program on a stack.
///
///     TerminfoProgram(Array("\u{1B}[%i%p1%d;%p2%dH".utf8)).filled(4, 9)     // ESC [ 5 ; 10 H
///
/// The numbers of a program wrap at 32 bits. An unknown operation ends the program, and so does text as a parameter.
///
/// - Source: terminfo(5), *Parameterized Strings*; ncurses' `tparm`.
package struct TerminfoProgram: Hashable, Sendable {
  private let text: [UInt8]

  /// Makes a program of a string without padding.
  package init(_ text: [UInt8]) { self.text = text }

  /// The bytes for two parameters.
  package func filled(_ first: Int, _ second: Int = 0) -> [UInt8] {
    var run = Run(
      text: text[...], parameters: [Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: second)])
    run.perform()
    return run.result
  }

  /// The state of a run: the rest of the program, its stack and its output.
  private struct Run {
    var text: ArraySlice<UInt8>
    var parameters: [Int32]
    var stack: [Int32] = []
    var variables: [UInt8: Int32] = [:]
    var result: [UInt8] = []

    mutating func perform() {
      while let byte = text.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          result.append(byte)
          continue
        }
        guard let operation = text.popFirst(), perform(operation) else { return }
      }
    }

    /// Performs an operation; returns `false` for an unknown one.
    private mutating func perform(_ operation: UInt8) -> Bool {
      switch operation {
      case UInt8(ascii: "%"): result.append(operation)
      case UInt8(ascii: "i"): for i in parameters.indices { parameters[i] &+= 1 }
      case UInt8(ascii: "p"):
        let index = Int(text.popFirst() ?? 0x31) - 0x31
        stack.append(parameters.indices.contains(index) ? parameters[index] : 0)
      case UInt8(ascii: "P"): if let name = text.popFirst() { variables[name] = pop() }
      case UInt8(ascii: "g"): stack.append(text.popFirst().flatMap { variables[$0] } ?? 0)
      case UInt8(ascii: "'"):
        stack.append(Int32(text.popFirst() ?? 0))
        _ = text.popFirst()
      case UInt8(ascii: "{"): stack.append(constant())
      case UInt8(ascii: "c"):
        let value = UInt8(truncatingIfNeeded: pop())
        result.append(value == 0 ? 0x80 : value)
      case UInt8(ascii: "?"), UInt8(ascii: ";"): break
      case UInt8(ascii: "t"): if pop() == 0 { skip(to: [UInt8(ascii: "e"), UInt8(ascii: ";")]) }
      // The end of a part that was performed: the other parts aren't.
      case UInt8(ascii: "e"): skip(to: [UInt8(ascii: ";")])
      case UInt8(ascii: "!"): stack.append(pop() == 0 ? 1 : 0)
      case UInt8(ascii: "~"): stack.append(~pop())
      case _ where "+-*/m&|^=><AO".utf8.contains(operation): calculate(operation)
      default: return format(operation)
      }
      return true
    }

    private mutating func pop() -> Int32 { stack.popLast() ?? 0 }

    private mutating func constant() -> Int32 {
      var value: Int32 = 0
      while let byte = text.popFirst(), (48...57).contains(byte) { value = value &* 10 &+ Int32(byte - 48) }
      return value
    }

    /// Replaces the two topmost numbers by the result of an operation.
    private mutating func calculate(_ operation: UInt8) {
      let second = pop()
      let first = pop()
      let value: Int32 =
        switch operation {
        case UInt8(ascii: "+"): first &+ second
        case UInt8(ascii: "-"): first &- second
        case UInt8(ascii: "*"): first &* second
        case UInt8(ascii: "/"): second == 0 ? 0 : first.dividedReportingOverflow(by: second).partialValue
        case UInt8(ascii: "m"):
          second == 0 ? 0 : first.remainderReportingOverflow(dividingBy: second).partialValue
        case UInt8(ascii: "&"): first & second
        case UInt8(ascii: "|"): first | second
        case UInt8(ascii: "^"): first ^ second
        case UInt8(ascii: "="): first == second ? 1 : 0
        case UInt8(ascii: ">"): first > second ? 1 : 0
        case UInt8(ascii: "<"): first < second ? 1 : 0
        case UInt8(ascii: "A"): first != 0 && second != 0 ? 1 : 0
        default: first != 0 || second != 0 ? 1 : 0
        }
      stack.append(value)
    }

    /// Goes behind the next of some operations that belongs to the condition it is in.
    private mutating func skip(to ends: [UInt8]) {
      var depth = 0
      while let byte = text.popFirst() {
        guard byte == UInt8(ascii: "%"), let operation = text.popFirst() else { continue }
        if operation == UInt8(ascii: "'") {
          text = text.dropFirst(2)
        } else if depth == 0, ends.contains(operation) {
          return
        } else if operation == UInt8(ascii: "?") {
          depth += 1
        } else if operation == UInt8(ascii: ";") {
          depth -= 1
        }
      }
    }

    /// Appends a number in a format; `false` where that isn't one.
    private mutating func format(_ first: UInt8) -> Bool {
      var byte: UInt8? = first
      if byte == UInt8(ascii: ":") { byte = text.popFirst() }
      var format = NumberFormat()
      while let flag = byte, " #-+0".utf8.contains(flag) {
        format.flags.append(flag)
        byte = text.popFirst()
      }
      format.width = number(&byte) ?? 0
      if byte == UInt8(ascii: ".") {
        byte = text.popFirst()
        format.precision = number(&byte) ?? 0
      }
      guard let conversion = byte, "doxX".utf8.contains(conversion) else { return false }
      result += format.text(of: pop(), conversion).utf8
      return true
    }

    /// Reads a number that begins with a byte, and replaces that by the one behind.
    private mutating func number(_ byte: inout UInt8?) -> Int? {
      var value: Int?
      while let digit = byte, (48...57).contains(digit) {
        value = min((value ?? 0) * 10 + Int(digit - 48), 99)
        byte = text.popFirst()
      }
      return value
    }
  }
}

/// How printf shows a number: flags, a width, a precision, and `d`, `o`, `x` or `X`.
private struct NumberFormat {
  var flags: [UInt8] = []
  var width = 0
  var precision: Int?

  /// A number as `printf` writes it by this format.
  func text(of value: Int32, _ conversion: UInt8) -> String {
    let (sign, digits) = parts(of: value, conversion)
    let padded = String(repeating: "0", count: max((precision ?? 1) - digits.utf8.count, 0)) + digits
    let missing = max(width - padded.utf8.count - sign.utf8.count, 0)
    if flags.contains(UInt8(ascii: "-")) {
      return sign + padded + String(repeating: " ", count: missing)
    }
    if flags.contains(UInt8(ascii: "0")), precision == nil {
      return sign + String(repeating: "0", count: missing) + padded
    }
    return String(repeating: " ", count: missing) + sign + padded
  }

  private func parts(of value: Int32, _ conversion: UInt8) -> (sign: String, digits: String) {
    switch conversion {
    case UInt8(ascii: "d"):
      let positive = flags.contains(UInt8(ascii: "+")) ? "+" : flags.contains(0x20) ? " " : ""
      return (value < 0 ? "-" : positive, String(value.magnitude))
    case UInt8(ascii: "o"): return ("", String(UInt32(bitPattern: value), radix: 8))
    default:
      let isUpper = conversion == UInt8(ascii: "X")
      let hasPrefix = flags.contains(UInt8(ascii: "#")) && value != 0
      return (
        hasPrefix ? isUpper ? "0X" : "0x" : "",
        String(UInt32(bitPattern: value), radix: 16, uppercase: isUpper)
      )
    }
  }
}
