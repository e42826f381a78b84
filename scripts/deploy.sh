#!/usr/bin/env bash
# Publishes out/ with rclone: npm run deploy -- <remote:bucket[/path]> [rclone options]. docs/deploying.md explains it.
set -euo pipefail
export LC_ALL=C # comm needs the order of bytes.

fail() { echo "$2" >&2 && exit "$1"; }
[[ ${1:--} != -* ]] || fail 2 'Usage: npm run deploy -- <remote:bucket[/path]> [rclone options, such as --dry-run]'
command -v rclone >/dev/null ||
  fail 1 'rclone is not installed. Run apt-get install rclone or brew install rclone, or see https://rclone.org/install/.'
[[ -f out/index.html && -f out/404.html ]] || fail 1 'out/ has no complete build. Run npm run build.'

remote=${1%/}
# A build writes every file anew, so contents are compared, not times. To set the time of an object in S3, rclone would
# copy it without its Cache-Control.
options=(--fast-list --use-server-modtime --no-update-modtime "${@:2}")
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT

# Uploads what the filters include. Arguments: Cache-Control, Content-Type (empty: rclone's own), filters.
upload() {
  local cache=$1 type=$2 rule rules=()
  for rule in "${@:3}"; do rules+=(--filter "$rule"); done
  rclone copy out "$remote" "${rules[@]}" --filter '- **' --header-upload "Cache-Control: $cache" \
    ${type:+--header-upload "Content-Type: $type"} "${options[@]}"
}
always='public, max-age=31536000, immutable'
revalidate='public, max-age=0, must-revalidate'
assets=('/_next/static/**' '/search-index/*/**')
rest=("${assets[@]/#/- }")
sources=('*.{ts,tsx,rs,toml,conf}' '/_headers' '/_redirects')
echo 'Assets' && upload "$always" '' "${assets[@]/#/+ }"
echo 'Data and pictures'
upload "$revalidate" 'text/markdown; charset=utf-8' "${rest[@]}" '+ *.md'
upload "$revalidate" 'text/plain; charset=utf-8' "${rest[@]}" "${sources[@]/#/+ }"
upload "$revalidate" '' "${rest[@]}" "${sources[@]/#/- }" '- *.{md,txt,html}' '+ **'

# Lists of the files of each build, named by the second in which its documents began to go live.
now=$(date +%s)
(cd out && find . -type f | sed 's|^\./||') >"$work/build"
rclone copyto "$work/build" "$remote/_builds/$now.txt" "${options[@]}"
echo 'Documents'
upload "$revalidate" 'text/plain; charset=utf-8' "${rest[@]}" '+ *.txt'
upload "$revalidate" 'text/html; charset=utf-8' "${rest[@]}" '+ *.html'

echo 'Old files'
list=("${options[@]}" --progress=false)
# Status 3: the folder does not exist, because this is a dry run before the first deploy.
rclone lsf "$remote/_builds" "${list[@]}" >"$work/builds" || [[ $? == 3 ]]
# Builds of the last 30 days, and the one that was live before them.
sort -rn "$work/builds" | awk -v start=$((now - 30 * 86400)) '!done; $1 + 0 < start { done = 1 }' >"$work/recent"
[[ -s $work/recent ]] || exit 0
rclone cat "$remote/_builds" --files-from-raw "$work/recent" "${list[@]}" >>"$work/build"
sed 's|^|_builds/|' "$work/recent" | sort -u - "$work/build" >"$work/kept"
rclone lsf "$remote" --recursive --files-only --min-age 30d "${list[@]}" | sort | comm -23 - "$work/kept" >"$work/all"
# Without the files of other sites below this one, such as older versions, which have lists of their own.
awk 'NR == FNR { if (sub("/_builds/.*", "/")) others[$0]; next } { for (it in others) if (index($0, it) == 1) next } 1' \
  "$work/all" "$work/all" >"$work/old"
# Documents first, because they refer to the others.
sed -E '/\.(html|txt)$/!d' "$work/old" | rclone delete "$remote" --files-from-raw - "${options[@]}"
sed -E '/\.(html|txt)$/d' "$work/old" | rclone delete "$remote" --files-from-raw - "${options[@]}"
