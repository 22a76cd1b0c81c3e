package import CellLayout

// Here, where functions belong to no actor: a closure of the main actor in a call of `map` asks for the executor.
extension ProposedViewSize {
  /// This proposal less some columns and rows; no limit and nothing stay unchanged.
  package func shrunk(width columns: Int, height rows: Int) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 == .max ? $0 : Swift.max($0 - columns, 0) },
      height: height.map { $0 == .max ? $0 : Swift.max($0 - rows, 0) })
  }
}
