import { ErrorList } from '@/components/reference/error-list';
import { Field, FieldList, TypeLine } from '@/components/reference/field';
import { FieldGroup } from '@/components/reference/field-group';
import { MethodColumns, MethodExample, MethodFacts } from '@/components/reference/method-columns';
import { MethodMeta } from '@/components/reference/method-meta';
import { TryIt } from '@/components/reference/try-it';
import { SiteLink } from '@/components/ui/site-link';
import type { ComponentMap } from '@/lib/reference/components';
import { Card, Cards } from './card';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { FilterTable } from './filter-table';
import { Formula } from './formula';
import { PlotPicture } from './plot-picture';
import { ProposalFacts } from './proposal-facts';
import { ScrollTable } from './scroll-table';
import { Steps } from './steps';
import { Tab, Tabs } from './tabs';
import { Target } from './target';
import { Verified } from './verified';

/** Everything compiled MDX may render. The type keeps it complete and closed. */
export const mdxComponents: ComponentMap = {
  a: SiteLink,
  math: Formula,
  table: ScrollTable,
  Card,
  Cards,
  CodeBlock,
  Details,
  Diagram,
  ErrorList,
  Field,
  FieldGroup,
  FieldList,
  Figure,
  FilterTable,
  MethodColumns,
  MethodExample,
  MethodFacts,
  MethodMeta,
  PlotPicture,
  ProposalFacts,
  Steps,
  Tab,
  Tabs,
  Target,
  TryIt,
  TypeLine,
  Verified,
};
