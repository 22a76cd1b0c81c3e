#!/bin/sh
# Makes this machine able to build demos (`setup.sh demo`), all (`setup.sh build`), to run the tests (`setup.sh test`), and those
# with the trait `Data` as well (`setup.sh data`).
# Says what it does, never asks, and does nothing where everything is there.
set -u

purpose=${1:-test}
oldest='6.2'

say() { printf '%s\n' "$*"; }
stop() {
  printf 'setup: %s\n' "$*" >&2
  exit 1
}
has() { command -v "$1" >/dev/null 2>&1; }

check_swift() {
  has "${SWIFT:-swift}" ||
    stop "Swift $oldest or newer is needed and none is in PATH; see https://www.swift.org/install"
  version=$("${SWIFT:-swift}" --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9]*\)\.\([0-9][0-9]*\).*/\1 \2/p' | head -n 1)
  major=${version% *} minor=${version#* }
  [ -n "$version" ] ||
    stop "\"${SWIFT:-swift} --version\" names no version; Swift $oldest or newer is needed: https://www.swift.org/install"
  [ "$major" -gt "${oldest%.*}" ] ||
    { [ "$major" -eq "${oldest%.*}" ] && [ "$minor" -ge "${oldest#*.}" ]; } ||
    stop "Swift $oldest or newer is needed, this is $major.$minor; see https://www.swift.org/install"
}

# True when one of the files given (patterns that match nothing stay as they are) exists.
any() {
  for file; do
    [ ! -e "$file" ] || return 0
  done
  return 1
}

has_ncurses() {
  any /usr/include/curses.h /usr/include/ncursesw/curses.h /usr/local/include/curses.h &&
    any /usr/lib/*/libncursesw.so /usr/lib/libncursesw.so /usr/lib64/libncursesw.so \
      /usr/lib/libncursesw.a /usr/local/lib/libncursesw.so
}

# For the product that reads pictures, which demos don't use: libpng and libjpeg.
has_pictures() {
  any /usr/include/png.h /usr/include/libpng16/png.h /usr/local/include/png.h &&
    any /usr/lib/*/libpng16.so /usr/lib/libpng16.so /usr/lib64/libpng16.so /usr/local/lib/libpng16.so &&
    any /usr/include/jpeglib.h /usr/local/include/jpeglib.h &&
    any /usr/lib/*/libjpeg.so /usr/lib/libjpeg.so /usr/lib64/libjpeg.so /usr/local/lib/libjpeg.so
}

# For the product that reads Markdown, which demos don't use.
has_md4c() {
  any /usr/include/md4c.h /usr/local/include/md4c.h &&
    any /usr/lib/*/libmd4c.so /usr/lib/libmd4c.so /usr/lib64/libmd4c.so /usr/local/lib/libmd4c.so
}

# For the product over databases, which is built with the trait `Data` only.
has_sqlite() {
  any /usr/include/sqlite3.h /usr/local/include/sqlite3.h &&
    any /usr/lib/*/libsqlite3.so /usr/lib/libsqlite3.so /usr/lib64/libsqlite3.so /usr/local/lib/libsqlite3.so
}

# Runs apt-get without questions, as root or through a sudo that doesn't ask for a password.
apt() {
  if [ "$(id -u)" -eq 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null
  else
    sudo -n env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null
  fi
}

# Prints the command that installs what is missing: the names of the packages with headers differ per system.
command_for() {
  for row in 'apt-get:apt-get install:libncurses-dev:libpng-dev libjpeg-dev:libmd4c-dev:libsqlite3-dev' \
    'dnf:dnf install:ncurses-devel:libpng-devel libjpeg-turbo-devel:md4c-devel:sqlite-devel' \
    'yum:yum install:ncurses-devel:libpng-devel libjpeg-turbo-devel:md4c-devel:sqlite-devel' \
    'zypper:zypper install:ncurses-devel:libpng16-devel libjpeg8-devel:md4c-devel:sqlite3-devel' \
    'pacman:pacman -S:ncurses:libpng libjpeg-turbo:md4c:sqlite' \
    'apk:apk add:ncurses-dev:libpng-dev libjpeg-turbo-dev:md4c-dev:sqlite-dev' \
    'brew:brew install:ncurses:libpng jpeg-turbo:md4c:sqlite'; do
    tool=${row%%:*} rest=${row#*:}
    has "$tool" || continue
    command=${rest%%:*} rest=${rest#*:}
    [ "$ncurses" = no ] || command="$command ${rest%%:*}"
    rest=${rest#*:}
    [ "$pictures" = no ] || command="$command ${rest%%:*}"
    rest=${rest#*:}
    [ "$md4c" = no ] || command="$command ${rest%%:*}"
    [ "$sqlite" = no ] || command="$command ${rest#*:}"
    [ "$tools" = no ] || command="$command $test_packages"
    [ "$tool" = brew ] || command="sudo $command"
    say "$command"
    return
  done
  needs=''
  [ "$ncurses" = no ] || needs='ncurses with its headers, wide characters'
  [ "$pictures" = no ] || needs="${needs:+$needs; }libpng and libjpeg with their headers"
  [ "$md4c" = no ] || needs="${needs:+$needs; }md4c with its headers"
  [ "$sqlite" = no ] || needs="${needs:+$needs; }SQLite with its headers"
  [ "$tools" = no ] || needs="${needs:+$needs; }$test_packages"
  say "your package manager ($needs)"
}

install() {
  manual=$(command_for)
  packages=''
  [ "$ncurses" = no ] || packages='libncurses-dev'
  [ "$pictures" = no ] || packages="$packages libpng-dev libjpeg-dev"
  [ "$md4c" = no ] || packages="$packages libmd4c-dev"
  [ "$sqlite" = no ] || packages="$packages libsqlite3-dev"
  [ "$tools" = no ] || packages="$packages $test_packages"
  packages=${packages# }
  has apt-get || { why='missing'; return 1; }
  [ "$(id -u)" -eq 0 ] || { has sudo && sudo -n true 2>/dev/null; } ||
    { why='missing, and installing needs a password'; return 1; }
  say "setup: installing $packages with apt-get"
  # shellcheck disable=SC2086 # one word a package
  apt install -y --no-install-recommends $packages >/dev/null 2>&1 && return 0
  say 'setup: refreshing the package lists first'
  apt update >/dev/null 2>&1
  # shellcheck disable=SC2086
  apt install -y --no-install-recommends $packages >/dev/null && return 0
  why='missing, and apt-get could not install it'
  return 1
}

[ "$(uname -s)" = Linux ] || stop "TerminalUI runs on Linux; this is $(uname -s)"
check_swift

ncurses=no pictures=no md4c=no sqlite=no tools=no test_packages=''
has_ncurses || ncurses=yes
[ "$purpose" = demo ] || has_pictures || pictures=yes
[ "$purpose" = demo ] || has_md4c || md4c=yes
[ "$purpose" != data ] || has_sqlite || sqlite=yes
if [ "$purpose" = test ] || [ "$purpose" = data ]; then
  has tmux || test_packages='tmux'
  [ -z "$test_packages" ] || tools=yes
fi

missing=''
[ "$ncurses" = no ] || missing='ncurses'
[ "$pictures" = no ] || missing="${missing:+$missing and }libpng or libjpeg"
[ "$md4c" = no ] || missing="${missing:+$missing and }md4c"
[ "$sqlite" = no ] || missing="${missing:+$missing and }SQLite"
if [ -n "$missing" ]; then
  install || stop "$missing: $why; run: $manual"
elif [ "$tools" = yes ] && ! install; then
  say "setup: $test_packages: $why; the tests that need that are skipped ($manual)"
fi
