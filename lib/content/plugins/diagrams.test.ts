import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** What is drawn: the number of edges or messages, and the texts; or the problems, where line 1 is the fence. */
async function draw(form: string): Promise<string> {
  const { html, problems } = await render(
    `\`\`\`mermaid alt="A."\n${form.replaceAll(' ↵ ', '\n')}\n\`\`\`\n`,
  );
  if (problems.length > 0) return problems.join('\n').replaceAll('content/test.mdx:', '');
  const texts = Array.from(html.matchAll(/<text.*?>(.*?)<\/text>/g), ([, text = '']) =>
    text.replace(/<.*?>/g, '/'),
  );
  return `${html.split(/class="(?:edge|message)"/).length - 1}: ${texts.join(', ')}`;
}

/** Forms of Mermaid, each with what is drawn, or with what is refused where, and the form after its fix. */
const forms = String.raw`
flowchart LR ↵ A-->B ↵ B-->C ⇒ 2: A, B, C
flowchart LR ↵ A---B ⇒ 1: A, B
flowchart LR ↵ A-.->B ⇒ 1: A, B
flowchart LR ↵ A-->|x|B ⇒ 1: x, A, B
flowchart LR ↵ A--text-->B ⇒ 1: text, A, B
flowchart LR ↵ A-->B-->C ⇒ 2: A, B, C
flowchart LR ↵ A -- B ⇒ 3:3  "-- B" ⇒ flowchart LR ↵ A --> B
flowchart LR ↵ A --x B ⇒ 3:3  "--x B" ⇒ flowchart LR ↵ A --> B
flowchart LR ↵ A --o B ⇒ 3:3  "--o B" ⇒ flowchart LR ↵ A --> B
flowchart LR ↵ A ~~~ B ⇒ 3:3  "~~~ B" ⇒ flowchart LR ↵ A --- B
flowchart LR ↵ A -.text.-> B ⇒ 1: text, A, B
flowchart LR ↵ A --> |x| B ⇒ 1: x, A, B
flowchart LR ↵ A@{ shape: rect } --> B ⇒ 3:2  "@{ shape: rect } --> B" ⇒ flowchart LR ↵ A["text"] --> B
flowchart LR ↵ A ----> B ⇒ 1: A, B
flowchart LR ↵ A --> B; B --> C ⇒ 2: A, B, C
flowchart LR ↵ direction LR ↵ A --> B ⇒ 3:1  "direction LR" ⇒ flowchart LR ↵ subgraph s ↵ direction LR ↵ A --> B ↵ end
stateDiagram-v2 ↵ A --> B ↵ note right of A ↵ text ↵ end note ⇒ 4:1  "note right of A" ⇒ stateDiagram-v2 ↵ A --> B
sequenceDiagram ↵ autonumber ↵ A->>B: x ⇒ 3:1  "autonumber" ⇒ sequenceDiagram ↵ A->>B: 1. x
sequenceDiagram ↵ box Team ↵ actor A ↵ end ↵ A->>B: x ⇒ 3:1  "box Team" ⇒ sequenceDiagram ↵ actor A ↵ A->>B: x
sequenceDiagram ↵ rect rgb(1,2,3) ↵ B->>A: y ↵ end ⇒ 3:1  "rect rgb(1,2,3)" ⇒ sequenceDiagram ↵ B->>A: y
graph TD ↵ A[Hard] -->|Text| B(Round) ↵ B --> C{Decision} ↵ C -->|One| D[End] ⇒ 3: Text, One, Hard, Round, Decision, End
graph TD; ↵ A-->B; ↵ A-->C; ↵ B-->D; ↵ C-->D; ⇒ 4: A, B, C, D
flowchart TD ↵ A["text (with parens)"] --> B["array[0]"] ⇒ 1: text (with parens), array[0]
flowchart LR ↵ A["a|b"] -->|"c | d (e)"| B("f(x)") ⇒ 1: c | d (e), a|b, f(x)
flowchart TD ↵ A[f(x)] --> B ⇒ 3:2  "[f(x)] --> B" ⇒ flowchart TD ↵ A["f(x)"] --> B
flowchart TD ↵ A[/lean/] --> B ⇒ 3:2  "[/lean/] --> B" ⇒ flowchart TD ↵ A["/lean/"] --> B
flowchart TD ↵ A[a; b] --> B ⇒ 3:2  "[a" ⇒ flowchart TD ↵ A["a; b"] --> B
flowchart LR ↵ A --> B ↵ A[Named later] ⇒ 1: Named later, B
flowchart LR ↵ A[one] --> B ↵ A[two] --> C ⇒ 4:1  "A[two] --> C" ⇒ flowchart LR ↵ A[one] --> B ↵ A --> C
flowchart TD ↵ A:::warn --> B ⇒ 3:2  ":::warn --> B" ⇒ flowchart TD ↵ A --> B
flowchart TD ↵ A --> B ↵ classDef warn fill:#f96 ⇒ 4:1  "classDef warn fill:#f96" ⇒ flowchart TD ↵ A --> B
flowchart LR ↵ A & B --> C & D ⇒ 4: A, B, C, D
flowchart TB ↵ c-->a2 ↵ subgraph one ↵ a1-->a2 ↵ end ↵ subgraph two [Second] ↵ b ↵ end ↵ one --> two ⇒ 3: one, Second, c, a1, a2, b
flowchart TD ↵ A --> B --> C ↵ subgraph "Inner side" ↵ direction LR ↵ B ↵ C ↵ end ⇒ 2: Inner side, A, B, C
flowchart TD ↵ A([one]) --> B[[a two]] --> C[(three)] --> D((four)) --> E(((five))) ⇒ 4: one, a two, three, four, five
flowchart TD ↵ E>flag] --> F{{hex}} --> G[/trap\] --> H[\alt/] ⇒ 3: flag, hex, trap, alt
flowchart LR ↵ A["line one<br/>two"] --> B[größer als → 5 €] ⇒ 1: /line one//two/, größer als → 5 €
flowchart TD ↵ A == thick ==> B <--> C -. "dotted text" .-> D ⇒ 3: thick, dotted text, A, B, C, D
flowchart LR ↵ A[#quot;a] --> B ⇒ 3:3  "#quot;" ⇒ flowchart LR ↵ A[“a] --> B
flowchart LR ↵ A["**bold** text"] --> B ⇒ 3:1  "A["**bold** text"] --> B" ⇒ flowchart LR ↵ A["bold text"] --> B
flowchart LR ↵ %% comment ↵ A --> B %% c ⇒ 4:9  "%% c" ⇒ flowchart LR ↵ %% comment ↵ A --> B ↵ %% c
flowchart LR ↵ subgraph s ↵ A --> B ⇒ 3:1  "subgraph s" ⇒ flowchart LR ↵ subgraph s ↵ A --> B ↵ end
flowchart LR ↵ my node --> B ⇒ 3:4  "node --> B" ⇒ flowchart LR ↵ A["my node"] --> B
flowchart LR ↵ A --> A ↵ A --> B ⇒ 2: A, B
stateDiagram-v2 ↵ [*] --> Still ↵ Still-->Moving ↵ Moving --> Crash : bang ↵ Crash --> [*] ⇒ 4: bang, Still, Moving, Crash
stateDiagram-v2 ↵ s1 --> s2: go ↵ s2: The second ↵ state "First" as s1 ⇒ 1: go, First, The second
stateDiagram-v2 ↵ [*] --> First ↵ state First { ↵ [*] --> x ↵ x --> [*] ↵ } ↵ First --> Third ⇒ 4: First, Third, x
stateDiagram-v2 ↵ state "Long name" as L { ↵ direction LR ↵ x --> y ↵ } ↵ L --> Ü: done ⇒ 2: Long name, done, Ü, x, y
stateDiagram-v2 ↵ state c <<choice>> ↵ A --> c ⇒ 3:1  "state c <<choice>>" ⇒ stateDiagram-v2 ↵ state "choice" as c ↵ A --> c
stateDiagram-v2 ↵ A --> B --> C ⇒ 3:1  "A --> B --> C" ⇒ stateDiagram-v2 ↵ A --> B ↵ B --> C
stateDiagram ↵ A --> B ⇒ 2:1  "stateDiagram" ⇒ stateDiagram-v2 ↵ A --> B
sequenceDiagram ↵ A->>B: Hello ↵ activate B ↵ B-->>A: Hi ↵ deactivate B ⇒ 2: Hello, Hi, A, B
sequenceDiagram ↵ A->>+B: Hello ↵ B-->>-A: Hi ↵ Note over A,B: all (long) ⇒ 2: Hello, Hi, all (long), A, B
sequenceDiagram ↵ activate B ↵ A->>B: x ⇒ 3:1  "activate B" ⇒ sequenceDiagram ↵ A->>B: x ↵ activate B
sequenceDiagram ↵ Note over A: first ↵ A->>B: x ⇒ 3:1  "Note over A: first" ⇒ sequenceDiagram ↵ A->>B: x ↵ Note over A: first
sequenceDiagram ↵ alt sick ↵ B->>A: bad ↵ else ↵ B->>A: good ↵ end ⇒ 2: alt [sick], bad, good, B, A
sequenceDiagram ↵ par to B ↵ A->>B: x ↵ and to A ↵ B->>A: y ↵ end ⇒ 2: par [to B], [to A], x, y, A, B
sequenceDiagram ↵ A->>B: z ↵ loop x ↵ end ⇒ 5:1  "end" ⇒ sequenceDiagram ↵ loop x ↵ A->>B: z ↵ end
sequenceDiagram ↵ A-xB: lost ⇒ 3:1  "A-xB: lost" ⇒ sequenceDiagram ↵ A->>B: lost
sequenceDiagram ↵ A->B: line ⇒ 3:1  "A->B: line" ⇒ sequenceDiagram ↵ A->>B: line
sequenceDiagram ↵ A-)B: async ↵ B--)A: back ⇒ 2: async, back, A, B
sequenceDiagram ↵ My DB->>B: x ⇒ 3:1  "My DB->>B: x" ⇒ sequenceDiagram ↵ participant A as My DB ↵ A->>B: x
sequenceDiagram ↵ A->>B: "a" ⇒ 3:1  "A->>B: "a"" ⇒ sequenceDiagram ↵ A->>B: a
sequenceDiagram ↵ A->>B: a; b ⇒ 3:11  "b" ⇒ sequenceDiagram ↵ A->>B: a, b
sequenceDiagram ↵ actor U as User ↵ U->>web-app: 5 < 6 <br/> 7 ⇒ 1: /5 &lt; 6 // 7/, User, web-app
`;

it.each(
  forms
    .trim()
    .split('\n')
    .map((it) => it.split(' ⇒ ')),
)('%s: %s', async (form = '', expected = '', fixed) => {
  const drawn = await draw(form);
  expect(drawn.startsWith(fixed ? `${expected} cannot be drawn in a diagram. ` : expected), drawn).toBe(true);
  if (fixed) expect(await draw(fixed)).toMatch(/^\d+: ./);
});

it('names the line of a repeated statement, in a list and with variables', async () => {
  const list =
    '- Text.\n\n  ```mermaid alt="A."\n  flowchart LR\n    A["[[software.version]]"] --> B\n    B --x C\n  ```';
  expect((await render(list)).problems.join()).toContain('content/test.mdx:6:7  "--x C"');
});
