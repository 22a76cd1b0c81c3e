import TerminalUIFoundation

struct ComposeView: View {
  enum Field { case to, subject, text }

  @Environment(MailModel.self) private var mail
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate
  @State private var draft: Draft
  @State private var asksToDiscard = false
  @FocusState private var field: Field?
  private let original: Draft

  init(draft: Draft) {
    _draft = State(initialValue: draft)
    original = draft
  }

  private var hasChanges: Bool { draft != original }
  private var words: Int { draft.text.split { $0.isWhitespace }.count }
  private var suggestions: [String] {
    Set(mail.messages.map(\.from)).filter { $0 != "Me" && $0.localizedCaseInsensitiveContains(draft.to) }
      .sorted()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(original.to.isEmpty ? "New Message" : "To \(original.to)").font(.headline)
      Grid(alignment: .topLeading) {
        GridRow {
          Text("To").foregroundStyle(.secondary)
          TextField("To", text: $draft.to, prompt: Text("Name or address"))
            .focused($field, equals: .to)
            .textInputSuggestions {
              ForEach(suggestions, id: \.self) { Text($0).textInputCompletion($0) }
            }
            .validation(draft.to.isEmpty ? "Who shall get it?" : nil)
            .onSubmit { field = .subject }
        }
        GridRow {
          Text("Subject").foregroundStyle(.secondary)
          TextField("Subject", text: $draft.subject)
            .focused($field, equals: .subject)
            .onSubmit { field = .text }
        }
      }
      Divider()
      TextEditor(text: $draft.text)
        .focused($field, equals: .text)
        .accessibilityLabel("Text")
      Divider()
      HStack {
        Button("Cancel", role: .cancel) { cancel() }
          .keyboardShortcut(.cancelAction)
        Spacer()
        Text("\(words) words").foregroundStyle(.secondary)
        Button("Send") { send() }
          .keyboardShortcut("s")
          .buttonStyle(.borderedProminent)
      }
    }
    .frame(maxWidth: 70)
    .presentationDetents([.large])
    .defaultFocus($field, original.to.isEmpty ? .to : .text)
    .interactiveDismissDisabled(hasChanges)
    .confirmationDialog("Discard this draft?", isPresented: $asksToDiscard, titleVisibility: .visible) {
      Button("Save in Drafts") {
        mail.save(draft, in: .drafts)
        dismiss()
      }
      Button("Discard", role: .destructive) { dismiss() }
      Button("Go On Writing", role: .cancel) {}
    }
  }

  private func cancel() {
    if hasChanges { asksToDiscard = true } else { dismiss() }
  }

  private func send() {
    guard validate() else { return }
    mail.save(draft, in: .sent)
    dismiss()
  }
}
