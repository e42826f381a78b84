import type { Browser } from '@playwright/test';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';

/** Measurements by metric. */
export type Metrics = Record<string, number>;

/** Serves a build as `npm start` does. @returns its origin */
export async function serveBuild(dir: string) {
  const respond = staticMiddleware({ dir });
  const notFound = () => new Response(null, { status: 404 });
  const options = { port: 0, hostname: 'localhost', silent: true, gracefulShutdown: false } as const;
  const server = await serve({ ...options, fetch: (request) => respond(request, notFound) }).ready();
  return { origin: new URL(server.url ?? '').origin, close: () => server.close(true) };
}

/**
 * Measures the builds in turn and prints a table: the lower quartile of each metric, and in brackets its ratio to the
 * second build, the baseline.
 *
 * @param items what to measure, by the row's name
 * @param visits measurements of each row and build
 */
export async function compare<Item>(
  title: string,
  { browser, origins }: { browser: Browser; origins: readonly string[] },
  items: Readonly<Record<string, Item>>,
  measure: (browser: Browser, origin: string, item: Item) => Promise<Metrics[]>,
  visits: number,
): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, item] of Object.entries(items)) {
    const measured = origins.map((): Metrics[] => []);
    for (let visit = 0; visit < visits; visit++)
      for (const [index, origin] of origins.entries())
        measured[index]?.push(...(await measure(browser, origin, item)));
    const cellOf = (metric: string) => {
      const [value = 0, base] = measured.map((all) => lowerQuartile(all.map((it) => it[metric] ?? 0)));
      const shown = `${Number(value.toFixed(value < 1 ? 3 : 1))}`;
      // Two zeros have no ratio.
      return base ? `${shown} (${(value / base).toFixed(2)})` : shown;
    };
    const metrics = Object.keys(measured[0]?.[0] ?? {});
    rows[name] = Object.fromEntries(metrics.map((metric) => [metric, cellOf(metric)]));
  }
  console.log(`\n${title}${origins.length > 1 ? ' (in brackets: ratio to the baseline)' : ''}`);
  console.table(rows);
}

/** Other work on the machine makes a visit slower, and never faster. */
function lowerQuartile(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? 0;
}
