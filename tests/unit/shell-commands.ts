/** Words that may be before a program's name. */
const prefixes = /^(if|then|else|elif|while|until|do|!|\{|time|sudo|exec|nohup|[A-Za-z_]\w*=.*)$/s;

const heredocs = /<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?\n\s*\2(?=\n|$)/g;
const substitution = /\$\(([^()]*)\)|`([^`]*)`/;
const skipped = /^(?:[ \t]|\\\n|#[^\n]*)+/;
const redirect = /^(?:\d*(?:>>|>&|<&|>|<)|&>)[ \t]*/;
const word = /^(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|\$\{[^}]*\}|[^\s;|&()<>'"\\])+/;

/**
 * The words of every program that a script starts, those in `$(…)` included: without quotes, expansions as they are
 * typed, a substitution as `$SUBSTITUTED`. Reads as much of the shell's language as pages use.
 */
export function shellCommands(script: string): string[][] {
  let rest = script.replace(heredocs, '').replace(/\$\(\([\s\S]*?\)\)/g, '$$SUM');
  const inner: string[][] = [];
  // Innermost first.
  for (let found = substitution.exec(rest); found; found = substitution.exec(rest)) {
    inner.push(...commands(found[1] ?? found[2] ?? ''));
    rest = `${rest.slice(0, found.index)}$SUBSTITUTED${rest.slice(found.index + found[0].length)}`;
  }
  return [...commands(rest), ...inner];
}

function commands(script: string): string[][] {
  const found: string[][] = [[]];
  let isTarget = false;
  for (let rest = script; rest !== ''; ) {
    const [before = ''] = skipped.exec(rest) ?? redirect.exec(rest) ?? word.exec(rest) ?? [];
    if (before === '') found.push([]);
    else if (redirect.test(before)) isTarget = true;
    else if (!skipped.test(before)) {
      if (!isTarget) found.at(-1)?.push(before.replace(/\\\n|["']/g, '').replace(/\\([\s\S])/g, '$1'));
      isTarget = false;
    }
    rest = rest.slice(before.length || 1);
  }
  return found
    .map((words) => words.slice(words.findIndex((it) => !prefixes.test(it))))
    .filter(([program]) => program !== undefined && !prefixes.test(program));
}
