import TerminalUI

/// Rows that can be put in order by a column.
struct TablePage: View {
  struct Planet: Identifiable {
    let id: String
    let moons: Int
    let year: Double
  }

  @State private var order = [SortKey(\Planet.moons)]
  @State private var selection: Set<String> = ["Mars"]

  private let planets = [
    Planet(id: "Venus", moons: 0, year: 0.6),
    Planet(id: "Earth", moons: 1, year: 1),
    Planet(id: "Mars", moons: 2, year: 1.9),
    Planet(id: "Saturn", moons: 274, year: 29.5),
  ]

  var body: some View {
    Table(
      planets.sorted(using: order),
      selection: $selection, sortOrder: $order
    ) {
      TableColumn("Planet", value: \.id)
      TableColumn("Moons", value: \.moons) {
        Text("\($0.moons)")
      }
      .alignment(.numeric)
      TableColumn("Year", value: \.year) {
        Text("\($0.year) a").foregroundStyle(.secondary)
      }
      .width(min: 6, max: 12)
    }
    .frame(height: 6)
  }
}
