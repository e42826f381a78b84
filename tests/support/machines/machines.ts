import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findTool } from '../find-tool';

const here = import.meta.dirname;

/** A user of a machine. */
export interface Login {
  machine: string;
  user: 'me' | 'admin' | 'openos';
}

/** What a block did. */
export interface Outcome {
  status: number | null;
  output: string;
  /** Command lines that a stand-in refused. */
  refused: string;
  /** Every command line that stand-ins got, on all machines. */
  commands: string[][];
}

/**
 * Machines that exist only in a folder: each has the programs of this system, read only, its own files, and stand-ins
 * for programs that would change a machine or need a network, which does not exist.
 */
export class Machines {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-machines-'));
  readonly names: string[] = [];

  /** @throws if this system lets nobody make a namespace, saying what to do about it */
  constructor() {
    const unshare = findTool({ name: 'unshare', package: 'util-linux' });
    findTool({ name: 'openssl', package: 'openssl' });
    const { status, stderr } = spawnSync(unshare, [...namespace, 'true'], { encoding: 'utf8' });
    if (status !== 0) {
      rmSync(this.folder, { recursive: true });
      throw new Error(
        `unshare cannot make a namespace here: ${stderr.trim()}. Allow it: sysctl kernel.unprivileged_userns_clone=1; in a container, start that with --security-opt seccomp=unconfined --security-opt apparmor=unconfined`,
      );
    }
    mkdirSync(path.join(this.folder, 'chain'));
  }

  /** Adds a machine as its provider hands it over: a system, an administrator, and empty disks. */
  add(name: string, address: string, hasPrograms = false): void {
    const at = (...parts: string[]) => path.join(this.folder, 'machines', name, ...parts);
    for (const folder of [
      'dev',
      'etc/default',
      'etc/ssh',
      'etc/ssl',
      'etc/sysctl.d',
      'etc/security/limits.d',
    ])
      mkdirSync(at(folder), { recursive: true });
    for (const folder of ['etc/logrotate.d', 'etc/systemd/system', 'log', 'mnt', 'net', 'proc', 'run'])
      mkdirSync(at(folder), { recursive: true });
    for (const folder of ['home/me', 'home/admin', 'root', 'tmp', 'var/lib', 'usr', 'stand-ins'])
      mkdirSync(at(folder), { recursive: true });
    for (const folder of ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']) {
      if (!existsSync(`/${folder}`)) continue;
      if (lstatSync(`/${folder}`).isSymbolicLink()) symlinkSync(readlinkSync(`/${folder}`), at(folder));
      else mkdirSync(at(folder));
    }
    for (const device of ['null', 'zero', 'urandom', 'random', 'tty']) writeFileSync(at('dev', device), '');
    symlinkSync('/proc/self/fd', at('dev/fd'));
    const files = {
      passwd: 'root:x:0:0::/root:/bin/bash\nadmin:x:1000:1000::/home/admin:/bin/bash\n',
      group: 'root:x:0:\nadmin:x:1000:\n',
      hosts: '127.0.0.1 localhost\n',
      'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
      hostname: `${name}\n`,
      'boot-id': `first-boot-of-${name}\n`,
      fstab: '',
      disks: '/dev/nvme1n1\n/dev/nvme2n1\n',
      'ufw-rules': '',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(at('etc', file), text);
    if (existsSync('/etc/ssl/openssl.cnf')) cpSync('/etc/ssl/openssl.cnf', at('etc/ssl/openssl.cnf'));
    const key = ['-q', '-t', 'ed25519', '-N', '', '-f', at('etc/ssh/ssh_host_ed25519_key')];
    spawnSync(findTool({ name: 'ssh-keygen', package: 'openssh-client' }), key);
    cpSync(here, at('stand-ins'), { recursive: true });
    for (const folder of ['stand-ins/programs', 'stand-ins/system', 'stand-ins'])
      this.#makeExecutable(at(folder));
    if (hasPrograms) cpSync(at('stand-ins/programs'), at('stand-ins/system'), { recursive: true });
    const chain = path.join(this.folder, 'chain/addresses');
    writeFileSync(chain, `${address} ${name}\n`, { flag: 'a' });
    this.names.push(name);
  }

  #makeExecutable(folder: string): void {
    spawnSync('find', [folder, '-maxdepth', '1', '-type', 'f', '-exec', 'chmod', '755', '{}', '+']);
  }

  /** Path of a machine's file on this system. */
  path(machine: string, file: string): string {
    return path.join(this.folder, 'machines', machine, file);
  }

  /** Text of a machine's file; empty if it does not exist. */
  read(machine: string, file: string): string {
    const at = this.path(machine, file);
    return existsSync(at) ? readFileSync(at, 'utf8') : '';
  }

  /** What the cluster knows: a file of the folder that all machines see. */
  chain(file: string): string {
    const at = path.join(this.folder, 'chain', file);
    return existsSync(at) ? readFileSync(at, 'utf8').trim() : '';
  }

  /** Writes a file as a reader does who pastes it into an editor. */
  write(machine: string, file: string, text: string): void {
    writeFileSync(this.path(machine, file), text);
  }

  /** Runs commands as somebody who has logged in, after the blocks that this user ran before. */
  run({ machine, user }: Login, code: string, answers: Readonly<Record<string, string>>): Outcome {
    this.write(machine, 'log/block', `${code}\n`);
    const lines = Object.entries(answers).map(([prompt, answer]) => `${prompt}\t${answer}\n`);
    this.write(machine, 'log/answers', lines.join(''));
    const login = [
      'env',
      '-i',
      `HOME=/home/${user}`,
      `USER=${user}`,
      'PATH=/stand-ins/system:/usr/sbin:/usr/bin',
    ];
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      [
        ...namespace,
        'bash',
        path.join(here, 'enter.sh'),
        this.folder,
        machine,
        ...[...login, 'bash', '/stand-ins/run-block.sh'],
      ],
      { encoding: 'utf8', input: '' },
    );
    return { status, output: `${stdout}${stderr}`, ...this.#takeLogs() };
  }

  /** What stand-ins recorded since the last call. */
  #takeLogs(): Pick<Outcome, 'refused' | 'commands'> {
    let refused = '';
    const commands: string[][] = [];
    for (const name of this.names) {
      refused += this.read(name, 'log/refused');
      const lines = this.read(name, 'log/commands').split('\u001E').slice(0, -1);
      commands.push(...lines.map((line) => line.split('\u001F')));
      for (const file of ['log/refused', 'log/commands']) rmSync(this.path(name, file), { force: true });
    }
    return { refused, commands };
  }

  /** Identity of the validator that runs on a machine; empty if none runs. */
  identity(machine: string): string {
    return this.read(machine, 'run/validator/identity').trim();
  }

  remove(): void {
    chmodSync(this.folder, 0o700);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A user who is root only there, and no network. */
const namespace = ['--user', '--map-root-user', '--mount', '--net'];
