package import OpenCombine
package import TerminalUICore

/// Observable objects, by their publishers.
///
/// It is found by its mangled name. A type that is internal might not be emitted, because nothing names it.
package enum ObjectPublishers: ObjectNotifier {
  /// Sends through the publisher of the object, if there is a lasting one.
  package static func willChange(_ object: AnyObject) {
    if let object = object as? any ObservableObject { send(object) }
  }

  private static func send<Object: ObservableObject>(_ object: Object) {
    // An object without a `@Published` property and a publisher of its own has a new publisher each time, which nothing observes.
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

/// Finds the source of an object that publishes, for bindings of the core, which knows no publishers.
enum PublisherFinder<Object: ObservableObject>: ObjectSourceFinder {
  static func source(of object: AnyObject) -> ObjectSource {
    .of(unsafeDowncast(object, to: Object.self))
  }
}

extension ObjectSource {
  /// The source of an object, which follows the publisher of its changes.
  package static func of<Object: ObservableObject>(_ object: Object) -> ObjectSource {
    of(object) { source in
      let publisher = object.objectWillChange
      #if DEBUG
        // Without a published property each access to the publisher makes another one, so its values reach no view.
        if let first = publisher as? ObservableObjectPublisher,
          let second = object.objectWillChange as? ObservableObjectPublisher
        {
          source.isSilent = first !== second && !hasStoredProperty(Mirror(reflecting: object))
        }
      #endif
      return publisher.sink { [weak source] _ in source?.willChange() }
    }
  }

  #if DEBUG
    /// Whether an object has a property, such as an `@AppStorage`, that wakes the views itself.
    private static func hasStoredProperty(_ mirror: Mirror) -> Bool {
      mirror.children.contains { $0.value is any DynamicProperty }
        || mirror.superclassMirror.map(hasStoredProperty) == true
    }
  #endif
}
