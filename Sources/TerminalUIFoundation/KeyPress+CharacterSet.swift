public import Foundation
public import TerminalUI

extension View {
  /// Runs an action when a key types some of the characters of a set, and no others.
  ///
  ///     .onKeyPress(characters: .decimalDigits) { press in append(press.characters); return .handled }
  ///
  /// - Source: SwiftUI `View.onKeyPress(characters:phases:action:)`.
  @_disfavoredOverload @inlinable public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let scalars = press.characters.unicodeScalars
      return !scalars.isEmpty && scalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }
}
