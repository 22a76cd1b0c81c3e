import Glibc
import TerminalUI

/// `Trials delegate`: prints what its delegate hears; `q` quits.
struct DelegateApp: App {
  @ApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene { WindowGroup { Hearing() } }
}

final class Delegate: ApplicationDelegate, ObservableObject {
  @Published private(set) var heard: [String] = []
  init() { hear("init") }
  func applicationDidFinishLaunching() { hear("launched") }
  func applicationWillSuspend() { hear("suspends") }
  func applicationDidResume() { hear("resumed") }
  func applicationWillTerminate() { hear("ends") }

  private func hear(_ what: String) {
    heard.append(what)
    print(what)
  }
}

private struct Hearing: View {
  @EnvironmentObject private var delegate: Delegate
  @Environment(\.exit) private var exit
  @State private var count = 0

  var body: some View {
    Text("\(count): \(delegate.heard.joined(separator: " "))")
      .onKeyPress("+") {
        count += 1
        return .handled
      }
      .onKeyPress("q") {
        exit()
        return .handled
      }
  }
}
