import asyncio
import os
import sys
from pathlib import Path

from solana.rpc.async_api import AsyncClient
from solana.rpc.commitment import Confirmed
from solana.rpc.models import TokenAccountOpts
from solders.keypair import Keypair
from solders.message import MessageV0
from solders.pubkey import Pubkey
from solders.system_program import TransferParams, transfer
from solders.transaction import VersionedTransaction

# Most tokens on Openverse belong to the first program.
TOKEN_PROGRAMS = {
    "Openverse Token-2022": Pubkey.from_string(
        "Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c"
    ),
    "SPL Token": Pubkey.from_string(
        "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
    ),
}


# #region keypair
def load_keypair(path: Path) -> Keypair:
    """Reads a keypair file, or makes a keypair and saves it there."""
    if path.exists():
        return Keypair.from_json(path.read_text())
    keypair = Keypair()
    # Only your user may read the file, and no file is overwritten.
    path.touch(mode=0o600, exist_ok=False)
    path.write_text(keypair.to_json())
    return keypair
# #endregion


# #region tokens
async def print_token_accounts(client: AsyncClient, owner: Pubkey) -> None:
    for name, program in TOKEN_PROGRAMS.items():
        found = await client.get_token_accounts_by_owner_json_parsed(
            owner, TokenAccountOpts(program_id=program)
        )
        print(f"{name}: {len(found.value)} token accounts")
        for it in found.value:
            info = it.account.data.parsed["info"]
            amount = info["tokenAmount"]["uiAmountString"]
            print(f"  {it.pubkey}: {amount} of mint {info['mint']}")
# #endregion


# #region send
async def send(
    client: AsyncClient, sender: Keypair, recipient: Pubkey, lamports: int
) -> None:
    instruction = transfer(
        TransferParams(
            from_pubkey=sender.pubkey(),
            to_pubkey=recipient,
            lamports=lamports,
        )
    )
    latest = (await client.get_latest_blockhash()).value
    message = MessageV0.try_compile(
        sender.pubkey(), [instruction], [], latest.blockhash
    )
    transaction = VersionedTransaction(message, [sender])
    # Printed before it is sent: whatever happens, you can look it up.
    signature = transaction.signatures[0]
    print(f"Signature: {signature}")
    await client.send_transaction(transaction)
    answer = await client.confirm_transaction(
        signature, last_valid_block_height=latest.last_valid_block_height
    )
    status = answer.value[0]
    # A transaction that failed is confirmed, too.
    if status is None or status.err is not None:
        sys.exit(f"The transaction failed: {status}")
    print(f"Confirmed: {lamports} lamports to {recipient}")
# #endregion


async def main() -> None:
    # #region connect
    url = os.environ.get("RPC_URL", "http://127.0.0.1:8899")
    async with AsyncClient(url, commitment=Confirmed) as client:
        version = (await client.get_version()).value
        print(f"Version: {version.solana_core}")
        # #endregion

        path = os.environ.get("KEYPAIR", "keypair.json")
        keypair = load_keypair(Path(path))
        print(f"Address: {keypair.pubkey()}")

        # #region balance
        balance = (await client.get_balance(keypair.pubkey())).value
        print(f"Balance: {balance} lamports")
        # #endregion

        await print_token_accounts(client, keypair.pubkey())

        if len(sys.argv) == 1:
            return
        if len(sys.argv) != 3:
            sys.exit("usage: client.py [RECIPIENT LAMPORTS]")
        recipient = Pubkey.from_string(sys.argv[1])
        await send(client, keypair, recipient, int(sys.argv[2]))


asyncio.run(main())
