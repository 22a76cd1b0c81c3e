import TerminalUIFoundation

struct ChatMessage: Identifiable {
  let id = UUID()
  let text: String
  let isMine: Bool
}
struct ChatView: View {
  @State private var messages = [ChatMessage(text: "Hi", isMine: true)]
  @State private var draft = ""
  @Namespace private var bottom
  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { message in
              HStack {
                if message.isMine { Spacer() }
                Text(message.text)
                  .padding(10)
                  .foregroundColor(message.isMine ? .white : .primary)
                  .background(message.isMine ? Color.blue : Color(.systemGray5))
                  .clipShape(RoundedRectangle(cornerRadius: 18))
                if !message.isMine { Spacer() }
              }
              .id(message.id)
            }
          }
          .padding(.horizontal)
        }
        .onChange(of: messages.count) { _ in
          if let last = messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      HStack {
        TextField("Message", text: $draft, axis: .vertical).lineLimit(1...4).textFieldStyle(.roundedBorder)
        Button {
          send()
        } label: {
          Image(systemName: "paperplane.fill").rotationEffect(.degrees(45))
        }
        .keyboardShortcut(.return, modifiers: [.command])
      }
      .padding()
      .background(.bar)
    }
    .defaultScrollAnchor(.bottom)
  }
  private func send() {
    guard !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return }
    messages.append(ChatMessage(text: draft, isMine: true))
    draft.removeAll()
  }
}
