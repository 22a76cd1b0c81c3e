/// Declares a preview: views that the gallery of previews shows while the app is developed.
///
///     #Preview {
///       ContentView()
///     }
///
///     #Preview("Full", traits: .fixedLayout(width: 40, height: 6)) {
///       Gauge(value: 1) { Text("Disk") }
///     }
///
/// `TERMINALUI_PREVIEW=1` in the environment of a debug build shows all previews in place of the app, and `TERMINALUI_PREVIEW=DIR` writes a
/// picture of each into a folder. A body may have several views and variables marked ``Previewable()``. In release builds the macro
/// expands to nothing.
///
/// - Parameters:
///   - name: The name in the gallery; `nil` is the name of the file.
///   - body: The views.
/// - Source: SwiftUI `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "TerminalUIMacros", type: "PreviewMacro")

/// Declares a preview with traits: a size, an orientation, a modifier.
///
///     #Preview("Narrow", traits: .fixedLayout(width: 20, height: 6)) { ContentView() }
///     #Preview(traits: .sizeThatFitsLayout, .modifier(SampleData())) { Row() }
///
/// - Parameters:
///   - name: The name in the gallery; `nil` is the name of the file.
///   - traits: A trait.
///   - additionalTraits: More traits; of two that say the same, the later one counts.
///   - body: The views.
/// - Source: SwiftUI `Preview(_:traits:_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TerminalUIMacros", type: "PreviewMacro")

/// Makes a variable in the body of a `#Preview` the state of a view.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
///
/// The macro moves the variable into a view whose body is the rest. It is allowed only at the top of the body, not in a closure in it.
///
/// - Source: SwiftUI `Previewable()`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TerminalUIMacros", type: "PreviewableMacro")
