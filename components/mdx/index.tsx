import type { ReactNode } from 'react';
import errorList from '@/components/reference/error-list.module.css';
import { Field, FieldGroup } from '@/components/reference/field';
import field from '@/components/reference/field.module.css';
import methodColumns from '@/components/reference/method-columns.module.css';
import { MethodMeta } from '@/components/reference/method-meta';
import { TryIt } from '@/components/reference/try-it';
import { SiteLink } from '@/components/ui/site-link';
import type { ComponentMap } from '@/lib/reference/components';
import { Card } from './card';
import card from './card.module.css';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { FilterTable } from './filter-table';
import { Formula } from './formula';
import { PlotPicture } from './plot-picture';
import { ProposalFacts } from './proposal-facts';
import { Rest } from './rest';
import { ScrollTable } from './scroll-table';
import steps from './steps.module.css';
import { Tab, Tabs } from './tabs';
import { Verified } from './verified';

/** Of a component that only styles what is inside. */
interface BoxProps {
  children?: ReactNode;
}

/** Everything compiled MDX may render. The type keeps it complete and closed. */
export const mdxComponents: ComponentMap = {
  a: SiteLink,
  math: Formula,
  table: ScrollTable,
  Card,
  Cards: (props: BoxProps) => <div className={card.cards} {...props} />,
  CodeBlock,
  Details,
  Diagram,
  ErrorList: (props: BoxProps) => <div className={errorList.errors} {...props} />,
  Field,
  FieldGroup,
  // Parameters or fields, one below the other. The fields of a field are lists inside it.
  FieldList: (props: BoxProps) => <ul className={field.list} {...props} />,
  Figure,
  FilterTable,
  // The fields of a method and its samples: one below the other, and side by side if there is room for both.
  MethodColumns: (props: BoxProps) => <div className={methodColumns.columns} {...props} />,
  MethodFacts: (props: BoxProps) => <div className={methodColumns.part} {...props} />,
  MethodExample: (props: BoxProps) => <div className={methodColumns.example} {...props} />,
  MethodMeta,
  PlotPicture,
  ProposalFacts,
  Rest,
  Steps: (props: BoxProps) => <div className={steps.steps} {...props} />,
  Tab,
  Tabs,
  // A place in a line of text that links can point at.
  Target: ({ id }: { id: string }) => <span id={id} />,
  TryIt,
  TypeLine: (props: BoxProps) => <div className={field.type} {...props} />,
  Verified,
};
