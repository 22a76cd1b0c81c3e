internal import Cells
public import Terminal

extension View {
  /// Says whether this view can have the keyboard's focus.
  ///
  ///     Text("q quits").focusable().onKeyPress("q") { exit(); return .handled }
  ///
  /// - Source: SwiftUI `View.focusable(_:)`.
  @inlinable public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

nonisolated private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isFocused`.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  /// Whether the view takes input: no view around is `disabled(_:)`.
  ///
  /// - Source: SwiftUI `EnvironmentValues.isEnabled`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

@MainActor @usableFromInline struct FocusableModifier: PassModifier {
  let isFocusable: Bool

  @usableFromInline init(isFocusable: Bool) {
    self.isFocusable = isFocusable
  }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    FocusNode(isFocusable, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: FocusNode.self).update(isFocusable)
  }
}

/// The node of a view that can have the focus: of `focusable()`, and the superclass of those of controls.
///
/// It enters the focus tree of its scope when it is made; that asks it and tells it.
@MainActor @preconcurrency open class FocusNode: PassNode, KeyResponder, RegistryMember {
  private let focusValue: ScopedValue<Bool>
  /// The place in the focus tree.
  package final var registryIndex = 0
  private final var isFocusable: Bool
  /// Whether no view above is disabled.
  package private(set) final var isTakingInput = true
  /// Whether no view above is hidden.
  private(set) var isShown: Bool

  /// Makes a node that can have the focus, if `isFocusable`; the content follows.
  public init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags = []) {
    self.isFocusable = isFocusable
    isShown = !context.isHidden
    focusValue = ScopedValue(IsFocusedKey.self, false, in: context)
    super.init(in: context, flags: flags.union(.isFocusable))
    frame = focusValue.frame
    noteHoldsFocus()
    evaluate()
    if scope.focus.insert(self) { value = true }
  }

  /// Whether views inside see that this one has the focus.
  package final var value: Bool {
    get { focusValue.value }
    set { focusValue.value = newValue }
  }

  func update(_ isFocusable: Bool) {
    guard isFocusable != self.isFocusable else { return }
    self.isFocusable = isFocusable
    host.followers.needsSettling = true
    host.requestTurn()
  }

  /// Finds out whether a view above is disabled.
  open override func evaluate() {
    flags.remove(.needsEvaluation)
    let isEnabled = observed {
      readSources()
      let values = EnvironmentValues(frame)
      return values.isEnabled && values[OffersFocusKey.self]
    }
    guard isEnabled != isTakingInput else { return }
    isTakingInput = isEnabled
    enabledChanged()
    host.followers.needsSettling = true
    host.requestTurn()
  }

  /// A view above was disabled, or isn't any more.
  open func enabledChanged() {}

  /// Reads the other values that the node depends on: called in every evaluation.
  open func readSources() {}

  /// Called when the view is hidden, parked or shown again: a hidden view can't have the focus.
  open override func presenceChanged(isCovered: Bool) {
    // A parked row is kept for the view in it that has the focus.
    isShown = !isHiddenFromView || scope.focus.node === self && isParked
    host.followers.needsSettling = true
    host.requestTurn()
  }

  /// Whether the view can have the focus now.
  open var canFocus: Bool { isFocusable && isTakingInput && isShown }

  /// Whether the focus is only for scrolling the contents of the view.
  package var onlyScrolls: Bool { false }

  /// Adds no keys: a view that only has the focus leaves all keys to the views around it.
  open func keys(_ keys: inout KeyTable) {}

  /// Called when the node has got or lost the focus.
  open func focusChanged(to isFocused: Bool) {
    value = isFocused
    host.requestTurn()
  }

  /// The item whose important part must be in sight while the view has the focus.
  open var itemInSight: ItemNode? { firstItem }

  /// The item of `itemInSight`, before it is scrolled into sight.
  ///
  /// If the item has no node yet, the node is made.
  open var itemToReveal: ItemNode? { itemInSight }

  /// Where the view is on the screen; `nil` if it has no item.
  var screenRect: Rect? {
    firstItem.map { Rect(origin: $0.absoluteOrigin, size: $0.size) }
  }

  /// Whether any of its cells is on the screen.
  package final var isInSight: Bool {
    firstItem.map { !$0.visibleRect(Rect(origin: .zero, size: $0.size)).isEmpty } ?? false
  }

  /// Where the terminal's cursor is while the view has the focus; `nil` hides it.
  open var cursor: Cursor? { labelCursor }

  /// Whether the cursor shows where text is entered, and so is always seen.
  open var hasCaret: Bool { false }

  /// Whether the view looks different while it has the focus: any view in it that reads `isFocused` will.
  open var looksFocused: Bool { focusValue.isRead }

  /// The scroll view whose first cell looks focused, because nothing in the view does; asked before each frame.
  open var signedItem: ItemNode? { nil }

  /// Takes the node out of the focus tree.
  open override func didLeave() { scope.focus.remove(self) }

  /// The name of the modifier: `focusable`.
  open override var name: String { "focusable" }
}

extension NodeContext {
  /// Whether a view above hides its contents.
  fileprivate var isHidden: Bool { parent?.isHiddenFromView ?? false }
}

extension View {
  /// Says whether this view and those in it take no input.
  ///
  ///     Button("Save") { save() }.disabled(name.isEmpty)
  ///
  /// - Source: SwiftUI `View.disabled(_:)`.
  @inlinable public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier(Disabling(isDisabled: disabled)))
  }
}

@usableFromInline struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  @usableFromInline init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }
  @usableFromInline func apply(to values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }
}
