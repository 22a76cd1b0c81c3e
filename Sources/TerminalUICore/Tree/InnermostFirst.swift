/// A value of the environment that knows the value of its kind around it, such as the name of a coordinate space.
@MainActor package protocol InnermostFirst: AnyObject {
  /// The value around this value; `nil` for the outermost value.
  var outer: Self? { get }
}

extension InnermostFirst {
  /// This value and those around it, the innermost first.
  package var outward: UnfoldFirstSequence<Self> { sequence(first: self) { $0.outer } }
}
