/// A type, a function or a property of a file.
struct SwiftDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
    case function = "func"
    case variable = "var"
    case constant = "let"
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`
  }

  let kind: Kind
  /// The name; of an extension of a nested type the innermost.
  let name: String
  /// The place of the keyword.
  let place: Int
  /// The place of the first attribute or modifier.
  let first: Int
  /// The places from the keyword up to the body.
  let head: Range<Int>
  /// The places from the opening brace up to the closing one.
  let body: Range<Int>?
  /// The index of the declaration around it.
  let owner: Int?
  let ownerKind: Kind?
  /// Whether a property has a value from the beginning.
  let hasValue: Bool

  /// Whether it has members.
  var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .protocol, .extension, .actor: true
    default: false
    }
  }

  static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "nonisolated",
    "indirect", "mutating", "nonmutating", "override", "weak", "unowned", "lazy", "isolated", "class",
    "convenience", "required", "consuming", "borrowing", "dynamic", "unsafe",
  ]
}
