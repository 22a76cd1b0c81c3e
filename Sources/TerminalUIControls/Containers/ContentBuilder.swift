/// Makes one view of the views written in a block: the name that newer SwiftUI code has for ``ViewBuilder``.
///
///     func card(@ContentBuilder content: () -> some View) -> some View { GroupBox { content() } }
///
/// - Source: SwiftUI `ContentBuilder`; it makes views only, not toolbars, commands or other content.
public typealias ContentBuilder = ViewBuilder
