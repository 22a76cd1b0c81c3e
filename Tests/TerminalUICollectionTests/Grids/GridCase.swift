import TerminalUI
import TestScreens

/// A sentence of SwiftUI's documentation or of the talk that introduced grids, and a grid that shows it.
nonisolated struct GridCase: CustomStringConvertible, Sendable {
  /// What is said, in few words of theirs.
  let description: String
  let width: Int
  let height: Int
  let expected: String
  let make: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ says: String, _ width: Int, _ height: Int, _ expected: String,
    @ViewBuilder _ make: @escaping @MainActor @Sendable () -> Content
  ) {
    description = says
    (self.width, self.height, self.expected) = (width, height, expected)
    self.make = { AnyView(make()) }
  }
}

/// Rows, columns and cells.
nonisolated extension GridCase {
  static let all = rows + sizes + spans + unsized + alignments + rooms

  private static let rows = [
    GridCase("Grid: a collection of GridRow structures", 5, 2, "a·b··\nc·d··") {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
      .frame(width: 5, alignment: .leading)
    },
    GridCase("Grid: the first view in each row is in the first column", 8, 2, "one·2···\n1···two·") {
      Grid(alignment: .leading) {
        GridRow {
          Text("one"); Text("2")
        }
        GridRow {
          Text("1"); Text("two")
        }
      }
      .frame(width: 8, alignment: .leading)
    },
    GridCase("GridRow: you can use ForEach to generate multiple rows", 3, 3, "0·0\n1·1\n2·2") {
      Grid {
        ForEach(0..<3) { row in
          GridRow {
            Text("\(row)"); Text("\(row)")
          }
        }
      }
    },
    GridCase("GridRow: you can use ForEach to generate cells inside the row", 5, 2, "r·0·1\ns·0·1") {
      Grid {
        GridRow {
          Text("r"); ForEach(0..<2) { Text("\($0)") }
        }
        GridRow {
          Text("s"); ForEach(0..<2) { Text("\($0)") }
        }
      }
    },
    GridCase("GridRow: you can't use EmptyView to create a blank cell", 3, 2, "b··\na·b") {
      Grid {
        GridRow {
          EmptyView(); Text("b")
        }
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    GridCase("GridRow: to create an empty cell, use something invisible", 3, 2, "··b\na·b") {
      Grid {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("b")
        }
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    GridCase("Grid: adds empty cells to the trailing edge of rows with fewer columns", 5, 2, "a····\na·b·c") {
      Grid {
        GridRow { Text("a") }
        GridRow {
          Text("a"); Text("b"); Text("c")
        }
      }
    },
    GridCase(
      "Grid: the column count grows to the row with the most columns", 7, 3, "a······\na·b·c·d\na·b····"
    ) {
      Grid {
        GridRow { Text("a") }
        GridRow {
          Text("a"); Text("b"); Text("c"); Text("d")
        }
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    GridCase(
      "GridRow: a modifier on the row applies to all of its cells, as with a Group", 7, 3,
      "┌─┐·┌─┐\n│a│·│b│\n└─┘·└─┘"
    ) {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }.border()
      }
    },
    GridCase("GridRow: outside of a grid it behaves like a Group", 1, 2, "a\nb") {
      VStack {
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    GridCase("Grid: a view instead of a row makes a row of its own", 3, 3, "a·b\nxyz\nc·d") {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        Text("xyz")
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    GridCase("GridRow: a row that isn't there is no row", 3, 2, "a·b\nc·d") {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        if Bool(false) {
          GridRow {
            Text("x"); Text("y")
          }
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
  ]

  private static let sizes = [
    GridCase("Grid: all cells in a column as wide as the column's widest cell", 6, 2, "a····b\nlong·d") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("long"); Text("d")
        }
      }
    },
    GridCase("Grid: all cells in a row as high as the row's highest cell", 3, 3, "a·1\n··2\nb·x") {
      Grid(alignment: .top) {
        GridRow {
          Text("a"); Text("1\n2")
        }
        GridRow {
          Text("b"); Text("x")
        }
      }
    },
    GridCase(
      "Talk: as much space to each row and column as its largest view needs", 7, 3,
      "·a·xyz·\n·······\nbb··u··"
    ) {
      Grid(verticalSpacing: 1) {
        GridRow {
          Text("a"); Text("xyz")
        }
        GridRow {
          Text("bb"); Text("u")
        }
      }
      .frame(width: 7, alignment: .leading)
    },
    GridCase("Talk: a flexible view takes what the columns of text leave", 10, 2, "Cat·····12\nDog·fff··1") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Cat"); Color.clear.frame(height: 1); Text("12")
        }
        GridRow {
          Text("Dog"); Fill("f").frame(height: 1); Text("1").gridColumnAlignment(.trailing)
        }
      }
    },
    GridCase("Grid: flexible columns share the space", 9, 2, "xxxx·yyyy\nxxxx·yyyy") {
      Grid {
        GridRow {
          Fill("x"); Fill("y")
        }
      }
    },
    GridCase("Grid: flexible rows share the space", 3, 4, "xxx\nxxx\nyyy\nyyy") {
      Grid {
        GridRow { Fill("x") }
        GridRow { Fill("y") }
      }
    },
    GridCase("Talk: text wraps where the column is narrower", 7, 3, "a·words\n··that·\n··wrap·") {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a"); Text("words that wrap")
        }
      }
    },
  ]

  private static let spans = [
    GridCase("gridCellColumns: a view that spans more than one column", 6, 2, "wide·x\na··b·c") {
      Grid(alignment: .leading) {
        GridRow {
          Text("wide").gridCellColumns(2); Text("x")
        }
        GridRow {
          Text("a"); Text("b"); Text("c")
        }
      }
    },
    GridCase("gridCellColumns: by default a view corresponds to one column", 3, 2, "a·b\nc··") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow { Text("c").gridCellColumns(1) }
      }
    },
    GridCase("gridCellColumns: the row counts all the columns of its cells", 7, 2, "aa··b·c\n1·2·3·4") {
      Grid(alignment: .leading) {
        GridRow {
          Text("aa").gridCellColumns(2); Text("b"); Text("c")
        }
        GridRow {
          Text("1"); Text("2"); Text("3"); Text("4")
        }
      }
    },
    GridCase("gridCellColumns: no effect on a view outside of a row", 3, 2, "a·b\nxyz") {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
        Text("xyz").gridCellColumns(1)
      }
    },
    GridCase("gridCellColumns: outside of a row a view spans all columns", 7, 2, "··mid··\na··b··c") {
      Grid(horizontalSpacing: 2) {
        Text("mid")
        GridRow {
          Text("a"); Text("b"); Text("c")
        }
      }
    },
    GridCase("Talk: a cell of two columns is centred under both", 5, 2, "aa·bb\n··x··") {
      Grid {
        GridRow {
          Text("aa"); Text("bb")
        }
        GridRow { Text("x").gridCellColumns(2) }
      }
    },
    GridCase("Grid: a long cell widens all the columns it spans", 9, 2, "a····b···\nlong·text") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow { Text("long text").gridCellColumns(2) }
      }
    },
  ]

  private static let unsized = [
    GridCase(
      "Grid: a divider makes the grid as wide as its parent offers", 9, 3, "a····b···\n─────────\nc····d···"
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        Divider()
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    GridCase(
      "gridCellUnsizedAxes: no more than the other cells require", 9, 3, "a·b······\n───······\nc·d······"
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("c"); Text("d")
        }
      }
      .frame(width: 9, alignment: .leading)
    },
    GridCase(
      "gridCellUnsizedAxes: vertical, the row is as high as the others need", 6, 3, "······\n·a·fff\n······"
    ) {
      Grid {
        GridRow {
          Text(" a"); Fill("f").gridCellUnsizedAxes(.vertical)
        }
      }
    },
    GridCase("gridCellUnsizedAxes: both axes", 4, 3, "····\naa·f\nbb·x") {
      Grid {
        GridRow {
          Text("aa"); Fill("f").gridCellUnsizedAxes([.horizontal, .vertical])
        }
        GridRow {
          Text("bb"); Text("x")
        }
      }
      .frame(height: 3, alignment: .bottom)
    },
  ]

  private static let alignments = [
    GridCase("Grid: cells are centred unless said otherwise", 5, 2, "··a··\n12345") {
      Grid {
        GridRow { Text("a") }
        GridRow { Text("12345") }
      }
    },
    GridCase("Grid: a default alignment for the content of all cells", 5, 3, "1·x··\n2····\n3·abc") {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("1\n2"); Text("x")
        }
        GridRow {
          Text("3"); Text("abc")
        }
      }
    },
    GridCase("Grid: the alignment .bottom", 3, 2, "1··\n2·x") {
      Grid(alignment: .bottom) {
        GridRow {
          Text("1\n2"); Text("x")
        }
      }
    },
    GridCase("GridRow(alignment:): overrides the vertical alignment in a row", 3, 4, "1·x\n2··\n3··\n4·y") {
      Grid(alignment: .bottom) {
        GridRow(alignment: .top) {
          Text("1\n2"); Text("x")
        }
        GridRow {
          Text("3\n4"); Text("y")
        }
      }
    },
    GridCase("GridRow(alignment:): a row by the first baseline of its texts", 3, 2, "1·x\n2··") {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("1\n2"); Text("x")
        }
      }
    },
    GridCase("gridColumnAlignment: overrides the alignment of the view's column", 8, 2, "a·····12\nlong···3")
    {
      Grid(alignment: .leading, horizontalSpacing: 2) {
        GridRow {
          Text("a"); Text("12").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("long"); Text("3")
        }
      }
    },
    GridCase("gridColumnAlignment: one cell says it for the whole column", 4, 3, "···1\n··22\n4444") {
      Grid {
        GridRow { Text("1") }
        GridRow { Text("22").gridColumnAlignment(.trailing) }
        GridRow { Text("4444") }
      }
    },
    GridCase("gridCellAnchor: a custom anchor for a cell", 5, 3, "··a··\n·····\nfffff") {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: 0.75, y: 0)); Color.clear.frame(width: 0, height: 2)
        }
        GridRow { Fill("f").frame(width: 5, height: 1).gridCellColumns(2) }
      }
      .frame(width: 5)
    },
    GridCase("gridCellAnchor: a cell of its own among others of the column", 4, 3, "a···\n··bb\nffff") {
      Grid(alignment: .leading) {
        GridRow { Text("a") }
        GridRow { Text("bb").gridCellAnchor(.trailing) }
        GridRow { Text("ffff") }
      }
    },
    GridCase("Grid: cells meet at their guides", 4, 2, "··ab\nabc·") {
      Grid(alignment: .leading) {
        GridRow { Text("ab") }
        GridRow { Text("abc").alignmentGuide(.leading) { _ in 2 } }
      }
    },
  ]

  private static let rooms = [
    GridCase("Grid: spacing between cells in both dimensions", 5, 3, "a···b\n·····\nc···d") {
      Grid(horizontalSpacing: 3, verticalSpacing: 1) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    GridCase("Grid: no spacing", 2, 2, "ab\ncd") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
    GridCase(
      "Grid: renders all of its views, so that a late row widens the first", 6, 3, "a····1\nb····2\nlast·3"
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("1")
        }
        GridRow {
          Text("b"); Text("2")
        }
        GridRow {
          Text("last"); Text("3")
        }
      }
    },
    GridCase("GridLayout: a grid in conditional layouts", 3, 2, "a·b\nc·d") {
      AnyLayout(GridLayout())() {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    },
  ]
}
