# Sourced by ./cockpit: `./cockpit package` builds this system's packages and checks them on a virtual display.
[ $# = 0 ] || { echo "cockpit: package takes no arguments, not: $*" >&2; exit 2; }
use_jdk
missing=
need_window_libraries
need_display
need_program mvn maven
need_program dpkg-deb dpkg
need_program fakeroot fakeroot
need_program objcopy binutils
install_missing
start_display
maven_on_display -Pdist -DskipTests verify
find "$home/installers/target/dist" -maxdepth 1 -type f
