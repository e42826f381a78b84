import type { Passages } from '@/lib/content/plugins/include';
import type { Variables } from '@/lib/content/variables';
import type { RpcData } from '@/lib/rpc/schema';
import type { CommandData } from './cli/data';
import type { Plots } from './plots/plot';
import type { ProposalEntry } from './proposals/proposals';
import type { CookbookEntry } from './recipes/cookbook';
import type { Recipes } from './recipes/recipes';

/** What the pages of a version may name. */
export interface PageData {
  variables: Variables;
  passages: Passages;
  commands: CommandData;
  rpc: RpcData;
  recipes: Recipes;
  cookbook: readonly CookbookEntry[];
  proposals: readonly ProposalEntry[];
  plots: Plots;
}
