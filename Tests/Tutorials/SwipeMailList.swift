import TerminalUIFoundation

private struct MailMessage: Identifiable {
  let id: Int
  let subject: String
  var isRead = false
  var isFlagged = false
}
struct SwipeMailList: View {
  @State private var messages = (1...5).map { MailMessage(id: $0, subject: "Message \($0)") }
  var body: some View {
    List {
      ForEach($messages) { $message in
        Label(message.subject, systemImage: message.isRead ? "envelope.open" : "envelope")
          .fontWeight(message.isRead ? .regular : .bold)
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              message.isRead.toggle()
            } label: {
              Label("Read", systemImage: "envelope.open")
            }
            .tint(.blue)
          }
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              messages.removeAll { $0.id == message.id }
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button("Flag", systemImage: "flag") { message.isFlagged.toggle() }
              .tint(.orange)
          }
          .listRowSeparator(.hidden, edges: .bottom)
      }
    }
    .listStyle(.plain)
    .refreshable { try? await Task.sleep(for: .seconds(1)) }
  }
}
