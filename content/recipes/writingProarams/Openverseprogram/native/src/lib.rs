use solana_program::{
    account_info::{next_account_info, AccountInfo},
    clock::Clock,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
    system_program,
    sysvar::Sysvar,
};

entrypoint!(process_instruction);

/// A vault has its kind in 8 bytes, its authority and its bump.
const VAULT_LEN: usize = 8 + 32 + 1;
const VAULT_KIND: &[u8] = b"vault-v1";

/// Accounts: vault (writable), authority (signer), recipient (writable), Clock sysvar,
/// System program.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let vault = next_account_info(accounts)?;
    let authority = next_account_info(accounts)?;
    let recipient = next_account_info(accounts)?;
    let clock = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    check_owner(vault, program_id)?;
    check_vault(vault, authority, program_id)?;
    check_signer(authority)?;
    check_writable(vault)?;
    check_writable(recipient)?;
    check_distinct(vault, recipient)?;
    check_address(system_program, &system_program::ID)?;
    let clock = Clock::from_account_info(clock)?;

    msg!("All checks held at {}", clock.unix_timestamp);
    Ok(())
}

// #region owner
/// Data is worth what its owner is: only the owner can have written it.
fn check_owner(account: &AccountInfo, owner: &Pubkey) -> ProgramResult {
    if account.owner != owner {
        msg!("Wrong owner");
        return Err(ProgramError::IncorrectProgramId);
    }
    Ok(())
}
// #endregion

// #region flags
fn check_signer(account: &AccountInfo) -> ProgramResult {
    if !account.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    Ok(())
}

fn check_writable(account: &AccountInfo) -> ProgramResult {
    if !account.is_writable {
        msg!("The account is not writable");
        return Err(ProgramError::InvalidArgument);
    }
    Ok(())
}
// #endregion

// #region address
fn check_address(account: &AccountInfo, address: &Pubkey) -> ProgramResult {
    if account.key != address {
        msg!("Wrong address");
        return Err(ProgramError::InvalidArgument);
    }
    Ok(())
}

/// One account in two roles is a way around checks that compare the two.
fn check_distinct(one: &AccountInfo, other: &AccountInfo) -> ProgramResult {
    if one.key == other.key {
        msg!("The same account twice");
        return Err(ProgramError::InvalidArgument);
    }
    Ok(())
}
// #endregion

// #region vault
/// Kind first, then the authority that the data names, then the address made of it.
fn check_vault(vault: &AccountInfo, authority: &AccountInfo, program: &Pubkey) -> ProgramResult {
    let data = vault.try_borrow_data()?;
    if data.len() != VAULT_LEN || &data[..8] != VAULT_KIND {
        return Err(ProgramError::InvalidAccountData);
    }
    if data[8..40] != authority.key.as_ref()[..] {
        msg!("Not the authority of this vault");
        return Err(ProgramError::InvalidArgument);
    }
    let seeds: &[&[u8]] = &[b"vault", authority.key.as_ref(), &data[40..]];
    if *vault.key != Pubkey::create_program_address(seeds, program)? {
        return Err(ProgramError::InvalidSeeds);
    }
    Ok(())
}
// #endregion
