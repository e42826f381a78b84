import type { Source } from '@/lib/site/source';
import { commandLineProblems } from '@/tests/unit/command-line';
import type { Login, Machines } from './machines';
import { type PageStep, pageSteps } from './page-steps';

/** What the test adds to a page: who runs its blocks, what a reader answers, and what happens between two blocks. */
export interface Reading {
  /** The machine that the page calls the server. */
  server: string;
  /** The machines that get every file that the page shows. Otherwise it is the machine of the last block. */
  files?: readonly string[];
  /** Ids of the headings of level 2 whose blocks are run. */
  sections: readonly string[];
  answers: (login: Login) => Record<string, string>;
  /** What happens to the machines before the first block whose code has the text. */
  events?: readonly { before: string; happens: () => void }[];
}

/** A reader who follows the pages on machines, block by block. */
export class Reader {
  constructor(
    private readonly machines: Machines,
    private readonly source: Source,
  ) {}

  /**
   * Follows parts of a page.
   *
   * @returns what was wrong with the first block that failed, and its place; nothing if all is right
   */
  async follow(route: string, reading: Reading): Promise<string[]> {
    const steps = await pageSteps(this.source, route);
    const events = [...(reading.events ?? [])];
    // The page has the scripts in a later section, and says before it that they are to be written first.
    for (const step of steps) if (step.section === 'scripts') this.#write(step, reading.files ?? []);
    for (const step of steps.filter(({ section }) => reading.sections.includes(section))) {
      const due = events.findIndex(({ before }) => step.code.includes(before));
      if (due >= 0) events.splice(due, 1)[0]?.happens();
      const logins = loginsOf(step, reading.server);
      if (step.file !== undefined) {
        this.#write(step, reading.files ?? logins.map(({ machine }) => machine));
        continue;
      }
      for (const login of logins) {
        const wrong = this.run(step.code, login, reading.answers(login));
        // Later blocks depend on this one.
        if (wrong.length > 0) return wrong.map((it) => `${route}, ${step.place}, ${login.machine}: ${it}`);
      }
    }
    return events.map(({ before }) => `${route} has no block with ${before}`);
  }

  #write({ file = '', code, isPart }: PageStep, names: readonly string[]): void {
    for (const name of names) {
      const old = this.machines.read(name, file);
      // As the page says: before the last flag, and without the lines that add --require-tower.
      const text = isPart
        ? old.replace(/ *# With the staked[\s\S]*?\nfi\n/, '').replace(/(?=^ *--limit-ledger-size$)/m, code)
        : code;
      // A file that is there already is not a new one, which a service would have to read.
      if (old !== text) this.machines.write(name, file, text);
    }
  }

  /** Runs commands. @returns what is wrong: a status, what stand-ins refused, flags that do not exist, a double vote */
  run(code: string, login: Login, answers: Readonly<Record<string, string>> = {}): string[] {
    const { status, output, refused, commands } = this.machines.run(login, code, answers);
    const data = this.source.commands;
    const unknown = commands
      .filter(([program = '']) => data.shared.has(program))
      .flatMap((words) => commandLineProblems(words, data).map((it) => `${words.join(' ')}: ${it}`));
    const voting = this.voting();
    return [
      ...(status === 0 ? [] : [`exit status ${status}\n${code}\n${output}`]),
      ...(refused === '' ? [] : [`${refused}\n${code}`]),
      ...unknown,
      ...(voting.length > 1 ? [`${voting.join(' and ')} run with the staked identity`] : []),
    ];
  }

  /** The machines that run with the staked identity: there must never be more than one. */
  voting(): string[] {
    const staked = this.machines.chain('staked-identity');
    return this.machines.names.filter((name) => staked !== '' && this.machines.identity(name) === staked);
  }
}

/** Who runs a block. */
function loginsOf({ where }: PageStep, server: string): Login[] {
  const user = where.endsWith('administrator') ? 'admin' : 'openos';
  if (where === 'Trusted machine') return [{ machine: 'mine', user: 'me' }];
  const names: [start: string, machines: string[]][] = [
    ['Server', [server]],
    ['node-a', ['node-a']],
    ['node-b', ['node-b']],
    ['Both', ['node-a', 'node-b']],
    ['All three', ['node-a', 'node-b', 'node-c']],
    ['The machine that votes', ['node-b']],
    ['The machine that takes over', ['node-a']],
  ];
  const found = names.find(([start]) => where.startsWith(start));
  if (!found) throw new Error(`no machine is "${where}"`);
  return found[1].map((machine) => ({ machine, user }));
}
