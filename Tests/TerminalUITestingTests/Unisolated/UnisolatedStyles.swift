// Styles as they are written for SwiftUI, in a module without default isolation. `make check` compiles this file in
// Swift 5 mode too.
import TerminalUI

struct StackedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct ArrowButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var mark = "→"

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? mark : "×")
      configuration.label.foregroundStyle(configuration.isPressed ? .tint : .primary)
    }
  }
}

struct LinkButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.underline().onTapGesture { configuration.trigger() }
  }
}

struct WordToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
    }
  }
}

struct PlainMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

struct PercentGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct WordProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.fractionCompleted.map { "\($0)" } ?? "…")
  }
}

struct LineGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct ColonContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(":")
      configuration.content
    }
  }
}

struct ColumnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

struct ArrowGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension ButtonStyle where Self == ArrowButton {
  static var arrow: ArrowButton { ArrowButton() }
}
