public import TerminalUICore

/// What modifiers and traits say about a preview: its name, size, device.
package struct PreviewSettings {
  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Returns these settings, completed by those of `other` that they don't have.
  func merged(over other: PreviewSettings) -> PreviewSettings {
    PreviewSettings(
      name: name ?? other.name, layout: layout ?? other.layout, device: device ?? other.device,
      orientation: orientation ?? other.orientation)
  }

  /// The size in a window; `nil` is as the views want to be.
  func size(in window: Size) -> Size? {
    switch layout ?? .device {
    case .sizeThatFits: nil
    case .fixed(let width, let height): Size(width: Swift.max(width, 0), height: Swift.max(height, 0))
    case .device: orientation.map { $0.turned(device?.size ?? window) } ?? device?.size ?? window
    }
  }
}

/// Sets a property of a view's preview; elsewhere it has no effect and no node.
@usableFromInline enum PreviewSetting: ViewModifier {
  case name(String?)
  case layout(PreviewLayout)
  case device(PreviewDevice?)
  case orientation(InterfaceOrientation)

  @usableFromInline typealias Body = Never

  @usableFromInline static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    context.make(content)
  }
  @usableFromInline static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    node.update(to: content)
  }
  @usableFromInline static func _isUnary(_ content: Bool) -> Bool { content }

  /// The settings with this one alone.
  package var settings: PreviewSettings {
    switch self {
    case .name(let name): PreviewSettings(name: name)
    case .layout(let layout): PreviewSettings(layout: layout)
    case .device(let device): PreviewSettings(device: device)
    case .orientation(let orientation): PreviewSettings(orientation: orientation)
    }
  }
}
