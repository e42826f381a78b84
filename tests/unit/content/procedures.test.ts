import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Login, Machines } from '@/tests/support/machines/machines';
import { Reader, type Reading } from '@/tests/support/machines/reader';
import { source } from './code-samples';

const addresses = { 'node-a': '203.0.113.7', 'node-b': '203.0.113.8', 'node-c': '203.0.113.9' };

describe('the procedures, followed block by block', { tags: ['full'] }, () => {
  let machines: Machines;
  let reader: Reader;
  beforeAll(() => {
    machines = new Machines();
    reader = new Reader(machines, source);
    machines.add('mine', '203.0.113.1', true);
    for (const [name, address] of Object.entries(addresses)) machines.add(name, address);
  });
  afterAll(() => machines?.remove());

  const tower = () => `mnt/ledger/tower-1_9-${machines.chain('staked-identity')}.bin`;

  const setup: Pick<Reading, 'answers'> = {
    answers: () => ({
      'Empty disk for the ledger': '/dev/nvme1n1',
      'Empty disk for the accounts': '/dev/nvme2n1',
      'BTG to send to': '16',
      'user@address of the server': 'admin@203.0.113.7',
      'Identities of known validators': 'FirstIdentity SecondIdentity',
      'Address of the vote account': machines.chain('vote-account'),
    }),
  };

  it.each([
    ['a flag that openos does not have', 'openos slot --no-such-flag'],
    ['a flag that openos-keygen does not have', 'openos-keygen new --outfile a.json --silently'],
    [
      'a command that openos-validator does not have',
      'openos-validator --ledger /mnt/ledger set-identify a.json',
    ],
    ['an option of ufw that the stand-in does not know', 'ufw allow everything'],
    ['a unit that nobody wrote', 'systemctl start openos-other.service'],
    ['sudo of a user who may not', 'sudo true'],
    ['a command in the middle that fails', 'false\ntrue'],
    ['a question without an answer', 'read -r -p "Name: " NAME'],
    ['a program that is not there', 'no-such-program'],
    ['a write to the programs of this system', 'touch /usr/bin/no-such-program'],
    ['a request to the network', 'exec 3<> /dev/tcp/192.0.2.1/80'],
  ])('are not followed with %s', (_what, code) => {
    expect(reader.run(code, { machine: 'mine', user: 'me' })).not.toEqual([]);
  });

  it('set up a validator that votes, and leaves the withdrawer at home', async () => {
    const sections = ['keys', 'disks', 'system', 'software', 'bring-keys', 'service', 'check'];
    expect(
      await reader.follow('/operations/setup-a-validator', { ...setup, server: 'node-a', sections }),
    ).toEqual([]);
    expect(machines.chain('staked-identity')).not.toBe('');
    expect(machines.identity('node-a')).toBe(machines.chain('staked-identity'));
    expect(machines.read('node-a', 'etc/fstab').match(/nofail/g)).toHaveLength(2);
    expect(machines.read('node-a', 'home/openos/vote-account-keypair.json')).toBe('');
  });

  it('move the identity as planned, after a reboot, from a dead machine, and with etcd', async () => {
    const prepared = { ...setup, server: 'node-b', sections: ['disks', 'system', 'software'] };
    expect(await reader.follow('/operations/setup-a-validator', prepared)).toEqual([]);
    const moved: string[] = [];
    const note = (what: string) => moved.push(`${what}: ${reader.voting().join(' ') || 'nobody'}`);
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
    expect(
      await reader.follow('/operations/guides/validator-failover', {
        answers: ownAnswers,
        events,
        files,
        server: '',
        sections,
      }),
    ).toEqual([]);
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
    expect(await reader.follow('/operations/guides/validator-failover', etcd)).toEqual([]);
    const watch = () =>
      machines.run({ machine: 'node-b', user: 'openos' }, '/home/openos/bin/watch-identity.sh 3', {});
    machines.run({ machine: 'node-a', user: 'admin' }, 'sudo systemctl stop openos-validator', {});
    const said = [watch(), watch(), watch()].map(({ output }) => output.split('\n', 1)[0]);
    expect(said).toEqual([
      'delinquent in 1 of 3 runs',
      'delinquent in 2 of 3 runs',
      'delinquent in 3 of 3 runs',
    ]);
    note('watched');
    expect(moved).toEqual(['first start: node-b', 'before: node-b', 'moved: node-a', 'watched: node-b']);
  });

  it('empty the node for mainnet, and undo the set-up', async () => {
    const rest = { ...setup, server: 'node-a', sections: ['mainnet', 'undo'] };
    expect(await reader.follow('/operations/setup-a-validator', rest)).toEqual([]);
    expect(machines.identity('node-a')).toBe('');
  });
});
