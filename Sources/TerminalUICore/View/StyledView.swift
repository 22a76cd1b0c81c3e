internal import RuntimeMetadata

/// A style: makes a view of the configuration of some kind of views.
///
/// A style may have dynamic properties, as a view has. It is evaluated on its own: when its configuration or the style
/// differs, and when something changes that it reads.
///
///     struct Arrow: ButtonStyle {
///       @Environment(\.isEnabled) private var isEnabled
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { Text(isEnabled ? "→" : "×"); configuration.label }
///       }
///     }
@MainActor @preconcurrency public protocol _ViewStyle {
  /// The properties of a view that a style gets.
  associatedtype _Configuration
  /// The view that it makes.
  associatedtype Body: View
  /// Makes a view.
  @MainActor @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}

/// The view that a style's `makeBody` makes of a configuration: evaluated with the style's own state.
@MainActor package struct StyledView<Style: _ViewStyle>: NodeView {
  let style: Style
  let configuration: Style._Configuration

  package init(_ style: Style, _ configuration: Style._Configuration) {
    self.style = style
    self.configuration = configuration
  }

  package static var _isUnary: Bool { Style.Body._isUnary }
  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    StyledViewNode(view, in: context)
  }
  package static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: StyledViewNode<Style>.self).update(to: view)
  }
}

/// Owns the state of a style's properties, and evaluates `makeBody` when what it read has changed.
@MainActor private final class StyledViewNode<Style: _ViewStyle>: OwnerNode {
  private var style: Style
  private var configuration: Style._Configuration
  private let layout: TypeLayout

  init(_ view: StyledView<Style>, in context: NodeContext) {
    style = view.style
    configuration = view.configuration
    layout = TypeLayout.of(Style.self)
    super.init(in: context)
    _ = link(&style, previous: nil, layout)
    evaluate()
  }

  func update(to view: StyledView<Style>) {
    var new = view.style
    var isChanged = !layout.areEqual(&style, &new)
    if link(&new, previous: &style, layout) { isChanged = true }
    style = new
    if !valuesAreEqual(configuration, view.configuration) { isChanged = true }
    configuration = view.configuration
    if isChanged { evaluate() }
  }

  override func evaluate() {
    evaluateBody(of: Style.self) {
      prepare(&style, layout)
    } making: {
      style.makeBody(configuration: configuration)
    }
  }

  override var name: String { layout.typeName }

  override func names(ofPropertiesFor sources: Set<ObjectIdentifier>) -> (names: [String], isComplete: Bool) {
    layout.names(ofPropertiesFor: sources, in: &style, of: self)
  }

  override var propertyNames: [String] { layout.propertyNames }
}
