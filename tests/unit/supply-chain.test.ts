import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '@/scripts/supply-chain/bill-of-materials';
import { exceptions, licenceProblems } from '@/scripts/supply-chain/licences';
import { thirdPartyNotices } from '@/scripts/supply-chain/notices';
import { productionPackages } from '@/scripts/supply-chain/production-packages';
import { askRegistry, readAudit } from '@/scripts/supply-chain/read-audit';

const packages = productionPackages();

/** A package that is there in a test only. */
function named(licence: string, name = 'a') {
  return { name, version: '1.0.0', licence, folder: `node_modules/${name}`, isInstalled: false };
}

describe('the production tree', () => {
  it('holds what the site is made with, and nothing of its tests', () => {
    const names = packages.map((it) => it.name);
    expect(names).toEqual(expect.arrayContaining(['next', 'react', 'zustand', 'minisearch', 'devlop']));
    expect(
      names.filter((name) => /^(vitest|typescript|playwright|@biomejs\/.*|axe-core)$/.test(name)),
    ).toEqual([]);
  });

  it('has no licence that is not accepted', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('needs each exception', () => {
    const unused = exceptions.filter(({ name, licence }) =>
      packages.every((it) => !name.test(it.name) || !it.licence.includes(licence)),
    );
    expect(unused).toEqual([]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'BSD-3-Clause OR MPL-2.0'])(
    'accepts %s',
    (it) => {
      expect(licenceProblems([named(it)])).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'MPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN a',
    'NONE',
  ])('refuses %s', (it) => {
    expect(licenceProblems([named(it)])).toEqual([`a 1.0.0: ${it} is not accepted`]);
  });

  it('accepts the licence of an exception for that package only', () => {
    expect(licenceProblems([named('MPL-2.0', 'next-mdx-remote')])).toEqual([]);
    expect(licenceProblems([named('EPL-2.0', 'next-mdx-remote')])).toHaveLength(1);
    expect(licenceProblems([named('MPL-2.0', 'next-mdx-remote-too')])).toHaveLength(1);
  });
});

describe('the bill of materials', () => {
  const bom = billOfMaterials();

  it('is valid by the schema of CycloneDX', async () => {
    const validator = new JsonStrictValidator(Version.v1dot5);
    expect(bom.specVersion).toBe('1.5');
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
    expect(await validator.validate(JSON.stringify({ ...bom, components: [{ name: 'a' }] }))).not.toBeNull();
  });

  it('lists each package of the production tree once, and nothing else', () => {
    const listed = bom.components.map((it) => `${it.name}@${it.version}`);
    const expected = new Set(packages.map((it) => `${it.name}@${it.version}`));
    expect(listed.toSorted()).toEqual([...expected].sort());
  });

  it('says what needs what, among the packages it lists', () => {
    const refs = new Set([...bom.components, bom.metadata.component].map((it) => it['bom-ref']));
    const needed = new Set(bom.dependencies.flatMap((it) => it.dependsOn));
    expect([...needed].filter((ref) => !refs.has(ref))).toEqual([]);
    expect(needed.size).toBeGreaterThan(200);
  });

  it('is the same wherever and whenever it is made', () => {
    expect(bom.metadata.component.name).toBe('openverse-docs');
    expect(JSON.stringify(bom)).not.toMatch(/serialNumber|timestamp/);
    expect(JSON.stringify(bom)).not.toContain(process.cwd());
  });
});

describe('the notices of third-party code', () => {
  const notices = thirdPartyNotices(packages);

  it.each([
    ['react', 'Meta Platforms'],
    ['next', 'Vercel'],
    ['zustand', 'Paul Henschel'],
    ['minisearch', 'Luca Ongaro'],
    ['nprogress', 'Rico Sta. Cruz'],
  ])('keep that of %s', (name, holder) => {
    const sections = notices.split('-'.repeat(80));
    expect(
      sections.some((it) => it.includes(`${name} `) && it.includes('Copyright') && it.includes(holder)),
    ).toBe(true);
  });

  it('name every package that is installed', () => {
    const installed = packages.filter((it) => it.isInstalled);
    expect(installed.filter((it) => !notices.includes(`${it.name} ${it.version}`))).toEqual([]);
  });
});

describe('readAudit', () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ vulnerabilities, metadata: { dependencies: { prod: 9 } } });

  it('tells each vulnerability, whatever its severity', () => {
    const via = [{ title: 'Reads too much', url: 'https://github.com/advisories/GHSA-1' }];
    const text = report({
      a: { severity: 'low', range: '<2', via },
      b: { severity: 'high', range: '*', via: ['a'] },
    });
    expect(readAudit(text)).toEqual({
      kind: 'answer',
      packages: 9,
      found: ['a <2  low: Reads too much https://github.com/advisories/GHSA-1', 'b *  high: through a'],
    });
  });

  it('does not take silence for none', () => {
    expect(readAudit(report({}))).toEqual({ kind: 'answer', packages: 9, found: [] });
    const reason = 'npm audit printed no report';
    expect(readAudit('')).toEqual({ kind: 'none', reason });
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toEqual({
      kind: 'none',
      reason: '405 Method Not Allowed',
    });
  });
});

/** The registry's answer; where it cannot be asked, what it knows is not checked, which the counts say. */
const audit = askRegistry();

describe.skipIf(audit.kind === 'none')('the registry', () => {
  it('knows of no vulnerability in production dependencies', () => {
    expect(audit.kind === 'answer' && audit.found).toEqual([]);
  });
});
