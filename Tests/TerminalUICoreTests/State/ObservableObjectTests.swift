import Dispatch
import Expectations
import Testing
@testable import TerminalUICore
import TerminalUI
import TerminalUITesting

private final class Store: ObservableObject {
  @Published var name = "a"
  @Published var age = 1
  let log: Log?

  init(log: Log? = nil) {
    self.log = log
    log?.note("made")
  }
  isolated deinit { log?.note("freed") }
}

/// Declares the store and reads its name.
private struct NameText: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.name) }
}

@Suite struct ObservableObjectTests {
  @Test func `each declarer is evaluated, whatever its body reads`() {
    // O4
    struct Silent: View {
      @ObservedObject var store: Store
      var body: some View { Text("-") }
    }
    struct Passing: View {
      let store: Store
      var body: some View { Text("p") }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 3) {
      VStack {
        NameText(store: store)
        Silent(store: store)
        Passing(store: store)
      }
    }
    store.age += 1
    host.turn()
    expect(host.record.bodies.sorted(), ["NameText", "Silent"])
    // By hand, and with nothing changed.
    store.objectWillChange.send()
    host.turn()
    expect(host.record.bodies.sorted(), ["NameText", "Silent"])
    expect(host.issues, [])
  }

  @Test func `however many sends make one evaluation, which sees what was written last`() {
    // O5
    let store = Store()
    let host = TestHost(width: 1, height: 1) { NameText(store: store) }
    store.name = "b"
    store.age = 5
    store.name = "c"
    host.turn()
    expect(host.text, "c")
    expect(host.record.bodies, ["NameText"])
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `an object has one value, so a transaction does not keep its change for later`() {
    // E6
    let log = Log()
    struct Screen: View {
      let log: Log
      @StateObject private var store = Store()
      @State private var count = 0
      var body: some View {
        log.note("\(store.age) \(count)")
        return Text("x").onTapGesture {
          store.age = 2
          count = 1
          withTransaction(Transaction()) {
            store.age = 3
            count = 2
          }
          log.note("reads \(store.age) \(count)")
        }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    _ = log.take()
    host.click(on: "x")
    // The states take their values one update after the other; the object has its last one in both.
    expect(log.take(), ["reads 3 2", "3 1", "3 2"])
    expect(host.record.bodies, ["Screen", "Screen"])
  }

  @Test func `a state object is made when the view loads, once, and freed when it leaves`() {
    // O1
    struct Owner: View {
      @StateObject private var store: Store
      let noise: Int
      init(log: Log, noise: Int) {
        _store = StateObject(wrappedValue: Store(log: log))
        self.noise = noise
      }
      var body: some View {
        Text("\(store.age)\(noise)").onKeyPress("+") {
          store.age += 1
          return .handled
        }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var noise = 0
      @State private var isShown = true
      @State private var id = 0
      var body: some View {
        VStack { if isShown { Owner(log: log, noise: noise).id(id) } }
          .onKeyPress("n") {
            noise += 1
            return .handled
          }
          .onKeyPress("x") {
            isShown.toggle()
            return .handled
          }
          .onKeyPress("i") {
            id += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Screen(log: log) }
    expect(log.take(), ["made"])
    host.press("+")
    expect(host.text, "20")
    expect(host.record.bodies, ["Owner"])
    host.press("n")
    expect(host.text, "21")
    expect(log.take(), [])
    host.press("x")
    expect(log.take(), ["freed"])
    host.press("x")
    expect(host.text, "11")
    expect(log.take(), ["made"])
    // Another identity has another object.
    host.press("i")
    expect(log.take().sorted(), ["freed", "made"])
  }

  @Test func `an observed object with an initial value is a new one with each value of the view`() {
    // O2
    struct Careless: View {
      @ObservedObject var store: Store
      let noise: Int
      init(log: Log, noise: Int) {
        store = Store(log: log)
        self.noise = noise
      }
      var body: some View { Text(store.name) }
    }
    struct Screen: View {
      let log: Log
      @State private var noise = 0
      var body: some View {
        Careless(log: log, noise: noise).onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("n")
    expect(log.take(), ["made", "made", "freed"])
    expect(host.record.bodies, ["Screen", "Careless"])
  }

  @Test func `another object in an observed property evaluates, and the old one no longer does`() {
    // O2
    struct Screen: View {
      let stores: [Store]
      @State private var index = 0
      var body: some View {
        NameText(store: stores[index]).onKeyPress("n") {
          index = 1
          return .handled
        }
      }
    }
    let stores = [Store(), Store()]
    stores[1].name = "b"
    let host = TestHost(width: 1, height: 1) { Screen(stores: stores) }
    host.press("n")
    expect(host.text, "b")
    stores[0].name = "x"
    host.turn()
    expect(host.record.bodies, [])
    stores[1].name = "c"
    host.turn()
    expect(host.text, "c")
  }

  @Test func `an environment object is found by its type and evaluates its declarers`() {
    // O3, O4, N2
    struct Badge: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text("\(store.age)") }
    }
    struct Middle: View {
      var body: some View { Badge() }
    }
    struct Screen: View {
      let stores: [Store]
      @State private var index = 0
      var body: some View {
        Middle().environmentObject(stores[index]).onKeyPress("n") {
          index = 1
          return .handled
        }
      }
    }
    let stores = [Store(), Store()]
    stores[1].age = 7
    let host = TestHost(width: 1, height: 1) { Screen(stores: stores) }
    expect(host.text, "1")
    stores[0].age = 2
    host.turn()
    expect(host.text, "2")
    expect(host.record.bodies, ["Badge"])
    host.press("n")
    expect(host.text, "7")
    expect(host.record.bodies, ["Screen", "Badge"])
    stores[0].age = 3
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `a missing environment object is reported with the names of the type and the view`() {
    // O3
    struct Badge: View {
      @EnvironmentObject private var store: Store
      var body: some View { Text("\(store.age)") }
    }
    let host = TestHost(width: 5, height: 1) {
      HStack {
        Text("a")
        Badge()
      }
    }
    expect(host.issues, [.missingObject(type: "Store", view: "Badge")])
    expect(host.trimmedText, contains: "a")
    expect(host.record.bodies, [])
  }

  @Test func `bindings to an object's properties read and write it`() {
    // B1
    struct Field: View {
      @Binding var text: String
      var body: some View {
        Text(text).onKeyPress("!") {
          text += "!"
          return .handled
        }
      }
    }
    struct Screen: View {
      @StateObject private var store = Store()
      var body: some View { Field(text: $store.name) }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    host.press("!")
    expect(host.text, "a!")
    expect(host.record.bodies, ["Screen", "Field"])
  }

  @Test func `a change while a body is evaluated is reported, and seen after the update`() {
    // E7
    struct Writer: View {
      @ObservedObject var store: Store
      @State private var isWriting = false
      var body: some View {
        if isWriting, store.name == "a" { store.name = "b" }
        return Text(store.name).onKeyPress("w") {
          isWriting = true
          return .handled
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 2) {
      VStack {
        NameText(store: store)
        Writer(store: store)
      }
    }
    host.press("w")
    expect(host.text, "b\nb")
    expect(host.issues, [.writeDuringEvaluation(view: "Writer")])
    expect(host.record.bodies.sorted(), ["NameText", "Writer", "Writer"])
  }

  @Test func `a change on another thread is shown and reported`() async {
    // S7, O5
    let store = Store()
    let host = TestHost(width: 1, height: 1) { NameText(store: store) }
    let shared = Handed(store)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        MainActor.assumeIsolatedAnyway { shared.value.name = "b" }
        continuation.resume()
      }
    }
    await host.settle()
    expect(host.text, "b")
    expect(host.issues, [.changeOnOtherThread(type: "Store")])
  }

  @Test func `an object is heard once for all views that declare it, and forgotten with the last`() {
    // 4
    let log = Log()
    var store: Store? = Store(log: log)
    weak let observed = store
    var host: TestHost? = store.map { store in
      TestHost(width: 1, height: 50) { ForEach(0..<50) { _ in NameText(store: store) } }
    }
    store?.name = "b"
    host?.turn()
    expect(host?.record.bodyCount, 50)
    store = nil
    expect(observed != nil)
    host = nil
    expectNil(observed)
    expect(log.take(), ["made", "freed"])
  }
}

extension MainActor {
  /// Runs code that says it belongs to the main actor on the present thread, as code from older times does.
  nonisolated fileprivate static func assumeIsolatedAnyway(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
