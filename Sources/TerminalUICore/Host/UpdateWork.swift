/// The work that an update has left.
@MainActor struct UpdateWork {
  /// The nodes to evaluate.
  var nodes = DepthQueue<Node>()
  /// The items to measure.
  var items = DepthQueue<ItemNode>()
  /// The content to make of items that know their size then.
  var contents = ContentQueue()
  /// The readers of preferences below which something has changed.
  var preferences = DepthQueue<PreferenceReaderNode>()

  /// Whether there is nothing to do.
  var isDone: Bool { nodes.isEmpty && items.isEmpty && contents.isEmpty && preferences.isEmpty }

  /// Whether nodes are to be evaluated, as far as is known before preferences are read.
  var needsEvaluation: Bool { !nodes.isEmpty || !items.isEmpty || !contents.isEmpty }
}
