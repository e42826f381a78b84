import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Login, Machines } from '@/tests/support/machines/machines';
import { type PageStep, pageSteps } from '@/tests/support/machines/page-steps';
import { commandLineProblems } from '../command-line';
import { source } from './code-samples';

const addresses = { 'node-a': '203.0.113.7', 'node-b': '203.0.113.8', 'node-c': '203.0.113.9' };

/** What the tests tell of a page: who runs its blocks, what a reader answers, and what happens between two blocks. */
interface Reading {
  /** The machine that the page calls the server. */
  server: string;
  /** The machines that get every file that the page shows. Otherwise it is the one that its last block was for. */
  files?: readonly string[];
  sections?: readonly string[];
  answers: (login: Login) => Record<string, string>;
  /** What happens to the machines before the first block whose code has the text. */
  events?: readonly { before: string; happens: () => void }[];
}

describe('the procedures, followed block by block', { tags: ['full'] }, () => {
  let machines: Machines;
  beforeAll(() => {
    machines = new Machines();
    machines.add('mine', '203.0.113.1', true);
    for (const [name, address] of Object.entries(addresses)) machines.add(name, address);
  });
  afterAll(() => machines?.remove());

  /** Runs the blocks of a page. @returns what is wrong, where */
  async function follow(route: string, reading: Reading): Promise<string[]> {
    const steps = await pageSteps(source, route);
    const events = [...(reading.events ?? [])];
    const { files: onAll } = reading;
    for (const step of steps.filter(({ section }) => reading.sections?.includes(section) ?? true)) {
      const due = events.findIndex(({ before }) => step.code.includes(before));
      if (due >= 0) events.splice(due, 1)[0]?.happens();
      const isShared = step.file !== undefined && onAll !== undefined;
      const logins: Login[] = isShared
        ? onAll.map((machine) => ({ machine, user: 'admin' }))
        : loginsOf(step, reading.server);
      for (const login of logins) {
        const wrong = step.file === undefined ? run(step, login, reading) : write(step, login);
        // What follows needs what this block did.
        if (wrong.length > 0) return wrong.map((it) => `${route}, ${step.place}, ${login.machine}: ${it}`);
      }
    }
    return events.map(({ before }) => `${route} has no block with ${before}`);
  }

  function write({ file = '', code, isPart }: PageStep, { machine }: Login): string[] {
    if (!isPart) {
      // A file that is there already is not a new one, which a service would have to read.
      if (machines.read(machine, file) !== code) machines.write(machine, file, code);
    } else {
      // As the page says: before the last flag, and without the lines that add --require-tower.
      const whole = machines.read(machine, file).replace(/ *# With the staked[\s\S]*?\nfi\n/, '');
      machines.write(machine, file, whole.replace(/(?=^ *--limit-ledger-size$)/m, code));
    }
    return [];
  }

  function run({ code }: PageStep, login: Login, { answers }: Reading): string[] {
    const { status, output, refused, commands } = machines.run(login, code, answers(login));
    const unknown = commands
      .filter(([program = '']) => source.commands.shared.has(program))
      .flatMap((words) => commandLineProblems(words, source.commands).map((it) => `${words.join(' ')}: ${it}`));
    return [
      ...(status === 0 ? [] : [`exit status ${status}\n${code}\n${output}`]),
      ...(refused === '' ? [] : [`${refused}\n${code}`]),
      ...unknown,
      ...(voting().length > 1 ? [`${voting().join(' and ')} run with the staked identity`] : []),
    ];
  }

  /** The machines that run with the staked identity: more than one is what must never happen. */
  const voting = () =>
    machines.names.filter((name) => stakedIdentity() !== '' && machines.identity(name) === stakedIdentity());
  const stakedIdentity = () => machines.chain('staked-identity');
  const tower = () => `mnt/ledger/tower-1_9-${stakedIdentity()}.bin`;

  const setup: Omit<Reading, 'server'> = {
    answers: () => ({
      'Empty disk for the ledger': '/dev/nvme1n1',
      'Empty disk for the accounts': '/dev/nvme2n1',
      'BTG to send to': '16',
      'user@address of the server': 'admin@203.0.113.7',
      'Identities of known validators': 'FirstIdentity SecondIdentity',
      'Address of the vote account': machines.chain('vote-account'),
    }),
  };

  it('set up a validator that votes, and leaves the withdrawer at home', async () => {
    const sections = ['keys', 'disks', 'system', 'software', 'bring-keys', 'service', 'check'];
    expect(await follow('/operations/setup-a-validator', { ...setup, server: 'node-a', sections })).toEqual([]);
    expect(stakedIdentity()).not.toBe('');
    expect(machines.identity('node-a')).toBe(stakedIdentity());
    expect(machines.read('node-a', 'etc/fstab').match(/nofail/g)).toHaveLength(2);
    expect(machines.read('node-a', 'home/openos/vote-account-keypair.json')).toBe('');
  });

  it('move the identity as planned, after a reboot, from a dead machine, and with etcd', async () => {
    const prepared = { ...setup, server: 'node-b', sections: ['disks', 'system', 'software'] };
    expect(await follow('/operations/setup-a-validator', prepared)).toEqual([]);
    const moved: string[] = [];
    const note = (what: string) => moved.push(`${what}: ${voting().join(' ') || 'nobody'}`);
    const files = ['node-a', 'node-b'];
    const other = (machine: string) => (machine === 'node-a' ? 'node-b' : 'node-a');
    const ownAnswers = ({ machine }: Login) => ({
      'Public address of node-a': addresses['node-a'],
      'Public address of node-b': addresses['node-b'],
      [`Public key of ${other(machine)}`]: machines
        .read(other(machine), 'home/openos/.ssh/id_ed25519.pub')
        .trim(),
      'user@address of node-b: ': 'admin@203.0.113.8',
      'user@address of node-a, node-b and node-c': 'admin@203.0.113.7 admin@203.0.113.8 admin@203.0.113.9',
      'Cluster: ': 'devnet',
      'Folder with the keypairs': '/home/me/openos-validator-devnet',
      'Host from which the disk can be read': 'node-a',
      'Addresses of node-a, node-b and node-c': Object.values(addresses).join(' '),
      'Name of this machine': machine,
    });
    const start = (machine: string) =>
      machines.run({ machine, user: 'admin' }, 'sudo systemctl restart openos-validator', {});
    const events = [
      { before: 'hand-over-identity.sh node-b', happens: () => note('set up') },
      { before: 'hand-over-identity.sh node-a', happens: () => note('planned') },
      {
        before: 'journalctl --boot -1',
        happens: () => {
          note('back');
          machines.write('node-a', 'etc/boot-id', 'second-boot\n');
          start('node-a');
          note('reboot');
        },
      },
      { before: 'disable --now openos-validator', happens: () => note('resumed') },
      {
        // As if no tower had been found on the dead machine.
        before: 'dead_at=',
        happens: () => {
          note('taken with the tower');
          const undo = `rm /${tower()}; ln -sfn /home/openos/unstaked-identity.json /home/openos/identity.json`;
          machines.run({ machine: 'node-b', user: 'openos' }, undo, {});
          start('node-b');
        },
      },
      { before: 'TOWER="/mnt', happens: () => note('taken without') },
    ];
    const sections = ['setup', 'scripts', 'planned', 'reboot', 'unplanned', 'return'];
    expect(await followInOrder('/operations/guides/validator-failover', { answers: ownAnswers, events, files, server: '', sections })).toEqual([]);
    note('returned');
    expect(moved).toEqual([
      'set up: node-a',
      'planned: node-b',
      'back: node-a',
      'reboot: nobody',
      'resumed: node-a',
      'taken with the tower: node-b',
      'taken without: node-b',
      'returned: node-b',
    ]);
    expect(machines.read('node-a', `${tower()}.stale`)).not.toBe('');

    moved.length = 0;
    const withEtcd = [
      {
        // The first start with etcd, on the machine that votes, which is node-b by now.
        before: 'ln -sfn /home/openos/unstaked-identity.json',
        happens: () => {
          start('node-a');
          start('node-b');
          note('first start');
        },
      },
      { before: 'wait-for-restart-window', happens: () => note('before') },
      { before: 'apt-get install -y jq', happens: () => note('moved') },
    ];
    const etcd = { answers: ownAnswers, events: withEtcd, files, server: '', sections: ['etcd'] };
    expect(await follow('/operations/guides/validator-failover', etcd)).toEqual([]);
    const watch = () =>
      machines.run({ machine: 'node-b', user: 'openos' }, '/home/openos/bin/watch-identity.sh 3', {});
    machines.run({ machine: 'node-a', user: 'admin' }, 'sudo systemctl stop openos-validator', {});
    const said = [watch(), watch(), watch()].map(({ output }) => output.split('\n', 1)[0]);
    expect(said).toEqual(['delinquent in 1 of 3 runs', 'delinquent in 2 of 3 runs', 'delinquent in 3 of 3 runs']);
    note('watched');
    expect(moved).toEqual([
      'first start: node-b',
      'before: node-b',
      'moved: node-a',
      'watched: node-b',
    ]);
  });

  /** As a reader who writes the scripts of the next section before the steps that need them. */
  async function followInOrder(route: string, reading: Reading): Promise<string[]> {
    const scripts = (await pageSteps(source, route)).filter(
      ({ section, file }) => section === 'scripts' && file !== undefined,
    );
    for (const step of scripts)
      for (const machine of ['node-a', 'node-b']) {
        machines.run({ machine, user: 'openos' }, 'mkdir -p /home/openos/bin', {});
        write(step, { machine, user: 'openos' });
      }
    return follow(route, reading);
  }
});

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
