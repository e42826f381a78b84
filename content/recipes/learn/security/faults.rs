//! Ten handlers of a bank program, each with one fault. Do not use them.

use solana_program::{
    account_info::AccountInfo,
    clock::Clock,
    entrypoint::ProgramResult,
    instruction::{AccountMeta, Instruction},
    program::invoke,
    program_error::ProgramError,
    pubkey::Pubkey,
};

use crate::layout::{add_amount, pay, read_amount, read_authority, write_amount, SETTINGS_KIND};

pub fn owner(accounts: &[AccountInfo], amount: u64) -> ProgramResult {
    let [pool, settings, admin, to] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // #region owner
    if !admin.is_signer || read_authority(settings)? != *admin.key {
        return Err(ProgramError::IllegalOwner);
    }
    pay(pool, to, amount)
    // #endregion
}

pub fn signer(vault: &AccountInfo, authority: &AccountInfo) -> ProgramResult {
    // #region signer
    if read_authority(vault)? != *authority.key {
        return Err(ProgramError::IllegalOwner);
    }
    // #endregion
    Ok(())
}

pub fn kind(vault: &AccountInfo) -> Result<u64, ProgramError> {
    // #region kind
    let data = vault.try_borrow_data()?;
    let bytes = data.get(40..48).and_then(|it| it.try_into().ok());
    let amount = u64::from_le_bytes(bytes.ok_or(ProgramError::InvalidAccountData)?);
    // #endregion
    Ok(amount)
}

pub fn address(
    vault: &AccountInfo,
    customer: &AccountInfo,
    bump: u8,
    program_id: &Pubkey,
) -> ProgramResult {
    // #region address
    // `bump` is a byte of the instruction data.
    let seeds: &[&[u8]] = &[b"vault", customer.key.as_ref(), &[bump]];
    if *vault.key != Pubkey::create_program_address(seeds, program_id)? {
        return Err(ProgramError::InvalidSeeds);
    }
    // #endregion
    Ok(())
}

pub fn known(clock: &AccountInfo) -> Result<i64, ProgramError> {
    // #region known
    let clock: Clock = clock
        .deserialize_data()
        .map_err(|_| ProgramError::InvalidAccountData)?;
    // #endregion
    Ok(clock.unix_timestamp)
}

pub fn distinct(from: &AccountInfo, to: &AccountInfo, amount: u64) -> ProgramResult {
    // #region distinct
    let left = read_amount(from)?
        .checked_sub(amount)
        .ok_or(ProgramError::InsufficientFunds)?;
    let sum = read_amount(to)?
        .checked_add(amount)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    write_amount(from, left)?;
    write_amount(to, sum)
    // #endregion
}

pub fn once(settings: &AccountInfo, admin: &AccountInfo) -> ProgramResult {
    // #region once
    let mut data = settings.try_borrow_mut_data()?;
    data[..8].copy_from_slice(SETTINGS_KIND);
    data[8..40].copy_from_slice(admin.key.as_ref());
    // #endregion
    Ok(())
}

pub fn numbers(
    vault: &AccountInfo,
    pool: &AccountInfo,
    to: &AccountInfo,
    amount: u64,
) -> ProgramResult {
    // #region numbers
    write_amount(vault, read_amount(vault)? - amount)?;
    pay(pool, to, amount)
    // #endregion
}

pub fn target(accounts: &[AccountInfo], data: Vec<u8>, amount: u64) -> ProgramResult {
    let [vault, customer, from, pool_tokens, token_program] = accounts else {
        return Err(ProgramError::NotEnoughAccountKeys);
    };
    // #region target
    let transfer = Instruction {
        program_id: *token_program.key,
        accounts: vec![
            AccountMeta::new(*from.key, false),
            AccountMeta::new(*pool_tokens.key, false),
            AccountMeta::new_readonly(*customer.key, true),
        ],
        data,
    };
    invoke(&transfer, accounts)?;
    add_amount(vault, amount)
    // #endregion
}

pub fn close(vault: &AccountInfo, pool: &AccountInfo, authority: &AccountInfo) -> ProgramResult {
    // #region close
    pay(pool, authority, read_amount(vault)?)?;
    pay(vault, authority, vault.lamports())
    // #endregion
}
