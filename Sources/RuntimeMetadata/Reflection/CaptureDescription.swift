/// The description of a closure's captures in its context.
///
/// A context begins with a reference to a record of kind 1024: the distance to the first capture, and a
/// description. The description has three counts: of captures, of sources of generic parameters, and of the
/// words in front of the captures that carry those parameters. Then come the names of the captures' types,
/// and where to find each parameter.
///
/// - Source: `swift/RemoteInspection/Records.h` (`CaptureDescriptor`) and `lib/IRGen/GenHeap.cpp` of Swift
///   6.3.
nonisolated struct CaptureDescription: @unchecked Sendable {
  /// Where an object's header ends.
  static let start = 16

  /// The distance from the start of a context to the words for generic parameters and the captures behind
  /// them.
  let offset: Int
  let bindingCount: Int
  private let captures: [MangledName]
  private let sources: [(parameter: MangledName, source: MangledName)]

  /// Reads the description; `nil` where there is none.
  init?(of type: TypeMetadata) {
    let record = type.pointer
    guard let description = record.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
    let captureCount = Int(description.load(as: UInt32.self))
    let sourceCount = Int(description.load(fromByteOffset: 4, as: UInt32.self))
    bindingCount = Int(description.load(fromByteOffset: 8, as: UInt32.self))
    offset = Int(record.load(fromByteOffset: 8, as: UInt32.self))
    guard offset >= Self.start || captureCount + bindingCount == 0 else { return nil }
    func name(at offset: Int) -> MangledName? {
      description.relativeReference(at: offset).map(MangledName.init(at:))
    }
    captures = (0..<captureCount).compactMap { name(at: 12 + 4 * $0) }
    sources = (0..<sourceCount).compactMap { index in
      let place = 12 + 4 * captureCount + 8 * index
      guard let parameter = name(at: place), let source = name(at: place + 4) else { return nil }
      return (parameter, source)
    }
    if captures.count != captureCount || sources.count != sourceCount { return nil }
  }

  /// The words of a context that carry its generic arguments.
  func bindings(in context: UnsafeRawPointer) -> [UInt] {
    (0..<bindingCount).map { (context + offset + 8 * $0).load(as: UInt.self) }
  }

  /// The steps that compare two contexts with these generic arguments, from `start` on.
  ///
  /// `nil` if a capture can't be understood.
  func plan(bindings: [UInt], mode: ComparisonMode) -> ComparisonPlan? {
    guard let environment = environment(bindings) else { return nil }
    var compiler = ComparisonCompiler(mode: mode)
    var end = max(offset, Self.start)
    func place(size: Int, alignmentMask: Int) -> Int {
      let place = (end + alignmentMask) & ~alignmentMask
      end = place + size
      return place - Self.start
    }
    if bindingCount > 0 {
      compiler.addBytes(at: place(size: 8 * bindingCount, alignmentMask: 7), size: 8 * bindingCount)
    }
    for name in captures {
      if name.mayContainPack || name.isThinMetatype { return nil }
      if name.isStoredFunction {
        compiler.add(.closure, at: place(size: 16, alignmentMask: 7), size: 16)
      } else if name.isWeakBox {
        compiler.add(.weakBox, at: place(size: 8, alignmentMask: 7), size: 8, isSure: mode != .capture)
      } else if name.isBox {
        let place = place(size: 8, alignmentMask: 7)
        if mode == .capture {
          compiler.addUntracked(at: place, size: 8)
        } else {
          compiler.addBytes(at: place, size: 8)
        }
      } else {
        guard let type = name.type(in: environment).map(TypeMetadata.init(_:)) else { return nil }
        let place = place(size: type.size, alignmentMask: type.alignmentMask)
        if name.isNonOwning {
          compiler.addOpaque(type, at: place)
        } else {
          compiler.add(type, at: place)
        }
      }
    }
    return ComparisonPlan(size: end - Self.start, steps: compiler.steps)
  }

  /// The types of the generic parameters; `nil` if one has to be found in a capture, or is not a type.
  private func environment(_ bindings: [UInt]) -> GenericEnvironment? {
    var environment = GenericEnvironment()
    for (parameter, source) in sources {
      guard let place = parameter.genericParameter else { continue }
      guard
        let index = source.bindingIndex, index < bindings.count,
        let record = UnsafeRawPointer(bitPattern: bindings[index]),
        bindings[index] > 0xffff, bindings[index] & 7 == 0
      else { return nil }
      environment.bind(depth: place.depth, index: place.index, to: TypeMetadata(pointer: record))
    }
    return environment
  }
}
