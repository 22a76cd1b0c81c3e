internal import RuntimeMetadata

/// Where the focus is: a value that follows the focus, and moves it when written.
///
///     enum Field { case name, mail }
///     @FocusState private var field: Field?
///
///     TextField("Name", text: $name).focused($field, equals: .name)
///     Button("Next") { field = .mail }
///
/// The value is that of the `focused(_:equals:)` around the focused view, or `nil` (`false`) where there is none. A write
/// is answered at the end of the update: where no view has the value, it returns to the present one.
/// - Source: SwiftUI `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var place: Binding

  /// Makes a state that is true while a view has the focus.
  public init() where Value == Bool { place = Binding(unfocused: false) }
  /// Makes a state that names the view with the focus.
  public init<T: Hashable>() where Value == T? { place = Binding(unfocused: nil) }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { place.wrappedValue }
    nonmutating set { place.wrappedValue = newValue }
  }

  /// The binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { place }

  /// Gives the state its storage when the view loads, and keeps it from then on.
  ///
  /// Called with each new value of the view, before it is evaluated.
  @MainActor public static func _link(
    _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
  ) -> Bool {
    let property = property.assumingMemoryBound(to: Self.self)
    if let previous {
      property.pointee = previous.assumingMemoryBound(to: Self.self).pointee
    } else {
      let unfocused = property.pointee.place.unfocused
      let location = StateLocation.make(unfocused)
      node.own(location)
      let link = FocusLink(location.handle, unfocused: unfocused, among: node.host.followers)
      node.own(link)
      property.pointee.place = Binding(unfocused: unfocused, handle: location.handle, link: link)
    }
    return false
  }

  /// False: the value is looked up when it is read.
  public static var _needsPreparation: Bool { false }

  /// Does nothing.
  ///
  /// Called right before each evaluation of the body.
  @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {}

  /// A ``FocusState`` of a view further up.
  ///
  ///     @FocusState.Binding var isFocused: Bool
  ///
  /// - Source: SwiftUI `FocusState.Binding`.
  @propertyWrapper public struct Binding {
    fileprivate let unfocused: Value
    fileprivate var handle = StateHandle()
    var link: FocusLink<Value>?

    fileprivate init(unfocused: Value, handle: StateHandle = StateHandle(), link: FocusLink<Value>? = nil) {
      self.unfocused = unfocused
      self.handle = handle
      self.link = link
    }

    /// Where the focus is.
    public var wrappedValue: Value {
      get { handle.read(Value.self) ?? unfocused }
      nonmutating set {
        handle.write(newValue)
        guard let link else { return }
        if MainThread.isCurrent {
          MainThread.assume { link.request() }
        } else {
          WaitingWrites.add(link, to: .request(ObjectIdentifier(link)), nil) { link, _, _ in
            link.request()
            return true
          }
        }
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

// No author stores a value in it.
nonisolated extension FocusState: SelfComparingProperty {
  static func areMadeAlike(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool { true }
}

// Asked for the report of `_printChanges()`: the sources that the property depends on.
extension FocusState: SourceProperty {
  package static func _readSources(_ property: UnsafeRawPointer, in node: Node) {
    _ = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}
