internal import Observation

/// An object of the framework that tracks all reads by views: each value that a view reads is a source.
package nonisolated protocol TrackedObject: AnyObject {}

/// A type of the framework that says itself whether two of its values are equal.
///
/// Comparisons of views, and of what closures captured, ask such types in place of looking at their bytes and fields.
package nonisolated protocol SelfComparing {
  /// Whether the values at two places are equal.
  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode) -> Bool
  /// Whether two values with the same bytes are equal in any case.
  static func isSure(in mode: ComparisonMode) -> Bool
  /// Whether the type compares its values itself in a mode. Otherwise values are compared field by field.
  static func isAsked(in mode: ComparisonMode) -> Bool
}

nonisolated extension SelfComparing {
  /// By default the type compares its values itself in each mode.
  package static func isAsked(in mode: ComparisonMode) -> Bool { true }
}

/// A property of the framework that compares only what a view gave it.
///
/// Values that the node stores in the property are left out.
package nonisolated protocol SelfComparingProperty: SelfComparing {
  /// Whether two properties were made of equal values.
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool
}

nonisolated extension SelfComparingProperty {
  /// Whether the properties at two places were made of equal values.
  package static func areEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
  ) -> Bool {
    areMadeAlike(lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
  }
  /// Returns `true`: properties with the same bytes were made of equal values.
  package static func isSure(in mode: ComparisonMode) -> Bool { true }
  /// Whether the property compares itself.
  ///
  /// A property does only in the mode `value`: code that captured a property reads what the node stores in it.
  package static func isAsked(in mode: ComparisonMode) -> Bool { mode == .value }
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
      if let own = selfComparing(in: .capture) { return own.isSure(in: .capture) }
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

  /// The modules of the framework that have types which compare themselves.
  private static let modules: [StaticString] = ["TerminalUICore", "TerminalUITables", "TerminalUIData"]

  /// The type, if it is one of the framework that compares itself.
  func selfComparing(in mode: ComparisonMode) -> (any SelfComparing.Type)? {
    guard kind == .struct,
      Self.modules.contains(where: isDeclared(inModule:))
    else { return nil }
    guard let own = type as? any SelfComparing.Type, own.isAsked(in: mode) else { return nil }
    return own
  }

  /// Whether a dynamic property of this type stores values of its own that no code of the type compares.
  package var hasValuesOfProperty: Bool {
    if type is any SelfComparing.Type { return false }
    return StoredField.parts(of: self)?.contains { !$0.isIndependent } ?? true
  }
}
