import TerminalUI

struct WizardActions {
  let canGoBack: Bool
  let canGoNext: Bool
  let back: () -> Void
  let next: () -> Void
  let go: (Setup.Page) -> Void
  let showAdvanced: () -> Void
  let cancel: () -> Void
}

private struct WizardActionsKey: FocusedValueKey { typealias Value = WizardActions }

extension FocusedValues {
  var wizardActions: WizardActions? {
    get { self[WizardActionsKey.self] }
    set { self[WizardActionsKey.self] = newValue }
  }
}

struct WizardView: View {
  @Bindable var setup: Setup
  @Environment(\.validate) private var validate
  @Environment(\.exit) private var exit
  @AppStorage("showsSteps") private var showsSteps = true
  @State private var asksCancel = false
  @State private var showsAdvanced = false

  var body: some View {
    VStack(alignment: .leading) {
      if showsSteps {
        StepBar(setup: setup)
        Divider()
      }
      content
        .padding(.horizontal, 2)
        .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
      Divider()
      if setup.stage == .pages { footer }
    }
    .keyHints()
    .onExitCommand { asksCancel = true }
    .confirmationDialog("Cancel the setup?", isPresented: $asksCancel, titleVisibility: .visible) {
      Button("Cancel Setup", role: .destructive) { exit(1) }
      Button("Go On", role: .cancel) {}
    } message: {
      Text("Nothing has been installed yet.")
    }
    .sheet(isPresented: $showsAdvanced) {
      AdvancedSheet(advanced: $setup.advanced)
    }
    .dismissalConfirmationDialog("Leave during the installation?", shouldPresent: setup.stage == .installing)
    {
      Button("Leave", role: .destructive) { exit(1) }
    }
    .focusedSceneValue(
      \.wizardActions,
      WizardActions(
        canGoBack: setup.canGoBack, canGoNext: setup.canGoNext, back: setup.back, next: next, go: go,
        showAdvanced: { showsAdvanced = true }, cancel: { asksCancel = true }))
  }

  @ViewBuilder private var content: some View {
    switch setup.stage {
    case .pages:
      switch setup.page {
      case .welcome: WelcomePage()
      case .account: AccountPage(account: $setup.account, next: next)
      case .components: ComponentsPage(setup: setup)
      case .options: OptionsPage(options: $setup.options)
      case .summary: SummaryPage(setup: setup)
      }
    case .installing:
      if let installation = setup.installation {
        InstallPage(installation: installation) { setup.stage = .result }
      }
    case .result:
      if let installation = setup.installation { ResultPage(installation: installation) }
    }
  }

  private var footer: some View {
    HStack {
      Button("Cancel", role: .cancel) { asksCancel = true }
      Button("Advanced…") { showsAdvanced = true }
      Spacer()
      Button("Back", action: setup.back).disabled(!setup.canGoBack)
      Button(setup.page == .summary ? "Install" : "Next", action: next)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(!setup.canGoNext)
    }
  }

  private func next() {
    if setup.canGoNext, validate() { setup.next() }
  }

  private func go(_ page: Setup.Page) {
    if page < setup.page || validate() { setup.page = page }
  }
}

struct StepBar: View {
  let setup: Setup

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        ForEach(Setup.Page.allCases) { page in
          Text("\(symbol(page)) \(page.title)")
            .bold(page == setup.page)
            .foregroundStyle(page == setup.page ? .tint : page < setup.page ? .success : .secondary)
        }
      }
      ProgressView(value: Double(setup.page.rawValue + 1), total: 5) {
        Text("\(setup.page.title) (\(setup.page.rawValue + 1) of 5)")
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Step \(setup.page.rawValue + 1) of 5: \(setup.page.title)")
  }

  private func symbol(_ page: Setup.Page) -> String {
    page == setup.page ? "●" : page < setup.page ? "✓" : "○"
  }
}

struct HelpButton: View {
  let title: String
  let text: String
  @State private var isShown = false

  var body: some View {
    Button("?") { isShown.toggle() }
      .buttonStyle(.borderless)
      .accessibilityLabel("Help: \(title)")
      .help("Explains \(title)")
      .popover(isPresented: $isShown, arrowEdge: .bottom) {
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          Text(text).foregroundStyle(.secondary)
        }
        .frame(width: 32, alignment: .leading)
        .padding(.horizontal)
      }
  }
}
