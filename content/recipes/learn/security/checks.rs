//! The ten checks that the faults lack, as functions of the bank program.

use solana_program::{
    account_info::AccountInfo, clock::Clock, entrypoint::ProgramResult,
    program_error::ProgramError, pubkey, pubkey::Pubkey, system_program, sysvar::Sysvar,
};

use crate::layout::{
    pay, read_amount, read_authority, write_amount, VAULT_BUMP, VAULT_KIND, VAULT_LEN,
};

const TOKEN_PROGRAM: Pubkey = pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c");

pub fn owner(settings: &AccountInfo, program_id: &Pubkey) -> ProgramResult {
    // #region owner
    if settings.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    // #endregion
    Ok(())
}

pub fn signer(vault: &AccountInfo, authority: &AccountInfo) -> ProgramResult {
    // #region signer
    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if read_authority(vault)? != *authority.key {
        return Err(ProgramError::IllegalOwner);
    }
    // #endregion
    Ok(())
}

pub fn kind(vault: &AccountInfo) -> ProgramResult {
    // #region kind
    let data = vault.try_borrow_data()?;
    if data.len() != VAULT_LEN || data[..8] != *VAULT_KIND {
        return Err(ProgramError::InvalidAccountData);
    }
    // #endregion
    Ok(())
}

pub fn new_address(
    vault: &AccountInfo,
    customer: &AccountInfo,
    program_id: &Pubkey,
) -> ProgramResult {
    // #region address
    let seeds: &[&[u8]] = &[b"vault", customer.key.as_ref()];
    let (address, bump) = Pubkey::find_program_address(seeds, program_id);
    if *vault.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    // #endregion
    vault.try_borrow_mut_data()?[VAULT_BUMP] = bump;
    Ok(())
}

pub fn known(clock: &AccountInfo) -> Result<i64, ProgramError> {
    // #region known
    let clock = Clock::from_account_info(clock)?;
    // #endregion
    Ok(clock.unix_timestamp)
}

pub fn distinct(from: &AccountInfo, to: &AccountInfo) -> ProgramResult {
    // #region distinct
    if from.key == to.key {
        return Err(ProgramError::InvalidArgument);
    }
    // #endregion
    Ok(())
}

pub fn once(settings: &AccountInfo) -> ProgramResult {
    let data = settings.try_borrow_data()?;
    // #region once
    if data[..8] != [0; 8] {
        return Err(ProgramError::AccountAlreadyInitialized);
    }
    // #endregion
    Ok(())
}

pub fn numbers(vault: &AccountInfo, amount: u64) -> ProgramResult {
    // #region numbers
    let left = read_amount(vault)?
        .checked_sub(amount)
        .ok_or(ProgramError::InsufficientFunds)?;
    write_amount(vault, left)?;
    // #endregion
    Ok(())
}

pub fn target(token_program: &AccountInfo) -> ProgramResult {
    // #region target
    if *token_program.key != TOKEN_PROGRAM {
        return Err(ProgramError::IncorrectProgramId);
    }
    // #endregion
    Ok(())
}

pub fn close(vault: &AccountInfo, pool: &AccountInfo, authority: &AccountInfo) -> ProgramResult {
    // #region close
    pay(pool, authority, read_amount(vault)?)?;
    pay(vault, authority, vault.lamports())?;
    vault.realloc(0, false)?;
    vault.assign(&system_program::ID);
    // #endregion
    Ok(())
}
