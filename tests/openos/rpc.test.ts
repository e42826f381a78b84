import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { exactJson, type Json } from '@/lib/json';
import { requestBody } from '@/lib/reference/rpc/request';
import type { Method, Schema } from '@/lib/reference/rpc/schema';
import { validate } from '@/lib/reference/rpc/validate';
import { inFolder } from '../recipes/run-program';
import { reference, sampleOf } from '../unit/rpc/reference';
import { describeWith } from './support/programs';
import { exampleSlots, prepareSamples, results, runners } from './support/rpc-samples';
import { type RpcWorld, startRpcWorld } from './support/rpc-world';

/** What a node sends. */
interface Message {
  id?: number | null;
  result?: Json;
  error?: { code: number; message: string };
  method?: string;
  params?: { result: Json; subscription: number };
}

/** Parameters by the message of the error that a node answers to them. */
type Provoked = Record<string, Json[]>;

const {
  nodes,
  notProvoked,
  bodies,
  methods: table,
} = parse(readFileSync('tests/openos/rpc.yml', 'utf8'), {
  merge: true,
}) as {
  nodes: Record<'main' | 'small', string>;
  notProvoked: Record<string, string>;
  bodies: Record<string, string>;
  methods: Record<
    string,
    {
      errors?: Provoked;
      small?: Provoked;
      early?: Provoked;
      notProvoked?: Record<string, string>;
      silent?: number[];
    }
  >;
};
const { methods, types } = reference.rpc;
const named = methods.map((it) => [it.name, it] as const);
const isEnd = ({ name }: Method) => name.endsWith('Unsubscribe');
const isSocket = ({ transport }: Method) => transport === 'websocket';
/** The method whose subscriptions a method ends. */
const startOf = ({ name }: Method) =>
  methods.find((it) => it.name === name.replace('Unsubscribe', 'Subscribe')) as Method;

/** What differs between a value and a schema. A field that the schema does not name does, too. */
const differences = (schema: Schema, value: Json) =>
  validate(schema, types, value).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** The pattern of a message with `<values>`, or with text that is left out. */
function patternOf(message = ''): RegExp {
  const parts = message.split(/<[^>]+>|…/).map((it) => it.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** A websocket, on which requests are made one at a time. */
async function openSocket(url: string) {
  const socket = new WebSocket(url);
  const messages: Message[] = [];
  let wake = () => {};
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)));
    wake();
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const next = async (isIt: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const found = messages.find(isIt);
      if (found) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let id = 0;
  const ask = (body: object) => {
    id += 1;
    const own = id;
    socket.send(JSON.stringify({ ...body, id: own }));
    return next((it) => it.id === own);
  };
  return { ask, next, close: () => socket.close() };
}

async function post(url: string, body: string): Promise<Message> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).json();
}

/** Asks for errors of a method. Returns what a node answers otherwise than the table or the page says. */
async function wrongErrors(
  method: Method,
  world: Pick<RpcWorld, 'url' | 'ws' | 'values' | 'fill'>,
  provoked: Provoked = {},
): Promise<string[]> {
  const values = await world.values();
  const problems: string[] = [];
  for (const [told, params] of Object.entries(provoked)) {
    const message = world.fill(told, values);
    const long = JSON.stringify({ ...requestBody(method.name, params), params })
      .replaceAll(/\["([^"]+) ×(\d+) times"\]/g, (_, it, count) =>
        JSON.stringify(Array(Number(count)).fill(it)),
      )
      .replaceAll(/([^" ]+) ×(\d+)/g, (_, it, count) => it.repeat(Number(count)));
    const body = world.fill(long, values);
    const socket = isSocket(method) ? await openSocket(world.ws) : undefined;
    const answer = await (socket ? socket.ask(JSON.parse(body)) : post(world.url, body));
    socket?.close();
    const { code, message: said = '' } = answer.error ?? {};
    const onPage = method.errors.some((it) => it.code === code && patternOf(it.message).test(said));
    if (!patternOf(message).test(said))
      problems.push(`"${message}": ${JSON.stringify(answer).slice(0, 5000)}`);
    else if (!onPage) problems.push(`${code} "${said}" is not on the page`);
  }
  return problems;
}

it.each(named)('each error of %s is provoked, or has a reason', (name, { errors }) => {
  const { errors: main, small, early, notProvoked: own } = table[name] ?? {};
  const provoked = Object.keys({ ...main, ...small, ...early });
  const others = errors.filter(({ message }) => !provoked.some((it) => patternOf(message).test(it)));
  const reasons = Object.keys({ ...notProvoked, ...own });
  expect(others.map(({ message = '' }) => message).filter((it) => !reasons.includes(it))).toEqual([]);
  expect(Object.keys(own ?? {}).filter((it) => !others.some(({ message }) => message === it))).toEqual([]);
});

describeWith(['openos-test-validator'], 'a node without optional methods', () => {
  it('answers the errors of the pages', async () => {
    const world = await startRpcWorld(nodes.small.split(' '), reference.variables);
    const problems = methods.map(async (it) =>
      (await wrongErrors(it, world, table[it.name]?.small)).map((problem) => `${it.name}: ${problem}`),
    );
    expect((await Promise.all(problems).finally(world.stop)).flat()).toEqual([]);
  });
});

describeWith(['openos-test-validator'], 'on a node,', () => {
  let world: RpcWorld;
  const early: Record<string, string[]> = {};
  /** Whether it has written its first snapshot, of slot 100, and paid the rewards of epoch 1. */
  const isOld = async (call: RpcWorld['call']) => (await call('getSlot', [])).result > 140;
  beforeAll(async () => {
    await prepareSamples(methods);
    world = await startRpcWorld(nodes.main.split(' '), reference.variables, isOld, async (started) => {
      for (const it of methods) early[it.name] = await wrongErrors(it, started, table[it.name]?.early);
    });
  }, 3_600_000);
  afterAll(() => world?.stop());

  /** Runs work while transactions change accounts. */
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    let goesOn = true;
    const traffic = (async () => {
      while (goesOn) await world.act();
    })();
    try {
      return await work();
    } finally {
      goesOn = false;
      await traffic;
    }
  };
  /** The values for the examples of a method: a subscription waits for a new transaction. */
  const valuesFor = async (method: Method) => {
    const values = await world.values();
    if (isSocket(method)) values.set('example.signature', await world.act());
    return values;
  };

  it.for(named)('the answers to the examples of %s are as described', async ([name, method]) => {
    const socket = await openSocket(world.ws);
    const { notification, result, examples } = method;
    const bodyOf = async (it: Method, params: Json[]) =>
      world.fill(exactJson(requestBody(it.name, params)), await valuesFor(it));
    for (const [index, { params }] of examples.entries()) {
      let body = await bodyOf(method, params);
      if (isEnd(method)) {
        const start = await bodyOf(startOf(method), startOf(method).examples[0].params);
        const { result: subscription = null } = await socket.ask(JSON.parse(start));
        body = JSON.stringify(requestBody(name, [subscription]));
      }
      const answer = isSocket(method) ? await socket.ask(JSON.parse(body)) : await post(world.url, body);
      expect(answer).not.toHaveProperty('error');
      expect(differences(result.schema, answer.result ?? null)).toEqual([]);
      if (!notification || table[name]?.silent?.includes(index)) continue;
      const { params: sent, method: kind } = await busy(() =>
        socket.next((it) => it.params?.subscription === answer.result),
      );
      expect(kind).toBe(notification.name);
      expect(differences(notification.schema, sent?.result ?? null)).toEqual([]);
    }
    socket.close();
  });

  it.for(named)('the samples of %s print what is described', async ([name, method]) => {
    const problems: string[] = [];
    for (const [language, start] of Object.entries(runners)) {
      const { code, lang } = sampleOf(method, language);
      if (lang === 'json') continue;
      const values = await valuesFor(method);
      const slots = [...code.matchAll(exampleSlots)].map(([it]) => [it, world.fill(it, values)]);
      const env = Object.fromEntries([...values, ...slots]);
      const lines = method.notification ? 2 : Number.POSITIVE_INFINITY;
      const run = () =>
        inFolder((folder) => start({ name, code: world.fill(code, values), folder, env, lines }));
      const work = isSocket(method) ? busy(run) : run();
      const output = await work.catch((error) => {
        problems.push(`${language}: ${error}`);
      });
      if (output === undefined) continue;
      const printed = isSocket(method) ? (output.trim().split('\n').at(-1) ?? '') : output;
      const message: Message | null = JSON.parse(printed);
      // A program in TypeScript prints what a notification says; of its end it prints nothing.
      const isResult =
        results.includes(language) && message?.id === undefined && message?.method === undefined;
      const value = isResult ? (message as Json) : (message?.params?.result ?? message?.result ?? null);
      const sent = (isEnd(method) && isResult ? startOf(method) : method).notification;
      problems.push(...differences((sent ?? method.result).schema, value).map((it) => `${language}: ${it}`));
    }
    expect(problems).toEqual([]);
  });

  it.for(named)('the errors of %s are those of its page', async ([name, method]) => {
    expect([...(early[name] ?? []), ...(await wrongErrors(method, world, table[name]?.errors))]).toEqual([]);
  });

  it.each(Object.entries(bodies))('the body %s gets its error', async (body, wanted) => {
    expect(JSON.stringify(await post(world.url, body))).toBe(wanted);
  });
});
