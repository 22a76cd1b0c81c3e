import TerminalUI
import TerminalUICore

/// The blocks of one piece: it is a row, so it is made and read as it comes into sight.
struct PieceView: View {
  let store: MarkdownStore
  let place: Int
  /// The version of the text, so that the row is evaluated when the text changes.
  let version: Int
  let focus: FocusState<LinkID?>.Binding

  var body: some View { PieceBlocks(piece: store.piece(at: place), place: place, focus: focus) }
}

/// A block in its piece, apart from the numbers of pieces.
private struct BlockID: Hashable {
  let number: Int
}

/// The blocks of a piece.
///
/// The blocks are read again when the text of the piece changes.
private struct PieceBlocks: View {
  let piece: MarkdownPiece
  let place: Int
  let focus: FocusState<LinkID?>.Binding

  var body: some View {
    let blocks = BlockReader.blocks(of: piece)
    let links = LinkPlace.first(of: blocks, in: place)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices.map(BlockID.init), id: \.self) { id in
        BlockView(block: blocks[id.number], link: LinkPlace(first: links[id.number], focus: focus))
      }
    }
    .padding(.top, piece.hasGap && !blocks.isEmpty ? 1 : 0)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
