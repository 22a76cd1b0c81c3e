/// A row with a number.
package struct TrialItem: Identifiable {
  package let id: Int
  package init(id: Int) { self.id = id }
}
