use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
};

entrypoint!(process_instruction);

const TOKEN: Pubkey = pubkey!("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const TOKEN_2022: Pubkey = pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c");

/// Size of a token account. Extensions of Token-2022 come after it, their kind first.
const TOKEN_ACCOUNT_LEN: usize = 165;
const TOKEN_MULTISIG_LEN: usize = 355;
const KIND_TOKEN_ACCOUNT: u8 = 2;

// #region own
/// A player is an account of this program: its kind, an address, a score.
const PLAYER_LEN: usize = 1 + 32 + 8;
const KIND_PLAYER: u8 = 1;

struct Player {
    address: Pubkey,
    score: u64,
}

impl Player {
    fn read(account: &AccountInfo, program_id: &Pubkey) -> Result<Self, ProgramError> {
        if account.owner != program_id {
            return Err(ProgramError::IncorrectProgramId);
        }
        let data = account.try_borrow_data()?;
        if data.len() != PLAYER_LEN || data[0] != KIND_PLAYER {
            return Err(ProgramError::InvalidAccountData);
        }
        Ok(Self {
            address: read_address(&data, 1)?,
            score: read_u64(&data, 33)?,
        })
    }
}
// #endregion

// #region token
struct TokenAccount {
    mint: Pubkey,
    owner: Pubkey,
    amount: u64,
}

impl TokenAccount {
    fn read(account: &AccountInfo) -> Result<Self, ProgramError> {
        if *account.owner != TOKEN && *account.owner != TOKEN_2022 {
            return Err(ProgramError::IncorrectProgramId);
        }
        let data = account.try_borrow_data()?;
        let is_token_account = match data.len() {
            TOKEN_ACCOUNT_LEN => true,
            TOKEN_MULTISIG_LEN => false,
            _ => data.get(TOKEN_ACCOUNT_LEN) == Some(&KIND_TOKEN_ACCOUNT),
        };
        // Byte 108 is the state: 0 for an account that was never initialized.
        if !is_token_account || data[108] == 0 {
            return Err(ProgramError::InvalidAccountData);
        }
        Ok(Self {
            mint: read_address(&data, 0)?,
            owner: read_address(&data, 32)?,
            amount: read_u64(&data, 64)?,
        })
    }
}
// #endregion

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    match data {
        [0] => create(program_id, accounts),
        [1] => read(program_id, accounts),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

/// Accounts: player (signer, writable), address (signer).
fn create(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let player = next_account_info(accounts)?;
    let address = next_account_info(accounts)?;
    if !player.is_signer || !address.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if player.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    let mut data = player.try_borrow_mut_data()?;
    if data.len() != PLAYER_LEN || data[0] != 0 {
        return Err(ProgramError::InvalidAccountData);
    }
    data[0] = KIND_PLAYER;
    data[1..33].copy_from_slice(address.key.as_ref());
    Ok(())
}

/// Accounts: player, token account.
fn read(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    // #region order
    let accounts = &mut accounts.iter();
    let player = Player::read(next_account_info(accounts)?, program_id)?;
    let tokens = TokenAccount::read(next_account_info(accounts)?)?;
    // #endregion

    if tokens.owner != player.address {
        return Err(ProgramError::InvalidArgument);
    }
    msg!("Score {}, tokens {}", player.score, tokens.amount);
    tokens.mint.log();
    Ok(())
}

// #region fields
fn read_address(data: &[u8], offset: usize) -> Result<Pubkey, ProgramError> {
    read_bytes(data, offset).map(Pubkey::new_from_array)
}

fn read_u64(data: &[u8], offset: usize) -> Result<u64, ProgramError> {
    read_bytes(data, offset).map(u64::from_le_bytes)
}

fn read_bytes<const N: usize>(data: &[u8], offset: usize) -> Result<[u8; N], ProgramError> {
    data.get(offset..)
        .and_then(|rest| rest.get(..N))
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or(ProgramError::AccountDataTooSmall)
}
// #endregion
