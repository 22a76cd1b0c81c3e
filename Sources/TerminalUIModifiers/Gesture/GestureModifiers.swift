public import Cells
public import TerminalUICore

extension View {
  /// Puts a gesture on this view; gestures of the views in it come first, and controls take the whole press.
  ///
  /// - Source: SwiftUI `View.gesture(_:)`.
  @inlinable public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal))
  }

  /// Puts a gesture on this view that comes before those of the views in it, and before controls.
  ///
  ///     Button("Copy") { copy() }.highPriorityGesture(TapGesture().onEnded { preview() })     // never copies
  ///
  /// - Source: SwiftUI `View.highPriorityGesture(_:)`.
  @inlinable public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high))
  }

  /// Adds a gesture to this view that works together with those of the views in it, and with controls.
  ///
  ///     Button("Copy") { copy() }.simultaneousGesture(TapGesture().onEnded { count += 1 })
  ///
  /// - Source: SwiftUI `View.simultaneousGesture(_:)`.
  @inlinable public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous))
  }

  /// Runs an action when the button is held on this view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds.
  ///   - maximumDistance: How many cells the mouse may move meanwhile.
  ///   - action: Runs when the time is over.
  ///   - onPressingChanged: Gets `true` with the press, and `false` when it is over, whether it was long or not.
  /// - Returns: A view that takes long presses.
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Int = 1, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }
}

extension View {
  /// Runs an action after a press that lasts, and reports whether the button is held.
  ///
  /// This is the older order of the arguments.
  ///
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`, deprecated there.
  @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Int = 1, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

extension View {
  /// Runs an action when the button is held on this view for some time; the distance is rounded to cells.
  ///
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance.rounded().clampedToCells,
      perform: action, onPressingChanged: onPressingChanged)
  }

  /// Runs an action after a press that lasts, and reports whether the button is held; the distance is rounded to cells.
  ///
  /// - Source: SwiftUI `View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`, deprecated there.
  @_disfavoredOverload @inlinable public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that also reports whether the button is held.
@MainActor @usableFromInline struct PressingGesture: PrimitiveGesture {
  @usableFromInline typealias Value = Bool
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @usableFromInline init(
    gesture: LongPressGesture, action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?
  ) {
    self.gesture = gesture
    self.action = action
    self.onPressingChanged = onPressingChanged
  }

  @usableFromInline static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> {
    var isPressing = false
    return WrappingRecognizer<LongPressGesture, Self, Bool>(gesture, around: gesture.gesture) {
      value, progress, gesture in
      let isPressingNow = progress == .possible && value == true
      if isPressingNow != isPressing {
        isPressing = isPressingNow
        gesture.onPressingChanged?(isPressing)
      }
      if progress == .ended { gesture.action() }
      return value
    }
  }
  @usableFromInline static func _update(_ recognizer: GestureRecognizer<Bool>, to gesture: Self) {
    (recognizer as? WrappingRecognizer<LongPressGesture, Self, Bool>)?.update(
      to: gesture, around: gesture.gesture)
  }
}

@MainActor @usableFromInline struct GestureModifier<T: Gesture>: PassModifier {
  let gesture: T
  let priority: GesturePriority

  @usableFromInline init(gesture: T, priority: GesturePriority) {
    self.gesture = gesture
    self.priority = priority
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedGestureNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedGestureNode<T>.self).update(self)
  }
}

/// Hands the events of a press to the gesture's recognizer, and how far it has come to the arena of gestures.
@MainActor private final class TypedGestureNode<T: Gesture>: GestureNode {
  private var modifier: GestureModifier<T>
  /// Made at the first press, since most are never pressed.
  private lazy var recognizer = T._makeRecognizer(modifier.gesture)
  private var isFollowing = false

  init(_ modifier: GestureModifier<T>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override var priority: GesturePriority { modifier.priority }

  func update(_ modifier: GestureModifier<T>) {
    self.modifier = modifier
    if isFollowing { T._update(recognizer, to: modifier.gesture) }
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    isFollowing = true
    return recognizer.hear(event)
  }

  override func cancel() { if isFollowing { recognizer.cancel() } }

  override var name: String { "gesture" }
}

/// Which gestures of a view count: its own, those of the views in it, or both.
///
/// - Source: SwiftUI `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the gestures.
  public let rawValue: UInt32
  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is put on the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views in it, which always count here.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Puts a gesture on this view if the mask contains `gesture`; gestures of the views in it count in any case.
  ///
  /// - Source: SwiftUI `View.gesture(_:including:)`.
  @ViewBuilder @inlinable public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask)
    -> some View
  {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Puts a gesture on this view that counts while it is enabled.
  ///
  /// - Source: SwiftUI `View.gesture(_:isEnabled:)`.
  @inlinable public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: EnabledGesture(gesture: gesture, isEnabled: isEnabled), priority: .normal))
  }

  /// Puts a gesture on this view that goes together with those of the views in it, if the mask contains `gesture`.
  ///
  /// - Source: SwiftUI `View.simultaneousGesture(_:including:)`.
  @inlinable public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask)
    -> some View
  {
    simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Puts a gesture on this view that goes together with those of the views in it while it is enabled.
  ///
  /// - Source: SwiftUI `View.simultaneousGesture(_:isEnabled:)`.
  @inlinable public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(
        gesture: EnabledGesture(gesture: gesture, isEnabled: isEnabled), priority: .simultaneous))
  }

  /// Puts a gesture on this view that comes before those of the views in it, if the mask contains `gesture`.
  ///
  /// - Source: SwiftUI `View.highPriorityGesture(_:including:)`.
  @inlinable public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask)
    -> some View
  {
    highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Puts a gesture on this view that comes before those of the views in it while it is enabled.
  ///
  /// - Source: SwiftUI `View.highPriorityGesture(_:isEnabled:)`.
  @inlinable public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: EnabledGesture(gesture: gesture, isEnabled: isEnabled), priority: .high))
  }
}

/// The gesture of `gesture(_:isEnabled:)`.
@MainActor @usableFromInline struct EnabledGesture<Base: Gesture>: PrimitiveGesture {
  @usableFromInline typealias Value = Base.Value
  let gesture: Base
  let isEnabled: Bool

  @usableFromInline init(gesture: Base, isEnabled: Bool) {
    (self.gesture, self.isEnabled) = (gesture, isEnabled)
  }

  @usableFromInline static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    EnabledRecognizer(gesture)
  }
  @usableFromInline static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? EnabledRecognizer<Base>)?.update(to: gesture)
  }
}

/// Fails every press while the gesture is disabled; otherwise it is the recognizer of that gesture.
@MainActor private final class EnabledRecognizer<Base: Gesture>: GestureRecognizer<Base.Value> {
  private let base: GestureRecognizer<Base.Value>
  private var isEnabled: Bool

  init(_ gesture: EnabledGesture<Base>) {
    base = Base._makeRecognizer(gesture.gesture)
    isEnabled = gesture.isEnabled
  }

  func update(to gesture: EnabledGesture<Base>) {
    isEnabled = gesture.isEnabled
    Base._update(base, to: gesture.gesture)
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    guard isEnabled else { return .failed }
    let progress = base.hear(event)
    value = base.value
    return progress
  }

  override func cancel() {
    base.cancel()
    super.cancel()
  }
}
