import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import styles from './term.module.css';

interface TermProps {
  /** Route of the term in the glossary. */
  href: string;
  definition: string;
  children?: ReactNode;
}

/** A term in a page's text: a link to the glossary. components/docs/term-tooltip.tsx shows its definition. */
export function Term({ definition, ...link }: TermProps) {
  return <SiteLink className={styles.term} data-definition={definition} {...link} />;
}
