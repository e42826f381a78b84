import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '@/tests/unit/render';

const start = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'images-'));

beforeAll(async () => {
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true });
  const create = { width: 32, height: 20, channels: 3, background: 'white' } as const;
  await sharp({ create }).png().toFile(path.join(root, 'public/pictures/dot.png'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';
  writeFileSync(path.join(root, 'public/drawing.svg'), svg);
  process.chdir(root);
});

afterAll(() => {
  process.chdir(start);
  rmSync(root, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('images', () => {
  it('puts the base path before images; the figure does so itself', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
    vi.resetModules();
    const below = await import('@/tests/unit/render');
    const { html } = await below.render('![A](/drawing.svg)\n\n<Figure src="/drawing.svg" alt="A" />\n');
    expect(html).toContain('<img src="/docs/drawing.svg"');
    expect(html).toContain('<x-figure src="/drawing.svg"');
  });

  it('gives an image its size and loads it late', async () => {
    const { html, problems } = await render('![A dot](/pictures/dot.png)\n');
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<p><img src="/pictures/dot.png" alt="A dot" width="32" height="20" loading="lazy" decoding="async"/></p>',
    );
  });

  it('measures drawings', async () => {
    expect((await render('![A drawing](/drawing.svg)\n')).html).toContain('width="120" height="60"');
  });

  it('hands size and path of a figure to its component', async () => {
    const { html, problems } = await render('<Figure src="/pictures/dot.png" alt="A dot" caption="Dot" />\n');
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<x-figure src="/pictures/dot.png" alt="A dot" caption="Dot" width="32" height="20"></x-figure>',
    );
  });

  it.each([
    ['an image that is not there', '![A](/nope.png)', 'there is no image "/nope.png"'],
    ['a relative path', '![A](pictures/dot.png)', 'there is no image "pictures/dot.png"'],
    ['another case than the file’s', '![A](/pictures/DOT.png)', 'there is no image "/pictures/DOT.png"'],
    [
      'an image of another site',
      '![A](https://example.org/a.png)',
      'there is no image "https://example.org/a.png"',
    ],
    ['an image without alternative', '![](/pictures/dot.png)', 'image without alt text'],
    ['an alternative of spaces', '![ ](/pictures/dot.png)', 'image without alt text'],
    ['a figure that is not there', '<Figure src="/nope.png" alt="A" />', 'there is no image "/nope.png"'],
    ['a figure without alternative', '<Figure src="/pictures/dot.png" />', 'image without alt text'],
    ['a figure with an empty one', '<Figure src="/pictures/dot.png" alt="" />', 'image without alt text'],
  ])('reports %s', async (_name, mdx, message) => {
    const { problems } = await render(`Text.\n\n${mdx}\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:3:1  ${message}`);
  });
});
