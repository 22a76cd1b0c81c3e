internal import RuntimeMetadata
public import TerminalUICore

/// Names a value that views give to those around them, and combines several into one.
///
///     private enum WidestKey: PreferenceKey {
///       static let defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
///     }
///     VStack { Text("ab").preference(key: WidestKey.self, value: 2); … }
///       .onPreferenceChange(WidestKey.self) { widest = $0 }
///
/// Values come in the order of the views. `reduce` has to be associative: of many rows, the results of some of them are kept, so that a change of one
/// calls it only a few times.
/// - Source: SwiftUI `PreferenceKey`.
public nonisolated protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets the preference. It never changes.
  static var defaultValue: Value { get }
  /// Adds the next value to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of an optional is `nil`.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Gives a value for a key to the views around this one, in place of the values of the views in this one.
  ///
  /// If no view around reads the key, nothing is done.
  /// - Source: SwiftUI `View.preference(key:value:)`.
  @inlinable public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes the preference of this view and those in it for the views around.
  ///
  ///     Panel().transformPreference(TitlesKey.self) { $0.append("panel") }
  ///
  /// - Source: SwiftUI `View.transformPreference(_:_:)`.
  @inlinable public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }
}

/// The modifier behind `preference(key:value:)`.
@MainActor @usableFromInline struct PreferenceModifier<Key: PreferenceKey>: PassModifier {
  let value: Key.Value

  @usableFromInline init(value: Key.Value) { self.value = value }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    PreferenceNode<Key>(value, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PreferenceNode<Key>.self).update(value)
  }
}

/// The modifier behind `transformPreference(_:_:)`.
@MainActor @usableFromInline struct PreferenceTransform<Key: PreferenceKey>: PassModifier {
  let transform: (inout Key.Value) -> Void

  @usableFromInline init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let node = PreferenceTransformNode<Key>(in: context)
    node.update(transform)
    return node
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PreferenceTransformNode<Key>.self).update(transform)
  }
}

/// The node of a view that gives something for a key.
///
/// A reader further out (``TypedPreferenceReader``) collects values in a fold: it asks the nodes below it to add
/// theirs. A node whose value changes says so by `foldsChanged()`, and readers read again. If no view above reads the
/// key, the node does nothing.
@MainActor class PreferenceGiverNode<Key: PreferenceKey>: PassNode {
  /// A reader is there before its contents, and stays, so this never changes.
  final let isRead: Bool

  init(in context: NodeContext) {
    isRead = context.frame.hasEntry(for: ObjectIdentifier(IsReadKey<Key>.self))
    super.init(in: context)
    guard isRead else { return }
    noteGivesToFolds()
    foldsChanged()
  }

  /// Adds the node's own value to a fold for its key, in place of the values below; to any other fold, the values
  /// below.
  override final func give(to fold: Fold) {
    guard fold.key == ObjectIdentifier(Key.self) else { return super.give(to: fold) }
    give(to: unsafeDowncast(fold, to: PreferenceFold<Key>.self))
  }

  /// Adds the node's own value: each of the two kinds below adds another one.
  func give(to fold: PreferenceFold<Key>) {}

  override var name: String { "preference(\(shortName(of: Key.self)))" }
}

/// Gives the value of `preference(key:value:)`.
@MainActor private final class PreferenceNode<Key: PreferenceKey>: PreferenceGiverNode<Key> {
  private var value: Key.Value

  init(_ value: Key.Value, in context: NodeContext) {
    self.value = value
    super.init(in: context)
  }

  func update(_ value: Key.Value) {
    let isChanged = isRead && !valuesAreEqual(self.value, value)
    self.value = value
    if isChanged { foldsChanged() }
  }

  override func give(to fold: PreferenceFold<Key>) { fold.append(value) }
}

/// Gives the combined value of the views below, changed by the closure of `transformPreference(_:_:)`.
@MainActor class PreferenceTransformNode<Key: PreferenceKey>: PreferenceGiverNode<Key> {
  /// The closure in a struct, so that `valuesAreEqual` can compare what it captured.
  private struct Block { var transform: (inout Key.Value) -> Void = { _ in } }
  private var block = Block()

  final func update(_ transform: @escaping (inout Key.Value) -> Void) {
    let new = Block(transform: transform)
    let isChanged = isRead && !valuesAreEqual(block, new)
    block = new
    if isChanged { foldsChanged() }
  }

  /// Called in an update if a value that the closure read has changed.
  override final func evaluate() {
    flags.remove(.needsEvaluation)
    foldsChanged()
  }

  override final func give(to fold: PreferenceFold<Key>) {
    let inner = PreferenceFold<Key>()
    visitChildren { inner.add($0) }
    var value = inner.value ?? Key.defaultValue
    Evaluation.run(self) { block.transform(&value) }
    fold.append(value)
  }
}
