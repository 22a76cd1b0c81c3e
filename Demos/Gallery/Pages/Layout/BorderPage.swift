import TerminalUI

/// Lines around a view, in cells of their own.
struct BorderPage: View {
  var body: some View {
    VStack {
      HStack {
        Text("light").border(.light)
        Text("heavy").border(.heavy)
        Text("double").border(.double)
      }
      HStack {
        Text("rounded").border(.green, .rounded)
        Text("dashed").border(.dashed)
        Text("ascii").border(.ascii)
      }
    }
  }
}
