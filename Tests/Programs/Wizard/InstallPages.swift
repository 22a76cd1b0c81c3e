import TerminalUIFoundation

struct InstallPage: View {
  @Bindable var installation: Installation
  let finish: () -> Void
  private let clock = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProgressView(value: Double(installation.copied), total: Double(installation.total)) {
        Text("All together").bold()
      } currentValueLabel: {
        Text("\(installation.copied) of \(installation.total) MB").monospacedDigit()
      }
      if let step = installation.current {
        ProgressView(step.component.name, value: Double(step.copied), total: Double(step.component.megabytes))
          .tint(installation.phase == .failed ? .red : nil)
      }
      LogView(lines: installation.lines)
      HStack {
        switch installation.phase {
        case .failed:
          Button("Retry", action: installation.retry).keyboardShortcut("r")
          Button("Skip", action: installation.skip)
        default:
          Button(installation.phase == .paused ? "Resume" : "Pause", action: installation.togglePause)
            .keyboardShortcut("p")
            .disabled(installation.phase == .done)
        }
        Spacer()
        if installation.phase == .running { ProgressView() }
        Button("Abort", role: .destructive) {
          installation.abort()
          finish()
        }
      }
    }
    .onReceive(clock) { _ in installation.tick() }
    .onChange(of: installation.phase) { _, phase in
      if phase == .done { finish() }
    }
    .alert("Something went wrong", item: $installation.failure) { failure in
      Button("Retry", action: installation.retry)
      Button("Skip \(failure.component.name)", action: installation.skip)
      Button("Decide Later", role: .cancel) {}
    } message: { failure in
      Text("\(failure.component.name) could not be copied: the mirror closed the connection.")
    }
  }
}

struct LogView: View {
  let lines: [Installation.Line]

  var body: some View {
    GroupBox("Log") {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines) { line in
            Text(line.text)
              .foregroundStyle(line.kind == .good ? .success : line.kind == .bad ? .error : .primary)
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
  }
}

struct ResultPage: View {
  let installation: Installation
  @Environment(\.exit) private var exit
  @Environment(\.showToast) private var showToast
  @Environment(\.copyToClipboard) private var copyToClipboard
  @State private var showsLog = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      switch installation.phase {
      case .aborted:
        Label("The installation was aborted", systemImage: "xmark.octagon").foregroundStyle(.error).bold()
      default:
        Label("Acme Studio is installed", systemImage: "checkmark.circle").foregroundStyle(.success).bold()
      }
      Grid(alignment: .leading) {
        ForEach(installation.steps) { step in
          GridRow {
            Text(step.component.name)
            Text("\(step.copied) MB").gridColumnAlignment(.trailing)
            Text(step.isSkipped ? "left out" : step.isFinished ? "installed" : "not installed")
              .foregroundStyle(step.isFinished && !step.isSkipped ? .success : .warning)
          }
        }
      }
      DisclosureGroup("Log", isExpanded: $showsLog) { LogView(lines: installation.lines) }
      HStack {
        Button("Copy Log") {
          copyToClipboard(installation.lines.map(\.text).joined(separator: "\n"))
          showToast("\(installation.lines.count) lines copied")
        }
        Spacer()
        Button("Finish") { exit(installation.phase == .aborted ? 1 : 0) }
          .keyboardShortcut(.defaultAction)
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
