import path from 'node:path';
import { expect, it } from 'vitest';
import { shellCommands } from '../shell-commands';
import { sessionCommands, shownText, source, titledCode } from './code-samples';

/** Commands of a procedure, or a file that the reader writes. */
interface Block {
  /** The machine and the user, by the block's title or that of an earlier block. Empty if no title has said it. */
  where: string;
  code: string;
  file?: string;
}

/** What exists on the machines so far. */
interface State {
  users: Set<string>;
  paths: Set<string>;
}

const setUp = '/operations/setup-a-validator';

const places =
  /^(Trusted machine|(Server|node-[ab]|Both machines|All three machines|The machine that \w+( over)?), as (administrator|openos))(: |$)/;
/** Commands that change the system and need root. */
const ofRoot =
  /^(adduser|apt-get|chown|mkfs\.ext4|mount|sysctl -p|systemctl (start|stop|restart|enable|disable|daemon-reload)|ufw)\b/;
/** Paths of the system, of programs, and of the reader: no block makes them. */
const given =
  /^\/(dev|proc|sys|root|var\/lib\/etcd|etc\/(fstab|hosts|ssh|apt|default|nginx|sysctl\.d|security|systemd\/system|logrotate\.d))\/|^\/mnt\/(ledger|accounts|snapshots)\/|^\/home\/openos\/(\.config|\.cargo|releases\/[^/]+|openos-validator\.log\.1|\.local\/bin\/openos-watchtower)\/|^\/home\/me\/wallet\.json/;
const openosFolder = /^\/(home\/openos|mnt\/(ledger|accounts|snapshots)|tmp)\b/;

async function blocksOf(route: string): Promise<Block[]> {
  const blocks: Block[] = [];
  let where = '';
  for (const { lang, value, title } of titledCode(await shownText(route))) {
    if (/, as /.test(title) && !places.test(title)) throw new Error(`${route} has no place "${title}".`);
    where = places.exec(title)?.[1] ?? where;
    const file = /^(?:.+: |Lines of )?(\/\S+)/.exec(title)?.[1];
    if (file !== undefined) blocks.push({ where, code: value, file });
    else if (lang === 'bash') blocks.push({ where, code: value });
    else if (lang === 'console') blocks.push({ where, code: sessionCommands(value) });
  }
  return blocks;
}

/** The paths that a command creates, as it names them. */
function madeBy([name = '', ...words]: readonly string[]): string[] {
  const program = name.replace(/^sudo-/, '');
  const names = words.filter((word) => !word.startsWith('-'));
  const last = names.at(-1) ?? '';
  const value = (option: string) =>
    words.flatMap((word, at) => (word === option ? (words[at + 1] ?? []) : []));
  if (/^(mkdir|tee)$/.test(program)) return names;
  if (/^(cp|git|install|ln|mv|scp)$/.test(program))
    return [last, ...(last.endsWith('/') ? names.map((it) => last + path.basename(it)) : [])];
  if (program === 'ssh-keygen') return value('-f').flatMap((it) => [it, `${it}.pub`]);
  return [...value('--outfile'), ...value('--log')];
}

/** What does not fit the state, to which the block's users and paths are added. */
function follow({ where, code, file }: Block, { users, paths }: State): string[] {
  const problems: string[] = [];
  const user = where === 'Trusted machine' ? 'me' : where.endsWith('administrator') ? 'admin' : 'openos';
  let script = code.replaceAll('$HOME', `/home/${user}`);
  for (const [, name = ''] of code.matchAll(/^\s*(\w+)="?[$/]/gm)) {
    const [, value] = new RegExp(`^\\s*${name}="?(/[\\w./-]+)"?$`, 'm').exec(script) ?? [];
    if (value) script = script.replaceAll(`$${name}/`, `${value}/`).replaceAll(`"$${name}"`, value);
  }
  // shellCommands() leaves sudo out.
  const commands =
    file && !code.startsWith('#!') ? [] : shellCommands(script.replace(/\bsudo (?!-)/g, 'sudo-'));
  if (file) paths.add(file);
  const make = (target: string, hasRoot: boolean) => {
    paths.add(target.replace(/\/$/, ''));
    if (where.includes(', as ') && !hasRoot && !(user === 'openos' && openosFolder.test(target)))
      problems.push(`${user} may not write ${target}`);
  };
  for (const words of commands) {
    const [program = ''] = words;
    const line = words.join(' ');
    const hasRoot = program.startsWith('sudo-');
    if (hasRoot && where !== '' && user !== 'admin') problems.push(`${user} may not use sudo: ${line}`);
    if (ofRoot.test(line)) problems.push(`needs sudo: ${line}`);
    if (program === 'sudo-adduser') users.add(words.at(-1) ?? '');
    if (program === 'sudo-apt-get' && words.includes('etcd-server')) users.add('etcd');
    for (const target of madeBy(words)) if (target.startsWith('/')) make(target, hasRoot);
  }
  for (const [, target = ''] of script.matchAll(/>\s*"?(\/(?!dev\/)[\w./$-]+)/g)) make(target, false);

  const named = /\bsudo -iu (\w+)|\bchown (?:-R )?(\w+):|\s-o (\w+) -g|\s-g (\w+) -m|^(?:User|Group)=(\w+)/gm;
  for (const [, ...groups] of script.matchAll(named))
    for (const name of groups) if (name && !users.has(name)) problems.push(`there is no user ${name}`);
  for (const [used] of script.matchAll(/(?<![\w.:$}~/-])\/(?:home|mnt|etc|root|var)\/[\w./$-]*\w/g))
    if (!exists(used, paths)) problems.push(`nothing has made ${used}`);
  return problems;
}

/** Whether a path is given, made, or the folder of one that is. With a variable in it, its folder counts. */
function exists(used: string, paths: ReadonlySet<string>): boolean {
  if (given.test(`${used}/`) || paths.has(used) || [...paths].some((it) => it.startsWith(`${used}/`)))
    return true;
  return used.includes('$') && exists(path.dirname(used.slice(0, used.indexOf('$') + 1)), paths);
}

const ofSetUp = await blocksOf(setUp);

// Machines of other procedures start as the set-up leaves them.
it.each([
  setUp,
  ...source.docs.map(({ path }) => path).filter((it) => it.startsWith('/operations/') && it !== setUp),
])('%s uses only users, paths and rights that were made before', async (route) => {
  const state: State = { users: new Set(['root', 'admin']), paths: new Set() };
  if (route !== setUp) for (const block of ofSetUp) follow(block, state);
  const blocks = await blocksOf(route);
  const problems = blocks.flatMap((block) => follow(block, state).map((it) => `${block.where}: ${it}`));
  expect(problems).toEqual([]);
});
