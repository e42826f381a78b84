import { describe, expect, it } from 'vitest';
import { shellCommands } from './shell-commands';

/** Commands as one text each. */
function read(script: string): string[] {
  return shellCommands(script).map(({ words }) => words.join(' '));
}

describe('shellCommands', () => {
  it.each([
    ['a b\nc d', ['a b', 'c d']],
    ['a && b || c; d | e & f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['a \\\n  --b c', ['a --b c']],
    ['a # b\n# c\nd', ['a', 'd']],
    ['a "b c" \'d "e"\' f\\ g', ['a b c d "e" f g']],
    ['A=1 B="x y" a b', ['a b']],
    ['if ! a b; then c; fi', ['a b', 'c', 'fi']],
    ['a > b 2>&1 c < d', ['a c']],
    ['cat <<EOF\nopenos nope\nEOF\na', ['cat', 'a']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's
    ['a "$B" ${C:-d} $((1 + 2))', ['a $B ${C:-d} $((1 + 2))']],
    ['a "x#y" b#c', ['a x#y b#c']],
  ])('reads %j', (script, expected) => {
    expect(read(script)).toEqual(expected);
  });

  it('finds the commands in substitutions, quoted or not, nested or not', () => {
    expect(read('a "$(b --c "$(d e)")" f')).toEqual(['a $(b --c "$(d e)") f', 'b --c $(d e)', 'd e']);
    expect(read('X="$(a b)"')).toEqual(['a b']);
    expect(read('a `b c` d')).toEqual(['a `b c` d', 'b c']);
  });

  it('tells the line of each command', () => {
    expect(shellCommands('a \\\n  b\n\nc "$(\nd)"').map(({ line }) => line)).toEqual([1, 4, 5]);
  });
});
