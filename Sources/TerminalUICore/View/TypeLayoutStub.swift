@_spi(Reflection) import Swift
internal import Glibc

nonisolated struct DynamicPropertyField: @unchecked Sendable { var offset: Int; var name: String; var type: any DynamicProperty.Type }
nonisolated final class TypeLayout: @unchecked Sendable {
  let typeName: String
  private(set) var dynamicProperties: [DynamicPropertyField] = []
  let size: Int
  var hasDynamicProperties: Bool { !dynamicProperties.isEmpty }
  nonisolated(unsafe) static var cache: [ObjectIdentifier: TypeLayout] = [:]
  static func of<T>(_ type: T.Type) -> TypeLayout {
    if let l = cache[ObjectIdentifier(type)] { return l }
    let l = TypeLayout(type, size: MemoryLayout<T>.size)
    cache[ObjectIdentifier(type)] = l
    return l
  }
  init(_ type: Any.Type, size: Int) {
    self.size = size
    typeName = shortName(of: type)
    _ = _forEachField(of: type) { name, offset, type, kind in
      if let t = type as? any DynamicProperty.Type { self.dynamicProperties.append(.init(offset: offset, name: String(cString: name), type: t)) }
      return true
    }
  }
  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { memcmp(lhs, rhs, size) == 0 }
}
