# Sourced by ./cockpit: `./cockpit test` runs all tests on a virtual display; with --real only the lane in which the
# vendors' real command lines run against the stand-in model servers; with --shared only the lane in which the terminal
# engine is held to cases and recordings of others, in the folder that COCKPIT_SHARED names.
case "$*" in
  '') goals=verify ;;
  --real) goals='verify -pl app -am -Dgroups=real -Dtests.excluded=none' ;;
  --shared) goals='test -pl session-core -Dgroups=shared' ;;
  *)
    echo "cockpit: test takes --real, --shared or nothing, not: $*" >&2
    exit 2
    ;;
esac
if [ "$*" = --shared ] && [ ! -d "${COCKPIT_SHARED:-}/captures" ]; then
  echo "cockpit: COCKPIT_SHARED must name the folder with cases/, conformance/ and captures/; it is '${COCKPIT_SHARED:-}'." >&2
  exit 2
fi

use_jdk
missing=
need_window_libraries
need_display
for need in mvn:maven vi:vim-tiny htop:htop less:less tmux:tmux mc:mc ps:procps node:nodejs npm:npm \
  chromium:chromium chromedriver:chromium-driver; do
  need_program "${need%:*}" "${need#*:}"
done
install_missing

# The vendors' command lines, into a folder that git ignores.
if [ "$*" = --real ]; then
  agents=$home/.cockpit/agents
  echo "cockpit: installing the vendors' command lines (about 800 MB the first time)…" >&2
  mkdir -p "$agents"
  npm install --prefix "$agents" --no-fund --no-audit --loglevel=error \
    @anthropic-ai/claude-code@2.1.332 @openai/codex@0.171.0 </dev/null >&2
  export COCKPIT_REAL_AGENTS="$agents/node_modules/.bin"
fi

start_display
code=0
maven_on_display $goals || code=$?
[ "$code" != 0 ] || [ "$goals" != verify ] || note_built

# All modules' results as one line.
find "$home" -path '*/target/surefire-reports/TEST-*.xml' -newer "$work/display" -exec \
  sed -n 's/^<testsuite .* tests="\([0-9]*\)" errors="\([0-9]*\)" skipped="\([0-9]*\)" failures="\([0-9]*\)".*/\1 \2 \3 \4/p' {} + |
  awk '{ run += $1; bad += $2 + $4; skipped += $3 } END { printf "%d passed, %d failed\n", run - bad - skipped, bad }'
exit "$code"
