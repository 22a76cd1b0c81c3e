/// The types for the generic parameters of a piece of code, in the shape in which the runtime takes them.
///
/// - Source: `TargetGenericEnvironment` in `swift/ABI/GenericContext.h` of Swift 6.3.
nonisolated struct GenericEnvironment {
  private var levels: [[TypeMetadata?]] = []

  /// Sets the type of the parameter with that number inside so many generic declarations.
  mutating func bind(depth: Int, index: Int, to type: TypeMetadata) {
    while levels.count <= depth { levels.append([]) }
    while levels[depth].count <= index { levels[depth].append(nil) }
    levels[depth][index] = type
  }

  /// Calls `body` with a description of the parameters, and the array of their metadata; `nil` without
  /// parameters.
  func withPointers<Result>(_ body: (UnsafeRawPointer?, UnsafeRawPointer?) -> Result) -> Result {
    if levels.isEmpty { return body(nil, nil) }
    let parameters = levels.flatMap(\.self)
    let arguments = parameters.compactMap { $0?.pointer }
    // Flags (the number of levels), the count of parameters up to each level, then a byte a parameter: is
    // there an argument?
    let size = 4 + 2 * levels.count + parameters.count
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { description in
      description.storeBytes(of: UInt32(levels.count), as: UInt32.self)
      var count = 0
      for (depth, level) in levels.enumerated() {
        count += level.count
        description.storeBytes(of: UInt16(count), toByteOffset: 4 + 2 * depth, as: UInt16.self)
      }
      for (index, parameter) in parameters.enumerated() {
        description[4 + 2 * levels.count + index] = parameter == nil ? 0 : 0x80
      }
      return arguments.withUnsafeBytes { body(description.baseAddress, $0.baseAddress) }
    }
  }
}
