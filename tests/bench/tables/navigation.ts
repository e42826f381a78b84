import { measureNavigation } from '../navigation';
import { printTable, printTargets, round } from '../report';

/** Milliseconds from click to painted page after hover, on a machine of our size: a target of the project's. */
const HOVERED = 50;

/**
 * Prints how long navigation takes with and without hover, and whether its target holds.
 *
 * @param visits visits of each kind
 */
export async function printNavigation([visits = 12]: readonly number[]): Promise<void> {
  const times = await measureNavigation(visits);
  printTable(
    `From click to painted page, ms, medians of ${visits} visits to five pages, in turn`,
    times.map(({ site, device, hovered, cold }) => ({
      site,
      on: device,
      'page loaded ahead': round(hovered.all),
      'the first one': round(hovered.first),
      'not loaded ahead': round(cold.all),
      'its first one': round(cold.first),
    })),
  );
  const here = times.find(({ site, device }) => site === 'this site' && device === 'this machine');
  if (!here) return;
  printTargets([{ name: 'hovered navigation', measured: here.hovered.all, limit: HOVERED, unit: 'ms' }]);
}
