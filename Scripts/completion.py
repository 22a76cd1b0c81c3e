#!/usr/bin/env python3
"""completion.py BUILD-FOLDER: prints the names that an editor offers in an app, by SourceKit, against the built modules.

A line is a place (`line`: an empty line, `body`: one in a view's body, `view`: after `view.`), a module and a name.
"""
import ctypes
import json
import os
import re
import subprocess
import sys
import tempfile

PLACES = {
    "line": "import TerminalUIFoundation\nimport TerminalUICharts\n#^#\n",
    "body": "import TerminalUI\nstruct Screen: View {\n  var body: some View {\n    #^#\n  }\n}\n",
    "view": "import TerminalUI\nfunc show(view: some View) {\n  view.#^#\n}\n",
}
RESULT = re.compile(r'key\.kind: [\w.]+,\s+key\.name: "((?:[^"\\]|\\.)*)",(.*?)\n    \}', re.S)


def library():
    told = subprocess.run([os.environ.get("SWIFTC", "swiftc"), "-print-target-info"], capture_output=True, text=True, check=True).stdout
    # The library looks for others beside itself, by the path that it was loaded from.
    path = os.path.join(os.path.dirname(json.loads(told)["paths"]["runtimeResourcePath"]), "libsourcekitdInProc.so")
    library = ctypes.CDLL(path)
    for name in ("request_create_from_yaml", "send_request_sync", "response_description_copy"):
        getattr(library, "sourcekitd_" + name).restype = ctypes.c_void_p
    library.sourcekitd_initialize()
    return library


def arguments(build, root):
    """As typecheck.sh has them."""
    maps = ["-fmodule-map-file=%s/%s.build/module.modulemap" % (build, name) for name in ("CTerminal", "CTestSupport", "COpenCombineHelpers")]
    return (["-swift-version", "6", "-parse-as-library", "-default-isolation", "MainActor",
             "-module-cache-path", build + "/DocsModuleCache", "-I", build + "/Modules",
             "-I", root + "/Sources/CNCurses", "-I", root + "/Sources/CPNG", "-I", root + "/Sources/CJPEG/include", "-I", root + "/Sources/CMD4C",
             "-load-plugin-executable", build + "/TerminalUIMacros-tool#TerminalUIMacros"]
            + [part for path in maps for part in ("-Xcc", path)])


def complete(library, arguments, path, text):
    offset = len(text.split("#^#")[0].encode())
    text = text.replace("#^#", "")
    open(path, "w").write(text)
    request = "{key.request: source.request.codecomplete, key.sourcefile: %s, key.sourcetext: %s, key.offset: %d, key.compilerargs: [%s]}" % (
        json.dumps(path), json.dumps(text), offset, ",".join(json.dumps(argument) for argument in arguments + [path]))
    problem = ctypes.c_void_p()
    made = library.sourcekitd_request_create_from_yaml(request.encode(), ctypes.byref(problem))
    answer = library.sourcekitd_send_request_sync(ctypes.c_void_p(made))
    return ctypes.string_at(library.sourcekitd_response_description_copy(ctypes.c_void_p(answer))).decode()


def main():
    build = os.path.realpath(sys.argv[1])
    root = os.path.realpath(os.path.join(os.path.dirname(__file__), ".."))
    kit = library()
    with tempfile.TemporaryDirectory() as folder:
        for place, text in PLACES.items():
            for name, rest in RESULT.findall(complete(kit, arguments(build, root), folder + "/Screen.swift", text)):
                module = re.search(r'key\.modulename: "([^"]*)"', rest)
                print(place, module[1] if module else "-", name)
    # SourceKit's threads would still run.
    sys.stdout.flush()
    os._exit(0)


main()
