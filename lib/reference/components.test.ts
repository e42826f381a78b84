import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { components } from './components';

/** Around components that are inside others only. */
const around: Readonly<Record<string, (inner: string) => string>> = {
  Tab: (inner) => `<Tabs group="g">\n${inner}\n</Tabs>`,
  Card: (inner) => `<Cards>\n${inner}\n</Cards>`,
};
const table = '| Name | Type |\n| --- | --- |\n| a | b |';

/** Every attribute that writers can set, with its component. */
const attributes = [...components].flatMap(([component, { attributes = {}, use }]) =>
  Object.entries(use === undefined ? {} : attributes).map(([name, it]) => ({ component, name, ...it })),
);
// The setup of a page with this program shows all its links.
const recipes = new Map([['test/src/lib.rs', { path: 'test/src/lib.rs', text: '', regions: new Map() }]]);

it.each(attributes)('refuses a wrong $name in <$component>', async ({ component, name, kind, takes }) => {
  const isText = kind === 'text' || kind === 'label';
  const value = isText ? '' : kind === 'link' ? 'ftp://a' : 'no such value';
  const others = attributes.filter((it) => it.component === component && it.name !== name);
  const pairs = [...others.map((it) => `${it.name}="a"`), `${name}="${value}"`].join(' ');
  const element = `<${component} ${pairs}>\n\n${component === 'FilterTable' ? table : ''}\n\n</${component}>`;
  const { problems } = await render(around[component]?.(element) ?? element, { recipes });
  let message = `<${component}> does not take ${name}="${value}". It takes ${takes.replaceAll('`', '')}.`;
  if (isText) message = `<${component}> needs the attribute "${name}". Add ${name}="…".`;
  if (kind === 'link') message = `the link target "${value}" is not allowed`;
  expect(problems.filter((it) => it.includes(message))).toHaveLength(1);
});
