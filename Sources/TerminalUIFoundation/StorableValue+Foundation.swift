public import Foundation
public import TerminalUIStorage

/// A URL can be stored; anything that isn't one is as if nothing was stored.
extension URL: StorableValue {
  /// The URL as a text.
  public var storedValue: StoredValue { .string(absoluteString) }
  /// Makes a URL of a text that is one.
  public init?(storedValue: StoredValue) {
    guard case .string(let text) = storedValue, let url = URL(string: text) else { return nil }
    self = url
  }
}

/// Data can be stored; a store is no place for much of it, since its file is written whole.
extension Data: StorableValue {
  /// The bytes.
  public var storedValue: StoredValue { .bytes([UInt8](self)) }
  /// Makes data of bytes.
  public init?(storedValue: StoredValue) {
    guard case .bytes(let bytes) = storedValue else { return nil }
    self.init(bytes)
  }
}
