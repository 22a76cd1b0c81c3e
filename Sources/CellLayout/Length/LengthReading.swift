internal import Cells

/// A value whose lengths are read as `Int`; with `TerminalUIFoundation` they are read as CoreGraphics' types as well.
///
/// A property with the same name and another type is allowed in an extension of a protocol, and nowhere else. Where both fit, the first one is taken.
public protocol LengthReading {}

extension EdgeInsets: LengthReading {}
extension ViewDimensions: LengthReading {}
extension ProposedViewSize: LengthReading {}
