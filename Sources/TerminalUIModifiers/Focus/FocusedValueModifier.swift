public import Observation
public import TerminalUICore

extension View {
  /// Leaves a value to the rest of the app while this view, or one in it, has the focus.
  ///
  ///     Editor(document).focusedValue(\.document, document)
  ///
  /// Of views in each other, the innermost counts.
  /// - Source: SwiftUI `View.focusedValue(_:_:)`.
  @inlinable public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Leaves a value to the rest of the app while this view, or one in it, has the focus; `nil` leaves none.
  ///
  /// - Source: SwiftUI `View.focusedValue(_:_:)`.
  @inlinable public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Leaves an observable object to the rest of the app while this view, or one in it, has the focus; `nil` leaves none.
  ///
  ///     Editor(document).focusedValue(document)         // @FocusedValue(Document.self)
  ///
  /// - Source: SwiftUI `View.focusedValue(_:)`.
  @inlinable public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValue(FocusedValues.path(of: Object.self), object)
  }

  /// Leaves an observable object to the rest of the app wherever in the scene the focus is; `nil` leaves none.
  ///
  /// - Source: SwiftUI `View.focusedSceneValue(_:)`.
  @inlinable public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedSceneValue(FocusedValues.path(of: Object.self), object)
  }

  /// Leaves a value to the rest of the app wherever in the scene the focus is.
  ///
  /// - Source: SwiftUI `View.focusedSceneValue(_:_:)`.
  @inlinable public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Leaves a value to the rest of the app wherever in the scene the focus is; `nil` leaves none.
  ///
  /// - Source: SwiftUI `View.focusedSceneValue(_:_:)`.
  @inlinable public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }
}

/// The modifier of `focusedValue(_:_:)`.
@MainActor @usableFromInline struct FocusedValueModifier<Value>: PassModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  @usableFromInline init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isForScene: Bool) {
    self.keyPath = keyPath
    self.value = value
    self.isForScene = isForScene
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedFocusedValueNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedFocusedValueNode<Value>.self).update(self)
  }
}

/// Adds its value to the focused values, while the focus (for a scene: the window) is in its content.
@MainActor private final class TypedFocusedValueNode<Value>: FocusedValueNode {
  private var modifier: FocusedValueModifier<Value>

  init(_ modifier: FocusedValueModifier<Value>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    host.followers.insert(self)
  }

  func update(_ modifier: FocusedValueModifier<Value>) {
    let isSame =
      switch (self.modifier.value, modifier.value) {
      case (nil, nil): true
      case (let old?, let new?): areSamePlaceOrEqual(old, new)
      default: false
      }
    self.modifier = modifier
    if !isSame { host.followers.valuesChanged() }
  }

  override var isForScene: Bool { modifier.isForScene }

  override func apply(to values: inout FocusedValues) { values[keyPath: modifier.keyPath] = modifier.value }
}
