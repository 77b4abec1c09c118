# Sourced by ./cockpit: the native libraries and programs that the system has to have. As root on Debian what lacks is
# installed; elsewhere the line that does it is printed.

# need_library FILE PACKAGE, need_program NAME PACKAGE: note the package if the thing is not there.
need_library() {
  printf '%s\n' "$libraries" | grep -qF "$1" || missing="$missing $2"
}

need_program() {
  command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# need_window_libraries: what JavaFX loads, by the file names that its own libraries ask for, and a monospaced font.
need_window_libraries() {
  [ "$(uname -s)" = Linux ] || return 0
  libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null) || return 0
  need_library libgtk-3.so.0 libgtk-3-0
  need_library libXtst.so.6 libxtst6
  need_library libXxf86vm.so.1 libxxf86vm1
  need_library libGL.so.1 libgl1
  need_library libpangoft2-1.0.so.0 libpangoft2-1.0-0
  need_library libfreetype.so.6 libfreetype6
  [ -n "$(find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" -iname '*mono*' 2>/dev/null | head -n 1)" ] ||
    missing="$missing fonts-dejavu-core"
}

# install_missing: ends the script if something is missing that it may not install.
install_missing() {
  [ -n "$missing" ] || return 0
  line="apt-get install -y --no-install-recommends$missing"
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "cockpit: this system lacks what Debian calls$missing: install the like of it with your package manager." >&2
    exit 1
  elif [ "$(id -u)" != 0 ]; then
    echo "cockpit: this system lacks$missing: run  sudo $line" >&2
    exit 1
  fi
  echo "cockpit: installing$missing" >&2
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -q && $line -q; } >"${TMPDIR:-/tmp}/cockpit-apt.$$" 2>&1 </dev/null || {
    cat "${TMPDIR:-/tmp}/cockpit-apt.$$" >&2
    echo "cockpit: could not install$missing: run  $line" >&2
    exit 1
  }
  rm -f "${TMPDIR:-/tmp}/cockpit-apt.$$"
}
