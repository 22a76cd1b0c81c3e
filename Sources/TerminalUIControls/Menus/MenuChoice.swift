internal import Observation
internal import TerminalUICore

/// The option that a row of a menu shows: whether it is chosen, and how to choose it.
@Observable final class MenuChoice {
  var isChosen = false
  @ObservationIgnored var choose: () -> Void = {}
  /// Makes the view of the option, while the row is made.
  @ObservationIgnored var make: (@MainActor (NodeContext) -> Node)?
}
