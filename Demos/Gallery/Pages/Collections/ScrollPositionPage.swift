import TerminalUI

/// A value that moves a scroll view and follows it.
struct ScrollPositionPage: View {
  @State private var day: Int? = 20
  @State private var place = ScrollPosition(edge: .top)

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text("Day \(day ?? 0)")
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(1..<366) { Text("Day \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $day, anchor: .top)
      }
      .frame(width: 12, height: 5)
      VStack(alignment: .leading) {
        Button("End") { place.scrollTo(edge: .bottom) }
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(1..<31) { Text("Line \($0)") }
          }
        }
        .scrollPosition($place)
      }
      .frame(width: 12, height: 5)
    }
  }
}
