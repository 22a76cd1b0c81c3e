internal import Cells

/// Splits whole cells fairly and decides which parts get the remainder.
///
///     CellDivision.share(of: 10, among: 3)     // 4, and then share(of: 6, among: 2) is 3, and so on
public enum CellDivision {
  /// The next share of `cells` among `count` takers: the quotient rounded up, so that leading takers get
  /// the remainder.
  ///
  /// 0 for no takers or a negative number of cells; no limit stays no limit.
  @inlinable public static func share(of cells: Int, among count: Int) -> Int {
    guard cells > 0, count > 0 else { return 0 }
    return cells == .max ? .max : cells / count + (cells % count == 0 ? 0 : 1)
  }
}
