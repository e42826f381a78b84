# What every stand-in begins with: it notes its command line, and refuses what the real program would refuse.

program="${0##*/}"
program="${program/solana/openos}"

{
  printf '%s' "$program"
  if (($# > 0)); then printf '\037%s' "$@"; fi
  printf '\036'
} >> /log/commands

refuse() {
  echo "$program: $*" | tee -a /log/refused >&2
  exit 64
}

# Refuses a command line that the stand-in does not know.
unknown() {
  refuse "this stand-in does not know: $program $*"
}

need_file() {
  local file
  for file in "$@"; do
    if [[ ! -e "$file" ]]; then refuse "there is no $file"; fi
  done
}

need_user() {
  if ! grep -q "^$1:" /etc/passwd; then refuse "there is no user $1"; fi
}

# The running validator of a machine, whose root is given or this one: its identity, or nothing.
running_identity() {
  cat "${1:-}/run/validator/identity" 2> /dev/null || true
}
