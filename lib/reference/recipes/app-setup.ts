import { fence } from '@/lib/content/markdown';
import { testedPackages } from './packages';
import type { RecipeFile } from './recipes';

/** Vite's template, with the major version with which the page was tested. */
const template = 'vite@9';
/** What the template has already. */
const inTemplate = ['react', 'react-dom'];

/** The versions of Node.js on which Vite runs. */
export const appNode = 'Node.js 20.19 or a later 20, or 22.12 or later';

/** Whether the programs of a page are an app for the browser, not programs for Node.js. */
export function isApp(scripts: readonly RecipeFile[]): boolean {
  return scripts.some(({ path }) => path.endsWith('.tsx'));
}

/** What readers need before they start a React app: a Node.js that Vite accepts, and its template with the packages. */
export function appSetup(scripts: readonly RecipeFile[]): string {
  const main = scripts.find(({ path }) => path.endsWith('.tsx') && !path.endsWith('/main.tsx'));
  const folder = main?.path.replace(/^.*\/|\.tsx$/g, '') ?? 'app';
  const lines = [
    `npm create --yes ${template} ${folder} -- --template react-ts --no-interactive`,
    `cd ${folder}`,
    'npm install',
    `npm install ${testedPackages(scripts, inTemplate).join(' ')}`,
  ];
  const packages = `An app from Vite's React template, and the packages:\n\n${fence('bash', lines.join('\n'))}`;
  return [`${appNode}.`, packages].map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}
