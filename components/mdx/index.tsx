import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import errorList from '@/components/reference/error-list.module.css';
import { Field, FieldGroup } from '@/components/reference/field';
import field from '@/components/reference/field.module.css';
import method from '@/components/reference/method.module.css';
import methodMeta from '@/components/reference/method-meta.module.css';
import { TryIt } from '@/components/rpc/try-it';
import disclosure from '@/components/ui/disclosure.module.css';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SiteLink } from '@/components/ui/site-link';
import type { ComponentMap } from '@/lib/reference/components';
import { Card } from './card';
import card from './card.module.css';
import { CodeBlock } from './code-block';
import command from './command.module.css';
import { DeferredContent } from './deferred-content';
import details from './details.module.css';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { FilterTable } from './filter-table';
import { Formula } from './formula';
import { PlotPicture } from './plot-picture';
import { ProposalFacts } from './proposal-facts';
import recipe from './recipe.module.css';
import { StackedTable } from './stacked-table';
import { StepHighlightLoader } from './step-highlight-loader';
import steps from './steps.module.css';
import { Tab, Tabs } from './tabs';
import { Term } from './term';
import verified from './verified.module.css';

/** Props of a component that only styles its children. */
interface BoxProps {
  children?: ReactNode;
}

/** All elements that compiled MDX may render; the type makes the list complete. */
export const mdxComponents: ComponentMap = {
  a: SiteLink,
  // The box of a task. Its text is next to it, not in a label.
  input: (props: ComponentProps<'input'>) => (
    <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />
  ),
  math: Formula,
  // In a region that scrolls, so that the page does not scroll sideways.
  table: (props: ComponentProps<'table'>) => (
    <ScrollRegion label="Table" className="table-scroll">
      <table {...props} />
      {/* Signals to app/styles/table.css that the browser has parsed the whole table. */}
      <span hidden />
    </ScrollRegion>
  ),
  Card,
  Cards: (props: BoxProps) => <div className={card.cards} {...props} />,
  CodeBlock,
  // A command of the reference, set off from its neighbours, and marked if the address names it.
  Command: (props: BoxProps) => <section className={command.command} {...props} />,
  // An aside that a reader opens on purpose.
  Details: ({ summary, children }: BoxProps & { summary: string }) => (
    <details className={details.details}>
      <summary className={disclosure.summary}>{summary}</summary>
      <div className={details.body}>{children}</div>
    </details>
  ),
  Diagram,
  ErrorList: (props: BoxProps) => <div className={errorList.errors} {...props} />,
  // A part of a recipe's program, which wide screens show in the program next to it.
  Excerpt: ({ lines, children }: BoxProps & { lines: string }) => (
    <div className={recipe.excerpt} data-lines={lines}>
      {children}
    </div>
  ),
  Field,
  FieldGroup,
  // Parameters or fields, one below the other. The fields of a field are lists inside it.
  FieldList: (props: BoxProps) => <ul className={field.list} {...props} />,
  Figure,
  FilterTable: ({ children, ...props }: ComponentProps<typeof FilterTable>) => (
    <FilterTable {...props}>
      {props.layout === 'stacked' ? <StackedTable>{children}</StackedTable> : children}
    </FilterTable>
  ),
  // The summary of a method, its example, and the rest of its page: see `layout: method` in DocPage.
  MethodLead: (props: BoxProps) => <div className={clsx('part', method.lead)} {...props} />,
  MethodExample: (props: BoxProps) => <div className={method.example} {...props} />,
  MethodText: (props: BoxProps) => <div className={clsx('part', method.text)} {...props} />,
  // What kind of method a page describes, under its title; `deprecated` or `unstable` is the status.
  MethodMeta: ({ transport, purpose, status }: { transport: string; purpose: string; status?: string }) => (
    <ul className={methodMeta.facts}>
      <li>{transport}</li>
      <li>{purpose}</li>
      {status !== undefined && <li className={methodMeta.status}>{status}</li>}
    </ul>
  ),
  PlotPicture,
  ProposalFacts,
  // What the tests did with the programs of a page, and what the programs need, under its title.
  RecipeFacts: ({
    state,
    ...facts
  }: Record<'state' | 'tested' | 'cluster' | 'packages' | 'tools', string>) => (
    <ul className={methodMeta.facts}>
      <li className={state === 'no' ? methodMeta.status : undefined}>{facts.tested}</li>
      <li>{facts.cluster}</li>
      {facts.packages !== '' && <li>{facts.packages}</li>}
      <li>{facts.tools}</li>
    </ul>
  ),
  // The parts of a recipe whose program is next to its explanation: see `recipe` in DocPage.
  RecipeStart: (props: BoxProps) => <div className={clsx('part', method.lead)} {...props} />,
  RecipeProgram: ({ children }: BoxProps) => (
    <div className={clsx(method.example, recipe.program)}>
      {children}
      <StepHighlightLoader />
    </div>
  ),
  RecipeText: (props: BoxProps) => <div className={clsx('part', method.text)} {...props} />,
  Rest: DeferredContent,
  Steps: (props: BoxProps) => <div className={steps.steps} {...props} />,
  Tab,
  Tabs,
  // A target for links inside a line of text.
  Target: ({ id }: { id: string }) => <span id={id} />,
  Term,
  TryIt,
  TypeLine: (props: BoxProps) => <div className={field.type} {...props} />,
  // Shows that the tests ran the program above. An edit of the program removes the mark until they run again.
  Verified: ({ verdict, reason }: Record<'verdict' | 'reason', string>) => (
    <p className={verified.note}>
      <strong>{verdict}</strong> {reason}
    </p>
  ),
};
