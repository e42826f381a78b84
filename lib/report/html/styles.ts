import { readFileSync } from 'node:fs';

/** Style sheets of the site that the page takes its looks from, in the order of the cascade. */
const SITE = ['layer-order', 'tokens', 'base', 'prose', 'table'];

/** The dark mode's colours; without scripts nothing sets the attribute that the site has them under. */
const DARK = /\[data-theme="dark"\] (\{.*?\n {2}\})/s;

/** The styles of the page as one sheet. Throws an Error where the site's dark mode is not found. */
export function styles(): string {
  const site = SITE.map((name) => read(`../../../app/styles/${name}.css`)).join('\n');
  const dark = DARK.exec(site)?.[1];
  if (dark === undefined) throw new Error('app/styles/tokens.css has no colours of the dark mode');
  const scheme = '@media (prefers-color-scheme: dark) and (forced-colors: none)';
  return `${site}\n${scheme} { @layer tokens { :root ${dark} } }\n${read('./report.css')}`;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
