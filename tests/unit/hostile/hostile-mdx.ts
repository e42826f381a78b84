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

/** Texts that are alone on their lines, with arrows where lines end. */
const blocks = list(`
  import a from 'b' ¦ export const a = 1 ¦ {process.exit(1)} ¦ ## A [#"><script>] ¦ ## A [#a" onclick="b]
  \`\`\`js title="<script>a</script>"↵</code><script>a</script>↵\`\`\` ¦ \`\`\`"><script>↵a↵\`\`\`
  \`\`\`js onclick="a"↵b↵\`\`\` ¦ \`\`\`js download="javascript:a"↵b↵\`\`\` ¦ \`\`\`js title="a" title="b↵c↵\`\`\`
  \`\`\`mermaid alt="a"↵flowchart LR↵  A[<img src=x onerror=a>] --> B["<script>b</script>"]↵\`\`\`
  \`\`\`mermaid alt="a"↵flowchart LR↵  A --> B↵  click A href "javascript:a"↵\`\`\`
  \`\`\`mermaid alt="a"↵flowchart LR↵  A("x" onload="a") -->|<script>| B↵  subgraph C["<img src=x>"]↵  D↵  end↵\`\`\`
  \`\`\`mermaid alt="a"↵flowchart LR↵  A:::b --> C↵  classDef b fill:#f00" onload="a↵\`\`\`
  \`\`\`mermaid alt="a"↵sequenceDiagram↵  participant A as <script>a</script>↵  Note over A: " onload="a↵\`\`\`
  \`\`\`mermaid alt="a"↵stateDiagram-v2↵  [*] --> A : <script>a</script>↵  state "<img src=x>" as B↵\`\`\`
  \`\`\`mermaid alt="a"↵%%{init: {"a": 1}}%%↵flowchart LR↵  A --> B↵\`\`\` ¦ \`\`\`mermaid alt="a"↵pie↵  "a" : 1↵\`\`\`
  :::note{onclick="a"}↵↵b↵↵::: ¦ :::script↵↵a↵↵::: ¦ <Plot name="__proto__" /> ¦ <RpcMethod name="constructor" />
  [^a]↵↵[^a]: <script>b</script> ¦ [^" onclick="a]↵↵[^" onclick="a]: b ¦ | <script>a</script> |↵| - |↵| {b} |
`).map((it) => it.replaceAll('↵', '\n'));

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
 * to three others. It may be harmless by accident: the test checks the result.
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
