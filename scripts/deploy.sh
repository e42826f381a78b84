#!/usr/bin/env bash
# Publishes out/ with rclone: npm run deploy -- <remote:bucket[/path]> [--delete-now] [rclone options].
# docs/deploying.md explains it.
set -euo pipefail
export LC_ALL=C # comm needs the order of bytes.

fail() { echo "$2" >&2 && exit "$1"; }
[[ ${1:--} != -* ]] ||
  fail 2 'Usage: npm run deploy -- <remote:bucket[/path]> [--delete-now] [rclone options, such as --dry-run]'
command -v rclone >/dev/null ||
  fail 1 'rclone is not installed. Run apt-get install rclone or brew install rclone, or see https://rclone.org/install/.'
[[ -f out/_files.txt ]] || fail 1 'out/ has no finished build. Run npm run build.'

remote=${1%/} days=30 is_dry=${RCLONE_DRY_RUN:-}
# A build writes every file anew, so contents are compared, not times. To set the time of an object in S3, rclone would
# copy it without its Cache-Control.
options=(--fast-list --use-server-modtime --no-update-modtime)
for option in "${@:2}"; do
  [[ $option != -n && $option != --dry-run ]] || is_dry=true
  if [[ $option == --delete-now ]]; then days=0; else options+=("$option"); fi
done
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT

# Ends the run if a place lacks files of the build. Arguments: the place, the list of its files, what to do.
require() {
  comm -23 "$work/wanted" "$2" >"$work/missing"
  [[ ! -s $work/missing ]] ||
    fail 1 "$1 lacks $(($(wc -l <"$work/missing"))) files of the build: $(head -n 3 "$work/missing" | paste -sd " " -). $3"
}
# A copy, because another build would change out/ on the way.
mkdir "$work/out" && cp -Rp out/. "$work/out"
(cd "$work/out" && find . -type f) | sed 's|^\./||' | sort >"$work/build"
sort "$work/out/_files.txt" >"$work/wanted"
require out/ "$work/build" 'Run npm run build.'

# Uploads what the filters include. Arguments: Cache-Control, Content-Type (empty: rclone's own), filters.
upload() {
  local cache=$1 type=$2 rule rules=()
  for rule in "${@:3}"; do rules+=(--filter "$rule"); done
  rclone copy "$work/out" "$remote" "${rules[@]}" --filter '- **' --header-upload "Cache-Control: $cache" \
    ${type:+--header-upload "Content-Type: $type"} "${options[@]}"
}
# Uploads one file before the others of its kind, so that what stops all of them is said once.
try() {
  RCLONE_RETRIES=1 upload "$@" 2>"$work/error" ||
    fail 1 "Nothing can be sent to $remote: $(grep -o 'Failed to .*' "$work/error" | tail -n 1)"
}
always='public, max-age=31536000, immutable'
revalidate='public, max-age=0, must-revalidate'
assets=('/_next/static/**' '/search-index/*/**')
rest=("${assets[@]/#/- }")
sources=('*.{ts,tsx,rs,toml,py,conf}' '/_headers' '/_redirects')
echo 'Assets'
try "$always" '' "+ /$(grep -m 1 '^_next/static/' "$work/build")"
upload "$always" '' "${assets[@]/#/+ }"
echo 'Data and pictures'
upload "$revalidate" 'text/markdown; charset=utf-8' "${rest[@]}" '+ *.md'
upload "$revalidate" 'text/plain; charset=utf-8' "${rest[@]}" "${sources[@]/#/+ }"
upload "$revalidate" 'image/x-icon' '+ *.ico'
upload "$revalidate" '' "${rest[@]}" "${sources[@]/#/- }" '- *.{md,txt,html,ico}' '+ **'

# Lists what is live, and ends the run if it lacks files of the build. Status 3: there is nothing yet, in a dry run.
check() {
  rclone lsf "$remote" --recursive --files-only "${list[@]}" | sort >"$work/live" || [[ $? == 3 ]]
  [[ $is_dry ]] || require "$remote" "$work/live" 'Run npm run deploy again.'
}
list=("${options[@]}" --progress=false)
sed -E '/\.(html|txt)$/d' "$work/build" >"$work/wanted"
check

# Lists of the files of each build, named by the second in which its documents began to go live.
now=$(date +%s)
rclone copyto "$work/build" "$remote/_builds/$now.txt" "${options[@]}"
echo 'Documents'
upload "$revalidate" 'text/plain; charset=utf-8' "${rest[@]}" '+ *.txt'
try "$revalidate" 'text/html; charset=utf-8' '+ /404.html'
upload "$revalidate" 'text/html; charset=utf-8' "${rest[@]}" '+ *.html'
cp "$work/build" "$work/wanted"
check

[[ -s $work/live ]] || exit 0
echo 'Old files'
# Builds of the last 30 days, and the one that was live before them.
sed -n 's|^_builds/||p' "$work/live" | sort -rn |
  awk -v days=$days -v start=$((now - days * 86400)) 'days && !done; $1 + 0 < start { done = 1 }' >"$work/recent"
if [[ -s $work/recent ]]; then
  rclone cat "$remote/_builds" --files-from-raw "$work/recent" "${list[@]}" >>"$work/build"
fi
(sed 's|^|_builds/|' "$work/recent" && echo "_builds/$now.txt") | sort -u - "$work/build" >"$work/kept"
rclone lsf "$remote" --recursive --files-only --min-age ${days}d "${list[@]}" | sort | comm -23 - "$work/kept" >"$work/all"
# Without the files of other sites below this one, such as older versions, which have lists of their own.
awk 'NR == FNR { if (sub("/_builds/.*", "/")) others[$0]; next } { for (it in others) if (index($0, it) == 1) next } 1' \
  "$work/live" "$work/all" >"$work/old"
# Documents first, because they refer to the others.
sed -E '/\.(html|txt)$/!d' "$work/old" | rclone delete "$remote" --files-from-raw - "${options[@]}"
sed -E '/\.(html|txt)$/d' "$work/old" | rclone delete "$remote" --files-from-raw - "${options[@]}"
