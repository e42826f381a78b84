import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '@/scripts/supply-chain/bill-of-materials';
import { thirdPartyNotices } from '@/scripts/supply-chain/notices';
import { productionPackages } from '@/scripts/supply-chain/production-packages';
import { readAudit } from '@/scripts/supply-chain/read-audit';
import { exceptions, licenceProblems } from '@/tests/support/licences';

const packages = productionPackages();

/** A package that is there in a test only. */
function named(licence: string, name = 'a') {
  return { name, version: '1.0.0', licence, folder: `node_modules/${name}`, isInstalled: false };
}

describe('the licences of the production tree', () => {
  it('are those of what the site is made with, without its tests', () => {
    const names = packages.map((it) => it.name);
    expect(names).toEqual(expect.arrayContaining(['next', 'react', 'zustand', 'minisearch', 'devlop']));
    expect(
      names.filter((name) => /^(vitest|typescript|playwright|@biomejs\/.*|axe-core)$/.test(name)),
    ).toEqual([]);
  });

  it('are accepted', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('need each exception', () => {
    const unused = exceptions.filter(({ name, licence }) =>
      packages.every((it) => !name.test(it.name) || !it.licence.includes(licence)),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['BSD-3-Clause OR MPL-2.0', true],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0-only', false],
    ['MPL-2.0', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN a', false],
    ['NONE', false],
  ])('of %s is accepted: %s', (licence, isAccepted) => {
    const problems = isAccepted ? [] : [`a 1.0.0: ${licence} is not accepted`];
    expect(licenceProblems([named(licence)])).toEqual(problems);
  });

  it('of an exception is accepted for that package only', () => {
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

  it('is the same on every machine and day', () => {
    expect(JSON.stringify(bom)).not.toMatch(/serialNumber|timestamp/);
    expect(JSON.stringify(bom)).not.toContain(process.cwd());
  });
});

describe('the notices of third-party code', () => {
  const notices = thirdPartyNotices(packages);

  it('keep the holders of the copyright', () => {
    for (const [name, holder] of Object.entries({ react: 'Meta Platforms', minisearch: 'Luca Ongaro' })) {
      const sections = notices.split('-'.repeat(80)).filter((it) => it.includes(`${name} `));
      expect(sections.some((it) => it.includes('Copyright') && it.includes(holder))).toBe(true);
    }
  });

  it('name every package that is installed', () => {
    const installed = packages.filter((it) => it.isInstalled);
    expect(installed.filter((it) => !notices.includes(`${it.name} ${it.version}`))).toEqual([]);
  });
});

describe('readAudit', () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ vulnerabilities, metadata: { dependencies: { prod: 9 } } });

  it('lists each vulnerability, whatever its severity', () => {
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

  it('does not take a missing answer for no vulnerability', () => {
    expect(readAudit(report({}))).toEqual({ kind: 'answer', packages: 9, found: [] });
    const reason = 'npm audit printed no report';
    expect(readAudit('')).toEqual({ kind: 'none', reason });
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toEqual({
      kind: 'none',
      reason: '405 Method Not Allowed',
    });
  });
});
