import Expectations
import Foundation
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Testing

@testable import TerminalUIQuestions

/// Each kind of question, as it is below the prompt: its answer, its default, and what is wrong with an answer.
@Suite struct QuestionTests {
  /// A question that is shown, and what became of it.
  private func shown<Answer>(_ question: Question<Answer>) -> (host: TestHost, outcome: Outcome<Answer>) {
    let outcome = Outcome<Answer>()
    let scene = InlineGroup { QuestionView(question: question, outcome: outcome) }
    return (TestHost(width: 50, height: 12, scene: scene), outcome)
  }

  @Test func `a text is what is typed`() {
    let (host, outcome) = shown(.text("Name"))
    expect(host.trimmedText, "? Name")
    host.type("Ann")
    expect(host.trimmedText, "? Name Ann")
    host.press(.return)
    expect(outcome.answer, "Ann")
  }

  @Test func `a default is shown in the field, and is the answer if nothing is typed`() {
    let (host, outcome) = shown(.text("Name", default: "App"))
    expect(host.trimmedText, "? Name App")
    host.type("x")
    expect(host.trimmedText, "? Name x")
    host.press(.delete)
    host.press(.return)
    expect(outcome.answer, "App")
  }

  @Test func `what is wrong is below the field, what was typed stays, and the answer follows`() {
    let (host, outcome) = shown(.text("Name") { $0.contains(" ") ? "No spaces." : nil })
    host.type("a b")
    expect(host.trimmedText, "? Name a b")
    host.press(.return)
    expect(host.trimmedText, "? Name a b\n       No spaces.")
    expectNil(outcome.answer)
    host.press(.delete)
    host.press(.delete)
    expect(host.trimmedText, "? Name a")
    host.press(.return)
    expect(outcome.answer, "a")
  }

  @Test func `an answer is needed where there is no default`() {
    let (host, outcome) = shown(.text("Name"))
    host.press(.return)
    expect(host.trimmedText, "? Name\n       An answer is needed.")
    expectNil(outcome.answer)
  }

  @Test func `a secret isn't shown, neither while it is typed nor by its line`() {
    let question = Question.secret("Token") { $0.count < 3 ? "Too short." : nil }
    let (host, outcome) = shown(question)
    host.type("ab")
    host.press(.return)
    expect(host.trimmedText, "? Token ••\n        Too short.")
    host.type("cd")
    host.press(.return)
    expect(outcome.answer, "abcd")
    expect(question.summary("abcd"), "••••••••")
  }

  @Test(arguments: [("y", true), ("n", false)])
  func `a letter confirms or denies`(key: Character, answer: Bool) {
    let (host, outcome) = shown(.confirm("Sure?"))
    host.press(KeyEquivalent(key))
    expect(outcome.answer, answer)
  }

  @Test(arguments: [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)])
  func `Return gives the default, and yes without one`(first: Bool?, answer: Bool) {
    let (host, outcome) = shown(.confirm("Sure?", default: first))
    host.press(.return)
    expect(outcome.answer, answer)
  }

  @Test func `arrows go from yes to no, and a check may refuse either`() {
    let (host, outcome) = shown(.confirm("Sure?") { $0 ? "Think again." : nil })
    host.press(.return)
    expect(host.trimmedText, contains: "\n  Think again.")
    expectNil(outcome.answer)
    host.press(.rightArrow)
    host.press(.return)
    expect(outcome.answer, false)
  }

  private let licenses = ["MIT", "Apache 2.0", "GPL", "BSD", "MPL"]

  @Test func `typing leaves the options that match, the best one first`() {
    let (host, outcome) = shown(.choice("License", among: licenses))
    expect(
      host.trimmedText, "? License type to filter\n  › MIT\n    Apache 2.0\n    GPL\n    BSD\n    MPL")
    host.type("pl")
    expect(host.trimmedText, "? License pl\n  › GPL\n    MPL")
    host.press(.downArrow)
    expect(host.trimmedText, "? License pl\n    GPL\n  › MPL")
    host.press(.return)
    expect(outcome.answer, "MPL")
  }

  @Test func `without a match nothing can be chosen`() {
    let (host, outcome) = shown(.choice("License", among: licenses))
    host.type("xyz")
    host.press(.return)
    expect(host.trimmedText, "? License xyz\n    No match")
    expectNil(outcome.answer)
  }

  @Test func `the cursor begins at the default, and goes round`() {
    let (host, outcome) = shown(
      .choice("License", among: licenses, default: "MPL", check: { $0 == "MIT" ? "Not this one." : nil }))
    expect(host.trimmedText, contains: "› MPL")
    host.press(.downArrow)
    expect(host.trimmedText, contains: "› MIT")
    host.press(.return)
    expect(host.trimmedText, contains: "\n  Not this one.")
    expectNil(outcome.answer)
    host.press(.upArrow)
    host.press(.return)
    expect(outcome.answer, "MPL")
  }

  @Test func `of many options some are in sight, around the cursor`() {
    let (host, outcome) = shown(.choice("Number", among: Array(1...10_000)))
    for _ in 0..<3 { host.press(.pageDown) }
    expect(host.trimmedText.split(separator: "\n").count, 10)
    expect(host.trimmedText, contains: "› 25\n")
    expect(host.trimmedText, contains: "25 of 10000")
    host.type("9999")
    host.press(.return)
    expect(outcome.answer, 9999)
  }

  @Test func `several are chosen by Space, in their order`() {
    let (host, outcome) = shown(
      .choices(
        "Platforms", among: ["Linux", "macOS", "Windows"], check: { $0.isEmpty ? "At least one." : nil }))
    host.press(.return)
    expect(host.trimmedText, contains: "\n  At least one.")
    host.press(.upArrow)
    host.press(.space)
    host.press(.downArrow)
    host.press(.space)
    expect(host.trimmedText, contains: "  › ◼ Linux\n    ◻ macOS\n    ◼ Windows")
    host.press(.return)
    expect(outcome.answer, ["Linux", "Windows"])
  }

  @Test func `the default of several is chosen at first, and A chooses all and none`() {
    let (host, outcome) = shown(.choices("Platforms", among: ["Linux", "macOS"], default: ["macOS"]))
    expect(host.trimmedText, contains: "◻ Linux\n    ◼ macOS")
    host.press("a")
    expect(host.trimmedText, contains: "◼ Linux\n    ◼ macOS")
    host.press("a")
    host.press(.return)
    expect(outcome.answer, [])
  }

  @Test(arguments: [
    ("x", "“x” is no number."), ("0", "A number from 1 to 65535, please."),
    ("99999999999999999999", "“99999999999999999999” is no number."), ("80", "Not this one."),
  ])
  func `a text that is no number, or none of those wanted, is refused`(text: String, mistake: String) {
    let (host, outcome) = shown(.number("Port", in: 1...65_535) { $0 == 80 ? "Not this one." : nil })
    host.type(text)
    host.press(.return)
    expect(host.trimmedText, "? Port \(text)\n       \(mistake)")
    expectNil(outcome.answer)
  }

  @Test func `a number is read as the type of the answer`() {
    let (host, outcome) = shown(.number("Ratio", default: 0.5))
    host.type(" 2.25 ")
    host.press(.return)
    expect(outcome.answer, 2.25)
  }

  @Test func `a path is completed, and has to be there`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sources/inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["sources/main", ".hidden", "source.txt"] {
      try "x".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let path = folder.path + "/"
    expect(TypedPath(path).completions(to: .anything), ["source.txt", "sources/"].map { path + $0 })
    expect(TypedPath(path).completions(to: .folder), [path + "sources/"])
    expect(TypedPath(path + ".").completions(to: .anything), [path + ".hidden"])
    expect(TypedPath("/nowhere/at all/").completions(to: .anything), [])

    let (host, outcome) = shown(.path("File", to: .file))
    host.paste(path + "sour")
    host.press(.tab)
    host.press(.return)
    expect(outcome.answer, path + "source.txt")
    expect(TypedPath(path + "sources").mistake(for: .file), "“\(path)sources” is a folder.")
    expect(TypedPath(path + "source.txt").mistake(for: .folder), "“\(path)source.txt” is a file.")
    expect(TypedPath(path + "no").mistake(for: .folder), "There is no folder “\(path)no”.")
  }

  @Test func `views of any kind answer once`() {
    let (host, outcome) = shown(
      Question<String>("Colour") { answer in
        Button("Red") {
          answer("red")
          answer("blue")
        }
      })
    host.press(.return)
    expect(outcome.answer, "red")
  }

  @Test func `where nobody can be asked, there is the default, or a line that names the option`() throws {
    expect(try Question.text("Name", default: "App").answerWithoutUser.get(), "App")
    expect(
      failure(of: .text("Name", option: "--name")), "“Name” can't be asked here: pass --name.")
    expect(failure(of: .secret("Token")), "“Token” can't be asked here: there is no default.")
  }

  @Test func `an answer that is given by an option is checked, and nothing is asked`() async throws {
    let terminal = Terminal(asks: false)
    let port = Question.number("Port", in: 1...65_535, option: "--port")
    expect(try await terminal.ask(port, given: 80), 80)
    do {
      _ = try await terminal.ask(port, given: 0)
      expect(false, "taken")
    } catch {
      expect("\(error)", "--port: A number from 1 to 65535, please.")
    }
    let folder = Question.path("Folder", to: .folder)
    expect(try await terminal.ask(folder, given: "/"), "/")
    guard case .failure = folder.taking("/nowhere") else { return expect(false, "taken") }
    guard case .failure = Question.text("Name", check: { _ in "Never." }).taking("x") else {
      return expect(false, "taken")
    }
  }

  @Test func `a program's switch has the default taken`() async throws {
    let terminal = Terminal(asks: false)
    expect(try await terminal.ask(.confirm("Sure?", default: false)), false)
    expect(try await terminal.ask(.choices("Platforms", among: [1, 2], default: [2])), [2])
    expect(try await terminal.ask(default: "red") { answer in Button("Blue") { answer("blue") } }, "red")
  }

  private func failure(of question: Question<String>) -> String? {
    if case .failure(let error) = question.answerWithoutUser { "\(error)" } else { nil }
  }
}
