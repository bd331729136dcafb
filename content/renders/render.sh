#!/bin/sh
# Render pictures into content/assets: render.sh [NAME...]   (without names: all of them)
#   PERCENT=25 SAMPLES=10 OUT=preview ./render.sh khumo     a quick look
# Needs Blender 3.4, Chromium and ImageMagick. The site's build and tests need none of them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
out=${OUT:-$here/../assets}
mkdir -p "$out"
export SCREENS="$work/screens"
"$here/screens.sh" "$SCREENS"
[ $# -gt 0 ] || set -- $(sed -n 's/^    "\([a-z-]*\)": .*/\1/p' "$here/pictures.py")
for name in "$@"; do
  "${BLENDER:-blender}" -b -noaudio --python-exit-code 1 --python "$here/render.py" -- "$work" "${PERCENT:-100}" "${SAMPLES:-48}" "$name"
  quality=84
  while :; do
    convert "$work/$name.png" -quality $quality -define webp:method=6 -define webp:alpha-quality=90 "$out/$name.webp"
    [ "$(wc -c < "$out/$name.webp")" -le 240000 ] && break
    quality=$((quality - 6))
  done
done
