// Names without effect: they speak to a system's assistive technologies, and a terminal's read its cells. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// What kind of text a view has, for a screen reader of the system.
///
/// - Source: SwiftUI `AccessibilityTextContentType`.
public nonisolated enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// One of the two views of a pair.
///
/// - Source: SwiftUI `AccessibilityLabeledPairRole`.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// An entry of a rotor, which only a system's screen reader has.
///
/// - Source: SwiftUI `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Makes an entry.
  public init<S: StringProtocol>(_ label: S, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Makes an entry in a namespace.
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension View {
  /// Shows this view as it is: only a system's screen reader has rotors.
  ///
  /// - Source: SwiftUI `View.accessibilityRotor(_:entries:)`; without effect.
  @inlinable public func accessibilityRotor<S: StringProtocol, Entries: View>(
    _ label: S, @ViewBuilder entries: @escaping () -> Entries
  ) -> some View { self }

  /// Shows this view as it is: nobody says a view's name to use it.
  ///
  /// - Source: SwiftUI `View.accessibilityInputLabels(_:)`; without effect.
  @inlinable public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Shows this view as it is: nobody says a view's name to use it.
  ///
  /// - Source: SwiftUI `View.accessibilityInputLabels(_:)`; without effect.
  @inlinable public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Shows this view as it is: its element is used by its action, not at a point.
  ///
  /// - Source: SwiftUI `View.accessibilityActivationPoint(_:)`; without effect.
  @inlinable public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Shows this view as it is: nothing scrolls it from outside.
  ///
  /// - Source: SwiftUI `View.accessibilityScrollAction(_:)`; without effect.
  @inlinable public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Shows this view as it is: an element says its label, value and hint.
  ///
  /// - Source: SwiftUI `View.accessibilityCustomContent(_:_:importance:)`; without effect.
  @inlinable public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V
  )
    -> some View
  { self }

  /// Shows this view as it is: an element says by its actions whether it can be used.
  ///
  /// - Source: SwiftUI `View.accessibilityRespondsToUserInteraction(_:)`; without effect.
  @inlinable public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Shows this view as it is: all texts are read alike.
  ///
  /// - Source: SwiftUI `View.accessibilityTextContentType(_:)`; without effect.
  @inlinable public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Shows this view as it is: a terminal has no touches.
  ///
  /// - Source: SwiftUI `View.accessibilityDirectTouch(_:)`; without effect.
  @inlinable public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Shows this view as it is: elements say their own labels.
  ///
  /// - Source: SwiftUI `View.accessibilityLabeledPair(role:id:in:)`; without effect.
  @inlinable public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Shows this view as it is: only a system's screen reader goes from element to element by links.
  ///
  /// - Source: SwiftUI `View.accessibilityLinkedGroup(id:in:)`; without effect.
  @inlinable public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Shows this view as it is: the voice is the screen reader's.
  ///
  /// - Source: SwiftUI `View.speechSpellsOutCharacters(_:)`; without effect.
  @inlinable public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Shows this view as it is: the voice is the screen reader's.
  ///
  /// - Source: SwiftUI `View.speechAlwaysIncludesPunctuation(_:)`; without effect.
  @inlinable public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Shows this view as it is: the voice is the screen reader's.
  ///
  /// - Source: SwiftUI `View.speechAdjustedPitch(_:)`; without effect.
  @inlinable public func speechAdjustedPitch(_ value: Double) -> some View { self }
}
