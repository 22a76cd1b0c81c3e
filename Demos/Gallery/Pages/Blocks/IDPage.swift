import TerminalUI

/// Another identity is another view: its state begins anew.
struct IDPage: View {
  @State private var round = 1

  var body: some View {
    VStack(alignment: .leading) {
      Button("New round") { round += 1 }
      Points(round: round).id(round)
    }
  }

  struct Points: View {
    let round: Int
    @State private var points = 0
    var body: some View {
      Button("Round \(round): \(points)") { points += 1 }
    }
  }
}
