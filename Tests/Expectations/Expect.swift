public import Testing

// Plain functions in place of `#expect`: each macro costs the compiler 21–28 ms, and there are ten thousand.

/// Records an issue if a condition is false.
///
///     expect(host.isSettled, "after \(key)")
///
/// - Parameters:
///   - condition: What has to be true.
///   - comment: What to say of it; evaluated for an issue only.
///   - sourceLocation: The place that the issue is reported at; `nil` is that of the call.
@inline(never) public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String? = nil, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if condition { return }
  record("false", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with both values if they differ.
///
///     expect(host.text, "[ + ] 1")
///
/// - Parameters:
///   - value: What there is.
///   - expected: What there should be.
///   - comment: What to say of it; evaluated for an issue only.
///   - sourceLocation: The place that the issue is reported at; `nil` is that of the call.
@inline(never) public func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value == expected { return }
  record(
    "\(shown(value)), expected \(shown(expected))", comment(), sourceLocation,
    Call(fileID, filePath, line))
}

/// Records an issue if two values are equal.
@inline(never) public func expect<Value: Equatable>(
  _ value: Value, not other: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value != other { return }
  record("\(shown(value)), expected another value", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with both values unless the first is at most the second.
@inline(never) public func expect<Value: Comparable>(
  _ value: Value, atMost bound: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value <= bound { return }
  record("\(value), expected at most \(bound)", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with both values unless the first is at least the second.
@inline(never) public func expect<Value: Comparable>(
  _ value: Value, atLeast bound: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value >= bound { return }
  record("\(value), expected at least \(bound)", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with both values unless the first is less than the second.
@inline(never) public func expect<Value: Comparable>(
  _ value: Value, below bound: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value < bound { return }
  record("\(value), expected less than \(bound)", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with both values unless the first is greater than the second.
@inline(never) public func expect<Value: Comparable>(
  _ value: Value, above bound: Value, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value > bound { return }
  record("\(value), expected more than \(bound)", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the text unless a part is in it.
@inline(never) public func expect<Text: StringProtocol, Part: StringProtocol>(
  _ value: Text, contains part: Part, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if value.contains(part) { return }
  record("\(shown(value)) lacks \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the text if a part is in it.
@inline(never) public func expect<Text: StringProtocol, Part: StringProtocol>(
  _ value: Text, lacks part: Part, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if !value.contains(part) { return }
  record("\(shown(value)) has \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the elements unless one is among them.
@inline(never) public func expect<Elements: Sequence>(
  _ value: Elements, contains part: Elements.Element, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Elements.Element: Equatable {
  if value.contains(part) { return }
  record("\(shown(value)) lacks \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the elements if one is among them.
@inline(never) public func expect<Elements: Sequence>(
  _ value: Elements, lacks part: Elements.Element, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Elements.Element: Equatable {
  if !value.contains(part) { return }
  record("\(shown(value)) has \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the options unless one is among them.
@inline(never) public func expect<Options: OptionSet>(
  _ value: Options, contains part: Options, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Options.Element == Options {
  if value.contains(part) { return }
  record("\(shown(value)) lacks \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the options if one is among them.
@inline(never) public func expect<Options: OptionSet>(
  _ value: Options, lacks part: Options, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) where Options.Element == Options {
  if !value.contains(part) { return }
  record("\(shown(value)) has \(shown(part))", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the elements if there are any.
@inline(never) public func expectEmpty<Elements: Collection>(
  _ elements: Elements, _ comment: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  if elements.isEmpty { return }
  record("\(shown(elements)), expected none", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// Records an issue with the value if there is one.
@inline(never) public func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String? = nil, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  guard let value else { return }
  record("\(shown(value)), expected nil", comment(), sourceLocation, Call(fileID, filePath, line))
}

/// The place of a call.
private struct Call {
  let location: SourceLocation
  init(_ fileID: String, _ filePath: String, _ line: Int) {
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  }
}

/// A value as a message has it: a text of several lines as it is, everything else as Swift writes it.
private func shown<Value>(_ value: Value) -> String {
  if let text = value as? any StringProtocol {
    let text = String(text)
    return text.contains("\n") ? "\n\(text)\n" : text.debugDescription
  }
  return String(describing: value)
}

private func record(
  _ message: String, _ comment: String?, _ location: SourceLocation?, _ call: @autoclosure () -> Call
) {
  let message = comment.map { $0.isEmpty ? message : "\(message): \($0)" } ?? message
  Issue.record(Comment(rawValue: message), sourceLocation: location ?? call().location)
}
