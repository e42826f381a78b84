import { getDocs } from '@/lib/content';
import { kilobytes, printTable } from '../report';
import { searchCosts } from '../search';

/** Prints what a search costs on this site, beside sites of 256 and 5,000 pages. */
export async function printSearch(): Promise<void> {
  const costs = await searchCosts([(await getDocs()).length, 256, 5000]);
  const [{ cold: [coldHere] = [1], warm: [warmHere] = [1], key: [keyHere] = [1] } = {}] = costs;
  printTable(
    'Search, median (95 %)',
    costs.map(({ pages, code, index, cold, warm, key }) => ({
      pages,
      'code kB': kilobytes(code),
      'index kB': `${kilobytes(index[0])} (${kilobytes(index[1])})`,
      'first result ms': milliseconds(cold),
      ratio: ratio(cold[0], coldHere),
      'next ms': milliseconds(warm),
      'its ratio': ratio(warm[0], warmHere),
      'each key ms': milliseconds(key),
      'ratio of keys': ratio(key[0], keyHere),
    })),
  );
}

function milliseconds([median, high]: readonly [number, number]): string {
  return `${Math.round(median)} (${Math.round(high)})`;
}

function ratio(value: number, base: number): number {
  return Number((value / base).toFixed(1));
}
