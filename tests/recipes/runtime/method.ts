import type { Address, Blockhash, Signature } from '@solana/kit';
import type { z } from 'zod';
import network from '@/content/network.json';
import type { Json } from './json';
import type { Ledger } from './ledger';
import { readParams, type Values } from './params';
import type { Slot } from './slots';

/** What a method needs of the runtime. */
export interface Runner {
  ledger: Ledger;
  /** Sends lamports to an address, as the faucet of a test cluster. */
  faucet: Faucet;
  /** Whether a sent transaction reaches no leader. */
  isLost: (sent: Signature) => boolean;
}

/** Signs and sends a transfer; answers with its signature. */
export type Faucet = (to: Address, lamports: bigint, blockhash: Blockhash) => Promise<Signature>;

/** Answers a call: takes `params` as they came, throws an RpcError. */
export type Method = (runner: Runner, params: unknown) => Json | Promise<Json>;

/** A method by the schemas of its parameters, of which the first `required` must be there. */
export function method<const Schemas extends readonly z.ZodType[]>(
  required: number,
  schemas: Schemas,
  run: (runner: Runner, ...values: Values<Schemas>) => Json | Promise<Json>,
): Method {
  return (runner, params) => run(runner, ...readParams({ required, schemas }, params));
}

/** An answer with the slot it was read at. */
export function withContext(slot: Slot, value: Json): Json {
  return { context: { apiVersion: network.software.version, slot: slot.slot }, value };
}
