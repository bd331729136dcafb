#!/bin/sh
# Print the guides that product pages offer as downloads: guides.sh OUT_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out"
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
for page in "$here"/guides/*.html; do
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --user-data-dir="$profile" \
    --no-pdf-header-footer --virtual-time-budget=2000 --print-to-pdf="$out/$(basename "$page" .html).pdf" "file://$page" >/dev/null 2>&1
done
