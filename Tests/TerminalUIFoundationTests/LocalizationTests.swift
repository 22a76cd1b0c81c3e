import Cells
import Foundation
import Synchronization
import TerminalUI
@testable import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Texts in the tables of an app, in the language of where they are shown.
@Suite struct LocalizationTests {
  init() { LocalizedStringKey.bundle = Self.bundle }

  @Test func `a literal is a key, and a string is shown as it is`() {
    let string = "walrus.save"
    let host = german(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Text("walrus.save")
        Text(string)
        Text(verbatim: "walrus.save")
        Text(LocalizedStringKey(string))
      }
    }
    expect(lines(host), "Sichern\nwalrus.save\nwalrus.save\nSichern")
  }

  @Test(arguments: [("de_AT", "Sichern"), ("fr", "Enregistrer"), ("en_GB", "Save"), ("ja", "Save")])
  func `the language is the environment's, or else that of the keys`(locale: String, text: String) {
    let host = shown(locale, width: 20, height: 1) { Text("walrus.save") }
    expect(lines(host), text)
  }

  @Test func `what no table has is itself, with its Markdown`() {
    let host = german(width: 20, height: 1) { Text("**no** walrus") }
    expect(lines(host), "no walrus")
    expect(host.style(0, 0).attributes, .bold)
  }

  @Test func `Markdown is read in what the table says, and never in values`() {
    let name = "*Ada*"
    let host = german(width: 20, height: 1) { Text("walrus.hello \(name)") }
    expect(lines(host), "Hallo, *Ada*!")
    expect(host.style(0, 0).attributes, .bold)
    expect(host.style(7, 0).attributes, [])
  }

  @Test func `the styles of a text are under those of what is found`() {
    let host = german(width: 20, height: 1) {
      Text("walrus.save").italic() + Text(verbatim: "!") + Text("walrus.hello \("x")").underline()
    }
    expect(lines(host), "Sichern!Hallo, x!")
    expect(host.style(0, 0).attributes, .italic)
    expect(host.style(7, 0).attributes, [])
    expect(host.style(8, 0).attributes, [.bold, .underline])
    expect(host.style(14, 0).attributes, .underline)
  }

  @Test(
    arguments: [
      ("en", 1, "1 walrus"), ("en", 5, "5 walruses"), ("pl", 1, "1 mors"), ("pl", 3, "3 morsy"),
      ("pl", 5, "5 morsów"), ("de", 0, "kein Walross"), ("de", 2, "2 Walrosse"),
    ]
  )
  func `a number chooses its form`(locale: String, count: Int, text: String) {
    let host = shown(locale, width: 20, height: 1) { Text("walrus \(count)") }
    expect(lines(host), text)
  }

  @Test func `values go where the table puts them`() {
    let host = german(width: 60, height: 4) {
      VStack(alignment: .leading) {
        Text("walrus.order \("a") \("b")")
        Text("walrus.share \(50)% \(1.5)")
        Text("walrus.both \(1) \(3)")
        Text("walrus.list \(2) \(1)")
      }
    }
    expect(
      lines(host), "b vor a\n50 % von 1.50\nEin Ei in 3 Nestern\n2 Dateien in 1 Ordner")
  }

  @Test func `texts and dates are values too`() {
    let host = german(width: 30, height: 1) {
      Text("walrus.order \(Text("walrus.save").bold()) \(Text(verbatim: "x"))")
    }
    expect(lines(host), "x vor Sichern")
    expect(host.style(6, 0).attributes, .bold)
  }

  @Test func `another language is shown without evaluating a view that reads none`() {
    let counts = Counts()
    let host = TestHost(width: 20, height: 2) { Switching(counts: counts) }
    expect(lines(host), "Sichern\nx")
    let before = counts.inner
    host.press("l")
    expect(lines(host), "Enregistrer\nx")
    expect(counts.inner, before)
    host.press("l")
    expect(lines(host), "Sichern\nx")
  }

  @Test func `a hostile table is only text`() {
    let host = german(width: 20, height: 1) { Text("walrus.hostile") }
    expect(!host.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    expect(host.text, contains: "boo")
    let odd = german(width: 60, height: 1) { Text("walrus.odd \(1)") }
    expect(lines(odd), "%9$@ %zz 1 % %#@none@")
  }

  @Test func `tables of another name and bundle`() {
    let bundle = Self.bundle
    let host = german(width: 30, height: 3) {
      VStack(alignment: .leading) {
        Text("walrus.title", tableName: "Other", bundle: bundle, comment: "A title")
        Text("walrus.title")
        Text("walrus.title", tableName: "../Other", bundle: bundle)
      }
    }
    expect(lines(host), "Anderer Titel\nwalrus.title\nwalrus.title")
    expect(
      String(localized: "walrus \(2)", bundle: bundle, locale: Locale(identifier: "de")), "2 Walrosse")
    expect(String(localized: "walrus.none", locale: Locale(identifier: "de")), "walrus.none")
  }

  @Test func `a resource has its own table, bundle and default`() {
    let host = german(width: 30, height: 5) { ResourceTitles(bundle: Self.bundle) }
    expect(lines(host), "Sichern\nDone 2\nAnderer Titel\nAnderer Titel!\nnothing 3")
    expect(LocalizedStringResource("\(3) walruses").key, "%lld walruses")
    expect(String(localized: ResourceTitles.Folder.done.title), "Done 2")
  }

  // MARK: Controls

  @Test func `the titles of controls are keys`() {
    let shown = german(width: 60, height: 30) { Controls() }.text
    for name in Controls.names { expect(shown, contains: "«\(name)»", "\(name)\n\(shown)") }
    expect(shown, lacks: "walrus.")
  }

  @Test func `so are those of screens, menus, alerts and tabs`() {
    let screen = german(width: 40, height: 8) {
      NavigationStack {
        Text(verbatim: "x").navigationTitle("walrus.screen").navigationSubtitle("walrus.sub")
      }
    }
    expect(screen.text.contains("«screen»") && screen.text.contains("«sub»"))
    let alert = german(width: 40, height: 12) {
      Text(verbatim: "x").alert("walrus.alert", isPresented: .constant(true)) {
        Button("walrus.yes") {}
      } message: {
        Text("walrus.message")
      }
    }
    for name in ["alert", "yes", "message"] { expect(alert.text, contains: "«\(name)»") }
    let dialog = german(width: 40, height: 12) {
      Text(verbatim: "x").confirmationDialog("walrus.dialog", isPresented: .constant(true)) {
        Button("walrus.yes", role: .destructive) {}
      }
    }
    expect(dialog.text, contains: "«dialog»")
    let tabs = german(width: 40, height: 8) {
      TabView {
        Tab("walrus.tab", systemImage: "star") { Text(verbatim: "x") }
        Text(verbatim: "y").tabItem { Label("walrus.item", systemImage: "star") }
      }
    }
    expect(tabs.text.contains("«tab»") && tabs.text.contains("«item»"))
    let table = german(width: 40, height: 5) {
      Table([Row(id: 1)]) { TableColumn("walrus.column") { Text("\($0.id)") } }
    }
    expect(table.text, contains: "«column»")
    let search = german(width: 40, height: 5) {
      List { Text(verbatim: "x") }.searchable(text: .constant(""), prompt: "walrus.prompt")
    }
    expect(search.text, contains: "«prompt»")
  }

  @Test func `assistive technologies hear the language of the view`() {
    let host = german(width: 20, height: 3) {
      Button("walrus.save") {}.accessibilityHint("walrus.help")
      Text(verbatim: "x").accessibilityLabel("walrus.label")
    }
    let elements = host.host.accessibilityElements
    expect(elements.map(\.label), ["Sichern", "«label»"])
    expect(elements.first?.hint, "«help»")
  }

  // MARK: Rules

  @Test(
    arguments: [
      ("en", [1: "one", 0: "other", 2: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
      ("ja", [1: "other"]), ("cs", [1: "one", 3: "few", 5: "other"]),
      ("lt", [1: "one", 2: "few", 11: "other"]),
      ("lv", [0: "zero", 1: "one", 11: "zero", 21: "one", 2: "other"]),
      ("sl", [1: "one", 2: "two", 103: "few", 5: "other"]), ("he", [1: "one", 2: "two", 3: "other"]),
      ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
      ("ro", [1: "one", 0: "few", 19: "few", 20: "other", 101: "few"]),
      ("pl", [1: "one", 22: "few", 12: "many"]),
    ] as [(String, [Int: String])])
  func `plurals follow the rules of the language`(language: String, forms: [Int: String]) {
    for (number, form) in forms { expect(PluralForm.of(Double(number), in: language), form, "\(number)") }
    for number in [-1.5, .infinity, .nan, 1e300, -0.0] { _ = PluralForm.of(number, in: language) }
  }

  @Test func `languages are asked in the order of the user`() {
    let all = ["de", "en", "pt-BR", "zh-Hans", "zh-Hant", "fr-CA"]
    func order(_ wanted: String...) -> [String] { LanguageChoice.order(of: all, for: wanted, source: "en") }
    expect(order("de_AT.UTF-8"), ["de", "en"])
    expect(order("pt_PT"), ["pt-BR", "en"])
    expect(order("zh_TW"), ["zh-Hant", "en"])
    expect(order("zh_CN.UTF-8"), ["zh-Hans", "en"])
    expect(order("nl", "fr"), ["fr-CA", "en"])
    expect(order("en_GB", "de"), ["en"])
    expect(order(), ["en"])
    expect(LanguageChoice.order(of: ["Base", "de"], for: ["nl"], source: nil), ["Base"])
    let user = LanguageChoice.languages(of:)
    expect(user(["LANG": "de_DE.UTF-8"]), ["de_DE.UTF-8"])
    expect(user(["LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "fr"]), [])
    expect(user(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US", "LANGUAGE": "fr:de"]), ["fr", "de"])
    expect(user([:]), [])
  }

  @Test func `numbers are written in formats for numbers only`() {
    expect(Text("\(7, specifier: "%03d") \(1.25, specifier: "%.1f")"), Text(verbatim: "007 1.2"))
    expect(Text("\(7, specifier: "%s") \(1.5, specifier: "%n%n")"), Text(verbatim: "7 1.5"))
    expect(Text("\(7, specifier: "%99999d")"), Text(verbatim: "7"))
    expect(Text("\(Double.nan, specifier: "%d")"), Text(verbatim: "nan"))
  }

  @Test func `files that can't be read are as if they weren't there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "Localizable.xcstrings")
    try folder.write("\"a\" = ;", to: "de.lproj/Localizable.strings")
    try folder.write("<plist>", to: "de.lproj/Localizable.stringsdict")
    let bundle = try #require(Bundle(path: folder.path))
    expect(String(localized: "walrus.save", bundle: bundle), "walrus.save")
  }
}

// MARK: Views

extension TestHost {
  fileprivate func style(_ x: Int, _ y: Int) -> Style { screen[x, y].style }
}

private struct Row: Identifiable { let id: Int }

@MainActor private final class Counts { var inner = 0 }

private struct Switching: View {
  let counts: Counts
  @State private var isFrench = false
  var body: some View {
    Inner(counts: counts)
      .environment(\.locale, Locale(identifier: isFrench ? "fr" : "de"))
      .onKeyPress("l") {
        isFrench.toggle()
        return .handled
      }
  }
}

private struct Inner: View {
  let counts: Counts
  var body: some View {
    counts.inner += 1
    return VStack(alignment: .leading) {
      Text("walrus.save")
      Button("x") {}
    }
  }
}

private struct Controls: View {
  static let names = [
    "button", "systemButton", "toggle", "label", "picker", "section", "field", "secure", "menu", "group",
    "box",
    "labeled", "stepper", "progress", "link", "disclosure", "badge", "url", "date", "nav",
  ]
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 0
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Button("walrus.button") {}
        Button("walrus.systemButton", systemImage: "star") {}
        Toggle("walrus.toggle", isOn: $isOn)
        Label("walrus.label2", systemImage: "star")
        Picker("walrus.picker", selection: $number) { Text(verbatim: "0").tag(0) }
        TextField("walrus.field", text: $text)
        SecureField("walrus.secure", text: $text)
        Menu("walrus.menu") { Button("walrus.button") {} }
        GroupBox("walrus.box") { Text(verbatim: "x") }
        LabeledContent("walrus.labeled", value: "x")
        Stepper("walrus.stepper", value: $number)
        ProgressView("walrus.progress", value: 0.5)
        Link("walrus.link", destination: "https://example.org")
        Link("walrus.url", destination: URL(fileURLWithPath: "/"))
        DisclosureGroup("walrus.disclosure") { Text(verbatim: "x") }
        DatePicker("walrus.date", selection: $date)
        NavigationLink("walrus.nav") { Text(verbatim: "x") }
        List { Section("walrus.section") { Text("walrus.group").badge("walrus.badge") } }.frame(height: 3)
      }
    }
  }
}

// MARK: Tables

extension LocalizationTests {
  /// The lines of a screen, without the blanks around.
  private func lines(_ host: TestHost) -> String {
    host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func german(width: Int, height: Int, @ViewBuilder _ content: () -> some View) -> TestHost {
    shown("de", width: width, height: height, content)
  }

  private func shown(_ locale: String, width: Int, height: Int, @ViewBuilder _ content: () -> some View)
    -> TestHost
  {
    let content = content()
    return TestHost(width: width, height: height) {
      content.environment(\.locale, Locale(identifier: locale))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// A folder with tables as apps have them; it stays until the tests end.
  private static let bundle: Bundle = {
    do {
      let folder = try TemporaryFolder()
      try folder.write(catalog, to: "Localizable.xcstrings")
      try folder.write(
        """
        /* a comment */
        "walrus.save" = "Sichern";
        "walrus.hello %@" = "**Hallo**, %@!";
        "walrus.order %@ %@" = "%2$@ vor %1$@";
        "walrus.share %lld%% %lf" = "%lld %% von %2$.2lf";
        "walrus.hostile" = "\\U001b[31mboo\\U0007";
        "walrus.odd %lld" = "%9$@ %zz %lld % %#@none@";
        """, to: "de.lproj/Localizable.strings")
      try folder.write(stringsdict, to: "de.lproj/Localizable.stringsdict")
      try folder.write(#""walrus.title" = "Anderer Titel";"#, to: "de.lproj/Other.strings")
      kept.withLock { $0 = folder }
      return Bundle(path: folder.path)!
    } catch {
      fatalError("\(error)")
    }
  }()

  private static let kept = Mutex<TemporaryFolder?>(nil)

  /// Names in quotation marks for all titles of controls and screens, and some sentences.
  private static var catalog: String {
    let names =
      Controls.names + [
        "label2", "screen", "sub", "alert", "yes", "message", "dialog", "tab", "item", "column", "prompt",
        "help",
      ]
    let titles = names.map { name in
      let text = name == "label2" ? "label" : name
      return #""walrus.\#(name)": {"localizations": {"de": {"stringUnit": {"value": "«\#(text)»"}}}}"#
    }
    func unit(_ value: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
    func plural(_ forms: [(String, String)]) -> String {
      #"{"plural": {\#(forms.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ","))}}"#
    }
    let counts = [
      ("en", [("one", "%lld walrus"), ("other", "%lld walruses")]),
      (
        "pl", [("one", "%lld mors"), ("few", "%lld morsy"), ("many", "%lld morsów"), ("other", "%lld morsa")]
      ),
      ("de", [("zero", "kein Walross"), ("one", "ein Walross"), ("other", "%lld Walrosse")]),
    ].map { #""\#($0)": {"variations": \#(plural($1))}"# }.joined(separator: ",")
    return #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "walrus.save": {"localizations": {"en": \#(unit("Save")), "fr": \#(unit("Enregistrer"))}},
        "walrus.label": {"localizations": {"de": \#(unit("«label»"))}},
        "walrus %lld": {"localizations": {\#(counts)}},
        "walrus.unused": {},
        "walrus.both %lld %lld": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@eggs@ in %#@nests@"},
          "substitutions": {
            "eggs": {"argNum": 1, "formatSpecifier": "lld",
              "variations": \#(plural([("one", "Ein Ei"), ("other", "%arg Eier")]))},
            "nests": {"argNum": 2, "formatSpecifier": "lld",
              "variations": \#(plural([("one", "einem Nest"), ("other", "%arg Nestern")]))}
          }}}},
        \#(titles.joined(separator: ",\n"))
      }}
      """#
  }

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>walrus.list %lld %lld</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Ordner</string><key>other</key><string>%lld Ordnern</string>
        </dict>
      </dict>
    </dict></plist>
    """
}
