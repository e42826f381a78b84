import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getDocs, getLeftOut } from '@/lib/content';
import { runReport } from '@/lib/report/run-report';

it('the report counts every page of the site in each of its tables', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openverse-docs-report-'));
  const out = path.join(folder, 'report.html');
  const lines: string[] = [];
  const errors: string[] = [];
  await runReport(['--today', '2026-11-22', '--out', out], {
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  const stdout = lines.join('\n');
  const html = await readFile(out, 'utf8');
  await rm(folder, { recursive: true });

  const pages = (await getDocs()).length;
  const drafts = (await getLeftOut()).length;
  expect(errors).toEqual([]);
  expect(stdout).toContain(`Content health on 2026-11-22: ${pages} pages, ${drafts} draft`);
  for (const name of ['days since verification', 'words', 'minutes of reading']) {
    const [table = ''] = stdout.split(`Pages by ${name}\n`)[1]?.split('\n\n') ?? [];
    const counts = table
      .split('\n')
      .slice(1)
      .map((row) => Number(row.split(' ').at(-1)?.replace(',', '')));
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      name,
    ).toBe(pages);
  }
  const [, everyPage = ''] = /<h2>Every page<\/h2>.*<tbody>(.*)<\/tbody>/s.exec(html) ?? [];
  expect(everyPage.match(/<tr>/g)).toHaveLength(pages);
}, 240_000);
