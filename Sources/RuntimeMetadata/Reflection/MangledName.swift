/// A type's name as the compiler leaves it in descriptions of fields and captures.
///
/// Names refer to other descriptions by distances of four bytes or pointers of eight, so bytes of any value
/// are part of them; `symbols` has a 1 in the place of each.
///
/// - Source: `docs/ABI/Mangling.rst` of Swift 6.3.
nonisolated struct MangledName {
  let start: UnsafePointer<UInt8>
  let count: Int
  let symbols: [UInt8]

  init(at pointer: UnsafeRawPointer) {
    let start = pointer.assumingMemoryBound(to: UInt8.self)
    var symbols: [UInt8] = []
    var end = 0
    while start[end] != 0 {
      let isReference = start[end] < 0x20
      symbols.append(isReference ? 1 : start[end])
      end += !isReference ? 1 : start[end] < 0x18 ? 5 : 9
    }
    self.start = start
    self.count = end
    self.symbols = symbols
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    if symbols.count < length { return false }
    for i in 0..<length where symbols[symbols.count - length + i] != suffix.utf8Start[i] { return false }
    return true
  }

  // MARK: What kind of name it is

  /// Whether the name is that of a weak or unowned reference, which has no share in the object's lifetime.
  var isNonOwning: Bool { hasSuffix("Xw") || hasSuffix("Xo") || hasSuffix("Xu") }

  /// Whether the name is that of the box of a captured variable.
  var isBox: Bool { hasSuffix("_Xx") || hasSuffix("XX") || hasSuffix("Xb") }

  /// Whether the name is that of the box of a captured weak variable of a type without parameters.
  var isWeakBox: Bool { hasSuffix("Xwz_Xx") || hasSuffix("Xw_Xx") }

  /// Whether the name is that of a metatype that takes no room.
  var isThinMetatype: Bool { hasSuffix("XMt") }

  /// Whether a parameter pack may be part of the name.
  var mayContainPack: Bool {
    zip(symbols, symbols.dropFirst()).contains { first, second in
      first == UInt8(ascii: "Q")
        && [UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "e")].contains(second)
    }
  }

  /// Whether the name is that of an escaping Swift function, or an optional one, as it is stored: code and context.
  ///
  /// The runtime has no metadata for these: their names end with `I`, attributes and `_`.
  var isStoredFunction: Bool {
    var symbols = symbols[...]
    if hasSuffix("Sg") { symbols = symbols.dropLast(2) }
    guard symbols.last == UInt8(ascii: "_"), let start = symbols.lastIndex(of: UInt8(ascii: "I")) else {
      return false
    }
    var attributes = symbols[(start + 1)...].dropLast()
    guard attributes.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }) else { return false }
    if attributes.first == UInt8(ascii: "s") { attributes.removeFirst() }
    guard attributes.popFirst() == UInt8(ascii: "e") else { return false }
    if attributes.first == UInt8(ascii: "A") { attributes.removeFirst() }
    // How the context is passed; a thin function has none.
    guard let context = attributes.popFirst(), context == UInt8(ascii: "g") || context == UInt8(ascii: "x")
    else { return false }
    // Blocks, C pointers, methods and coroutines say so here.
    if attributes.first == UInt8(ascii: "z") { attributes.removeFirst() }
    guard let next = attributes.first else { return true }
    return next >= UInt8(ascii: "a") || next == UInt8(ascii: "H") || next == UInt8(ascii: "T")
  }

  /// The place of a generic parameter that this name is: how many declarations are around its own, and its
  /// number there.
  var genericParameter: (depth: Int, index: Int)? {
    var symbols = symbols[...]
    /// `_` is 0, `0_` is 1, `1_` is 2 …
    func nextIndex() -> Int? {
      var value: Int?
      while let symbol = symbols.popFirst() {
        if symbol == UInt8(ascii: "_") { return value.map { $0 + 1 } ?? 0 }
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= symbol, value ?? 0 < 1000 else { return nil }
        value = (value ?? 0) * 10 + Int(symbol - UInt8(ascii: "0"))
      }
      return nil
    }
    switch symbols.popFirst() {
    case UInt8(ascii: "x"):
      return symbols.isEmpty ? (0, 0) : nil
    case UInt8(ascii: "q") where symbols.first == UInt8(ascii: "d"):
      symbols.removeFirst()
      guard let depth = nextIndex(), let index = nextIndex(), symbols.isEmpty else { return nil }
      return (depth + 1, index)
    case UInt8(ascii: "q"):
      guard let index = nextIndex(), symbols.isEmpty else { return nil }
      return (0, index + 1)
    default:
      return nil
    }
  }

  /// The number of the context's word that carries a generic parameter, for the name of a source: `B0`, `B1`.
  var bindingIndex: Int? {
    guard symbols.first == UInt8(ascii: "B"), symbols.count < 5 else { return nil }
    return Int(String(decoding: symbols.dropFirst(), as: UTF8.self))
  }

  // MARK: Types

  /// The type, for a name among the fields of that struct or enum.
  func type(in owner: TypeMetadata) -> (any Any.Type)? {
    _getTypeByMangledNameInContext(
      start, UInt(count), genericContext: owner.descriptor, genericArguments: owner.genericArguments)
  }

  /// The type, with the known generic parameters.
  func type(in environment: GenericEnvironment) -> (any Any.Type)? {
    environment.withPointers { description, arguments in
      typeByMangledName(start, UInt(count), description, arguments)
    }
  }
}

@_silgen_name("swift_getTypeByMangledNameInEnvironment")
nonisolated private func typeByMangledName(
  _ name: UnsafePointer<UInt8>, _ count: UInt, _ environment: UnsafeRawPointer?,
  _ arguments: UnsafeRawPointer?
) -> (any Any.Type)?
