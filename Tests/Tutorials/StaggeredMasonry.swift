import TerminalUIFoundation

struct MasonryColumns: View {
  let items = (0..<9).map { (id: $0, height: CGFloat(20 + ($0 * 37) % 60)) }
  private var columns: [[(id: Int, height: CGFloat)]] {
    var result: [[(id: Int, height: CGFloat)]] = [[], []]
    var heights: [CGFloat] = [0, 0]
    for item in items {
      let shortest = heights[0] <= heights[1] ? 0 : 1
      result[shortest].append(item)
      heights[shortest] += item.height
    }
    return result
  }
  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(columns.indices, id: \.self) { column in
        LazyVStack(spacing: 8) {
          ForEach(columns[column], id: \.id) { item in
            RoundedRectangle(cornerRadius: 6).fill(.indigo.opacity(0.4)).frame(height: item.height)
              .overlay(Text("\(item.id)"))
          }
        }
      }
    }
  }
}
