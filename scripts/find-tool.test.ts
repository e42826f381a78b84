import { describe, expect, it } from 'vitest';
import { findTool } from './find-tool';

const tool = { name: 'checker', package: 'checker-package' };

/** A machine that has some programs, and gets the tool when its package is installed. */
function machine(programs: string[], { isRoot = true, installs = true } = {}) {
  const commands: string[] = [];
  return {
    commands,
    isRoot,
    locate: (name: string) => (programs.includes(name) ? `/bin/${name}` : undefined),
    run: (...words: string[]) => {
      commands.push(words.join(' '));
      if (installs && words.includes(tool.package)) programs.push(tool.name);
      return installs;
    },
  };
}

describe('findTool', () => {
  it('takes what is installed', () => {
    const it = machine(['checker', 'apt-get']);
    expect(findTool(tool, it)).toBe('/bin/checker');
    expect(it.commands).toEqual([]);
  });

  it("installs Debian's package as root", () => {
    const it = machine(['apt-get']);
    expect(findTool(tool, it)).toBe('/bin/checker');
    expect(it.commands.at(-1)).toBe('apt-get install -y --no-install-recommends checker-package');
  });

  it.each([
    ['without root', machine(['apt-get'], { isRoot: false })],
    ['without apt-get', machine([])],
    ['where the package cannot be had', machine(['apt-get'], { installs: false })],
  ])('finds nothing %s', (_name, it) => {
    expect(findTool(tool, it)).toBeUndefined();
  });
});
