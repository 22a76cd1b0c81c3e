/// How many rows have changed since the last frame: one alone needs no marks around the frame.
enum ChangedRows: Equatable {
  case none, one(Int), several

  /// Adds a row with a change.
  mutating func add(_ row: Int) {
    switch self {
    case .none: self = .one(row)
    case .one(let other) where other != row: self = .several
    case .one, .several: break
    }
  }
}
