internal import TerminalUICore
public import TerminalUI

/// A layer over the content: a sheet, an alert, a menu, a note.
///
///     #expect(host.layers.map(\.kind) == ["sheet", "alert"])
public struct TestLayer {
  /// The kind: `sheet`, `cover`, `alert`, `dialog`, `popover`, `menu`, `palette`, `help`, `suggestions`, `chord`, `toast` or `tooltip`.
  public let kind: String
  /// The layer as an element, with all that is in it.
  public let element: TestElement

  /// The title, where it has one.
  public var title: String? { element.label }
  /// Where the layer is, in cells of the screen.
  public var frame: Rect { element.frame }

  /// All elements in the layer that have the role `role`.
  public func elements(_ role: AccessibilityRole) -> [TestElement] {
    guard let current = element.current else { return [] }
    return current.children.flatMap(\.flattened).filter { $0.role == role }
      .map { TestElement($0, in: element.host) }
  }
}

extension TestLayer: @MainActor CustomStringConvertible {
  /// The layer's kind, and its title.
  public var description: String { kind + (title.map { " \($0.debugDescription)" } ?? "") }
}

/// An alert or a dialog, as a test answers it.
///
///     let alert = try #require(host.alert)
///     #expect(alert.title == "Delete “Archive”?")
///     alert.button("Delete").press()
public struct TestAlert {
  let layer: TestLayer

  /// The title.
  public var title: String? { layer.title }
  /// The message below; several texts are one a line.
  public var message: String? {
    let texts = layer.elements(.text).compactMap(\.label)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  /// The buttons, in the order in which the app gives them.
  public var buttons: [TestElement] { layer.elements(.button) }
  /// The fields for text.
  public var fields: [TestElement] { layer.elements(.textField) + layer.elements(.secureField) }

  /// The button with a label; where there is none the test fails.
  public func button(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TestElement {
    layer.element.host.find(
      .button, label, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension TestAlert: @MainActor CustomStringConvertible {
  /// Title, message, fields and buttons.
  public var description: String { layer.element.treeDescription }
}

extension TestHost {
  /// The layers over the content, the topmost last.
  public var layers: [TestLayer] {
    var kinds: [(kind: String, node: Node)] = []
    host.visitLayers { node, layer in if let layer { kinds.append((layer.name, node)) } }
    let elements = host.accessibilityElements(belowModal: true)
    return kinds.compactMap { kind, node in
      elements.first { $0.node === node }.map { TestLayer(kind: kind, element: TestElement($0, in: self)) }
    }
  }

  /// The topmost alert or dialog; `nil` where there is none.
  public var alert: TestAlert? {
    layers.last { $0.kind == "alert" || $0.kind == "dialog" }.map { TestAlert(layer: $0) }
  }

  /// The characters of the screen without the layers over the content.
  ///
  ///     assertSnapshot(of: host.text)                           // with the sheet
  ///     assertSnapshot(of: host.textWithoutLayers, named: "below")
  public var textWithoutLayers: String { host.drawBase().text }
}
