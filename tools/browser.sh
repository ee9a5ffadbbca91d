#!/usr/bin/env bash
# Brings what the tests in a browser need: Chromium, fonts for all four languages, and the packages of e2e/.
set -euo pipefail
cd "$(dirname "$0")/../e2e"

if ! command -v node >/dev/null; then
    echo "Node.js 20 or newer is needed to test the page: https://nodejs.org" >&2
    exit 1
fi
if [ -z "${CHROMIUM:-}" ] && [ ! -x /usr/bin/chromium ]; then
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "Chromium is needed to test the page: install Debian's package chromium, or name one in CHROMIUM" >&2
        exit 1
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-noto-cjk >/dev/null
fi
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund --silent
fi
