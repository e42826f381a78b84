import { expect } from 'vitest';
import { type OpenApp, openApp } from './open-app';
import { walks } from './wallets-and-frontends';

/** What users do with an app, by name. Each throws if the app does something else. */
type Walks = Readonly<Record<string, (app: OpenApp) => Promise<void>>>;

/** The apps of content/recipes, by their page. Each starts with a file main.tsx. */
const apps: Readonly<Record<string, Walks>> = { 'learn/wallets-and-frontends': walks };

/**
 * One run for each thing that users do with an app.
 *
 * @param programs paths of all programs below content/recipes
 * @returns `files` are the programs of the app, `run` throws if it does not work
 */
export function appRuns(programs: readonly string[]) {
  return Object.entries(apps).flatMap(([page, walks]) => {
    const files = programs.filter((file) => file.startsWith(`${page}/`));
    return Object.entries(walks).map(([name, walk]) => ({
      page,
      name,
      files,
      run: () => walkApp(page, walk),
    }));
  });
}

/** Opens an app, does what a user does, and checks that the browser had nothing to complain about. */
async function walkApp(page: string, walk: Walks[string]): Promise<void> {
  const app = await openApp(`content/recipes/${page}/main.tsx`);
  try {
    await walk(app);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
}
