import { useCopyReport } from '@/components/ui/use-copy-report';
import { Action } from './action';

const messages = { copied: 'Copied', failed: 'The browser refused to copy' };

/** Copies a text, which is made only then, and shows whether it worked. */
export function CopyAction({ text, label }: { text: () => string; label: string }) {
  const [outcome, report] = useCopyReport();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      report('copied', messages.copied);
    } catch {
      report('failed', messages.failed);
    }
  };
  return <Action onClick={() => void copy()}>{outcome === undefined ? label : messages[outcome]}</Action>;
}
