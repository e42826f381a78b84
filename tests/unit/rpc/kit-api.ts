import type { SolanaRpcApi, SolanaRpcSubscriptionsApi, SolanaRpcSubscriptionsApiUnstable } from '@solana/kit';

/** The methods and subscriptions that @solana/kit has types for. */
export type KitApi = SolanaRpcApi & SolanaRpcSubscriptionsApi & SolanaRpcSubscriptionsApiUnstable;

export type Primitive = string | number | bigint | boolean | null | undefined;
