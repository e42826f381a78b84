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

/** The registry's answer: what it knows of, one line each; or none, and why. */
export type AuditAnswer =
  | { kind: 'answer'; found: string[]; packages: number }
  | { kind: 'none'; reason: string };

/**
 * Asks npm's registry for known vulnerabilities of the production tree. It is asked once and given 20 seconds: where
 * there is no network, npm would try for minutes.
 */
export function askRegistry(): AuditAnswer {
  const once = ['--fetch-retries=0', '--fetch-timeout=20000'];
  return readAudit(
    spawnSync('npm', ['audit', '--omit', 'dev', '--json', ...once], { encoding: 'utf8' }).stdout,
  );
}

/** Reads what `npm audit --json` printed. Whatever is no report, an error or an empty text, is no answer. */
export function readAudit(text: string): AuditAnswer {
  const report = reportSchema.safeParse(parse(text));
  if (!report.success) {
    const error = z.object({ message: z.string() }).safeParse(parse(text));
    return { kind: 'none', reason: error.data?.message ?? 'npm audit printed no report' };
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
