internal import Observation

/// An object of the framework of which everything that views read is a source.
package nonisolated protocol TrackedObject: AnyObject {}

/// A type of the framework that says itself whether two of its values are equal.
package nonisolated protocol SelfComparing {
  /// Whether the values at two places are equal.
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode) -> Bool
  /// Whether two values with the same bytes are equal in any case.
  static func isSure(in mode: ComparisonMode) -> Bool
}

nonisolated extension TypeMetadata {
  /// Whether values of the type with the same bytes are the same to any reader.
  ///
  /// Where they lead to an object, its reads are tracked.
  var isSelfContained: Bool {
    var seen: Set<TypeMetadata> = []
    return isSelfContained(&seen)
  }

  /// Whether a collection of the type is, or holds, an object: its elements may change without another value.
  ///
  /// The elements themselves are not considered.
  var isLive: Bool {
    if isPlain { return false }
    switch kind {
    case .struct where isKnownValue || isArray || isHashedCollection: return false
    case .struct, .tuple: return StoredField.parts(of: self)?.contains { $0.type.isLive } ?? true
    case .enum, .optional: return payloads?.contains { $0.isLive } ?? true
    case .class: return !(type is AnyKeyPath.Type)
    case .function, .metatype, .existentialMetatype: return false
    default: return true
    }
  }

  private func isSelfContained(_ seen: inout Set<TypeMetadata>) -> Bool {
    if isPlain || !seen.insert(self).inserted { return true }
    switch kind {
    case .class:
      // The parts of an actor that a body could read don't change.
      return type is any Observable.Type || type is any TrackedObject.Type || type is AnyKeyPath.Type
        || type is any Actor.Type
    case .struct where isKnownValue: return true
    case .struct where isArray || isHashedCollection:
      guard let collection = type as? any ElementwiseComparable.Type else { return false }
      return collection.elementTypes.allSatisfy { TypeMetadata($0).isSelfContained(&seen) }
    case .struct, .tuple:
      if let own = selfComparing { return own.isSure(in: .capture) }
      return StoredField.parts(of: self)?.allSatisfy { $0.type.isSelfContained(&seen) } ?? false
    case .enum, .optional:
      return payloads?.allSatisfy { $0.isSelfContained(&seen) } ?? false
    case .function, .metatype, .existentialMetatype: return true
    default: return false
    }
  }

  /// The types of the payloads of an enum's cases; `nil` if one isn't described.
  private var payloads: [TypeMetadata]? {
    if let wrapped { return [wrapped] }
    var payloads: [TypeMetadata] = []
    for index in 0..<payloadCaseCount {
      guard let type = field(at: index)?.type.type(in: self) else { return nil }
      payloads.append(TypeMetadata(type))
    }
    return payloads
  }

  /// Whether the `==` of the type, which is Swift's or Foundation's, covers everything that can be read.
  var isKnownValue: Bool {
    guard kind == .struct || kind == .enum else { return false }
    if Self.values.contains(self) { return true }
    // Generic types depend on their arguments.
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    return !isGeneric
      && (isDeclared(inModule: "FoundationEssentials") || isDeclared(inModule: "Foundation")
        || isDeclared(inModule: "FoundationInternationalization"))
      && type is any Equatable.Type
  }

  private static let values: Set<TypeMetadata> = [
    TypeMetadata(String.self), TypeMetadata(Substring.self), TypeMetadata(Character.self),
  ]

  /// The type, if it is one of the framework that compares itself.
  var selfComparing: (any SelfComparing.Type)? {
    guard kind == .struct,
      isDeclared(inModule: "TerminalUICore") || isDeclared(inModule: "TerminalUI")
        || isDeclared(inModule: "TerminalUIData")
    else { return nil }
    return type as? any SelfComparing.Type
  }
}
