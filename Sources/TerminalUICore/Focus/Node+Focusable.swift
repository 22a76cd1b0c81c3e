/// Views that can have the focus, for searches in the tree.
extension Node {
  /// This node, if it is one that can have the focus, now or at other times.
  package final var asFocusNode: FocusNode? {
    flags.contains(.isFocusable) ? unsafeDowncast(self, to: FocusNode.self) : nil
  }

  /// This node, if it is one that can have the focus for more than scrolling its contents.
  package final var asFocusedControl: FocusNode? { asFocusNode.flatMap { $0.onlyScrolls ? nil : $0 } }
}
