# Sourced by ./cockpit: a virtual display of its own for what runs in the foreground after it.

# need_display: the programs that it takes.
need_display() {
  need_program Xvfb xvfb
  need_program xauth xauth
}

# start_display exports DISPLAY. The display has a key of its own: nobody else on this machine can look or type.
start_display() {
  work=$(mktemp -d "${TMPDIR:-/tmp}/cockpit-display.XXXXXX")
  key=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  export XAUTHORITY="$work/xauth"
  xauth -q -f "$XAUTHORITY" add :0 . "$key" 2>/dev/null
  Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp -auth "$XAUTHORITY" 3>"$work/display" >"$work/xvfb.log" 2>&1 &
  xvfb=$!
  watch_over "$xvfb" >/dev/null 2>&1 </dev/null &
  while [ ! -s "$work/display" ]; do
    kill -0 "$xvfb" 2>/dev/null || {
      cat "$work/xvfb.log" >&2
      echo "cockpit: the virtual display did not start." >&2
      exit 1
    }
    sleep 0.1
  done
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
  xauth -q add "$DISPLAY" . "$key"
  unset WAYLAND_DISPLAY
}

# However the script ends, Maven and the display end after it: a trap would not run on SIGKILL, and on SIGTERM only when
# Maven is done.
watch_over() {
  set +e
  trap '' HUP INT TERM
  while kill -0 $$; do sleep 1; done
  [ ! -s "$work/maven" ] || kill "$(cat "$work/maven")"
  kill "$1"
  rm -rf "$work"
}

# maven_on_display ARGUMENTS keeps Maven in the foreground: what a shell puts in the background ignores Ctrl+C, and so
# would every terminal that a test starts.
maven_on_display() {
  code=0
  (cd "$home" && exec sh -c 'echo $$ >"$0" && exec mvn -B -ntp -Dstyle.color=never "$@"' "$work/maven" "$@" </dev/null) || code=$?
  rm -f "$work/maven"
  return "$code"
}
