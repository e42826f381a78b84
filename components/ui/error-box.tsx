import { clsx } from 'clsx';
import { Button } from './button';
import styles from './error-box.module.css';

interface ErrorProps {
  error: unknown;
  /** Renders or loads again what is missing. */
  retry: () => void;
  /** Whether it is inside a page, whose title is the h1. */
  isBeside?: boolean;
  /** Whether it replaces a part of the layout, which has less room than a page. */
  isCompact?: boolean;
}

/** Shown in place of a page or a part that threw. */
export function Crash({ error, ...rest }: ErrorProps) {
  return <ErrorBox title="This page crashed." details={formatCauses(error)} action="Try again" {...rest} />;
}

/** Shown where a page or its code could not be loaded. */
export function LoadFailure({ error, ...rest }: ErrorProps) {
  return <ErrorBox title="This page could not be loaded." details={String(error)} action="Retry" {...rest} />;
}

function ErrorBox(props: Omit<ErrorProps, 'error'> & Record<'title' | 'details' | 'action', string>) {
  const Heading = props.isBeside ? 'h2' : 'h1';
  return (
    <div role="alert" className={clsx(styles.box, props.isCompact && styles.compact)}>
      <Heading>{props.title}</Heading>
      <pre>{props.details}</pre>
      <Button onClick={props.retry}>{props.action}</Button>
    </div>
  );
}

/** The messages of an error and of its causes, outermost first; a cycle of causes is cut. */
function formatCauses(error: unknown): string {
  const chain = new Set<unknown>();
  for (let link = error; link !== undefined && link !== null && !chain.has(link); ) {
    chain.add(link);
    link = link instanceof Error ? link.cause : undefined;
  }
  return [...chain].map((link) => (link instanceof Error ? link.message : String(link))).join('\n\nCause:\n');
}
