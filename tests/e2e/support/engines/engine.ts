/** What the smoke tests do with a browser that Playwright cannot drive. Selectors are CSS; the first match counts. */
export interface Engine {
  /** Opens an address and waits until the document is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of its surroundings but its argument. */
  run<Argument, Result>(task: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Presses the middle of an element, as a reader does. */
  click(selector: string): Promise<void>;
  /** Types text into an element that takes it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: 'ArrowRight' | 'Escape'): Promise<void>;
  /** Gives the page a size in CSS pixels; a window may have a least width that is larger. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
