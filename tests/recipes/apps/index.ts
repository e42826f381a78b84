import { payTip } from './wallets-and-frontends';

/** The apps of content/recipes by folder, with a run of each in a browser that throws if the app does something else. */
export const apps: Readonly<Record<string, () => Promise<void>>> = {
  'learn/wallets-and-frontends': payTip,
};
