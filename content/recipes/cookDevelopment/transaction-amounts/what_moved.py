import asyncio
import os
import sys

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solders.pubkey import Pubkey
from solders.signature import Signature
from solders.transaction_status import (
    EncodedConfirmedTransactionWithStatusMeta,
    UiRawMessage,
    UiTransaction,
    UiTransactionStatusMeta,
)


# #region read
async def read(
    client: AsyncClient, signature: Signature
) -> tuple[UiTransactionStatusMeta, list[Pubkey]]:
    """The effects of a transaction, and its accounts in their order."""
    found: EncodedConfirmedTransactionWithStatusMeta | None = (
        await client.get_transaction(
            signature,
            encoding="json",
            # Without this, those with lookup tables are an error.
            max_supported_transaction_version=0,
        )
    ).value
    if found is None or found.transaction.meta is None:
        sys.exit(f"The node does not have {signature}.")
    meta = found.transaction.meta
    transaction = found.transaction.transaction
    assert isinstance(transaction, UiTransaction)
    assert isinstance(transaction.message, UiRawMessage)
    accounts = list(transaction.message.account_keys)
    if meta.loaded_addresses is not None:
        accounts += meta.loaded_addresses.writable
        accounts += meta.loaded_addresses.readonly
    return meta, accounts
# #endregion


# #region tokens
def tokens_moved(meta: UiTransactionStatusMeta) -> dict[tuple, int]:
    """Base units by index of the account, owner and mint."""
    moved: dict[tuple, int] = {}
    # A new account has no balance before, a closed one none after.
    for balances, sign in (
        (meta.pre_token_balances, -1),
        (meta.post_token_balances, 1),
    ):
        for it in balances or []:
            key = (it.account_index, it.owner, it.mint)
            amount = int(it.ui_token_amount.amount)
            moved[key] = moved.get(key, 0) + sign * amount
    return moved
# #endregion


async def main() -> None:
    url = os.environ.get("RPC_URL", "http://127.0.0.1:8899")
    async with AsyncClient(url, commitment=Confirmed) as client:
        for argument in sys.argv[1:]:
            meta, accounts = await read(
                client, Signature.from_string(argument)
            )
            result = "succeeded" if meta.err is None else "failed"
            print(f"{argument} {result}, fee {meta.fee} lamports")
            for account, before, after in zip(
                accounts, meta.pre_balances, meta.post_balances
            ):
                if after != before:
                    print(f"  {account}: {after - before:+} lamports")
            for (index, owner, mint), change in tokens_moved(meta).items():
                if change != 0:
                    whose = f"{accounts[index]} of {owner}"
                    print(f"  {whose}: {change:+} of mint {mint}")


asyncio.run(main())
