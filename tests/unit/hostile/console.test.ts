import { afterEach, describe, expect, it } from 'vitest';
import { exactJson } from '@/lib/content';
import { consoleMethod } from '@/lib/outputs/console-method';
import { paramsOfAddress } from '@/lib/rpc/console-link';
import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import { checkEndpoint } from '@/lib/rpc/endpoint';
import { readEnvelope } from '@/lib/rpc/envelope';
import { fromParams, numberFromText, textFromValue, toParams } from '@/lib/rpc/form-value';
import { formatJson, JsonSyntaxError, parseJson } from '@/lib/rpc/json';
import { prettyJson } from '@/lib/rpc/pretty-json';
import { validateParams } from '@/lib/rpc/validate';
import { hostileJson, hostileTexts } from '../../support/hostile-text';
import { reference } from '../rpc/reference';

const texts = hostileTexts(2, 2000);
const json = hostileJson(3, 1000);

/** What a text is as JSON, read by us; the only error there may be is that of its syntax. */
function read(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    expect(error).toBeInstanceOf(JsonSyntaxError);
    return undefined;
  }
}

afterEach(() => {
  expect(Object.keys(Object.prototype), 'no field was added to every object').toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

describe('whatever a reader types or links', () => {
  it('is JSON or a mistake with a place', () => {
    for (const text of [...texts, ...json]) read(text);
  });

  it('keeps every field, whatever its name', () => {
    for (const text of json.filter((it) => it.length < 1000)) {
      const plain = JSON.stringify(JSON.parse(text));
      // Integers beyond the exact ones are where the two differ, on purpose.
      const value = read(text);
      if (value !== undefined && !/\d{17}/.test(text))
        expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(plain));
    }
  });

  it('params of an address are a list, or text that is none', () => {
    for (const text of [...texts, ...json]) {
      const asked = paramsOfAddress(`?params=${text}`);
      if (asked !== undefined && 'params' in asked) expect(Array.isArray(asked.params)).toBe(true);
      else expect(typeof (asked?.text ?? '')).toBe('string');
    }
  });

  it('params of any shape are checked against every method', () => {
    const methods = reference.rpc.methods.map(
      (it) =>
        parseJson(
          exactJson(consoleMethod(reference.rpc, reference.variables, it)),
        ) as unknown as ConsoleMethod,
    );
    expect(methods.length).toBeGreaterThan(50);
    for (const [index, text] of json.entries()) {
      const value = read(text);
      if (value === undefined) continue;
      const { params, types } = methods[index % methods.length] as ConsoleMethod;
      const slots = fromParams([value, value, value], params, types);
      expect(Array.isArray(validateParams(params, types, slots))).toBe(true);
      expect(toParams(slots).length).toBeLessThanOrEqual(Math.max(3, params.length));
    }
  });

  it('a number field keeps what is no number as text', () => {
    for (const text of texts) {
      const value = numberFromText(text);
      if (typeof value === 'string') expect(textFromValue(value)).toBe(text);
      else if (value !== undefined) expect(Number.isFinite(Number(value))).toBe(true);
    }
  });

  it('an endpoint that may be called is one of HTTP or of websockets', () => {
    const clusters = [{ name: 'devnet', rpc: 'https://node.example', ws: 'wss://node.example' }];
    for (const text of texts) {
      if (checkEndpoint(text, { transport: 'http', clusters }) === undefined)
        expect(new URL(text).protocol).toMatch(/^https?:$/);
      if (checkEndpoint(text, { transport: 'websocket', clusters }) === undefined)
        expect(new URL(text).protocol).toMatch(/^wss?:$/);
    }
  });
});

describe('whatever a node answers', () => {
  it('is an answer of ours or none', () => {
    for (const text of [
      ...texts,
      ...json,
      ...json.map((it) => `{"id":1,"error":{"code":1,"message":"","data":${it}}}`),
    ]) {
      expect(['ok', 'not-json', 'not-rpc', 'rpc-error']).toContain(readEnvelope(text, 1).kind);
    }
  });

  it('is laid out in a size that bears relation to its own', () => {
    for (const text of [...texts, ...json, '['.repeat(500_000)]) {
      expect(prettyJson(text).length).toBeLessThan(10 * text.length + 5_000_000);
    }
  });
});
