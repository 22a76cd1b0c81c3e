/// The runtime's record of a type, for facts that the language doesn't offer: size, plainness, kind, enum cases.
///
/// - Source: `swift/ABI/Metadata.h`, `swift/ABI/ValueWitness.def` and `swift/ABI/MetadataKind.def` of Swift
///   6.3.
@usableFromInline package nonisolated struct TypeMetadata: Hashable, @unchecked Sendable {
  @usableFromInline let pointer: UnsafeRawPointer

  @inlinable package init(_ type: any Any.Type) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }
  init(pointer: UnsafeRawPointer) { self.pointer = pointer }

  @usableFromInline package var type: any Any.Type { unsafeBitCast(pointer, to: Any.Type.self) }

  // MARK: Kind

  @usableFromInline package enum Kind: UInt {
    case `class` = 0
    case `struct` = 0x200
    case `enum` = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case foreignReference = 0x204
    case opaque = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case extendedExistential = 0x307
    case heapLocalVariable = 0x400
    case other = 0x7ff
  }

  @usableFromInline package var kind: Kind { Kind(rawValue: pointer.load(as: UInt.self)) ?? .other }
  /// Whether this is the record of a closure's context, or of the box of a captured variable.
  var isCaptureContext: Bool { pointer.load(as: UInt.self) == Kind.heapLocalVariable.rawValue }

  // MARK: Layout

  private var witnesses: UnsafeRawPointer { (pointer - 8).load(as: UnsafeRawPointer.self) }
  private var flags: UInt32 { witnesses.load(fromByteOffset: 80, as: UInt32.self) }

  var size: Int { witnesses.load(fromByteOffset: 64, as: Int.self) }
  var alignmentMask: Int { Int(flags & 0xff) }

  /// Whether a copy of the bytes is a copy of the value, with nothing to retain or release.
  var isPlain: Bool { flags & 0x1_0000 == 0 }
  /// Whether an existential keeps the value in its own three words.
  var isInline: Bool { flags & 0x2_0000 == 0 }
  /// Whether the value may be looked at in a copy of its bytes.
  var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }

  // MARK: Existentials

  enum ExistentialContents {
    /// Three words for a value or its box, the type, witness tables.
    case anything
    /// A reference, witness tables.
    case object
    /// An error or a metatype.
    case other
  }

  /// The contents of a value of an existential type.
  var existentialContents: ExistentialContents {
    if kind == .existential {
      let flags = pointer.load(fromByteOffset: 8, as: UInt32.self)
      if flags >> 24 & 0x3f != 0 { return .other }
      return flags & 0x8000_0000 == 0 ? .object : .anything
    }
    switch pointer.load(fromByteOffset: 8, as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xff {
    case 0: return .anything
    case 1: return .object
    default: return .other
    }
  }

  // MARK: Enums

  typealias EnumTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  typealias EnumProjection = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// The function that numbers the case of an enum's value, or `nil` for other types.
  var enumTag: EnumTag? {
    guard flags & 0x20_0000 != 0 else { return nil }
    return unsafeBitCast(witnesses.load(fromByteOffset: 88, as: UInt.self), to: EnumTag?.self)
  }

  /// The function that strips the case's bits from an enum's value in place, or `nil` for other types.
  var enumProjection: EnumProjection? {
    guard flags & 0x20_0000 != 0 else { return nil }
    return unsafeBitCast(witnesses.load(fromByteOffset: 96, as: UInt.self), to: EnumProjection?.self)
  }

  // MARK: Descriptor

  /// The description that all instances of a generic type share; only for structs and enums.
  var descriptor: UnsafeRawPointer { (pointer + 8).load(as: UnsafeRawPointer.self) }
  /// The generic arguments; only for structs and enums.
  var genericArguments: UnsafeRawPointer { pointer + 16 }
  /// The type that an optional wraps; `nil` for other types.
  var wrapped: TypeMetadata? {
    kind == .optional ? TypeMetadata(pointer: genericArguments.load(as: UnsafeRawPointer.self)) : nil
  }
  /// The number of cases with a payload; only for enums.
  var payloadCaseCount: Int { Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff) }

  /// Whether the module of that name declares the type; only for structs and enums.
  @usableFromInline package func isDeclared(inModule name: StaticString) -> Bool {
    var context = descriptor
    while context.load(as: UInt32.self) & 0x1f != 0 {
      guard let parent = context.indirectableReference(at: 4) else { return false }
      context = parent
    }
    guard let bytes = context.relativeReference(at: 8)?.assumingMemoryBound(to: UInt8.self) else {
      return false
    }
    for i in 0..<name.utf8CodeUnitCount where bytes[i] != name.utf8Start[i] { return false }
    return bytes[name.utf8CodeUnitCount] == 0
  }

  // MARK: Array storage

  /// For the class of an array's storage, the type of that array.
  var typeOfArrayInStorage: TypeMetadata? {
    guard classDescriptor == TypeMetadata.arrayStorageDescriptor, let descriptor = classDescriptor else {
      return nil
    }
    // The element type is the first of the words that this class adds to its superclass's.
    let words =
      descriptor.load(fromByteOffset: 28, as: UInt32.self)
      - descriptor.load(fromByteOffset: 32, as: UInt32.self)
    let element = pointer.load(fromByteOffset: 8 * Int(words), as: UnsafeRawPointer.self)
    func array<Element>(of element: Element.Type) -> TypeMetadata { TypeMetadata([Element].self) }
    return _openExistential(TypeMetadata(pointer: element).type, do: array(of:))
  }

  /// The description that all instances of a generic class share; only for classes.
  private var classDescriptor: UnsafeRawPointer? {
    pointer.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
  }

  private static nonisolated(unsafe) let arrayStorageDescriptor: UnsafeRawPointer? = {
    var array = [0]
    array.reserveCapacity(2)
    let storage = withUnsafeBytes(of: &array) { $0.load(as: UnsafeRawPointer.self) }
    return TypeMetadata(pointer: storage.load(as: UnsafeRawPointer.self)).classDescriptor
  }()

  // MARK: Fields

  /// The mangled name of the type of a stored property or of a case's payload, and whether the payload is in
  /// a box of its own.
  ///
  /// `nil` where there is no payload, or where the program was built without names of fields.
  func field(at index: Int) -> (type: MangledName, isIndirect: Bool)? {
    guard
      let fields = descriptor.relativeReference(at: 16),
      fields.load(fromByteOffset: 10, as: UInt16.self) == 12,
      index < fields.load(fromByteOffset: 12, as: UInt32.self)
    else { return nil }
    let record = fields + 16 + 12 * index
    guard let name = record.relativeReference(at: 4) else { return nil }
    return (MangledName(at: name), record.load(as: UInt32.self) & 1 != 0)
  }
}

nonisolated extension UnsafeRawPointer {
  /// The target of a 32-bit distance that is stored at `offset`, and counts from there; `nil` for 0.
  func relativeReference(at offset: Int) -> UnsafeRawPointer? {
    let distance = load(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }

  /// The target of a 32-bit distance that is stored at `offset`.
  ///
  /// An odd distance leads to a pointer to the target.
  func indirectableReference(at offset: Int) -> UnsafeRawPointer? {
    let distance = load(fromByteOffset: offset, as: Int32.self)
    if distance == 0 { return nil }
    let target = self + offset + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
