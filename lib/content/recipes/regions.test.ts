import { describe, expect, it } from 'vitest';
import { readRegions } from './regions';

const read = (...lines: string[]) => readRegions({ path: 'a.ts', raw: `${lines.join('\n')}\n` });

describe('readRegions', () => {
  it('takes the markers out of the text', () => {
    expect(read('a', '// #region one', 'b', '// #endregion', 'c').text).toBe('a\nb\nc');
  });

  it('gives each region, moved to the margin, without the markers of those inside', () => {
    const { regions, problems } = read(
      '  // #region outer',
      '  if (a) {',
      '    // #region inner',
      '    b();',
      '',
      '      c();',
      '    // #endregion',
      '  }',
      '  // #endregion',
    );
    expect(problems).toEqual([]);
    expect(regions.get('inner')).toBe('b();\n\n  c();');
    expect(regions.get('outer')).toBe('if (a) {\n  b();\n\n    c();\n}');
  });

  it('reads the comments of shells and TOML', () => {
    expect(read('# #region deps', 'a = 1', '# #endregion').regions.get('deps')).toBe('a = 1');
  });

  it.each([
    [['// #region'], '1 the region has no name', '1 the region "" has no end'],
    [['a', '// #endregion'], '2 no region is open here'],
    [['// #region a', 'b'], '1 the region "a" has no end'],
    [['// #region a', '// #endregion', '// #region a', '// #endregion'], '3 the region "a" is there twice'],
  ])('reports what is wrong in %j', (lines, ...messages) => {
    expect(read(...lines).problems.map(({ line, message }) => `${line} ${message}`)).toEqual(messages);
  });
});
