import Foundation
import TerminalUI

/// `Trials writers <kind>`: eight threads write one place without pause, while keys are counted.
struct WritersApp: App {
  var body: some Scene {
    WindowGroup {
      Writers().defaultAppStorage(StorageStore(path: "/tmp/terminalui-writers-\(getpid())/defaults"))
    }
  }
}

private struct Writers: View {
  fileprivate struct Pair { var first = 0, second = 0 }
  fileprivate final class Store: ObservableObject { @Published var count = 0 }

  @Environment(\.exit) private var exit
  @State private var count = 0
  @State private var pair = Pair()
  @AppStorage("count") private var stored = 0
  @StateObject private var store = Store()
  @State private var keys = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("keys \(keys)")
      Text("\(count) \(pair.first) \(stored) \(store.count)")
    }
    .onAppear {
      switch Trials.arguments.first {
      case "state": start($count)
      case "part": start($pair.first)
      case "storage": start($stored)
      case "object": start($store.count)
      case "transaction":
        var transaction = Transaction()
        transaction.disablesAnimations = true
        start($count.transaction(transaction))
      default: break
      }
    }
    .onKeyPress("+") {
      keys += 1
      return .handled
    }
    .onKeyPress("q") {
      exit()
      return .handled
    }
  }

  private func start(_ binding: Binding<Int>) {
    for number in 0..<8 {
      Thread.detachNewThread {
        var value = number
        while true {
          binding.wrappedValue = value
          value &+= 8
        }
      }
    }
  }
}
