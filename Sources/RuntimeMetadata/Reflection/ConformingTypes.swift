#if DEBUG
  /// The types of the process that conform to a protocol, as far as they have no generic parameters.
  ///
  /// The compiler leaves a record of each conformance in the program and its libraries, and the runtime knows where these records are.
  /// Debug builds only: nothing that a user runs depends on it.
  ///
  /// - Source: `swift/ABI/Metadata.h` (`TargetProtocolConformanceDescriptor`, `TargetTypeContextDescriptor`) and
  ///   `swift/shims/MetadataSections.h` of Swift 6.3.
  package nonisolated enum ConformingTypes {
    /// Finds the types that conform to a protocol, given as `(any P).self`.
    ///
    /// - Returns: The types in the order of their records; none where the argument isn't the type of any value of one protocol.
    package static func find(_ existential: Any.Type) -> [any Any.Type] {
      let metadata = TypeMetadata(existential)
      guard metadata.kind == .existential, metadata.pointer.load(fromByteOffset: 12, as: UInt32.self) == 1
      else { return [] }
      // Behind the kind, the flags and the number of protocols; the lowest bit says that a protocol is of another language.
      let word = metadata.pointer.load(fromByteOffset: 16, as: UInt.self)
      guard word & 1 == 0, let target = UnsafeRawPointer(bitPattern: word) else { return [] }
      var found: [any Any.Type] = []
      for range in Sections.conformances {
        for offset in stride(from: 0, to: range.count & ~3, by: 4) {
          let reference = range.baseAddress.map { $0 + offset }
          guard let record = reference?.relativeReference(at: 0),
            record.indirectableReference(at: 0) == target, let type = type(of: record)
          else { continue }
          found.append(type)
        }
      }
      return found
    }

    /// The type that a record is about.
    private static func type(of record: UnsafeRawPointer) -> (any Any.Type)? {
      let flags = record.load(fromByteOffset: 12, as: UInt32.self)
      guard var description = record.relativeReference(at: 4) else { return nil }
      switch flags >> 3 & 7 {
      case 0: break
      case 1:
        guard let target = description.load(as: UnsafeRawPointer?.self) else { return nil }
        description = target
      default: return nil
      }
      let context = description.load(as: UInt32.self)
      // Classes, structs and enums without generic parameters.
      guard (16...18).contains(context & 0x1f), context & 0x80 == 0,
        let function = description.relativeReference(at: 12)
      else { return nil }
      let access = unsafeBitCast(function, to: Access.self)
      return TypeMetadata(pointer: access(0)).type
    }

    /// The function that returns the metadata of a type, complete for the request 0.
    ///
    /// It returns a second word, which is left where it is.
    private typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
  }

  /// Where the program and its libraries have their records.
  private nonisolated enum Sections {
    /// The records of conformances of each image that the process has loaded.
    static var conformances: [UnsafeRawBufferPointer] {
      var ranges: [UnsafeRawBufferPointer] = []
      withUnsafeMutablePointer(to: &ranges) { pointer in
        // The runtime holds a lock meanwhile, so only the ranges are taken.
        enumerateSections(
          { sections, context in
            // The version, the address of the image, two unused words; then a start and a length for each kind of records,
            // of which conformances are the second.
            let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
            let count = sections.load(fromByteOffset: 56, as: Int.self)
            if let start, count > 0 {
              context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                .append(UnsafeRawBufferPointer(start: start, count: count))
            }
            return true
          }, pointer)
      }
      return ranges
    }
  }

  @_silgen_name("swift_enumerateAllMetadataSections")
  private nonisolated func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?)
#endif
