import Observation
import OpenCombine
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A property of a view that its parent makes of a number.
protocol NumberedProperty {
  @MainActor init(number: Int)
  /// What it says, if it says anything of the number.
  @MainActor var shown: String? { get }
}

/// A view with such a property, and with a state of its own that must stay.
private struct Probe<Property: NumberedProperty>: View {
  private var property: Property
  @State private var serial: Int

  init(_ number: Int) {
    property = Property(number: number)
    _serial = State(initialValue: number)
  }

  var body: some View { Text("\(property.shown ?? "-") of \(serial)") }
}

private struct Parent<Property: NumberedProperty>: View {
  let container: ContainerKind
  let count: Count

  var body: some View {
    let _ = count.noise
    container.holding(Probe<Property>(count.number))
  }
}

@Observable private final class Count {
  var number = 1
  var noise = 0
}

// MARK: - The framework's

extension AppStorage: NumberedProperty where Value == String {
  init(number: Int) { self.init(wrappedValue: "<\(number)>", "key\(number)") }
  var shown: String? { wrappedValue }
}

extension SceneStorage: NumberedProperty where Value == String {
  init(number: Int) { self.init(wrappedValue: "<\(number)>", "key\(number)") }
  var shown: String? { wrappedValue }
}

extension ScaledMetric: NumberedProperty where Value == Int {
  init(number: Int) { self.init(wrappedValue: number) }
  var shown: String? { "<\(wrappedValue)>" }
}

extension GestureState: NumberedProperty where Value == Int {
  init(number: Int) { self.init(wrappedValue: number) }
  var shown: String? { nil }
}

extension EnvironmentValues {
  @Entry fileprivate var first = "<1>"
  @Entry fileprivate var second = "<2>"
}

extension Environment: NumberedProperty where Value == String {
  init(number: Int) { self.init(number == 1 ? \.first : \.second) }
  var shown: String? { wrappedValue }
}

final class NumberedObject: ObservableObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  static let all = (0..<3).map { NumberedObject($0) }
}

extension ObservedObject: NumberedProperty where ObjectType == NumberedObject {
  init(number: Int) { self.init(wrappedValue: NumberedObject.all[number]) }
  var shown: String? { "<\(wrappedValue.number)>" }
}

@Observable final class NumberedModel {
  var number: Int
  init(_ number: Int) { self.number = number }
  static let all = (0..<3).map { NumberedModel($0) }
}

extension Bindable: NumberedProperty where Value == NumberedModel {
  init(number: Int) { self.init(wrappedValue: NumberedModel.all[number]) }
  var shown: String? { "<\(wrappedValue.number)>" }
}

extension Binding: NumberedProperty where Value == String {
  init(number: Int) { self = .constant("<\(number)>") }
  var shown: String? { wrappedValue }
}

extension FocusedValues {
  @Entry fileprivate var one: Int?
  @Entry fileprivate var two: Int?
}

extension FocusedValue: NumberedProperty where Value == Int {
  init(number: Int) { self.init(number == 1 ? \.one : \.two) }
  var shown: String? { nil }
}

// MARK: - Of apps

@propertyWrapper private struct Own: DynamicProperty, NumberedProperty {
  let wrappedValue: String
  init(number: Int) { wrappedValue = "<\(number)>" }
  var shown: String? { wrappedValue }
}

private struct PlainOwn: DynamicProperty, NumberedProperty {
  let number: Int
  var shown: String? { "<\(number)>" }
}

private struct Twice: DynamicProperty, NumberedProperty {
  struct Once: DynamicProperty {
    @Own var inner: String
    @State var count = 0
  }
  var once: Once
  init(number: Int) { once = Once(inner: Own(number: number)) }
  var shown: String? { once.inner }
}

private struct OfClosure: DynamicProperty, NumberedProperty {
  let make: () -> String
  init(number: Int) { make = { "<\(number)>" } }
  var shown: String? { make() }
}

private struct OfRequest: DynamicProperty, NumberedProperty {
  struct Request { var name: String; var limit: Int? }
  let request: any Sendable
  @State private var loaded = Loaded()
  init(number: Int) { request = Request(name: "<\(number)>", limit: nil) }
  var shown: String? { loaded.name }
  func update() { loaded.name = (request as? Request)?.name ?? "" }
  final class Loaded { var name = "" }
}

private struct OfKeyPath: DynamicProperty, NumberedProperty {
  @Environment var value: String
  init(number: Int) { _value = Environment(number: number) }
  var shown: String? { value }
}

private struct OfStorage: DynamicProperty, NumberedProperty {
  @AppStorage var value: String
  init(number: Int) { _value = AppStorage(number: number) }
  var shown: String? { value }
}

private struct OfObject: DynamicProperty, NumberedProperty {
  @ObservedObject var object: NumberedObject
  init(number: Int) { _object = ObservedObject(number: number) }
  var shown: String? { "<\(object.number)>" }
}

private struct Remembering: DynamicProperty, NumberedProperty {
  let number: Int
  private var text = ""
  init(number: Int) { self.number = number }
  var shown: String? { text }
  mutating func update() { text = "<\(number)>" }
}

private struct Generic<Base: NumberedProperty & DynamicProperty>: DynamicProperty, NumberedProperty {
  var base: Base
  @StateObject private var object = NumberedObject(7)
  @Namespace private var space
  init(number: Int) { base = Base(number: number) }
  var shown: String? { base.shown }
}

enum PropertyKind: String, CaseIterable {
  case appStorage, sceneStorage, scaledMetric, gestureState, environment, observedObject, bindable, binding
  case focusedValue, own, plainOwn, twice, closure, request, keyPath, ownStorage, ownObject, remembering,
    generic

  fileprivate func failure(in container: ContainerKind) -> String? {
    switch self {
    case .appStorage: check(AppStorage<String>.self, container)
    case .sceneStorage: check(SceneStorage<String>.self, container)
    case .scaledMetric: check(ScaledMetric<Int>.self, container)
    case .gestureState: check(GestureState<Int>.self, container)
    case .environment: check(Environment<String>.self, container)
    case .observedObject: check(ObservedObject<NumberedObject>.self, container)
    case .bindable: check(Bindable<NumberedModel>.self, container)
    case .binding: check(Binding<String>.self, container)
    case .focusedValue: check(FocusedValue<Int>.self, container)
    case .own: check(Own.self, container)
    case .plainOwn: check(PlainOwn.self, container)
    case .twice: check(Twice.self, container)
    case .closure: check(OfClosure.self, container)
    case .request: check(OfRequest.self, container)
    case .keyPath: check(OfKeyPath.self, container)
    case .ownStorage: check(OfStorage.self, container)
    case .ownObject: check(OfObject.self, container)
    case .remembering: check(Remembering.self, container)
    case .generic: check(Generic<Twice>.self, container)
    }
  }
}

/// What is wrong with a view that has such a property in a container.
private func check<Property: NumberedProperty>(_: Property.Type, _ container: ContainerKind) -> String? {
  let count = Count()
  let host = TestHost(width: 40, height: 12) { Parent<Property>(container: container, count: count) }
  if container == .menuContent { host.press(.return) }
  let first = Property(number: 1).shown == nil ? "-" : "<1>"
  guard host.text.contains("\(first) of 1") else { return "not shown: \(host.trimmedText)" }
  count.noise += 1
  host.turn()
  if host.record.bodies.contains(where: { $0.hasPrefix("Probe") }) { return "evaluated for nothing" }
  count.number += 1
  host.turn()
  let second = first == "-" ? "-" : "<2>"
  if host.record.bodies.filter({ $0.hasPrefix("Probe") }).isEmpty { return "not evaluated" }
  return host.text.contains("\(second) of 1") ? nil : "shows \(host.trimmedText)"
}

// MARK: - Equatable views, modifiers, styles

private struct Same<Property: NumberedProperty>: View, nonisolated Equatable {
  var property: Property
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
  var body: some View { Text(property.shown ?? "-") }
}

private struct Adding<Property: NumberedProperty>: ViewModifier {
  var property: Property
  func body(content: Content) -> some View {
    VStack {
      content; Text(property.shown ?? "-")
    }
  }
}

private struct Looking<Property: NumberedProperty>: ButtonStyle {
  var property: Property
  func makeBody(configuration: Configuration) -> some View { Text(property.shown ?? "-") }
}

private struct Screen<Content: View>: View {
  let count: Count
  @ViewBuilder let content: (Int) -> Content
  var body: some View {
    let number = count.number
    return VStack { content(number) }
  }
}

private func lines<Property: NumberedProperty>(_: Property.Type) -> String {
  let count = Count()
  let host = TestHost(width: 40, height: 16) {
    Screen(count: count) { number in
      Same(property: Property(number: number))
      GroupBox { Same(property: Property(number: number)) }
      Text("x").modifier(Adding(property: Property(number: number)))
      GroupBox { Text("x").modifier(Adding(property: Property(number: number))) }
      Button("b") {}.buttonStyle(Looking(property: Property(number: number)))
      GroupBox { Button("b") {}.buttonStyle(Looking(property: Property(number: number))) }
    }
  }
  count.number += 1
  host.turn()
  return host.text
}

// MARK: - Tests

@Suite struct GivenPropertyTests {
  // C6, Mend D1: seen to fail in every container
  @Test(arguments: ContainerKind.allCases)
  func `a view whose property its parent made of another value is evaluated`(in container: ContainerKind) {
    for property in PropertyKind.allCases {
      let failure = property.failure(in: container)
      expectNil(failure, "\(property.rawValue) in \(container.rawValue)")
    }
  }

  // C6, Mend D1
  @Test func `so are an equatable view, a modifier and a style, alone and in a view that stores them`() {
    let texts = [
      lines(AppStorage<String>.self), lines(Own.self), lines(Twice.self), lines(ScaledMetric<Int>.self),
      lines(Environment<String>.self), lines(OfClosure.self), lines(Remembering.self),
      lines(Generic<Twice>.self),
    ]
    for text in texts { expect(text.split(separator: "<2>").count, 7, "\(text)") }
  }

  // C6, Mend D1
  @Test func `a binding with another transaction is another one`() {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("\(value)") { value += 1 } }
    }
    struct Screen: View {
      let count: Count
      @State private var value = 0
      var body: some View {
        let _ = count.noise
        var transaction = Transaction()
        transaction.disablesAnimations = count.number > 1
        return GroupBox { Child(value: $value.transaction(transaction)) }
      }
    }
    let count = Count()
    let host = TestHost(width: 20, height: 5) { Screen(count: count) }
    count.noise += 1
    host.turn()
    expect(host.record.bodies, lacks: "Child")
    count.number = 2
    host.turn()
    expect(host.record.bodies, contains: "Child")
  }
}
