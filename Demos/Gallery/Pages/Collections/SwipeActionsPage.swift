import TerminalUI

/// Actions of rows, in their menu and by a key; lines and room.
struct SwipeActionsPage: View {
  @State private var mails = ["Ann", "Bob", "Carl"]
  @State private var selection: String? = "Ann"

  var body: some View {
    List(selection: $selection) {
      Section("Inbox") {
        ForEach(mails, id: \.self) { mail in
          Text(mail)
            .alignmentGuide(.listRowSeparatorLeading) {
              $0[.leading]
            }
            .listRowSeparator(.visible)
            .listRowSeparatorTint(.orange)
            .swipeActions {
              Button("Delete", role: .destructive) {
                mails.removeAll { $0 == mail }
              }
            }
        }
      }
      Section("Hint") {
        Text("Ctrl-Space opens the menu")
      }
    }
    .listSectionSpacing(1)
    .frame(height: 11)
  }
}
