import type { PageFiles } from '@/lib/markdown/context';
import type { Passages } from '@/lib/markdown/plugins/include';
import type { Variables } from '@/lib/source/variables';
import type { CommandData } from './cli/data';
import type { ErrorData } from './errors/schema';
import type { GlossaryEntry } from './glossary/schema';
import type { TermMatcher } from './glossary/term-matcher';
import type { Plots } from './plots/plot';
import type { ProposalEntry } from './proposals/data';
import type { CookbookEntry } from './recipes/cookbook';
import type { Recipes } from './recipes/data';
import type { Runs } from './recipes/schema';
import type { RpcData } from './rpc/schema';

/** The data that pages can name. */
export interface PageData {
  variables: Variables;
  /** Every page, including drafts. */
  pages: PageFiles;
  passages: Passages;
  commands: CommandData;
  rpc: RpcData;
  errors: ErrorData;
  glossary: readonly GlossaryEntry[];
  termMatcher: TermMatcher;
  recipes: Recipes;
  runs: Runs;
  cookbook: readonly CookbookEntry[];
  proposals: readonly ProposalEntry[];
  plots: Plots;
}
