import TerminalUI

/// Rows with marks that delete and move them.
struct EditButtonPage: View {
  @State private var mode = EditMode.active
  @State private var towns = ["Oslo", "Rome", "Bern"]

  var body: some View {
    VStack(alignment: .leading) {
      EditButton()
      List {
        ForEach(towns, id: \.self) { town in
          Text(town).deleteDisabled(town == "Bern")
        }
        .onDelete { towns.remove(atOffsets: $0) }
        .onMove { places, end in
          towns.move(fromOffsets: places, toOffset: end)
        }
      }
      .frame(width: 24, height: 3)
    }
    .environment(\.editMode, $mode)
  }
}
