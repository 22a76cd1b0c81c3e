import TerminalUICharts
import TerminalUIFoundation

private struct Share: Identifiable { let name: String; let value: Double; var id: String { name } }
struct ShareChart: View {
  private let shares = [
    Share(name: "Swift", value: 60), Share(name: "C", value: 30), Share(name: "Other", value: 10),
  ]
  var body: some View {
    Chart(shares) { share in
      BarMark(x: .value("Name", share.name), y: .value("Share", share.value))
        .foregroundStyle(by: .value("Name", share.name))
    }
    .frame(height: 200)
  }
}
