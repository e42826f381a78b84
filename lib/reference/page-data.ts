import type { Passages } from '@/lib/content/plugins/include';
import type { PageFiles } from '@/lib/content/types';
import type { Variables } from '@/lib/content/variables';
import type { CommandData } from './cli/data';
import type { ErrorData } from './errors/data';
import type { GlossaryEntry } from './glossary/data';
import type { TermMatcher } from './glossary/term-matcher';
import type { Plots } from './plots/plot';
import type { ProposalEntry } from './proposals/proposals';
import type { CookbookEntry } from './recipes/cookbook';
import type { Recipes } from './recipes/recipes';
import type { RpcData } from './rpc/schema';

/** The data that pages can name. */
export interface PageData {
  variables: Variables;
  /** Every page, including drafts; the same object until a page is added, removed or moved. */
  pages: PageFiles;
  passages: Passages;
  commands: CommandData;
  rpc: RpcData;
  errors: ErrorData;
  glossary: readonly GlossaryEntry[];
  termMatcher: TermMatcher;
  recipes: Recipes;
  cookbook: readonly CookbookEntry[];
  proposals: readonly ProposalEntry[];
  plots: Plots;
}
