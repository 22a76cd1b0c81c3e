/// Objects of features that the core doesn't know. Each host has its own.
extension ViewHost {
  /// The host's object of a type, made at its first use; it lives as long as the host.
  package final func hostObject<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = hostObjects[ObjectIdentifier(Object.self)] {
      return unsafeDowncast(known, to: Object.self)
    }
    let made = make()
    hostObjects[ObjectIdentifier(Object.self)] = made
    return made
  }

  /// Why views are evaluated, for those that ask.
  final var reasons: Reasons { hostObject(Reasons.init) }

  /// Gives the whole tree another value of a key that it was made with; its readers are evaluated.
  package final func replace<Key: EnvironmentKey>(_ key: Key.Type, by value: Key.Value) {
    let key = ObjectIdentifier(key)
    root.frame.ownEntry(for: key)?.adopt(TypedEnvironmentEntry(key, value))
  }
}
