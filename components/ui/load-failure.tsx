import { Button } from './button';
import { ErrorBox } from './error-box';

interface LoadFailureProps {
  error: unknown;
  retry: () => void;
  /** Whether it stands beside a page, which has the first heading. */
  isBeside?: boolean;
}

/** Shown where a page or its code could not be loaded: the error's own text and a way to load it again. */
export function LoadFailure({ error, retry, isBeside }: LoadFailureProps) {
  return (
    <ErrorBox
      title="This page could not be loaded."
      details={String(error)}
      {...(isBeside && { heading: 'h2' })}
    >
      <Button onClick={retry}>Retry</Button>
    </ErrorBox>
  );
}
