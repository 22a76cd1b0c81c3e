import TerminalUI

/// The first view that fits into what is offered.
struct ViewThatFitsPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach([30, 20, 8], id: \.self) { width in
        ViewThatFits(in: .horizontal) {
          Text("12 of 80 files are copied")
          Text("12 of 80 files")
          Text("12/80")
        }
        .frame(width: width, alignment: .leading)
        .border()
      }
    }
  }
}
