import TerminalUI
import TerminalUICore

/// A link of a document: the piece that it is in, and its number there.
nonisolated struct LinkID: Hashable {
  var piece: Int
  var number: Int
}

/// The first link of a block, and the state of the link that has the focus.
struct LinkPlace {
  let first: LinkID
  let focus: FocusState<LinkID?>.Binding

  /// The number of a block's link that has the focus.
  func chosen(of count: Int) -> Int? {
    guard let link = focus.wrappedValue, link.piece == first.piece else { return nil }
    let number = link.number - first.number
    return (0..<count).contains(number) ? number : nil
  }

  /// The first link of each block of a piece.
  static func first(of blocks: [MarkdownBlock], in piece: Int) -> [LinkID] {
    var number = 0
    return blocks.map { block in
      defer { number += block.linkCount }
      return LinkID(piece: piece, number: number)
    }
  }
}

nonisolated extension MarkdownBlock {
  /// The number of links in the block.
  var linkCount: Int {
    switch content {
    case .heading(_, let text), .paragraph(let text): text.links.count
    case .table(let table): table.rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1.links.count } }
    case .code, .html, .rule: 0
    }
  }
}

extension MarkdownStore {
  /// The link before or behind one, in whatever piece it is; `nil` for none within 2 000 pieces.
  func link(from link: LinkID, forward: Bool) -> LinkID? {
    guard link.piece < count else { return nil }
    let step = forward ? 1 : -1
    let next = LinkID(piece: link.piece, number: link.number + step)
    if (0..<linkCount(of: link.piece)).contains(next.number) { return next }
    let range = forward ? link.piece + 1..<count : 0..<link.piece
    for distance in 1...2_000 {
      let place = link.piece + step * distance
      guard range.contains(place) else { return nil }
      let links = linkCount(of: place)
      if links > 0 { return LinkID(piece: place, number: forward ? 0 : links - 1) }
    }
    return nil
  }

  private func linkCount(of place: Int) -> Int {
    let piece = piece(at: place)
    guard piece.form == .markdown, piece.text.mayHaveLinks else { return 0 }
    return BlockReader.blocks(of: piece).reduce(0) { $0 + $1.linkCount }
  }
}

extension String {
  /// Whether there is anything in it that each kind of link has: a bracket, an address or a host.
  fileprivate nonisolated var mayHaveLinks: Bool {
    var last: UInt8 = 0
    return utf8.contains { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "@"): return true
      case UInt8(ascii: "/"): return last == UInt8(ascii: ":")
      case UInt8(ascii: "w"), UInt8(ascii: "W"): return last | 0x20 == UInt8(ascii: "w")
      default: return false
      }
    }
  }
}
