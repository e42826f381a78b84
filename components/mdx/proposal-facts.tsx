import type { ReactNode } from 'react';
import styles from './proposal-facts.module.css';

type ProposalFactsProps = Record<'status' | 'outcome' | 'area', string> & { children?: ReactNode };

/** Status, outcome and area of a proposal, and in `children` what superseded it. */
export function ProposalFacts({ status, outcome, area, children }: ProposalFactsProps) {
  const facts = { Status: status, Outcome: outcome, Area: area };
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
