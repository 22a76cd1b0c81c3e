internal import TerminalUICore

/// A kind of actions among which an assistive technology may sort them.
///
/// - Source: SwiftUI `AccessibilityActionCategory`; a terminal shows no categories.
public nonisolated struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// No category of its own.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change the content.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// Makes a category with a name.
  public init(_ name: Text) { self.init(name: name.content.string) }
  /// Makes a category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: nameKey.content.string) }
  /// Makes a category with a name.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }

  private init(name: String) { self.name = name }
}

extension View {
  /// Adds the buttons of a block to this view as actions for assistive technologies.
  ///
  ///     MessageRow(message).accessibilityActions {
  ///       Button("Archive") { archive(message) }
  ///       Button("Delete", role: .destructive) { delete(message) }.disabled(message.isLocked)
  ///     }
  ///
  /// An action has the title of its button; those of disabled buttons are left out. The buttons aren't shown, and have neither keys nor the focus.
  /// - Source: SwiftUI `View.accessibilityActions(_:)`.
  @inlinable public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    modifier(ActionViewsModifier(view: content()))
  }

  /// Adds the buttons of a block to this view as actions for assistive technologies, in a category.
  ///
  /// - Source: SwiftUI `View.accessibilityActions(category:_:)`.
  @inlinable public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
}

/// Joins a view with the hidden views that are its actions: their node has this object, by which it is found.
private final class ActionViews {
  /// The actions of the buttons that are hidden somewhere below `node`; disabled ones are left out.
  func actions(in node: Node) -> [AccessibilityAction] {
    let views = node.firstInTree { node -> Node? in
      (node as? ActionViewsNode)?.views === self ? node : nil
    }
    var actions: [AccessibilityAction] = []
    views?.visitContents { node in
      guard let view = node.viewValue as? any ActionControl else { return .into }
      if let control = node.firstInTree({ $0 as? any PressTarget }), control.canActivate {
        let name = node.controlTitle(TextRegion.reading(node) { view.plainTitle })
        actions.append(AccessibilityAction(name: name) { [weak control] in _ = control?.activate() })
      }
      return .past
    }
    return actions
  }
}

/// Keeps the views of the actions in the tree, hidden behind the content, and offers their actions as the content's.
@usableFromInline struct ActionViewsModifier<Actions: View>: ViewModifier {
  @State private var views = ActionViews()
  let view: Actions

  @usableFromInline init(view: Actions) { self.view = view }

  @usableFromInline func body(content: Content) -> some View {
    let views = views
    content
      .background { view.modifier(ActionViewsMark(views: views)).hidden() }
      .modifier(AccessibilityModifier { $0.findActions = views.actions })
  }
}

/// Marks hidden views as the accessibility actions of another view.
private struct ActionViewsMark: PassModifier {
  let views: ActionViews

  func makePassNode(in context: NodeContext) -> PassNode { ActionViewsNode(views, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Is around those hidden views, so that a search for actions finds the controls in them.
private final class ActionViewsNode: PassNode {
  let views: ActionViews

  init(_ views: ActionViews, in context: NodeContext) {
    self.views = views
    super.init(in: context)
  }

  override var name: String { "actionViews" }
}
