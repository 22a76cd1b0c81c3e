import TerminalUI

/// A control that leads to a URL.
struct LinkPage: View {
  var body: some View {
    Link("Swift", destination: "https://www.swift.org")
  }
}
