import TerminalUI

/// A value that outlives the app; here the store is in memory.
struct AppStoragePage: View {
  private static let store = StorageStore()

  var body: some View {
    Name().defaultAppStorage(Self.store)
  }

  struct Name: View {
    @AppStorage("visits") private var visits = 1
    var body: some View {
      Button("Visits: \(visits)") { visits += 1 }
    }
  }
}
