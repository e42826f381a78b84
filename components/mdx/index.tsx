import { ErrorList } from '@/components/reference/error-list';
import { Field } from '@/components/reference/field';
import { FieldGroup } from '@/components/reference/field-group';
import { FieldList } from '@/components/reference/field-list';
import { MethodColumns } from '@/components/reference/method-columns';
import { MethodExample } from '@/components/reference/method-example';
import { MethodFacts } from '@/components/reference/method-facts';
import { MethodMeta } from '@/components/reference/method-meta';
import { TryIt } from '@/components/reference/try-it';
import { TypeLine } from '@/components/reference/type-line';
import type { ComponentMap } from '@/lib/reference/components';
import { Card } from './card';
import { Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { FilterTable } from './filter-table';
import { Formula } from './formula';
import { Link } from './link';
import { PlotPicture } from './plot-picture';
import { ProposalFacts } from './proposal-facts';
import { ScrollTable } from './scroll-table';
import { Steps } from './steps';
import { Tab } from './tab';
import { Tabs } from './tabs';
import { Target } from './target';
import { Verified } from './verified';

/** Everything compiled MDX may render. The type keeps it complete and closed. */
export const mdxComponents: ComponentMap = {
  a: Link,
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
