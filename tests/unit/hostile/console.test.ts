import { describe, expect, it } from 'vitest';
import { exactJson, type Json, parseJson, prettyJson, toText } from '@/lib/json';
import { type ConsoleMethod, consoleMethod } from '@/lib/reference/rpc/console-method';
import { checkEndpoint } from '@/lib/rpc-client/endpoint';
import { checkEnvelope } from '@/lib/rpc-client/envelope';
import { parseNumberInput, readParams, withParam } from '@/lib/rpc-client/form';
import { validateParams } from '@/lib/rpc-client/validate';
import { hostileJson, hostileLists, hostileTexts } from '../../support/hostile-text';
import { reference } from '../rpc/reference';

/** A text parsed by the site's JSON parser, which may throw only syntax errors. */
function read(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return undefined;
  }
}

const methods = reference.rpc.methods.map((it) => consoleMethod(reference.rpc, reference.variables, it));
const clusters = [{ name: 'devnet', rpc: 'https://node.example', ws: 'wss://node.example' }];

const transports = [
  ['http', /^https?:$/],
  ['websocket', /^wss?:$/],
] as const;

for (const [count, options] of hostileLists(2000)) {
  const texts = hostileTexts(2, count);
  const json = hostileJson(3, count / 2);

  describe(`of ${count} hostile texts`, options, () => {
    it('no field of JSON is lost or becomes one of every object', () => {
      for (const text of [...texts, ...json]) {
        const value = read(text);
        // JSON.parse differs on purpose in integers beyond the exact ones.
        if (value !== undefined && text.length < 1000 && !/\d{17}/.test(text))
          expect(JSON.parse(exactJson(value))).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))));
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    });

    it('a text is a list of params, or it says why not', () => {
      for (const text of [...texts, ...json]) {
        const { params, broken } = readParams(text);
        if (params === undefined) expect(broken).toMatch(/^Line \d+, column \d+: |^Parameters are a list/);
        else expect(Array.isArray(params)).toBe(true);
      }
    });

    it('params of any shape are checked against every method', () => {
      for (const [index, text] of json.entries()) {
        const value = read(text);
        if (value === undefined) continue;
        const { params } = methods[index % methods.length] as ConsoleMethod;
        expect(Array.isArray(validateParams(params, [value, value, value]))).toBe(true);
        expect(withParam([value, value], 2, undefined).length).toBeLessThanOrEqual(2);
      }
    });

    it('a number field keeps what is not a number as text, and only addresses of the transport may be called', () => {
      for (const text of texts) {
        const value = parseNumberInput(text);
        // Without the space and the invisible characters around it.
        if (typeof value === 'string') expect(text).toContain(toText(value));
        else if (value !== undefined) expect(Number.isFinite(Number(value))).toBe(true);
        for (const [transport, protocol] of transports) {
          if (checkEndpoint(text, { transport, clusters }) !== undefined) continue;
          expect(new URL(text).protocol).toMatch(protocol);
        }
      }
    });

    it('an answer of a node has a result or a failure, and is shown in a size that fits its own', () => {
      const errors = json.map((it) => `{"id":1,"error":{"code":1,"message":"","data":${it}}}`);
      for (const text of [...texts, ...json, ...errors, '['.repeat(500_000)]) {
        expect(checkEnvelope(text)?.title ?? 'ok').toMatch(/^ok$|^The answer is not |^Error 1: /);
        expect((prettyJson(text) ?? '').length).toBeLessThan(40 * text.length + 10);
      }
    });
  });
}
