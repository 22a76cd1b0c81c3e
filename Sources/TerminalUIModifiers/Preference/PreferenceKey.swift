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

/// A node that gives something for a key, if a view above reads that.
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

  /// Gives a fold for the key the node's value, and any other one the values below.
  override final func give(to fold: Fold) {
    guard fold.key == ObjectIdentifier(Key.self) else { return super.give(to: fold) }
    give(to: unsafeDowncast(fold, to: PreferenceFold<Key>.self))
  }

  func give(to fold: PreferenceFold<Key>) {}

  override var name: String { "preference(\(shortName(of: Key.self)))" }
}

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

@MainActor class PreferenceTransformNode<Key: PreferenceKey>: PreferenceGiverNode<Key> {
  private struct Block { var transform: (inout Key.Value) -> Void = { _ in } }
  private var block = Block()

  final func update(_ transform: @escaping (inout Key.Value) -> Void) {
    let new = Block(transform: transform)
    let isChanged = isRead && !valuesAreEqual(block, new)
    block = new
    if isChanged { foldsChanged() }
  }

  /// A value that the closure read has changed.
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
