//! The accounts of the bank program.

use solana_program::{
    account_info::AccountInfo, entrypoint::ProgramResult, program_error::ProgramError,
    pubkey::Pubkey,
};

/// A vault has its kind in 8 bytes, its authority, its amount and its bump.
pub const VAULT_KIND: &[u8; 8] = b"vault-v1";
pub const VAULT_LEN: usize = 8 + 32 + 8 + 1;
pub const VAULT_BUMP: usize = 48;

/// The settings have their kind and the admin.
pub const SETTINGS_KIND: &[u8; 8] = b"sets--v1";

pub fn read_authority(vault: &AccountInfo) -> Result<Pubkey, ProgramError> {
    let data = vault.try_borrow_data()?;
    let bytes = data.get(8..40).ok_or(ProgramError::InvalidAccountData)?;
    Pubkey::try_from(bytes).map_err(|_| ProgramError::InvalidAccountData)
}

pub fn read_amount(vault: &AccountInfo) -> Result<u64, ProgramError> {
    let data = vault.try_borrow_data()?;
    let bytes = data.get(40..48).and_then(|it| it.try_into().ok());
    let bytes = bytes.ok_or(ProgramError::InvalidAccountData)?;
    Ok(u64::from_le_bytes(bytes))
}

pub fn write_amount(vault: &AccountInfo, amount: u64) -> ProgramResult {
    let mut data = vault.try_borrow_mut_data()?;
    let bytes = data
        .get_mut(40..48)
        .ok_or(ProgramError::InvalidAccountData)?;
    bytes.copy_from_slice(&amount.to_le_bytes());
    Ok(())
}

pub fn add_amount(vault: &AccountInfo, amount: u64) -> ProgramResult {
    let sum = read_amount(vault)?.checked_add(amount);
    write_amount(vault, sum.ok_or(ProgramError::ArithmeticOverflow)?)
}

/// Takes lamports out of an account of the program.
pub fn pay(from: &AccountInfo, to: &AccountInfo, lamports: u64) -> ProgramResult {
    let left = from
        .lamports()
        .checked_sub(lamports)
        .ok_or(ProgramError::InsufficientFunds)?;
    let sum = to
        .lamports()
        .checked_add(lamports)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    **from.try_borrow_mut_lamports()? = left;
    **to.try_borrow_mut_lamports()? = sum;
    Ok(())
}
