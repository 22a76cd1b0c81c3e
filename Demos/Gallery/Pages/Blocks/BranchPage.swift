import TerminalUI

/// if, else and switch in a block; another branch is another view.
struct BranchPage: View {
  @State private var degrees = 12

  var body: some View {
    VStack(alignment: .leading) {
      Button("Colder") { degrees -= 6 }
      Text("\(degrees) °C")
      if degrees < 0 {
        Text("Frost").foregroundStyle(.cyan)
      }
      switch degrees {
      case ..<10: Text("Wear a coat")
      default: Text("Fine")
      }
    }
  }
}
