/// How a length is divided among views: between the least and the greatest length of each.
///
/// A value without views, which tests use by itself.
nonisolated struct SplitLengths: Equatable {
  /// The lengths that one view accepts.
  struct Limits: Equatable {
    var least: Int
    package var ideal: Int
    var most: Int
    /// Whether nothing says how long the view is at first: such views share what the others leave.
    var shares = false
  }

  /// The share of each view that the user has chosen; empty before.
  private(set) var shares: [Double] = []

  /// The length of each of some views; all together have the room.
  func lengths(of limits: [Limits], in room: Int) -> [Int] {
    guard !limits.isEmpty else { return [] }
    let room = max(room, 0)
    var lengths: [Int]
    if shares.count == limits.count {
      lengths = shares.map { Int((Double(room) * $0).rounded()) }
    } else {
      lengths = Self.firstLengths(of: limits, in: room)
    }
    for index in limits.indices {
      lengths[index] = min(max(lengths[index], limits[index].least), limits[index].most)
    }
    fit(&lengths, limits, room)
    return lengths
  }

  /// The lengths before the user has chosen any.
  private static func firstLengths(of limits: [Limits], in room: Int) -> [Int] {
    let share = room / limits.count
    var lengths = limits.map { $0.shares ? 0 : min(max(min($0.ideal, share), $0.least), $0.most) }
    var rest = room - lengths.reduce(0, +)
    var places = limits.indices.filter { limits[$0].shares }
    // The views that need more than their share come first, so that the others share what is left. The last ones have
    // what can't be divided.
    places.sort { limits[$0].least > limits[$1].least }
    for (number, place) in places.enumerated() {
      let limit = limits[place]
      lengths[place] = min(max(rest / (places.count - number), limit.least, 0), limit.most)
      rest -= lengths[place]
    }
    return lengths
  }

  /// Fits the lengths to the room.
  ///
  /// The last views give or take first; then all views do, beyond their limits.
  private func fit(_ lengths: inout [Int], _ limits: [Limits], _ room: Int) {
    var rest = room - lengths.reduce(0, +)
    for index in limits.indices.reversed() where rest != 0 {
      let new = min(max(lengths[index] + rest, limits[index].least), limits[index].most)
      rest -= new - lengths[index]
      lengths[index] = new
    }
    for index in limits.indices.reversed() where rest != 0 {
      let new = max(lengths[index] + rest, 0)
      rest -= new - lengths[index]
      lengths[index] = new
    }
  }

  /// Moves the divider after a view, whose change in length is taken from the next views, or given to them.
  ///
  /// - Returns: Whether it moved.
  mutating func moveDivider(_ index: Int, by cells: Int, lengths: [Int], limits: [Limits]) -> Bool {
    guard lengths.indices.contains(index + 1), lengths.count == limits.count else { return false }
    var new = lengths
    // The views on the side to which the divider moves become smaller, the nearest first.
    let (growing, shrinking) =
      cells > 0 ? (index, Array(index + 1..<new.count)) : (index + 1, Array((0...index).reversed()))
    let spare = shrinking.reduce(0) { $0 + max(new[$1] - limits[$1].least, 0) }
    var step = min(abs(cells), spare, max(limits[growing].most - new[growing], 0))
    guard step > 0 else { return false }
    new[growing] += step
    for place in shrinking where step > 0 {
      let part = min(step, max(new[place] - limits[place].least, 0))
      new[place] -= part
      step -= part
    }
    let total = Double(max(new.reduce(0, +), 1))
    shares = new.map { Double($0) / total }
    return true
  }

  /// The lengths are what they were at first.
  mutating func forget() { shares = [] }
}
