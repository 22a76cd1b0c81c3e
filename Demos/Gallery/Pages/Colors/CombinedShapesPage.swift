import TerminalUI

/// Shapes of two others.
struct CombinedShapesPage: View {
  private let a = Circle().scale(0.7, anchor: .leading)
  private let b = Circle().scale(0.7, anchor: .trailing)

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 3) {
        Area("union", a.union(b))
        Area("intersection", a.intersection(b))
        Area("subtracting", a.subtracting(b))
      }
      HStack(spacing: 3) {
        Area("difference", a.symmetricDifference(b))
        Line("a union's line", a.union(b))
        Line("lineSubtraction", a.lineSubtraction(b))
      }
    }
  }

  /// A filled shape and its name.
  struct Area<S: Shape>: View {
    let name: String
    let shape: S

    init(_ name: String, _ shape: S) {
      (self.name, self.shape) = (name, shape)
    }

    var body: some View {
      VStack {
        shape.fill(.teal).frame(width: 16, height: 6)
        Text(name)
      }
    }
  }

  /// The line of a shape and its name.
  struct Line<S: Shape>: View {
    let name: String
    let shape: S

    init(_ name: String, _ shape: S) {
      (self.name, self.shape) = (name, shape)
    }

    var body: some View {
      VStack {
        shape.stroke(.orange).frame(width: 16, height: 6)
        Text(name)
      }
    }
  }
}
