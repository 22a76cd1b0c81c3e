import TerminalUIFoundation

extension VerticalAlignment {
  private enum MidAccount: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let midAccount = VerticalAlignment(MidAccount.self)
}
struct CustomAlignmentView: View {
  var body: some View {
    HStack(alignment: .midAccount) {
      VStack {
        Text("@twitter").alignmentGuide(.midAccount) { d in d[VerticalAlignment.center] }
        Image(systemName: "person").resizable().frame(width: 64, height: 64)
      }
      VStack(alignment: .leading) {
        Text("Full name:")
        Text("PAUL").alignmentGuide(.midAccount) { $0[VerticalAlignment.center] }.font(.largeTitle)
        Text("Hudson").alignmentGuide(.leading) { d in d[.leading] - 20 }
      }
    }
  }
}
