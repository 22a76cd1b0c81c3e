"""A program of Textual's, as its guide teaches: the subject of the fault matrix beside ours."""
import ctypes
import os
import sys
import threading

from textual.app import App
from textual.widgets import Static

fault, moment = (sys.argv + ["", "idle"])[1:3]


def happen(app):
    if fault == "exit":
        sys.exit(3)
    if fault == "fatalError":
        raise RuntimeError("this is the message")
    if fault == "badPointer":
        ctypes.string_at(8)
    if fault == "recursion":
        sys.setrecursionlimit(1 << 30)

        def recurse(level):
            return recurse(level + 1) + 1

        recurse(0)
    if fault == "threadFatalError":
        threading.Thread(target=os.abort).start()
    if fault == "crashAndExit":
        threading.Thread(target=os.abort).start()
        app.exit()
    if fault == "child":
        with app.suspend():
            os.system("echo in the child")
    if fault == "print":
        os.write(1, b"stray print\n")


class Matrix(App):
    frame = 0

    def compose(self):
        yield Static("ready", id="text", markup=False)

    def on_mount(self):
        if moment == "start":
            happen(self)
        if moment in ("frame", "blocked"):
            self.set_interval(0.005, self.draw)

    def draw(self):
        self.frame += 1
        width, height = self.size
        row = "".join(str((x + self.frame) % 10) for x in range(width))
        self.query_one("#text").update("\n".join(["ready"] + [row] * (height - 1)))

    def on_key(self, event):
        if event.character == "!":
            happen(self)
        elif event.character == "q":
            self.exit()


Matrix().run()
