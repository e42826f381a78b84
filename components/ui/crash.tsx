import { Button } from './button';
import { ErrorBox } from './error-box';
import { errorChain } from './error-chain';

interface CrashProps {
  error: unknown;
  reset: () => void;
  /** Whether it replaces a part of the layout, which has less room than a page. */
  isCompact?: boolean;
}

/** Shown in place of a page or a part that threw: the error with its causes, and a button that renders it again. */
export function Crash({ error, reset, isCompact = false }: CrashProps) {
  return (
    <ErrorBox
      title="This page crashed."
      details={errorChain(error)}
      {...(isCompact && { heading: 'h2', isCompact })}
    >
      <Button onClick={reset}>Try again</Button>
    </ErrorBox>
  );
}
