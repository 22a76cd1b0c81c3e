/// A style's look for rows that have none of their own.
package struct ListRowLook: Equatable {
  /// The columns between the edges of a row and its content.
  var inset = 1
  /// The background of a row that is neither a header nor a footer.
  var background: Color?

  package init(inset: Int = 1, background: Color? = nil) {
    self.inset = inset
    self.background = background
  }
}
