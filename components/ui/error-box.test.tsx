import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Crash } from './error-box';

const inner = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) });
const loop = new Error('loop');
loop.cause = loop;

it.each([
  ['outer\n\nCause:\nmiddle\n\nCause:\ninner', inner],
  ['loop', loop],
  ['text', 'text'],
])('a crash shows the causes, outermost first: %j', (details, error) => {
  const html = renderToStaticMarkup(<Crash error={error} retry={() => undefined} />);
  expect(/<pre>(.*)<\/pre>/s.exec(html)?.[1]).toBe(details);
});
