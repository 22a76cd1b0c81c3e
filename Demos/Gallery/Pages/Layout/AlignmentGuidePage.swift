import TerminalUI

/// Where a view meets the others of its stack.
struct AlignmentGuidePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Name: Ada")
        .alignmentGuide(.leading) { _ in 4 }
      Text("Language: Swift")
        .alignmentGuide(.leading) { _ in 8 }
      Text("Year: 2014")
        .alignmentGuide(.leading) { _ in 4 }
    }
  }
}
