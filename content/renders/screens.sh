#!/bin/sh
# Pictures of the device screens. screens.sh OUT_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
mkdir -p "$out"
shot() {
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --hide-scrollbars \
    --user-data-dir="$out/.profile" --default-background-color=00000000 --window-size="$2,$3" --virtual-time-budget=2000 \
    --screenshot="$out/$1.png" "file://$here/screens/$1.html" >/dev/null 2>&1
}
for name in khumo khumo-reading khumo-charging; do shot $name 720 1480; done
shot print 720 1000
shot print-tap 720 1000
shot neo 720 820
shot neo-pin 720 820
shot go 720 400
shot counter 1600 1000
shot customer 1100 720
shot receipt 600 900
shot card 1012 638
shot sim 1012 638
shot chip 240 200
shot cover 800 1100
shot bag 800 800
shot label 800 800
shot keys 720 1000
shot mark-dark 640 320
shot mark-light 640 320
shot mark-white 640 320
rm -rf "$out/.profile"
