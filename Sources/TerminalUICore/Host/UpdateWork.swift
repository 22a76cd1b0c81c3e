/// The rest of the work of an update: nodes and items wait here in the order in which the host takes them.
@MainActor struct UpdateWork {
  /// The nodes to evaluate.
  var nodes = DepthQueue<Node>()
  /// The items to measure.
  var items = DepthQueue<ItemNode>()
  /// The items whose content is made once the layout has found their size, or after the layout.
  var contents = DepthQueue<ItemNode>()
  /// The nodes in such items, which are held back from evaluation until the content is made.
  var held: [Node] = []
  /// The readers of preferences below which something has changed.
  var preferences = DepthQueue<PreferenceReaderNode>()

  /// Whether there is nothing to do.
  var isDone: Bool { nodes.isEmpty && items.isEmpty && contents.isEmpty && preferences.isEmpty }

  /// Whether nodes are to be evaluated, as far as is known before preferences are read.
  var needsEvaluation: Bool { !nodes.isEmpty || !items.isEmpty || !contents.isEmpty }
}
