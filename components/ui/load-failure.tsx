import { Button } from './button';
import { ErrorBox } from './error-box';

/** Shown in place of a page whose code could not be loaded: the error's own text and a way to load it again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorBox title="This page could not be loaded." details={String(error)}>
      <Button onClick={retry}>Retry</Button>
    </ErrorBox>
  );
}
