import path from 'node:path';
import { expect } from 'vitest';
import { type OpenApp, openApp } from './open-app';
import { walks } from './wallets-and-frontends';

/** What users do with an app, by name. Each throws if the app does something else. */
type Walks = Readonly<Record<string, (app: OpenApp) => Promise<void>>>;

/** The apps of content/recipes, by the file that starts them. */
const apps: Readonly<Record<string, Walks>> = { 'learn/wallets-and-frontends/main.tsx': walks };

/**
 * One run for each thing that users do with an app.
 *
 * @param programs paths of all programs below content/recipes
 * @returns `files` are the programs of the app, `run` throws if it does not work
 */
export function appRuns(programs: readonly string[]) {
  return Object.entries(apps).flatMap(([main, walks]) => {
    const page = path.posix.dirname(main);
    const files = programs.filter((file) => file.startsWith(`${page}/`));
    return Object.entries(walks).map(([name, walk]) => ({
      title: `/${page}: ${name}`,
      files,
      run: () => walkApp(main, walk),
    }));
  });
}

/** Opens an app, does what a user does, and checks that the browser has reported nothing. */
async function walkApp(main: string, walk: Walks[string]): Promise<void> {
  const app = await openApp(`content/recipes/${main}`);
  await walk(app);
  expect(app.complaints).toEqual([]);
}
