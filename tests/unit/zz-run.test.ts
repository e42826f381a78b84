import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { it } from 'vitest';
import { githubTree, outline } from './github-markdown';
import { markdownBlocks } from './markdown-fixtures';
import { render } from './render';

it('runs', async () => {
  const out: string[] = [];
  const pages = new Map([
    ['test', '/test'],
    ['guide', '/guide'],
  ]);
  const show = async (text: string, gh: string) => {
    const { html, problems } = await render(text, { file: 'content/test.md', pages });
    const a = outline(fromHtml(html, { fragment: true })).join('\n');
    const b = outline(githubTree(gh)).join('\n');
    if (problems.length) return problems.map((it) => '   P ' + it).join('\n');
    if (a !== b) return `   OURS\n${a}\n   GITHUB\n${b}`;
    return '';
  };
  for (const [kind, blocks] of markdownBlocks) {
    let k = 0;
    const msgs: string[] = [];
    for (const b of blocks) {
      k++;
      if (b.problem === '') {
        const r = await show(b.text, b.onGithub);
        if (r) out.push(`== ${kind} taken\n${b.text}${r}`);
      } else {
        const { problems, html } = await render(b.text, { file: 'content/test.md', pages });
        msgs.push(problems[0]?.replace('content/test.md:', '') ?? '?');
        const r = b.isMdx
          ? (await render(b.fixed!, { file: 'content/test.mdx', pages })).problems.join()
          : b.fixed === undefined
            ? '   NO FIX'
            : await show(b.fixed, b.onGithub);
        if (b.problem === '?' || !problems.join('\n').includes(b.problem) || r)
          out.push(
            `== ${kind} refused  ${b.problem}\n${b.text}${problems.map((it) => '   P ' + it).join('\n') || '   NOT REFUSED ' + html}\n--fixed: ${b.fixed}${r}`,
          );
      }
    }
    if (process.env.FILL) {
      const f = `tests/fixtures/markdown/${kind}.md`;
      let i = 0;
      writeFileSync(
        f,
        readFileSync(f, 'utf8').replace(/^%%% (?!fixed|GitHub)(.*)$/gm, (all, m) => {
          const msg = msgs[i++] ?? '?';
          return m === '?' && msg !== '?' ? `%%% ${msg.split('. ')[0]!.slice(0, 100)}` : all;
        }),
      );
    }
  }
  writeFileSync('/tmp/corpus/out.txt', out.join('\n'));
});
