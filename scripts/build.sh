# Sourced by ./cockpit: builds the application when its sources are not those of the last build.
dist=$home/app/target/dist
stamp=$dist/built-from

# The content of everything the application is built from, as one checksum. (Times would not do: git changes them.)
sources() {
  (cd "$home" && find pom.xml .mvn ./*/pom.xml session-core/src/main terminal-widget/src/main app/src/main -name node_modules -prune -o -type f -exec cksum {} + |
    LC_ALL=C sort | cksum && sed -n 's/^JAVA_RUNTIME_VERSION=//p' "$JAVA_HOME/release")
}

is_built() {
  [ -f "$dist/cockpit.jar" ] && [ "$(sources)" = "$(cat "$stamp" 2>/dev/null)" ]
}

# A cache of the last build's classes would be refused by the next one's.
note_built() {
  rm -f "$dist/cockpit.aot"
  sources >"$stamp"
}

# prepare_alone … prepared: two calls on a fresh clone would build over each other. Where there is no flock they do.
prepare_alone() {
  mkdir -p "$home/.cockpit"
  exec 9>"$home/.cockpit/lock"
  ! command -v flock >/dev/null 2>&1 || flock 9
}

prepared() {
  exec 9>&-
}

build() {
  ! is_built || return 0
  missing=
  need_program mvn maven
  install_missing
  page=
  command -v npm >/dev/null 2>&1 || {
    echo "cockpit: npm is not there, so this build has NO BROWSER PAGE; install Node.js 20 with npm and remove app/target to get it." >&2
    page=-Dweb.skip=true
  }
  echo "cockpit: building (the first time takes a few minutes)…" >&2
  (cd "$home" && mvn -B -ntp -q -Dstyle.color=never -DskipTests $page -pl app -am package </dev/null) >&2
  note_built
}
