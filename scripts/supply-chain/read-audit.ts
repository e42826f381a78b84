import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** What `npm audit --json` prints, as far as it is read here. */
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      /** Advisories, and names of packages that pass one on. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});

/** What npm prints if it cannot ask. */
const errorSchema = z.object({ message: z.string() });

/** The registry's answer: the known vulnerabilities, a line each; or no answer, and why. */
export type AuditAnswer =
  | { kind: 'answer'; found: string[]; packages: number }
  | { kind: 'none'; reason: string };

/**
 * Asks npm's registry for known vulnerabilities of the production tree, once and for at most 20 seconds: without a
 * network, npm would try for minutes.
 */
export function askRegistry(): AuditAnswer {
  const once = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json', ...once], { encoding: 'utf8' });
  return readAudit(stdout);
}

/** Reads what `npm audit --json` printed. An error or an empty text is not an answer. */
export function readAudit(text: string): AuditAnswer {
  const printed = parse(text);
  const report = reportSchema.safeParse(printed);
  if (!report.success) {
    const { data } = errorSchema.safeParse(printed);
    return { kind: 'none', reason: data?.message ?? 'npm audit printed no report' };
  }
  const { vulnerabilities, metadata } = report.data;
  const found = Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
    const reasons = via.map((it) => (typeof it === 'string' ? `through ${it}` : `${it.title} ${it.url}`));
    return `${name} ${range}  ${severity}: ${reasons.join('; ')}`;
  });
  return { kind: 'answer', found, packages: metadata.dependencies.prod };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
