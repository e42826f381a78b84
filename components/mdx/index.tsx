import { clsx } from 'clsx';
import {
  Children,
  type ComponentProps,
  createElement,
  type HTMLAttributes,
  isValidElement,
  type PropsWithChildren,
} from 'react';
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
import { FilterTable } from './filter-table';
import { PlotPicture } from './plot-picture';
import proposalFacts from './proposal-facts.module.css';
import recipe from './recipe.module.css';
import { RecipeProgram } from './recipe-program';
import { StackedTable } from './stacked-table';
import steps from './steps.module.css';
import { Tab, Tabs } from './tabs';
import term from './term.module.css';
import verified from './verified.module.css';

type ProposalFactsProps = PropsWithChildren<Record<'status' | 'outcome' | 'area', string>>;

function box(className: string | undefined, Element: 'div' | 'section' | 'ul' = 'div') {
  return (props: PropsWithChildren) => <Element className={className} {...props} />;
}

// The columns of methods and of recipes: see `layout` in DocPage.
const lead = box(clsx('part', method.lead));
const text = box(clsx('part', method.text));

/** Facts in a line, one for each attribute. The one called `status` is a warning. */
function FactLine(facts: Record<string, string>) {
  return (
    <ul className={methodMeta.facts}>
      {Object.entries(facts).map(([name, fact]) => (
        <li key={name} className={name === 'status' ? methodMeta.status : undefined}>
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** All elements that compiled MDX may render; the type makes the list complete. */
export const mdxComponents: ComponentMap = {
  a: SiteLink,
  // The box of a task. Its text is next to it, not in a label.
  input: (props: ComponentProps<'input'>) => (
    <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />
  ),
  math: (props: HTMLAttributes<Element> & { display?: string }) => {
    // React's types have no MathML.
    const math = createElement('math', props);
    if (props.display !== 'block') return math;
    return (
      <ScrollRegion as="span" label="Formula" className="formula">
        {math}
      </ScrollRegion>
    );
  },
  table: (props: ComponentProps<'table'>) => (
    <ScrollRegion label="Table" className="table-scroll">
      <table {...props} />
      {/* Signals to app/styles/table.css that the browser has parsed the whole table. */}
      <span hidden />
    </ScrollRegion>
  ),
  Card,
  // Not by a selector: while the document arrives, three cards are first one and two.
  Cards: ({ children }: PropsWithChildren) => {
    const count = Children.toArray(children).filter(isValidElement).length;
    return <div className={clsx(card.cards, count === 3 && card.three)}>{children}</div>;
  },
  CodeBlock,
  Command: box(command.command, 'section'),
  Details: ({ summary, children }: PropsWithChildren<{ summary: string }>) => (
    <details className={details.details}>
      <summary className={disclosure.summary}>{summary}</summary>
      <div className={details.body}>{children}</div>
    </details>
  ),
  Diagram,
  ErrorList: box(errorList.errors),
  // A part of a recipe's program. Wide screens replace it by the button, and highlight its lines in the program.
  Excerpt: ({ lines, children }: PropsWithChildren<{ lines: string }>) => (
    <div className={recipe.excerpt} data-lines={lines}>
      {children}
      <button type="button" className={recipe.step}>{`Lines ${lines}`}</button>
    </div>
  ),
  Field,
  FieldGroup,
  FieldList: box(field.list, 'ul'),
  FilterTable: ({ children, ...props }: ComponentProps<typeof FilterTable>) => (
    <FilterTable {...props}>
      {props.layout === 'stacked' ? <StackedTable>{children}</StackedTable> : children}
    </FilterTable>
  ),
  MethodLead: lead,
  MethodExample: box(method.example),
  MethodText: text,
  MethodMeta: FactLine,
  PlotPicture,
  // The children name what superseded it.
  ProposalFacts: ({ status, outcome, area, children }: ProposalFactsProps) => (
    <div className={proposalFacts.box}>
      <dl className={proposalFacts.facts}>
        {Object.entries({ Status: status, Outcome: outcome, Area: area }).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  ),
  RecipeFacts: FactLine,
  RecipeStart: lead,
  RecipeProgram,
  RecipeText: text,
  Rest: DeferredContent,
  Steps: box(steps.steps),
  Tab,
  Tabs,
  Target: ({ id }: { id: string }) => <span id={id} />,
  // A link to the glossary. components/docs/term-tooltip.tsx shows the definition.
  Term: ({ definition, ...link }: PropsWithChildren<{ href: string; definition: string }>) => (
    <SiteLink className={term.term} data-definition={definition} {...link} />
  ),
  TryIt,
  TypeLine: box(field.type),
  // An edit of the program above removes it until the tests have run again.
  Verified: ({ verdict, reason }: Record<'verdict' | 'reason', string>) => (
    <p className={verified.note}>
      <strong>{verdict}</strong> {reason}
    </p>
  ),
};
