/** One program started by a shell script: its name and arguments, expansions such as `$NAME` as they are typed. */
export interface ShellCommand {
  words: string[];
  /** Line of the script, from 1. */
  line: number;
}

/** Words that may stand before a program's name. */
const prefixes = [
  'if',
  'then',
  'else',
  'elif',
  'while',
  'until',
  'do',
  '!',
  '{',
  'time',
  'sudo',
  'exec',
  'nohup',
];

/** Every program that a script starts, those in `$(…)` included. Reads as much of the shell's language as pages use. */
export function shellCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  new Reader(script, commands).list();
  return commands.flatMap(({ words, line }) => {
    const start = words.findIndex((word) => !prefixes.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
    return start < 0 ? [] : [{ words: words.slice(start), line }];
  });
}

/** A cursor over a script. */
class Reader {
  private at = 0;

  constructor(
    private readonly script: string,
    private readonly commands: ShellCommand[],
  ) {}

  /** Reads commands up to the end, or up to the bracket or backtick that ends a substitution. */
  list(end = ''): void {
    let command: ShellCommand | undefined;
    let dropNext = false;
    while (this.at < this.script.length) {
      const char = this.script[this.at] ?? '';
      const rest = this.script.slice(this.at);
      if (char === end) {
        this.at += 1;
        break;
      }
      const heredoc = /^<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?\n\s*\2(?=\n|$)/.exec(rest);
      const redirect = /^(\d*(>>|>&|<&|>|<)|&>)/.exec(rest);
      const blank = /^([ \t]|\\\n|#[^\n]*)+/.exec(rest);
      if (heredoc) this.at += heredoc[0].length;
      else if (redirect && !rest.startsWith('<(')) {
        this.at += redirect[0].length;
        dropNext = true;
      } else if (blank) this.at += blank[0].length;
      else if (/[\n;|&()]/.test(char)) {
        command = undefined;
        dropNext = false;
        this.at += 1;
      } else {
        const line = this.script.slice(0, this.at).split('\n').length;
        const word = this.word(end);
        if (dropNext) dropNext = false;
        else if (command) command.words.push(word);
        else {
          command = { words: [word], line };
          this.commands.push(command);
        }
      }
    }
  }

  /** Reads one word: its text without quotes, with expansions as typed. */
  private word(end: string): string {
    let word = '';
    let quote = '';
    while (this.at < this.script.length) {
      const char = this.script[this.at] ?? '';
      if (quote === '' && (/[\s;|&()<>]/.test(char) || char === end)) break;
      if (quote === "'") {
        if (char === "'") quote = '';
        else word += char;
        this.at += 1;
      } else if (char === '\\') {
        word += this.script[this.at + 1] === '\n' ? '' : (this.script[this.at + 1] ?? '');
        this.at += 2;
      } else if (char === '"' || char === "'") {
        if (char === '"' || quote === '') quote = quote === '' ? char : '';
        else word += char;
        this.at += 1;
      } else if (char === '$' || char === '`') word += this.expansion();
      else {
        word += char;
        this.at += 1;
      }
    }
    return word;
  }

  /** Reads `$NAME`, `${…}`, `$((…))` or a substitution, whose commands are collected as well. */
  private expansion(): string {
    const start = this.at;
    const plain = /^\$(\w+|[?$!#@*-]|\{[^}]*\}|\(\([\s\S]*?\)\)|'[^']*')?(?!\((?!\())/.exec(
      this.script.slice(start),
    );
    if (this.script[start] === '$' && this.script[start + 1] === '(' && this.script[start + 2] !== '(') {
      this.at += 2;
      this.list(')');
    } else if (this.script[start] === '`') {
      this.at += 1;
      this.list('`');
    } else this.at += plain?.[0].length || 1;
    return this.script.slice(start, this.at);
  }
}
