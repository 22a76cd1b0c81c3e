internal import Terminal

/// Paths that the variables of the environment name: none in a program with more rights than its user.
///
/// The caller of a set-user-ID program sets its environment, and could have it read and write files of its owner.
package enum UserPath {
  /// The value of a variable that names a file or a folder; `nil` where it isn't set, or must not be believed.
  package static func variable(_ name: String) -> String? {
    UserEnvironment.value(name)
  }

  /// A folder for files of the program: `$VARIABLE/PROGRAM`, else a folder of the user's.
  ///
  /// - Parameters:
  ///   - variable: The variable that names the folder, such as `XDG_CONFIG_HOME`; paths that aren't absolute are ignored.
  ///   - folder: Where it is in the user's folder otherwise.
  package static func folder(_ variable: String, or folder: String) -> String? {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "app"
    if let given = self.variable(variable), given.hasPrefix("/") { return "\(given)/\(program)" }
    guard let home = self.variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(folder)/\(program)"
  }
}
