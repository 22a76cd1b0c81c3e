import Foundation

/// A rule that the files of the package keep: a sentence, and what checks it.
struct Rule: Sendable {
  let name: String
  let check: @Sendable () throws -> Void

  init(_ name: String, check: @escaping @Sendable () throws -> Void) {
    (self.name, self.check) = (name, check)
  }
}

/// What the rule that is being checked has found.
///
/// The program has one thread.
nonisolated(unsafe) var findings: [String] = []

/// Adds a finding if a condition is false.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line
) {
  if !condition { findings.append("\(file):\(line): false \(comment())") }
}

/// Adds a finding with both values if they differ.
func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String = "", file: String = #fileID,
  line: Int = #line
) {
  if value != expected { findings.append("\(file):\(line): \(value), expected \(expected) \(comment())") }
}

/// The value, or an error if there is none.
func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String = "", file: String = #fileID, line: Int = #line
) throws -> Value {
  guard let value else { throw Missing(description: "\(file):\(line): missing \(comment())") }
  return value
}

private struct Missing: Error, CustomStringConvertible {
  let description: String
}
