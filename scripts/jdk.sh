# Sourced by ./cockpit: finds a JDK that is new enough and exports JAVA_HOME. It reads `release` files and starts no Java.
java_needed=25

# jdk_version FOLDER prints the feature version of the JDK there, 0 if there is none.
jdk_version() {
  version=
  [ -x "$1/bin/javac" ] && version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null)
  echo "${version:-0}"
}

# jdk_of_path prints the folder of the javac on PATH.
jdk_of_path() {
  javac=$(command -v javac 2>/dev/null) || return 0
  javac=$(readlink -f "$javac" 2>/dev/null || echo "$javac")
  dirname "$(dirname "$javac")"
}

# jdk_folders prints where JDKs usually are, the most wanted first, one a line.
jdk_folders() {
  printf '%s\n' "${COCKPIT_JDK:-}" "${JAVA_HOME:-}" "$(jdk_of_path)"
  [ ! -x /usr/libexec/java_home ] || /usr/libexec/java_home -v "$java_needed+" 2>/dev/null || true
  printf '%s\n' \
    /usr/lib/jvm/* /opt/java/* /opt/jdk* /usr/java/* /usr/local/lib/jvm/* \
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$HOME"/.asdf/installs/java/* "$HOME"/.local/share/mise/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home
}

# use_jdk exports JAVA_HOME, or says in one line how to get a JDK.
use_jdk() {
  if ! JAVA_HOME=$(jdk_folders | while IFS= read -r folder; do
    [ -n "$folder" ] && [ "$(jdk_version "$folder")" -ge "$java_needed" ] && echo "$folder" && break
  done) || [ -z "$JAVA_HOME" ]; then
    echo "cockpit: no JDK $java_needed or newer found: install one (https://adoptium.net, 'sdk install java 25-tem' or 'brew install --cask temurin'), or set COCKPIT_JDK to its folder." >&2
    exit 1
  fi
  export JAVA_HOME
}
