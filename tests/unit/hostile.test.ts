import { describe, expect, it } from 'vitest';
import { prettyJson } from '@/lib/json';
import { type ConsoleMethod, consoleMethod } from '@/lib/reference/rpc/console-method';
import { checkEnvelope } from '@/lib/rpc-client/envelope';
import { readParams, withParam } from '@/lib/rpc-client/form';
import { validateParams } from '@/lib/rpc-client/validate';
import { readAddress, searchHref } from '@/lib/search/client/search-address';
import { maxQueryLength } from '@/lib/search/response';
import { hostileJson, hostileKinds, hostileTexts } from '@/tests/support/hostile-text';
import { reference } from './rpc/reference';

const methods = reference.rpc.methods.map((it) => consoleMethod(reference.rpc, reference.variables, it));

/** A text as an address carries it: halves of surrogate pairs are replaced. */
const wellFormed = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

/** What must hold for any JSON, or text in its place. */
const jsonChecks: Record<string, (text: string, index: number) => void> = {
  'a text is a list of params that is checked against a method, or it says why not'(text, index) {
    const { params, broken } = readParams(text, 3);
    if (params === undefined)
      expect(broken).toMatch(/^Line \d+, column \d+: |^Parameters are a list|^The method takes at most 3 /);
    else {
      const method = methods[index % methods.length] as ConsoleMethod;
      expect(Array.isArray(validateParams(method.params, params))).toBe(true);
      expect(withParam(params, 2, undefined).length).toBeLessThanOrEqual(2);
    }
  },
  'an answer of a node has a result or a failure, and is shown in a size that fits its own'(text) {
    for (const answer of [text, `{"id":1,"error":{"code":1,"message":"","data":${text}}}`]) {
      expect(checkEnvelope(answer)?.title ?? 'ok').toMatch(/^ok$|^The answer is not |^Error 1: /);
      expect((prettyJson(answer) ?? '').length).toBeLessThan(40 * answer.length + 10);
    }
  },
};

const texts = hostileTexts(1, 40 * hostileKinds);
const json = hostileJson(3, 100);

describe('of hostile texts', () => {
  it('the search page writes its address back as it was read', () => {
    for (const text of [...texts, ...json, 'x'.repeat(1_000_000)])
      for (const search of [`?q=${text}`, `?page=${text}&section=${text}`, text]) {
        const address = readAddress(new URLSearchParams(search), [text]);
        expect(address.query.length).toBeLessThanOrEqual(maxQueryLength.page);
        expect(address.page).toBeGreaterThanOrEqual(1);
        expect(Number.isSafeInteger(address.page)).toBe(true);
        const written = new URL(searchHref(address), 'https://docs.example');
        expect(written.origin + written.pathname).toBe('https://docs.example/search/');
        const [query = '', section = ''] = [address.query, address.section].map(wellFormed);
        const again = readAddress(written.searchParams, [section]);
        expect({ ...again, query: '' }).toEqual({ ...address, query: '', section });
        expect(query.startsWith(again.query)).toBe(true);
        if (written.href.length < 1500) expect(again.query).toBe(query);
      }
  });

  it.each(Object.entries(jsonChecks))('%s', (_, check) => {
    [...texts, ...json, '['.repeat(500_000)].forEach(check);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});
