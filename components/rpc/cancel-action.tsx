import { Action } from './action';

/** Cancels what goes on. The button goes with it, so the focus moves to the one beside. */
export function CancelAction({ onCancel }: { onCancel: () => void }) {
  return (
    <Action
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('button')?.focus();
        onCancel();
      }}
    >
      Cancel
    </Action>
  );
}
