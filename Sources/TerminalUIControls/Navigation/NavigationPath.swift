/// The values of a navigation stack's screens, of any types.
///
///     @State private var path = NavigationPath()
///     NavigationStack(path: $path) { … }
///     Button("Deep") { path.append(Folder.inbox); path.append(Message.first) }
///
/// - Source: SwiftUI `NavigationPath`.
public nonisolated struct NavigationPath: Equatable {
  /// The values, the first one first.
  package private(set) var elements: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { self.elements.append(AnyHashable(element)) }
  }

  /// Makes a path of an encoded one.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be encoded; `nil` if a value in it can't.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// Adds a value.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }

  /// Takes the last values away; more than there are means all.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(Swift.min(Swift.max(count, 0), elements.count))
  }

  mutating func append(any value: AnyHashable) { elements.append(value) }
}

nonisolated extension NavigationPath {
  /// A path whose values can all be encoded.
  ///
  ///     let data = try path.codable.map(JSONEncoder().encode)
  ///     let path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  ///
  /// It is a list of the types' names, each followed by the value. Decoding makes only values of types in the program that
  /// are `Hashable` and `Decodable`; a private type isn't found by its name.
  /// - Source: SwiftUI `NavigationPath.CodableRepresentation`; the encoded form is our own.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    /// Decodes a path.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a type that the program doesn't have, and the errors of the values.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type is named \(name) that is Hashable and Decodable.")
        }
        elements.append(try Self.decode(type, from: container.superDecoder()))
      }
      self.elements = elements
    }

    private static func decode<T: Decodable & Hashable>(
      _ type: T.Type, from decoder: any Decoder
    ) throws -> AnyHashable { AnyHashable(try T(from: decoder)) }

    /// Encodes the path.
    ///
    /// - Throws: The errors of the values.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        try value.encode(to: container.superEncoder())
      }
    }
  }
}

nonisolated extension NavigationPath: CustomStringConvertible {
  /// The values, with `›` between them.
  public var description: String { elements.map { "\($0.base)" }.joined(separator: " › ") }
}
