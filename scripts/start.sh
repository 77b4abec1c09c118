# Sourced by ./cockpit: starts the application with the arguments of the script.
use_jdk
missing=
[ -z "${DISPLAY:-}" ] || need_window_libraries
install_missing
prepare_alone
build

# Without a GPU JavaFX would load Mesa only to find that it cannot use it.
renderer=
[ "$(uname -s)" != Linux ] || [ -e /dev/dri ] || renderer=-Dprism.order=sw

# java_with FLAG ARGUMENTS… runs the application in place of this (sub)shell.
java_with() {
  flag=$1
  shift
  exec "$JAVA_HOME/bin/java" --enable-native-access=ALL-UNNAMED -Xmx512m -XX:+UseSerialGC $renderer "$flag" '-Xlog:aot*=off' \
    "-Dpty4j.preferred.native.folder=$dist/resources/com/pty4j/native" -jar "$dist/cockpit.jar" "$@"
}

# The JDK can keep what a start loaded; later starts then take about half the time. One start that shows nothing fills
# the cache. An empty file says that it did not work and that nobody need try again before the next build. The file comes
# whole and by its name only: a running window has the old one mapped, and would crash if that were written to.
cache=$dist/cockpit.aot
case ${1:---open} in
  --open*)
    if [ -n "${DISPLAY:-}" ] && [ ! -e "$cache" ]; then
      echo "cockpit: preparing faster starts (once for each build)…" >&2
      (java_with "-XX:AOTCacheOutput=$cache.new" --selfcheck) >/dev/null 2>&1 </dev/null || : >"$cache.new"
      mv "$cache.new" "$cache"
    fi
    ;;
esac
prepared

if [ -s "$cache" ]; then
  java_with "-XX:AOTCache=$cache" "$@"
else
  java_with -XX:AOTMode=auto "$@"
fi
