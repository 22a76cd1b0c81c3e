internal import CellLayout
internal import Cells

/// The cells to draw again where an item of a stack changes.
extension StackNode {
  /// Whether an item that keeps its answer has others for the probes of the division.
  func changesDivision(_ item: ItemNode) -> Bool {
    guard divisionIsKnown, division.count > 1, item.flags.contains(mainFlag),
      let place = divisionPlace(of: item)
    else { return false }
    let profile = profile(of: item, cross: cross(item.proposal))
    return profile.minimum != division[place].minimum || profile.maximum != division[place].maximum
  }

  /// Damages what an item leaves, takes or moves by another size: from its end on, all that comes behind it.
  func damageChange(of item: ItemNode, from old: Answer, to new: Answer) {
    let start = start(of: item)
    let reach = Swift.max(old.overflow, new.overflow)
    if item.hasReadGuides || !new.traits.isDisjoint(with: [.hasGuides, .hasBaselines])
      || !alignment.isOrigin && cross(old.size) != cross(new.size)
    {
      // The item may be at another place across the stack.
      let length = Swift.max(main(old.size), main(new.size)) &+ 2 &* reach
      damage(main: start &- reach, length: length, reach: reach)
    } else if cross(old.size) != cross(new.size) || old.overflow != new.overflow {
      damageDifference(
        at: axis == .vertical ? Point(x: span.before, y: start) : Point(x: start, y: span.before), from: old,
        to: new)
    }
    if main(old.size) != main(new.size) {
      // The item itself damages the cells that it keeps.
      damage(from: start &+ Swift.min(main(old.size), main(new.size)), reach: reach)
    }
  }

  /// Damages the whole stack from `start` on; `reach` is how far an item may draw beyond its cells.
  func damage(from start: Int, reach: Int) {
    let reach = Swift.max(span.overflow, reach)
    let end = main(size) &+ overflow
    damage(main: start &- reach, length: Swift.max(end &- start &+ reach, 0), reach: reach)
  }

  func damage(main start: Int, length: Int, reach: Int) {
    let reach = Swift.max(overflow, reach)
    let across = cross(size) &+ 2 &* reach
    damage(
      axis == .vertical
        ? Rect(x: -reach, y: start, width: across, height: length)
        : Rect(x: start, y: -reach, width: length, height: across))
  }
}
