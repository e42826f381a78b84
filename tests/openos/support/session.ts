import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { programFolder } from './programs';

/** What a command did. */
export interface Outcome {
  /** What it wrote to the terminal, both streams. */
  output: string;
  /** Status and text of each command in it that failed, which a shell goes on after. */
  failed: string;
}

/** A shell as a reader has it, in a folder that is also its HOME, without any network but its own loopback. */
export interface Session {
  home: string;
  /** Runs commands. `answer` types what a prompt of the terminal asks for, `stdin` is what the reader types before. */
  run: (commands: string, answer?: (prompt: string) => string, stdin?: string) => Promise<Outcome>;
  /** Starts a command that goes on, and waits until its output lacks nothing. `restart` first stops those before it. */
  start: (
    command: string,
    lacks: (output: string) => Promise<string | undefined>,
    how?: 'start' | 'restart',
  ) => Promise<void>;
  /** Ends every process of the session, and removes the folder. */
  close: () => Promise<void>;
}

/** Milliseconds after which a command that has not ended, or not said what it should, is given up. */
const longest = 600_000;
const marker = '\u001e';

/** Reads the names of files with commands, runs them in this shell, and marks the end of each on the terminal. */
const driver = `
stty -echo -onlcr cols 500
ip link set lo up
export PS4=
while read -r name in <&3; do
  failed=
  trap 'status=$?; case $BASH_COMMAND in source*) ;; *) failed+="$status from $BASH_COMMAND; " ;; esac' ERR
  if [ "$in" != run ]; then
    if [ "$in" = restart ]; then for it in $started; do kill -INT -- "-$it"; wait "$it"; done; started=; fi 2>/dev/null
    set -m
    source "$DRIVER/$name" > "$DRIVER/$name.out" 2>&1 < /dev/null 3<&- &
    started+=" $!"
    set +m
    failed=
  else
    source "$DRIVER/$name" > "$DRIVER/$name.out" 2>&1 < "$DRIVER/$name.in" 3<&-
  fi
  printf '\\036%s\\036' "$failed"
done
`;

/** Opens a session. It needs Linux, with user namespaces. */
export async function openSession(): Promise<Session> {
  const folder = await mkdtemp(path.join(tmpdir(), 'openos-page-'));
  const home = path.join(folder, 'home');
  await mkdir(path.join(home, 'page'), { recursive: true });
  await writeFile(path.join(folder, 'driver'), driver);
  const PATH = `${programFolder}:${process.env.PATH}`;
  // Bash takes in the processes that their parents leave: `script` 2.38 hangs if one is left to it.
  const terminal = `script -qefc 'bash ${folder}/driver' /dev/null; exit`;
  const child = spawn('unshare', ['-rnpf', '--kill-child', '--mount-proc', 'bash', '-c', terminal], {
    cwd: path.join(home, 'page'),
    env: { NODE_ENV: 'production', LANG: 'C.UTF-8', PATH, HOME: home, DRIVER: folder },
    stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
  }) as ChildProcessWithoutNullStreams;
  const ended = once(child, 'exit');
  const commandPipe = child.stdio[3] as Writable;
  let count = 0;

  const send = async (text: string, how: string, stdin = '') => {
    count += 1;
    const name = `command-${count}`;
    await writeFile(path.join(folder, name), `${text}\n`);
    await writeFile(path.join(folder, `${name}.in`), stdin);
    commandPipe.write(`${name} ${how}\n`);
    return () => readFile(path.join(folder, `${name}.out`), 'utf8').catch(() => '');
  };

  /** Waits for the mark at the end of a command, and answers the prompts before it. */
  const waitForEnd = (answer: (prompt: string) => string, written: () => Promise<string>) =>
    new Promise<Outcome>((resolve, reject) => {
      let output = '';
      let read = 0;
      let terminal = '';
      let echoes = 0;
      const timer = setTimeout(() => finish(new Error(`it did not end: ${output}${terminal}`)), longest);
      const finish = (result: Outcome | Error) => {
        clearTimeout(timer);
        child.stdout.off('data', listen);
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      // A program waits at its prompt, so what it wrote before comes before it.
      const take = async () => {
        const all = await written();
        const shown = terminal.replaceAll('\r', '');
        output += all.slice(read) + shown.slice(shown.startsWith('\n') ? echoes : 0);
        [read, terminal, echoes] = [all.length, '', 0];
      };
      const listen = (data: Buffer) => {
        terminal += data.toString();
        const [before = '', failed, end] = terminal.split(marker);
        if (end !== undefined) {
          terminal = before;
          take().then(() => finish({ output, failed: failed ?? '' }), finish);
        } else if (terminal.endsWith(': ')) {
          const prompt = terminal;
          take().then(() => {
            // The terminal shows the end of the line that was typed, early or late.
            output += '\n';
            echoes += 1;
            child.stdin.write(`${answer(prompt)}\n`);
          }, finish);
        }
      };
      child.stdout.on('data', listen);
      ended.then(() => finish(new Error(`the session ended: ${output}${terminal}`)));
    });

  const run: Session['run'] = async (commands, answer = () => '', stdin = '\n') => {
    const written = await send(commands, 'run', stdin);
    return waitForEnd(answer, written);
  };
  const start: Session['start'] = async (command, lacks, how = 'start') => {
    const written = await send(command, how);
    await waitForEnd(
      () => '',
      async () => '',
    );
    for (const from = Date.now(); ; await pause(250)) {
      const output = await written();
      const lack = await lacks(output);
      if (lack === undefined) return;
      if (/^Error: /m.test(output) || Date.now() - from > longest) throw new Error(lack);
    }
  };
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { home, run, start, close };
}
