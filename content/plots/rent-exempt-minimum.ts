import type { PlotMaker } from '@/lib/reference/plots/plot';

export const plot: PlotMaker = (fact) => {
  const overhead = fact('ACCOUNT_STORAGE_OVERHEAD');
  const lamportsPerByteYear = fact('DEFAULT_LAMPORTS_PER_BYTE_YEAR');
  const years = fact('DEFAULT_EXEMPTION_THRESHOLD');
  // Lamports that an account must hold, as in sdk/program/src/rent.rs, Rent::minimum_balance, with the defaults.
  const minimumBalance = (bytes: number) => Math.trunc((overhead + bytes) * lamportsPerByteYear * years);
  return {
    title: 'What an account must hold to be rent-exempt, by the length of its data, with the default rent',
    alt: 'A straight line from 0.00089088 BTG for an account without data to 0.07216128 BTG for 10,240 bytes. It does not start at zero.',
    x: {
      label: 'Bytes of data',
      values: Array.from({ length: 41 }, (_, step) => step * 256),
      ticks: [0, 2_560, 5_120, 7_680, 10_240],
    },
    y: { label: 'BTG', domain: [0, 0.08], format: { maximumSignificantDigits: 8 } },
    series: [{ label: 'Rent-exempt minimum', at: (bytes) => minimumBalance(bytes) / 1_000_000_000 }],
    rows: [0, 80, 165, 1_024, 3_762, 10_240],
  };
};
