import { createStore } from 'zustand/vanilla';

/** What the page's live region says at the moment. */
export const announcer = createStore(() => ({ text: '' }));

/** Has screen readers say a text. An empty one ends what was said. */
export function announce(text: string): void {
  announcer.setState({ text });
}
