import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { trustedTypesScript } from './trusted-types';

/** Rules of a Trusted Types policy: the text where it is trusted, else null. */
type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

/** The script without its tags. */
const code = trustedTypesScript.replace(/^<script>|<\/script>$/g, '');

/** The rules that the script hands to the browser. */
function rules(): Rules {
  const made = new Map<string, Rules>();
  const self = { trustedTypes: { createPolicy: (name: string, policy: Rules) => made.set(name, policy) } };
  runInContext(code, createContext({ self }));
  expect([...made.keys()]).toEqual(['default']);
  return made.get('default') as Rules;
}

const { createHTML, createScriptURL, ...others } = rules();

describe('the Trusted Types policy', () => {
  it.each([
    '<p>x</p>',
    '<a href="/x/" class="y">only = 1</a>',
    '<script type="application/ld+json">{}</script>',
    '<pre>\nOnCalendar=daily onclick="x()" href="javascript:x" srcdoc</pre>',
    '<p>&lt;img onerror=x&gt; &lt;script&gt; In JavaScript: x</p>',
  ])('lets HTML pass that only shows something: %j', (html) => expect(createHTML(html)).toBe(html));

  it.each([
    '<script>x()</script>',
    '<SCRIPT src=//hostile.invalid></SCRIPT>',
    '<script></script><script>x()</script>',
    '<img src=x onerror=x()>',
    '<svg\nONLOAD="x()">',
    '<a title="y"onclick="x()">z</a>',
    '<a href="javascript:x()">z</a>',
    '<iframe srcdoc="&lt;p&gt;"></iframe>',
  ])('refuses HTML that may run something: %j', (html) => expect(createHTML(html)).toBeNull());

  it('takes script files of the build only, and no scripts', () => {
    const own = [
      '/_next/static/chunks/a.js',
      '/docs/_next/static/a.js',
      'https://x.example/_next/static/a.js',
    ];
    expect(own.map(createScriptURL)).toEqual(own);
    const foreign = ['/a.js', 'data:text/javascript,x()', 'https://hostile.invalid/a.js', 'blob:x', ''];
    expect(foreign.map(createScriptURL)).toEqual(foreign.map(() => null));
    expect(others).toEqual({});
  });
});
