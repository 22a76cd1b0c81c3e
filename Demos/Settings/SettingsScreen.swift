import TerminalUI

/// The form, and below it its actions.
struct SettingsScreen: View {
  private let preferences = Preferences()
  @State private var isRestoring = false
  @Environment(\.showToast) private var showToast
  @Environment(\.exit) private var exit

  var body: some View {
    Form {
      Person(preferences: preferences)
      Look(preferences: preferences)
      Editing(preferences: preferences)
      Saving(preferences: preferences)
      Buttons {
        isRestoring = true
      } done: {
        exit()
      }
    }
    .formStyle(.grouped)
    .padding(.horizontal, 2)
    .keyHints()
    .confirmationDialog("Restore all settings?", isPresented: $isRestoring, titleVisibility: .visible) {
      Button("Restore", role: .destructive) {
        preferences.restoreDefaults()
        showToast("Everything is as it was")
      }
    } message: {
      Text("Name and address are removed, too.")
    }
    .theme(preferences.theme.theme)
    .tint(preferences.tint.color)
  }
}

/// The user's name and address.
private struct Person: View {
  let preferences: Preferences

  var body: some View {
    Section("You") {
      TextField("Name", text: preferences.$name, prompt: Text("as it stands below a letter"))
        .validation(preferences.name.isEmpty ? "Say who you are" : nil)
      TextField("Mail", text: preferences.$mail, prompt: Text("you@example.org"))
        .validation(preferences.mail.contains(/^[^@ ]+@[^@ ]+$/) ? nil : "Not an address")
    }
  }
}

/// The settings that take effect at once.
private struct Look: View {
  let preferences: Preferences

  var body: some View {
    Section("Look") {
      Picker("Theme", selection: preferences.$theme) {
        ForEach(Preferences.Appearance.allCases) { Text($0.title) }
      }
      .pickerStyle(.menu)
      Picker("Tint", selection: preferences.$tint) {
        ForEach(Preferences.Tint.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      LabeledContent("Font size") {
        Slider(value: preferences.$fontSize, in: 8...24, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Text("8").foregroundStyle(.secondary)
        } maximumValueLabel: {
          Text("24").foregroundStyle(.secondary)
        }
        .labelsHidden()
        Text("\(Int(preferences.fontSize))").frame(width: 2, alignment: .trailing)
      }
    }
  }
}

/// How text is edited.
private struct Editing: View {
  let preferences: Preferences

  var body: some View {
    Section("Editor") {
      LabeledContent("Tab width") {
        Stepper("Tab width", value: preferences.$tabWidth, in: 1...8).labelsHidden()
        Text("\(preferences.tabWidth) columns")
      }
      Toggle("Wrap lines", isOn: preferences.$wrapsLines).toggleStyle(.switch)
      Toggle("Line numbers", isOn: preferences.$showsNumbers).toggleStyle(.switch)
    }
  }
}

/// The actions for a file.
private struct Saving: View {
  let preferences: Preferences

  var body: some View {
    Section("When saving") {
      Toggle("Format", isOn: preferences.$formatsOnSave)
      Toggle("Strip spaces", isOn: preferences.$stripsSpaces)
      Picker("Encoding", selection: preferences.$encoding) {
        ForEach(Preferences.Encoding.allCases) { Text($0.rawValue) }
      }
      Gauge(value: preferences.history, in: 0...100) {
        Text("History")
      } currentValueLabel: {
        Text("\(Int(preferences.history)) of 100 MB")
      }
      Button("Empty the history") { preferences.history = 0 }.disabled(preferences.history == 0)
    }
  }
}

/// The buttons to leave the form, after its validation.
private struct Buttons: View {
  @Environment(\.validate) private var validate
  let restore: () -> Void
  let done: () -> Void

  var body: some View {
    HStack(spacing: 2) {
      Spacer()
      Button("Restore defaults…", role: .destructive, action: restore)
        .keyboardShortcut("r", modifiers: .control)
      Button("Done") { if validate() { done() } }
        .buttonStyle(.borderedProminent).keyboardShortcut("s", modifiers: .control)
    }
  }
}
