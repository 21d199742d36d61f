#!/bin/sh
# The steps of the Dockerfile without a container: build the wheel, install with hashes, start read-only as nobody in
# particular, ask for its health, stop. `deploy/try.sh` needs Python, and root only for changing the user.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}
room=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server" 2>/dev/null || true; wait; chmod -R u+w "$room"; rm -rf "$room"' EXIT
chmod 755 "$room"

echo "Installing the pins …"
mkdir "$room/src"
cd "$root"
for part in constraints pyproject.toml setup.py MANIFEST.in README.md LICENSE src; do cp -R "$part" "$room/src/"; done
cd "$room/src"
"$python" -m venv "$room/build"
"$room/build/bin/pip" install -q --require-hashes -r constraints/build.txt
"$python" -m venv "$room/table"
"$room/table/bin/pip" install -q --require-hashes -r constraints/server.txt

# The page and the compiler have tests of their own: QUICK=1 leaves them out.
if [ "${QUICK:-}" = 1 ]; then
	export ZAUBERTISCH_PURE=1 ZAUBERTISCH_NO_PAGE=1
else
	mkdir web
	(cd "$root/web" && tar -c --exclude node_modules .) | tar -x -C web
fi
echo "Building the wheel …"
"$room/build/bin/pip" wheel -q --no-build-isolation --no-deps --wheel-dir "$room/wheels" .
"$room/table/bin/pip" install -q --no-index --no-deps "$room"/wheels/zaubertisch-*.whl
chmod -R a-w,a+rX "$room/table"

echo "Starting …"
mkdir -m 700 "$room/home"
export ZAUBERTISCH_HOME="$room/home" PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
cd /
set -- "$room/table/bin/zaubertisch" serve --port 0 --no-browser
if [ "$(id -u)" = 0 ]; then
	chown 65534:65534 "$room/home"
	set -- setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all "$@"
fi
"$@" >"$room/said" 2>&1 &
server=$!

# The health check of the Dockerfile, tried until the server is up or gone.
tries=0
until link=$(sed -n 's/.*Zaubertisch: http:..localhost:\([0-9]*\).*/http:\/\/127.0.0.1:\1/p' "$room/said") && [ -n "$link" ] &&
	"$room/table/bin/python" -c "import sys, urllib.request as r; print(r.urlopen(sys.argv[1], timeout=4).read().decode())" "$link/health" 2>/dev/null
do
	tries=$((tries + 1))
	if [ "$tries" -gt 120 ] || ! kill -0 "$server" 2>/dev/null; then
		cat "$room/said"
		exit 1
	fi
	sleep 0.5
done
"$room/table/bin/zaubertisch" backup "$room/house.backup" --home "$room/home"
kill "$server"
wait "$server" || true
server=
ls -ln "$room/home" | tail -n +2
echo "All steps passed."
