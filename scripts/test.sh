# Sourced by ./cockpit: `./cockpit test` runs all tests on a virtual display of its own; with --real, the lane with the
# vendors' real command lines.
goals=verify
case "$*" in
  '') ;;
  --real) goals='verify -Preal' ;;
  *)
    echo "cockpit: test takes --real or nothing, not: $*" >&2
    exit 2
    ;;
esac

use_jdk
missing=
need_window_libraries
for need in mvn:maven Xvfb:xvfb xauth:xauth vi:vim-tiny htop:htop less:less tmux:tmux mc:mc ps:procps node:nodejs; do
  need_program "${need%:*}" "${need#*:}"
done
install_missing

# The display, with a key of its own: nobody else on this machine can look or type.
work=$(mktemp -d "${TMPDIR:-/tmp}/cockpit-test.XXXXXX")
key=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
export XAUTHORITY="$work/xauth"
xauth -q -f "$XAUTHORITY" add :0 . "$key" 2>/dev/null
Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp -auth "$XAUTHORITY" 3>"$work/display" >"$work/xvfb.log" 2>&1 &
xvfb=$!

# However this script ends, Maven and the display end after it: a trap would not run on SIGKILL, and on SIGTERM only when
# Maven is done.
(
  set +e
  trap '' HUP INT TERM
  while kill -0 $$ 2>/dev/null; do sleep 1; done
  [ ! -s "$work/maven" ] || kill "$(cat "$work/maven")"
  kill "$xvfb"
  rm -rf "$work"
) >/dev/null 2>&1 </dev/null &

while [ ! -s "$work/display" ]; do
  kill -0 "$xvfb" 2>/dev/null || { cat "$work/xvfb.log" >&2; echo "cockpit: the virtual display did not start." >&2; exit 1; }
  sleep 0.1
done
export DISPLAY=":$(cat "$work/display")"
xauth -q add "$DISPLAY" . "$key"
unset WAYLAND_DISPLAY

# Maven stays in the foreground: what a shell puts in the background ignores Ctrl+C, and so would every terminal in a test.
cd "$home"
code=0
sh -c 'echo $$ >"$0" && exec "$@"' "$work/maven" mvn -B -ntp -Dstyle.color=never $goals </dev/null || code=$?
rm -f "$work/maven"
[ "$code" != 0 ] || note_built

# All modules' results as one line.
find . -path '*/target/surefire-reports/TEST-*.xml' -newer "$work/display" -exec sed -n 's/^<testsuite .* tests="\([0-9]*\)" errors="\([0-9]*\)" skipped="\([0-9]*\)" failures="\([0-9]*\)".*/\1 \2 \3 \4/p' {} + |
  awk '{ run += $1; bad += $2 + $4; skipped += $3 } END { printf "%d passed, %d failed\n", run - bad - skipped, bad }'
exit "$code"
