#!/bin/bash
# Runs the block /log/block as a reader who pastes it would: with the variables and the folder of the blocks before, each
# command in order, and answers from /log/answers where it asks. It stops at the first command that fails.

read() {
  if [[ "$1 $2" != "-r -p" ]]; then
    builtin read "$@"
    return
  fi
  local prompt="$3" begins answer
  shift 3
  while IFS=$'\t' builtin read -r begins answer; do
    if [[ "$prompt" == "$begins"* ]]; then
      builtin read -r "$@" <<< "$answer"
      return
    fi
  done < /log/answers
  echo "the test has no answer to: $prompt" >> /log/refused
  return 1
}

keep() {
  local status=$?
  pwd > "/log/$USER.folder"
  declare -p | grep -E '^declare -[-aAix]+ [A-Z][A-Z0-9_]*=' |
    grep -vE '^declare \S+ (BASH\w*|DIRSTACK|GROUPS|PIPESTATUS|FUNCNAME|SHLVL|PWD|OLDPWD|LINENO|RANDOM|SECONDS)=' > "/log/$USER.variables"
  exit "$status"
}

cd "$(cat "/log/$USER.folder" 2> /dev/null || echo "$HOME")" || exit
if [[ -e "/log/$USER.variables" ]]; then source "/log/$USER.variables"; fi
trap keep EXIT
set -e
source /log/block
