import TerminalUIFoundation

struct AdvancedSheet: View {
  @Binding var advanced: Advanced
  @State private var draft: Advanced
  @State private var asksDiscard = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate

  init(advanced: Binding<Advanced>) {
    _advanced = advanced
    _draft = State(initialValue: advanced.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Network") {
          Picker("Mirror", selection: $draft.mirror) {
            ForEach(Advanced.Mirror.allCases, id: \.self) { Text($0.rawValue) }
          }
          TextField("Proxy", text: $draft.proxy, prompt: Text("none"))
          TextField("Port", value: $draft.port, format: .number.grouping(.never))
            .validation((1...65_535).contains(draft.port) ? nil : "Between 1 and 65535")
        }
        Section {
          Toggle("Verify checksums", isOn: $draft.checksSums)
          Toggle("Verbose log", isOn: $draft.isVerbose)
        } header: {
          Text("Care")
        } footer: {
          if !draft.checksSums { Text("Not recommended").foregroundStyle(.warning) }
        }
      }
      .navigationTitle("Advanced")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            guard validate() else { return }
            advanced = draft
            dismiss()
          }
          .disabled(draft == advanced)
          .keyboardShortcut("s")
        }
      }
    }
    .frame(width: 50)
    .interactiveDismissDisabled(draft != advanced)
    .onExitCommand(perform: close)
    .confirmationDialog("Discard your changes?", isPresented: $asksDiscard, titleVisibility: .visible) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
  }

  private func close() {
    if draft == advanced { dismiss() } else { asksDiscard = true }
  }
}
