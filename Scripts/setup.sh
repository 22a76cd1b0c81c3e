#!/bin/sh
# Makes this machine able to build (`setup.sh build`) and to run the tests (`setup.sh test`).
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

# Runs apt-get without questions, as root or through a sudo that doesn't ask for a password.
apt() {
  if [ "$(id -u)" -eq 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null
  else
    sudo -n env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" </dev/null
  fi
}

# Prints the command that installs the packages here: "$1" is the name of ncurses' headers' package per system.
command_for() {
  wants_ncurses=$1 wants_tools=$2
  for row in 'apt-get:apt-get install:libncurses-dev' 'dnf:dnf install:ncurses-devel' \
    'yum:yum install:ncurses-devel' 'zypper:zypper install:ncurses-devel' 'pacman:pacman -S:ncurses' \
    'apk:apk add:ncurses-dev' 'brew:brew install:ncurses'; do
    tool=${row%%:*} rest=${row#*:}
    has "$tool" || continue
    command=${rest%:*}
    [ "$wants_ncurses" = no ] || command="$command ${rest#*:}"
    [ "$wants_tools" = no ] || command="$command $test_packages"
    [ "$tool" = brew ] || command="sudo $command"
    say "$command"
    return
  done
  say "your package manager (ncurses with its headers, wide characters$([ "$wants_tools" = no ] || printf '; %s' "$test_packages"))"
}

install() {
  wants_ncurses=$1 wants_tools=$2
  manual=$(command_for "$wants_ncurses" "$wants_tools")
  packages=''
  [ "$wants_ncurses" = no ] || packages='libncurses-dev'
  [ "$wants_tools" = no ] || packages="$packages $test_packages"
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

ncurses=no tools=no test_packages=''
has_ncurses || ncurses=yes
if [ "$purpose" = test ]; then
  has tmux || test_packages='tmux'
  [ -z "$test_packages" ] || tools=yes
fi

if [ "$ncurses" = yes ] && ! install yes "$tools"; then
  stop "ncurses is $why; run: $manual"
elif [ "$ncurses" = no ] && [ "$tools" = yes ] && ! install no yes; then
  say "setup: $test_packages: $why; the tests that need that are skipped ($manual)"
fi
