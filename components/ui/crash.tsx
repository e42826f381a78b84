import { Button } from './button';
import { ErrorBox } from './error-box';
import { errorChain } from './error-chain';

/** Shown in place of a page that threw: the error with its causes, and a button that renders the page anew. */
export function Crash({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <ErrorBox title="This page crashed." details={errorChain(error)}>
      <Button onClick={reset}>Try again</Button>
    </ErrorBox>
  );
}
