import AssetCatalogs
import Cells
import TerminalUIImages

extension FuzzTarget {
  /// Files of pictures and of asset catalogues: any bytes are refused, or are a picture of a bounded size, a colour, or names within a folder.
  static let pictures = FuzzTarget(name: "pictures") { input in
    let most = 1 << 16
    for image in [
      try? PixelImage(png: input, mostPixels: most), try? PixelImage(jpeg: input, mostPixels: most),
    ] {
      if let image, image.width * image.height > most { return "\(image)" }
    }
    _ = try? PixelImage(picture: Array(input.prefix(64)))
    if let colors = ColorSet(json: input) {
      for case .components(let red, let green, let blue, let opacity) in [colors.light, colors.dark] {
        guard [red, green, blue, opacity].allSatisfy({ (0...1).contains($0) }) else { return "\(colors)" }
      }
    }
    if let images = ImageSet(json: input, folder: "set", endings: ["png"]) {
      for picture in [images.light, images.dark ?? images.light] {
        let isInside = picture.path.hasPrefix("set/") && !picture.path.dropFirst(4).contains("/")
        guard isInside, picture.scale >= 1 else { return "\(picture)" }
      }
    }
    return nil
  }
}
