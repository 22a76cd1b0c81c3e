import TerminalUI

/// Shapes of two others.
struct CombinedShapesPage: View {
  private let left = Circle().scale(0.7, anchor: .leading)
  private let right = Circle().scale(0.7, anchor: .trailing)

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 3) {
        LabeledShape("union", left.union(right))
        LabeledShape("intersection", left.intersection(right))
        LabeledShape("subtracting", left.subtracting(right))
      }
      HStack(spacing: 3) {
        LabeledShape(
          "symmetricDifference",
          left.symmetricDifference(right))
        LineOf("lineSubtraction", left.lineSubtraction(right))
        LineOf("the line of a union", left.union(right))
      }
    }
  }

  /// A filled shape and its name.
  struct LabeledShape<S: Shape>: View {
    let name: String
    let shape: S

    init(_ name: String, _ shape: S) {
      (self.name, self.shape) = (name, shape)
    }

    var body: some View {
      VStack {
        shape.fill(.teal).frame(width: 20, height: 7)
        Text(name)
      }
    }
  }

  /// The line of a shape and its name.
  struct LineOf<S: Shape>: View {
    let name: String
    let shape: S

    init(_ name: String, _ shape: S) {
      (self.name, self.shape) = (name, shape)
    }

    var body: some View {
      VStack {
        shape.stroke(.orange).frame(width: 20, height: 7)
        Text(name)
      }
    }
  }
}
