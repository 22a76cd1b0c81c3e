import TerminalUI

// The examples of docs/Updates.md, word for word.

struct Outer: View {
  @State private var outer = 0

  var body: some View {
    VStack {
      Text("outer \(outer)")
      Middle()
    }
    .onKeyPress("o") {
      outer += 1
      return .handled
    }
    .onKeyPress("x") { .handled }
  }
}

struct Middle: View {
  var body: some View { Inner() }
}

struct Inner: View {
  @State private var inner = 0

  var body: some View {
    Text("inner \(inner)").onTapGesture { inner += 1 }
  }
}

struct Chooser: View {
  @State private var chosen = 0
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(taps) taps")
      ForEach(0..<3) { number in
        Choice(number: number, isChosen: number == chosen, choose: choose)
      }
    }
  }

  private func choose(_ number: Int) {
    taps += 1
    chosen = number
  }
}

struct Choice: View {
  let number: Int
  let isChosen: Bool
  let choose: (Int) -> Void

  var body: some View {
    Text(isChosen ? "(\(number))" : " \(number) ").onTapGesture { choose(number) }
  }
}

struct Volume: View {
  @State private var volume = 5

  var body: some View {
    VStack {
      Text("Volume")
      Level(value: $volume)
    }
  }
}

struct Level: View {
  @Binding var value: Int

  var body: some View { Text("\(value)").onTapGesture { value += 1 } }
}

@propertyWrapper struct Noticed<Value>: DynamicProperty {
  @State private var value: Value
  private let notice: (Value) -> Void

  init(wrappedValue: Value, _ notice: @escaping (Value) -> Void) {
    _value = State(initialValue: wrappedValue)
    self.notice = notice
  }

  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(
      get: { value },
      set: { newValue in
        value = newValue
        notice(newValue)
      })
  }
}

struct Mixer: View {
  @Noticed private var level: Int

  init(notice: @escaping (Int) -> Void) { _level = Noticed(wrappedValue: 1, notice) }

  var body: some View {
    VStack {
      Level(value: $level)
      Text("reset").onTapGesture { level = 1 }
    }
  }
}

struct Watch: View {
  @State private var isOn = false
  let log: (String) -> Void

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
      if isOn {
        Color.clear.frame(width: 0, height: 0)
          .onAppear { log("begins") }
          .onDisappear { log("ends") }
      }
    }
  }
}

struct Asking: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("\(count)").onTapGesture { count += 1 }
  }
}

struct Ordered: View {
  let log: (String) -> Void

  var body: some View {
    VStack {
      Text("a").onAppear { log("1") }.onChange(of: 0, initial: true) { log("2") }
      Text("b").onAppear { log("3") }
    }
    .onAppear { log("4") }
  }
}
