import TerminalUIFoundation

struct ChemElement: Identifiable { let id: Int; let symbol: String }
struct GridPeriodic: View {
  let elements = ["H", "He", "Li", "Be", "B", "C", "N", "O", "F", "Ne"].enumerated().map {
    ChemElement(id: $0.offset + 1, symbol: $0.element)
  }
  let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 8, alignment: .top)]
  let rows = [GridItem(.fixed(30)), GridItem(.flexible(minimum: 20))]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Elements")) {
          ForEach(elements) { element in
            VStack {
              Text("\(element.id)").font(.caption2)
              Text(element.symbol).font(.title2).bold()
            }
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(RoundedRectangle(cornerRadius: 8).fill(.teal.opacity(0.3)))
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 10) { ForEach(0..<20) { Text("Item \($0)") } }
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Mass").gridColumnAlignment(.trailing)
          Text("1.008")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("Span").gridCellColumns(2).gridCellAnchor(.center) }
      }
    }
  }
}
