import TerminalUIFoundation

struct WelcomePage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Welcome to Acme Studio").font(.title)
      Text(
        "This program installs Acme Studio on this computer. It asks for an account, for what shall be installed, and for a few options."
      )
      Label("Close other programs before you go on.", systemImage: "exclamationmark.triangle")
        .foregroundStyle(.warning)
      Link("What is new in this version", destination: URL(string: "https://example.org/new")!)
    }
  }
}

struct AccountPage: View {
  enum Field: Hashable { case user, mail, password, repeated }

  @Binding var account: Account
  let next: () -> Void
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section("Account") {
        HStack {
          TextField("User", text: $account.user, prompt: Text("small letters"))
            .focused($field, equals: .user)
            .validation(account.userProblem)
            .onSubmit { field = .mail }
          HelpButton(title: "User name", text: "With this name you log in. It can't be changed later.")
        }
        TextField("Mail", text: $account.mail)
          .focused($field, equals: .mail)
          .validation(account.mailProblem)
          .onSubmit { field = .password }
      }
      Section {
        SecureField("Password", text: $account.password)
          .focused($field, equals: .password)
          .validation(account.passwordProblem)
          .onSubmit { field = .repeated }
        SecureField("Repeat", text: $account.repeated)
          .focused($field, equals: .repeated)
          .validation(account.repeatedProblem)
          .onSubmit(next)
      } header: {
        Text("Password")
      } footer: {
        HStack(spacing: 2) {
          ForEach(account.passwordRules, id: \.name) { rule in
            Text("\(rule.isMet ? "✓" : "✗") \(rule.name)").foregroundStyle(rule.isMet ? .success : .error)
          }
        }
      }
    }
    .onAppear { field = .user }
  }
}

struct ComponentsPage: View {
  let setup: Setup
  @State private var open: Set<String> = ["tools"]

  var body: some View {
    VStack(alignment: .leading) {
      List {
        OutlineGroup(Component.catalog, children: \.children, expanded: $open) { component in
          ComponentRow(setup: setup, component: component)
        }
      }
      .listStyle(.bordered)
      Gauge(value: Double(min(setup.needed, Setup.disk)), in: 0...Double(Setup.disk)) {
        Text("Disk")
      } currentValueLabel: {
        Text("\(setup.needed) of \(Setup.disk) MB")
      }
      .tint(setup.isTooLarge ? .red : .green)
      if setup.isTooLarge {
        Label("\(setup.needed - Setup.disk) MB too much", systemImage: "xmark.circle").foregroundStyle(.error)
      }
    }
  }
}

struct ComponentRow: View {
  let setup: Setup
  let component: Component

  var body: some View {
    let leaves = component.leaves
    HStack {
      Toggle(component.name, sources: leaves.map(setup.isOn), isOn: \.self)
        .disabled(component.isRequired)
      Spacer()
      Text("\(leaves.reduce(0) { $0 + $1.megabytes }) MB").foregroundStyle(.secondary)
    }
    .help(component.about)
  }
}

struct OptionsPage: View {
  @Binding var options: Options
  private let folders = ["/opt/acme", "/usr/local/acme", "/srv/acme"]

  var body: some View {
    Form {
      Section("Where") {
        TextField("Folder", text: $options.folder)
          .validation(options.folderProblem)
          .textInputSuggestions {
            ForEach(folders.filter { $0.hasPrefix(options.folder) && $0 != options.folder }, id: \.self) {
              Text($0).textInputCompletion($0)
            }
          }
      }
      Section("What") {
        Picker("Edition", selection: $options.edition) {
          ForEach(Options.Edition.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker("Updates", selection: $options.channel) {
          ForEach(Options.Channel.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.menu)
        Toggle("Send reports", isOn: $options.sendsReports).toggleStyle(.switch)
      }
      Section("How") {
        Stepper("Workers: \(options.workers)", value: $options.workers, in: 1...16)
        Slider(value: $options.cache, in: 64...1024, step: 64) {
          Text("Cache")
        } minimumValueLabel: {
          Text("64")
        } maximumValueLabel: {
          Text("1024")
        }
        LabeledContent("Cache size", value: "\(Int(options.cache)) MB")
        DatePicker("Licence from", selection: $options.start, displayedComponents: .date)
      }
    }
  }
}

struct SummaryPage: View {
  @Bindable var setup: Setup

  var body: some View {
    Form {
      Section {
        LabeledContent("User", value: setup.account.user)
        LabeledContent("Mail", value: setup.account.mail)
        LabeledContent("Password", value: String(repeating: "•", count: setup.account.password.count))
      } header: {
        header("Account", .account)
      }
      Section {
        LabeledContent("Parts", value: setup.components.map(\.name).joined(separator: ", "))
        LabeledContent("Disk space", value: "\(setup.needed) MB")
      } header: {
        header("Components", .components)
      }
      Section {
        LabeledContent("Folder", value: setup.options.folder)
        LabeledContent(
          "Edition", value: "\(setup.options.edition.rawValue), \(setup.options.channel.rawValue)")
        LabeledContent("Licence from") { Text(setup.options.start, format: .dateTime.year().month().day()) }
        LabeledContent("Mirror", value: setup.advanced.mirror.rawValue)
      } header: {
        header("Options", .options)
      }
      Toggle("I accept the licence", isOn: $setup.acceptsLicence)
    }
  }

  private func header(_ title: String, _ page: Setup.Page) -> some View {
    HStack {
      Text(title)
      Button("Change") { setup.page = page }
        .buttonStyle(.link)
        .accessibilityLabel("Change \(title)")
    }
  }
}
