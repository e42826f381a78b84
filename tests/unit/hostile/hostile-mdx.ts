/** Pieces of text with a broken bar or the end of a line after each. */
const list = (text: string): string[] => text.trim().split(/ ¦ |\n\s*/);

/** Addresses that no link and no picture may have, in the forms in which they are smuggled past a filter. */
const addresses = list(`
  javascript:alert(1) ¦ JaVaScRiPt:alert(1) ¦ java&#115;cript:alert(1) ¦ javascript&colon;alert(1)
  javascript&#x3a;alert(1) ¦ &#1;javascript:alert(1) ¦ &#x09;javascript:alert(1) ¦ java&Tab;script:a
  java&NewLine;script:a ¦ java%73cript:a ¦ vbscript:a ¦ data:text/html,a ¦ data:image/svg+xml,a
  file:///etc/passwd ¦ blob:https://evil.example/1 ¦ //evil.example ¦ /\\\\evil.example ¦ /&#9;/evil.example
  https:evil.example ¦ http://evil.example ¦ https://a:b@evil.example ¦ ftp://evil.example ¦ view-source:a
  ../up ¦ feed:javascript:a ¦ &#8203;javascript:a ¦ https://evil.example" onclick="a ¦ /a" onerror="b
`);

/** Pieces of markup that would run, load or embed. */
const markup = list(`
  <script>a</script> ¦ <script src="//evil.example" /> ¦ <style>a</style> ¦ <iframe src="/" />
  <img src="x" onerror="a" /> ¦ <svg onload="a" /> ¦ <object data="a" /> ¦ <embed src="a" />
  <base href="/" /> ¦ <form action="/"><input /></form> ¦ <a href="javascript:a">b</a>
  <math href="a">b</math> ¦ <></> ¦ <kbd onclick="a">b</kbd> ¦ <sub style="a">b</sub>
  <CodeBlock html="&lt;img src=x onerror=a>" /> ¦ <Diagram svg="&lt;script>" alt="a" width="1" height="1" />
  <Card.b /> ¦ <x:script /> ¦ <constructor /> ¦ <!-- a --> ¦ <!DOCTYPE html> ¦ <![CDATA[a]]> ¦ <?php a ?>
  {alert(1)} ¦ {...a} ¦ {/* a */} ¦ {\`a\`} ¦ &lt;script>a&lt;/script> ¦ \`<script>a</script>\`
  \\<img src=x onerror=a> ¦ &#60;img src=x onerror=a&#62; ¦ $$\\href{javascript:a}{b}$$
  $$\\includegraphics{https://evil.example}$$ ¦ $$\\htmlStyle{a}{b}$$ ¦ $$\\text{<script>a</script>}$$
  $$\\def\\a{\\a\\a}\\a$$ ¦ $$\\color{red" onclick="a}b$$ ¦ $$x^$$ ¦ [[__proto__]] ¦ [[software.version]]
  www.evil.example ¦ https://evil.example ¦ a@evil.example
`);

const diagrams = [
  'flowchart LR\n  A[<img src=x onerror=a>] --> B["<script>b</script>"]',
  'flowchart LR\n  A --> B\n  click A href "javascript:a"',
  'flowchart LR\n  A("x" onload="a") -->|<script>| B\n  subgraph C["<img src=x>"]\n  D\n  end',
  'flowchart LR\n  A:::b --> C\n  classDef b fill:#f00" onload="a',
  'sequenceDiagram\n  participant A as <script>a</script>\n  A->>B: <img src=x onerror=a>\n  Note over A: " onload="a',
  'stateDiagram-v2\n  [*] --> A : <script>a</script>\n  state "<img src=x>" as B',
  '%%{init: {"a": 1}}%%\nflowchart LR\n  A --> B',
  'pie\n  "a" : 1',
];

/** Texts that are alone on their lines. */
const blocks = [
  "import a from 'b'",
  'export const a = 1',
  '{process.exit(1)}',
  '## A [#"><script>]',
  '## A [#a" onclick="b]',
  '```js title="<script>a</script>"\n</code><script>a</script>\n```',
  '```js onclick="a"\nb\n```',
  '```js download="javascript:a"\nb\n```',
  '```"><script>\na\n```',
  '```js title="a" title="b\nc\n```',
  ':::note{onclick="a"}\n\nb\n\n:::',
  ':::script\n\na\n\n:::',
  '<Plot name="__proto__" />',
  '<RpcMethod name="constructor" />',
  '[^a]\n\n[^a]: <script>b</script>',
  '[^" onclick="a]\n\n[^" onclick="a]: b',
  '| <script>a</script> |\n| - |\n| {b} |',
  ...diagrams.map((text) => `\`\`\`mermaid alt="a"\n${text}\n\`\`\``),
];

/** Places that take an address. */
const withAddress: ((address: string) => string)[] = [
  (it) => `[a](${it})`,
  (it) => `[a](<${it}> "b")`,
  (it) => `![a](${it})`,
  (it) => `[a][b]\n\n[b]: ${it}`,
  (it) => `![a][b]\n\n[b]: <${it}>`,
  (it) => `<${it}>`,
  (it) => `<Card title="a" href="${it}" />`,
  (it) => `<Figure src="${it}" alt="a" />`,
  (it) => `[![a](/icon-192.png)](${it})`,
  (it) => `a[^1]\n\n[^1]: [b](${it})`,
];

/** What may be around a text, in which some parsers forget what they refuse elsewhere. */
const around: ((text: string) => string)[] = [
  (it) => it,
  (it) => `> ${it.replaceAll('\n', '\n> ')}`,
  (it) => `- ${it.replaceAll('\n', '\n  ')}`,
  (it) => `**${it}**`,
  (it) => `## ${it}`,
  (it) => `| a |\n| - |\n| ${it.replaceAll('|', '\\|')} |`,
  (it) => `:::note[${it}]\n\na\n\n:::`,
  (it) => `:::tip\n\n${it}\n\n:::`,
  (it) => `<Details summary="a">\n\n${it}\n\n</Details>`,
  (it) => `<Tabs group="a">\n<Tab label="b" value="c">\n\n${it}\n\n</Tab>\n</Tabs>`,
  (it) => `<Details summary="${it}">\n\na\n\n</Details>`,
  (it) => `[${it}](/a)`,
  (it) => `a[^9]\n\n[^9]: ${it}`,
  (it) => `1. a\n\n   ${it.replaceAll('\n', '\n   ')}`,
];

/**
 * A page that a hostile contributor might hand in: one to three pieces that would run, load or mislead, each inside up
 * to three others. It may be harmless by accident: what counts is what becomes of it.
 *
 * @param random numbers from 0 to 1
 */
export function hostilePage(random: () => number): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const piece = () => {
    const kind = random();
    if (kind < 0.45) return pick(withAddress)(pick(addresses));
    return kind < 0.8 ? pick(markup) : pick(blocks);
  };
  const wrapped = () => {
    let text = piece();
    for (let level = Math.floor(random() * 4); level > 0; level--) text = pick(around)(text);
    return text;
  };
  return `${Array.from({ length: 1 + Math.floor(random() * 3) }, wrapped).join('\n\n')}\n`;
}
