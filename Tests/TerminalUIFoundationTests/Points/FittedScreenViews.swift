import TerminalUIPoints

/// More than a window of 12 rows has room for: 20 rows and two buttons.
struct TallContent: View {
  var body: some View {
    VStack(spacing: 0) {
      Button("First") {}
      ForEach(0..<20) { Text("row \($0).").frame(height: 16) }
      Button("Last") {}
    }
  }
}

struct TallApp: App {
  var body: some Scene { WindowGroup { TallContent() } }
}

enum TallPlace: String, CaseIterable { case window, stack, page, tab }

/// The content in a window of points, on a page of a stack, or on a tab.
struct TallPlaceApp: App {
  var place = TallPlace.window

  var body: some Scene {
    WindowGroup {
      switch place {
      case .window: TallContent()
      case .stack: NavigationStack { TallContent().navigationTitle("Title") }
      case .page:
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in TallContent() }
        }
      case .tab: TabView { Tab("A", systemImage: "star") { TallContent() } }
      }
    }
  }
}

struct FittingApp: App {
  struct Room: View {
    var body: some View {
      GeometryReader { Text("\(Int($0.size.width)) \(Int($0.size.height))") }
    }
  }

  var body: some Scene { WindowGroup { Room() } }
}

struct PictureApp: App {
  var body: some Scene {
    WindowGroup {
      ZStack {
        Circle().fill(.blue).frame(width: 900, height: 900)
        Button("Start") {}
      }
    }
  }
}

/// What an app draws beside its place.
struct BesideApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        Text("here")
        Text("moved").offset(x: 80, y: 48)
      }
    }
  }
}

/// A background that fills what scrolls, and gaps that don't shrink.
struct FilledApp: App {
  var body: some Scene {
    WindowGroup {
      ZStack {
        Color.green
        VStack(spacing: 100) { ForEach(1..<7) { Text("text \($0)") } }
      }
    }
  }
}
