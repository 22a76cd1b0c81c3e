internal import CTerminal
internal import TerminalUICore

extension Image {
  /// Shows a picture by its name, which is also its label for assistive technologies.
  ///
  ///     Image("logo").resizable().scaledToFit()
  ///
  /// It is read where the app links the product `TerminalUIImages`, from a PNG file among the program's resources. Without that product its
  /// room shows the name, and that is reported once.
  /// - Source: SwiftUI `Image.init(_:bundle:)`; with `TerminalUIFoundation` or `TerminalUIImages` also of another bundle.
  public nonisolated init(_ name: String) { self.init(named: name, folder: nil, label: name) }

  /// Shows a picture by its name, with a label.
  ///
  /// - Source: SwiftUI `Image.init(_:bundle:label:)`.
  public nonisolated init(_ name: String, label: Text) {
    self.init(named: name, folder: nil, label: label.content.string)
  }

  /// Shows a decorative picture, which assistive technologies skip.
  ///
  /// - Source: SwiftUI `Image.init(decorative:bundle:)`.
  public nonisolated init(decorative name: String) { self.init(named: name, folder: nil, label: nil) }

  /// Shows a picture of a name among the resources in a folder; `nil` is the program's own.
  package nonisolated init(named name: String, folder: String?, label: String?) {
    self.init(PictureFile.named(name, folder: folder).map { .file($0) } ?? .unread(name), label: label)
  }
}

extension Image {
  /// Stands for a picture that nothing can read, and reports that.
  package nonisolated init(unread name: String) { self.init(.unread(name), label: name) }
}

extension PictureFile {
  /// The picture of a name in a folder, or among the program's own resources; `nil` where nothing that reads files is linked.
  package nonisolated static func named(_ name: String, folder: String?) -> PictureFile? {
    name.withCString { name in
      guard let folder else { return ct_named_picture(name, nil) }
      return folder.withCString { ct_named_picture(name, $0) }
    }.map(taking)
  }

  /// The picture in the bytes of a file, without a size if they are none; `nil` where nothing that reads files is linked.
  package nonisolated static func of(_ bytes: UnsafeRawBufferPointer) -> PictureFile? {
    ct_picture_of(bytes.baseAddress, bytes.count).map(taking)
  }

  /// Memory that holds this value, which the caller has to free.
  package nonisolated func given() -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<PictureFile>.allocate(capacity: 1)
    memory.initialize(to: self)
    return UnsafeMutableRawPointer(memory)
  }

  /// Returns the value in memory that was given, and frees the memory.
  nonisolated static func taking(_ memory: UnsafeMutableRawPointer) -> PictureFile {
    let memory = memory.assumingMemoryBound(to: PictureFile.self)
    defer { memory.deallocate() }
    return memory.move()
  }
}

/// The text in place of an image whose file can't be read: its name.
struct UnreadPicture: UnaryView {
  let name: String
  let isResizable: Bool

  var body: some View {
    let length: Int? = isResizable ? .max : nil
    Text(verbatim: name)
      .lineLimit(1)
      .foregroundStyle(.secondary)
      .frame(maxWidth: length, maxHeight: length)
      .background(.fill)
      .background {
        PictureView(
          image: nil, size: Size(width: 1, height: 1), scale: 1, look: PictureLook(resizing: .stretch),
          issue: .missingImage(
            name, reason: "Nothing that reads files is linked: add the product TerminalUIImages."))
      }
  }
}
