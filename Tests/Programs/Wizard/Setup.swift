import TerminalUIFoundation

struct Component: Identifiable, Hashable {
  let id: String
  let name: String
  var megabytes = 0
  var about = ""
  var isRequired = false
  var children: [Component]?

  var leaves: [Component] { children?.flatMap(\.leaves) ?? [self] }

  static let catalog = [
    Component(
      id: "core", name: "Core", megabytes: 120, about: "What everything else needs", isRequired: true),
    Component(
      id: "tools", name: "Tools", about: "For developers",
      children: [
        Component(id: "compiler", name: "Compiler", megabytes: 340, about: "Builds your programs"),
        Component(id: "debugger", name: "Debugger", megabytes: 210, about: "Finds what is wrong with them"),
        Component(id: "profiler", name: "Profiler", megabytes: 160, about: "Finds what is slow in them"),
      ]),
    Component(
      id: "docs", name: "Documentation", about: "To be read offline",
      children: [
        Component(id: "guide", name: "Guide", megabytes: 80, about: "One hundred pages"),
        Component(id: "reference", name: "Reference", megabytes: 240, about: "Every symbol"),
      ]),
    Component(
      id: "extras", name: "Extras", about: "Nice to have",
      children: [
        Component(id: "fonts", name: "Fonts", megabytes: 45, about: "Twelve families"),
        Component(
          id: "simulator", name: "Simulator", megabytes: 1_100, about: "Runs programs for other devices"),
      ]),
  ]
}

struct Account: Equatable {
  var user = ""
  var mail = ""
  var password = ""
  var repeated = ""

  var userProblem: String? {
    if user.isEmpty { return "Choose a user name" }
    if !user.allSatisfy({ $0.isLowercase || $0.isNumber }) { return "Only small letters and digits" }
    return user.count < 3 ? "At least three characters" : nil
  }
  var mailProblem: String? {
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") ? nil : "This is not an address"
  }
  var passwordRules: [(name: String, isMet: Bool)] {
    [
      ("8 characters", password.count >= 8),
      ("a digit", password.contains(where: \.isNumber)),
      ("a capital", password.contains(where: \.isUppercase)),
    ]
  }
  var passwordProblem: String? { passwordRules.allSatisfy(\.isMet) ? nil : "The password is too weak" }
  var repeatedProblem: String? { repeated == password ? nil : "The passwords differ" }
}

struct Options: Equatable {
  enum Edition: String, CaseIterable { case personal = "Personal", team = "Team", server = "Server" }
  enum Channel: String, CaseIterable { case stable = "Stable", beta = "Beta", nightly = "Nightly" }

  var folder = "/opt/acme"
  var edition = Edition.personal
  var channel = Channel.stable
  var workers = 4
  var cache = 256.0
  var start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  var sendsReports = false

  var folderProblem: String? { folder.hasPrefix("/") ? nil : "The folder must begin with a slash" }
}

struct Advanced: Equatable {
  enum Mirror: String, CaseIterable { case primary = "Primary", fallback = "Fallback" }

  var mirror = Mirror.primary
  var proxy = ""
  var port = 8080
  var checksSums = true
  var isVerbose = false
}

@Observable final class Setup {
  enum Page: Int, CaseIterable, Identifiable, Comparable {
    case welcome, account, components, options, summary

    var id: Int { rawValue }
    var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
    static func < (one: Page, other: Page) -> Bool { one.rawValue < other.rawValue }
  }
  enum Stage { case pages, installing, result }

  static let disk = 1_500

  var stage = Stage.pages
  var page = Page.welcome
  private(set) var reached = Page.welcome
  var account = Account()
  var options = Options()
  var advanced = Advanced()
  var acceptsLicence = false
  private(set) var chosen: Set<String> = ["core", "compiler", "debugger", "guide"]
  private(set) var installation: Installation?

  var components: [Component] { Component.catalog.flatMap(\.leaves).filter { chosen.contains($0.id) } }
  var needed: Int { components.reduce(0) { $0 + $1.megabytes } }
  var isTooLarge: Bool { needed > Self.disk }
  var canGoBack: Bool { stage == .pages && page != .welcome }
  var canGoNext: Bool {
    guard stage == .pages else { return false }
    switch page {
    case .components: return !isTooLarge
    case .summary: return acceptsLicence
    default: return true
    }
  }

  func canGo(to other: Page) -> Bool { stage == .pages && other <= reached && (other <= page || canGoNext) }

  func isOn(_ component: Component) -> Binding<Bool> {
    Binding {
      self.chosen.contains(component.id)
    } set: { isOn in
      if isOn { self.chosen.insert(component.id) } else { self.chosen.remove(component.id) }
    }
  }

  func back() {
    if let other = Page(rawValue: page.rawValue - 1) { page = other }
  }

  func next() {
    if let other = Page(rawValue: page.rawValue + 1) {
      page = other
      reached = max(reached, other)
    } else {
      installation = Installation(
        components, isFlaky: advanced.mirror == .primary, isVerbose: advanced.isVerbose)
      stage = .installing
    }
  }
}
