/// The node of a modifier that leaves a value to the rest of the app.
@MainActor @preconcurrency open class FocusedValueNode: PassNode, RegistryMember {
  package final var registryIndex = 0

  /// Whether the node leaves its value wherever the focus is.
  open var isForScene: Bool { false }

  /// Sets its value.
  open func apply(to values: inout FocusedValues) {}

  /// Takes the value away.
  open override func didLeave() { host.followers.remove(self) }

  /// The name of the modifier: `focusedValue` or `focusedSceneValue`.
  open override var name: String { isForScene ? "focusedSceneValue" : "focusedValue" }
}
