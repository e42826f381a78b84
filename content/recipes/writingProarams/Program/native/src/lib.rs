use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    program::invoke,
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    system_instruction,
    sysvar::Sysvar,
};

entrypoint!(process_instruction);

/// A pot is an account of this program. Its data is the address that may take from it.
const POT_LEN: usize = 32;

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    match data.split_first() {
        Some((0, rest)) => send(accounts, read_amount(rest)?),
        Some((1, [])) => open_pot(program_id, accounts),
        Some((2, rest)) => pay_out(program_id, accounts, read_amount(rest)?),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

fn read_amount(bytes: &[u8]) -> Result<u64, ProgramError> {
    let bytes = bytes
        .try_into()
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    Ok(u64::from_le_bytes(bytes))
}

// #region send
/// Accounts: sender (signer, writable), recipient (writable), System program.
fn send(accounts: &[AccountInfo], lamports: u64) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let sender = next_account_info(accounts)?;
    let recipient = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    // The System program owns the sender's account, so only it may take from it.
    // The instruction names that program itself, and it checks the signature.
    invoke(
        &system_instruction::transfer(sender.key, recipient.key, lamports),
        &[sender.clone(), recipient.clone(), system_program.clone()],
    )
}
// #endregion

/// Accounts: pot (signer, writable), authority.
fn open_pot(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let pot = next_account_info(accounts)?;
    let authority = next_account_info(accounts)?;

    if pot.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    // Only who made the account can sign for its address, so nobody else opens it first.
    if !pot.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    let mut data = pot.try_borrow_mut_data()?;
    if data.len() != POT_LEN {
        return Err(ProgramError::InvalidAccountData);
    }
    if data.iter().any(|byte| *byte != 0) {
        return Err(ProgramError::AccountAlreadyInitialized);
    }
    data.copy_from_slice(authority.key.as_ref());
    Ok(())
}

// #region pay-out
/// Accounts: pot (writable), authority (signer), recipient (writable).
fn pay_out(program_id: &Pubkey, accounts: &[AccountInfo], lamports: u64) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let pot = next_account_info(accounts)?;
    let authority = next_account_info(accounts)?;
    let recipient = next_account_info(accounts)?;

    if pot.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    if pot.try_borrow_data()?[..] != authority.key.as_ref()[..] {
        return Err(ProgramError::InvalidArgument);
    }
    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }

    let left = pot
        .lamports()
        .checked_sub(lamports)
        .ok_or(ProgramError::InsufficientFunds)?;
    if left < Rent::get()?.minimum_balance(pot.data_len()) {
        return Err(ProgramError::InsufficientFunds);
    }
    **pot.try_borrow_mut_lamports()? = left;

    // Read after the pot was written: the recipient may be the pot.
    let sum = recipient
        .lamports()
        .checked_add(lamports)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    **recipient.try_borrow_mut_lamports()? = sum;
    Ok(())
}
// #endregion
