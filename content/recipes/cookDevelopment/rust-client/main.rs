use {
    solana_account_decoder::UiAccountData,
    solana_client::{rpc_client::RpcClient, rpc_request::TokenAccountsFilter},
    solana_sdk::{
        commitment_config::CommitmentConfig,
        pubkey,
        pubkey::Pubkey,
        signature::{read_keypair_file, write_keypair_file, Keypair, Signer},
        system_transaction,
    },
    std::{env, error::Error, path::Path},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

// Most tokens on Openverse belong to the first program.
const TOKEN_PROGRAMS: [(&str, Pubkey); 2] = [
    (
        "Openverse Token-2022",
        pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c"),
    ),
    (
        "SPL Token",
        pubkey!("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"),
    ),
];

fn main() -> Result<()> {
    // #region connect
    let url = env::var("RPC_URL").unwrap_or("http://127.0.0.1:8899".into());
    let commitment = CommitmentConfig::confirmed();
    let client = RpcClient::new_with_commitment(url, commitment);
    println!("Version: {}", client.get_version()?);
    // #endregion

    let path = env::var("KEYPAIR").unwrap_or("keypair.json".into());
    let keypair = load_keypair(&path)?;
    println!("Address: {}", keypair.pubkey());

    // #region balance
    let balance = client.get_balance(&keypair.pubkey())?;
    println!("Balance: {balance} lamports");
    // #endregion

    print_token_accounts(&client, &keypair.pubkey())?;

    let args: Vec<String> = env::args().skip(1).collect();
    match args.as_slice() {
        [] => Ok(()),
        [to, lamports] => send(&client, &keypair, &to.parse()?, lamports.parse()?),
        _ => Err("usage: client [RECIPIENT LAMPORTS]".into()),
    }
}

// #region keypair
/// Reads a keypair file, or makes a keypair and saves it there.
fn load_keypair(path: &str) -> Result<Keypair> {
    // write_keypair_file would overwrite a file without asking.
    if Path::new(path).exists() {
        return read_keypair_file(path);
    }
    let keypair = Keypair::new();
    write_keypair_file(&keypair, path)?;
    Ok(keypair)
}
// #endregion

// #region tokens
fn print_token_accounts(client: &RpcClient, owner: &Pubkey) -> Result<()> {
    for (name, program) in TOKEN_PROGRAMS {
        let filter = TokenAccountsFilter::ProgramId(program);
        let found = client.get_token_accounts_by_owner(owner, filter)?;
        println!("{name}: {} token accounts", found.len());
        for it in found {
            let UiAccountData::Json(data) = it.account.data else {
                continue;
            };
            let info = &data.parsed["info"];
            let amount = info["tokenAmount"]["uiAmountString"].as_str();
            println!(
                "  {}: {} of mint {}",
                it.pubkey,
                amount.unwrap_or_default(),
                info["mint"].as_str().unwrap_or_default(),
            );
        }
    }
    Ok(())
}
// #endregion

// #region send
fn send(client: &RpcClient, from: &Keypair, to: &Pubkey, lamports: u64) -> Result<()> {
    let blockhash = client.get_latest_blockhash()?;
    let transaction = system_transaction::transfer(from, to, lamports, blockhash);
    // Printed before it is sent: whatever happens, you can look it up.
    println!("Signature: {}", transaction.signatures[0]);
    client.send_and_confirm_transaction(&transaction)?;
    println!("Confirmed: {lamports} lamports to {to}");
    Ok(())
}
// #endregion
