import type { Variables } from '@/lib/content/variables';
import { isApp } from './app-setup';
import { isTypeScript, type RecipeFile } from './recipes';

/** The oldest Node.js on which programs run, unless their page names another one. */
export const defaultNode = '20.18';

/** What the programs of a page need, as far as their texts show it. */
export interface Needs {
  scripts: RecipeFile[];
  /** The programs are an app for browsers. */
  isApp: boolean;
  /** They call a cluster: by HTTP, or by websocket too. */
  cluster?: 'http' | 'websocket';
  /** Where their BTG comes from: a keypair file that readers name or a faucet, or a faucet only. */
  payer?: 'keypair' | 'faucet';
  /** The token programs that they call: the one that readers choose, Openverse Token-2022, or both. */
  tokens?: 'either' | 'openverse' | 'both';
  /** There is an on-chain program, which readers build. */
  hasRust: boolean;
}

/** Reads from the programs of a page what they need. */
export function needsOf(files: readonly RecipeFile[], variables: Variables): Needs {
  const scripts = files.filter((file) => isTypeScript(file.path));
  const uses = (text: string) => scripts.some((file) => file.text.includes(text));
  const [openverse = '', spl = ''] = ['programs.token2022', 'programs.token'].map((it) => variables.get(it));
  const needs: Needs = {
    scripts,
    isApp: isApp(scripts),
    hasRust: files.some((file) => file.path.endsWith('.rs')),
  };
  if (uses('RPC_URL')) needs.cluster = uses('WS_URL') ? 'websocket' : 'http';
  if (uses('{ KEYPAIR }')) needs.payer = 'keypair';
  else if (uses('airdropFactory')) needs.payer = 'faucet';
  if (uses('TOKEN_PROGRAM')) needs.tokens = 'either';
  else if (uses(`'${openverse}'`)) needs.tokens = uses(`'${spl}'`) ? 'both' : 'openverse';
  return needs;
}
