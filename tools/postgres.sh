#!/usr/bin/env bash
# Starts a PostgreSQL of its own in a folder, without a network, for the tests: `tools/postgres.sh FOLDER`.
# Prints its address when it is ready, and runs until it is stopped. Installs Debian's package where that is missing.
set -euo pipefail
folder=$1

server() { ls -d /usr/lib/postgresql/*/bin /usr/local/bin /usr/bin 2>/dev/null | while read -r bin; do
    [ -x "$bin/initdb" ] && [ -x "$bin/postgres" ] && echo "$bin"; done | tail -1; }

bin=$(server)
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    (apt-get install -y --no-install-recommends postgresql || { apt-get update && apt-get install -y --no-install-recommends postgresql; }) >/dev/null 2>&1
    bin=$(server)
fi
if [ -z "$bin" ]; then
    echo "install PostgreSQL first (Debian: apt-get install postgresql)" >&2
    exit 3
fi

# PostgreSQL does not run as root.
as=()
mkdir -p "$folder"
if [ "$(id -u)" = 0 ]; then
    id postgres >/dev/null 2>&1 || useradd --system postgres
    chown postgres "$folder"
    as=(setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups --)
fi
cd "$folder"
"${as[@]}" "$bin/initdb" --pgdata="$folder/db" --username=postgres --auth=trust --no-sync >/dev/null
"${as[@]}" "$bin/postgres" -D "$folder/db" -k "$folder" -c listen_addresses= -c fsync=off >"$folder/log" 2>&1 &
trap 'kill -INT $! 2>/dev/null; wait' EXIT INT TERM
for _ in $(seq 200); do
    if grep -q "ready to accept connections" "$folder/log" 2>/dev/null; then
        echo "postgres://postgres@localhost/postgres?host=$folder"
        # Until whoever started it closes our input.
        cat >/dev/null
        exit 0
    fi
    sleep 0.1
done
cat "$folder/log" >&2
exit 1
