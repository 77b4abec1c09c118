# Sourced by ./cockpit: starts the application with the arguments of the script.
use_jdk
missing=
[ -z "${DISPLAY:-}" ] || need_window_libraries
install_missing
build

# Without a GPU JavaFX would load Mesa only to find that it cannot use it.
renderer=
[ "$(uname -s)" != Linux ] || [ -e /dev/dri ] || renderer=-Dprism.order=sw

exec "$JAVA_HOME/bin/java" --enable-native-access=ALL-UNNAMED -Xmx512m $renderer \
  "-Dpty4j.preferred.native.folder=$dist/resources/com/pty4j/native" \
  -jar "$dist/cockpit.jar" "$@"
