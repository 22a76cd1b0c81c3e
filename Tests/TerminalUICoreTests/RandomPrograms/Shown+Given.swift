import TerminalUI

/// A view with a dynamic property that the model's number makes; alone, and where another view stores it.
struct Given: View {
  let wrapper: Int
  let number: Int

  var body: some View {
    switch wrapper {
    case 0: OfProperty(property: Own(text: "g\(number)"))
    case 1: Storing(content: OfProperty(property: Twice(own: Own(text: "t\(number)"))))
    case 2: OfProperty(property: OfClosure { [number] in "c\(number)" })
    case 3: Storing(content: OfStorage(number))
    case 4: Text("m").modifier(OfModifier(number))
    case 5: Storing(content: OfKeyPath(number % 2 == 0 ? \.isEnabled : \.isFocused))
    default: Storing(content: OfProperty(property: Late(number: number)))
    }
  }
}

/// Shows a property that says a text.
private struct OfProperty<Property: SayingProperty & DynamicProperty>: View {
  let property: Property
  @State private var count = 0
  var body: some View { Text("\(property.text)\(count == 0 ? "" : "!")") }
}

private protocol SayingProperty {
  var text: String { get }
}

private struct Storing<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

private struct Own: DynamicProperty, SayingProperty { let text: String }

private struct Twice: DynamicProperty, SayingProperty {
  var own: Own
  @State private var count = 0
  var text: String { own.text }
}

private struct OfClosure: DynamicProperty, SayingProperty {
  let make: () -> String
  init(_ make: @escaping () -> String) { self.make = make }
  var text: String { make() }
}

/// Makes its text in `update()`.
private struct Late: DynamicProperty, SayingProperty {
  let number: Int
  private(set) var text = ""
  init(number: Int) { self.number = number }
  mutating func update() { text = "l\(number)" }
}

private struct OfStorage: View {
  @AppStorage private var text: String
  init(_ number: Int) { _text = AppStorage(wrappedValue: "s\(number)", "key\(number)") }
  var body: some View { Text(text) }
}

private struct OfKeyPath: View {
  @Environment private var value: Bool
  init(_ path: KeyPath<EnvironmentValues, Bool>) { _value = Environment(path) }
  var body: some View { Text(value ? "yes" : "no") }
}

private struct OfModifier: ViewModifier {
  @ScaledMetric private var length: Int
  init(_ number: Int) { _length = ScaledMetric(wrappedValue: number % 10) }
  func body(content: Content) -> some View { content.padding(.leading, length) }
}
