import TerminalUI

/// Rows below those that they belong to.
struct OutlinePage: View {
  struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  @State private var selection: String? = "Europe"
  @State private var isOpen = true

  private let places = [
    Place(id: "Africa", places: [Place(id: "Kenya")]),
    Place(
      id: "Europe",
      places: [
        Place(id: "France", places: [Place(id: "Lyon")]),
        Place(id: "Malta"),
      ]),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      List(
        places, children: \.places, selection: $selection
      ) { place in
        Text(place.id)
      }
      .frame(height: 6)
      List {
        OutlineGroup(places, children: \.places) {
          Text($0.id)
        }
      }
      .frame(height: 2)
    }
  }
}
