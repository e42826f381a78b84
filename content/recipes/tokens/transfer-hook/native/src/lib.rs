use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    program::invoke_signed,
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
    system_instruction,
    sysvar::instructions::get_instruction_relative,
};

entrypoint!(process_instruction);

const TOKEN_2022: Pubkey = pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c");

/// The first 8 bytes of the SHA-256 hash of `spl-transfer-hook-interface:execute`.
const EXECUTE: [u8; 8] = [105, 37, 101, 197, 75, 251, 102, 26];
/// The same of `spl-transfer-hook-interface:initialize-extra-account-metas`.
const INITIALIZE_LIST: [u8; 8] = [43, 34, 13, 49, 167, 88, 235, 235];

const SEED: &[u8] = b"extra-account-metas";

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    if data.len() < 8 {
        return Err(ProgramError::InvalidInstructionData);
    }
    let (kind, rest) = data.split_at(8);
    if kind == EXECUTE {
        execute(accounts)
    } else if kind == INITIALIZE_LIST {
        initialize_list(program_id, accounts, rest)
    } else {
        Err(ProgramError::InvalidInstructionData)
    }
}

// #region execute
/// Allows a transfer only as an instruction of the transaction, not as a call by another program.
///
/// Accounts: source, mint, destination, authority, list, then those of the list: the sysvar.
fn execute(accounts: &[AccountInfo]) -> ProgramResult {
    let sysvar = accounts.get(5).ok_or(ProgramError::NotEnoughAccountKeys)?;
    // The instruction of the transaction that runs now. The function checks the sysvar's address.
    let outermost = get_instruction_relative(0, sysvar)?;
    if outermost.program_id != TOKEN_2022 {
        return Err(ProgramError::IncorrectProgramId);
    }
    Ok(())
}
// #endregion

// #region list
/// Data: the number of accounts, 4 bytes, and 35 bytes for each.
/// Accounts: list (writable, holds the rent), mint, mint authority (signer), System program.
fn initialize_list(program_id: &Pubkey, accounts: &[AccountInfo], wanted: &[u8]) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let list = next_account_info(accounts)?;
    let mint = next_account_info(accounts)?;
    let authority = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    if *mint.owner != TOKEN_2022 {
        return Err(ProgramError::IllegalOwner);
    }
    // A mint begins with 1 in 4 bytes if it has an authority, and the authority's address.
    let is_authority = match mint.try_borrow_data()?.get(..36) {
        Some(start) => start[..4] == [1, 0, 0, 0] && start[4..] == authority.key.to_bytes(),
        None => false,
    };
    if !is_authority || !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }

    let (address, bump) = Pubkey::find_program_address(&[SEED, mint.key.as_ref()], program_id);
    if *list.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    let signer_seeds: &[&[u8]] = &[SEED, mint.key.as_ref(), &[bump]];

    let space = 12 + wanted.len();
    for instruction in [
        system_instruction::allocate(list.key, space as u64),
        system_instruction::assign(list.key, program_id),
    ] {
        invoke_signed(
            &instruction,
            &[list.clone(), system_program.clone()],
            &[signer_seeds],
        )?;
    }

    // For which instruction the list is, its length in bytes, and the list.
    let mut data = list.try_borrow_mut_data()?;
    data[..8].copy_from_slice(&EXECUTE);
    data[8..12].copy_from_slice(&(wanted.len() as u32).to_le_bytes());
    data[12..].copy_from_slice(wanted);
    Ok(())
}
// #endregion
