enum Launch {
  static func run<S: Scene>(_ scene: S) {
    // replaced when the backend is there
    _ = S._makeHost(scene, size: Size(width: 80, height: 24), environment: EnvironmentValues())
  }
}
