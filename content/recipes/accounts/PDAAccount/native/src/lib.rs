use solana_program::{
    account_info::{next_account_info, AccountInfo},
    declare_id,
    entrypoint::ProgramResult,
    program::{invoke, invoke_signed},
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    system_instruction,
    sysvar::Sysvar,
};

declare_id!("Examp1eProgram111111111111111111111111111111");

#[cfg(not(feature = "no-entrypoint"))]
solana_program::entrypoint!(process_instruction);

pub const SEED: &[u8] = b"counter";
/// A counter of 8 bytes, then the bump of the account's address.
pub const SPACE: usize = 8 + 1;

/// Creates the counter of the payer.
///
/// Accounts: the payer (writable, signer), its counter (writable), the System program.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let payer = next_account_info(accounts)?;
    let counter = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    let (address, bump) = Pubkey::find_program_address(&[SEED, payer.key.as_ref()], program_id);
    if *counter.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    let signer_seeds: &[&[u8]] = &[SEED, payer.key.as_ref(), &[bump]];

    // #region create
    // Anybody may have sent lamports to the address before: pay what is missing.
    let missing = Rent::get()?
        .minimum_balance(SPACE)
        .saturating_sub(counter.lamports());
    invoke(
        &system_instruction::transfer(payer.key, counter.key, missing),
        &[payer.clone(), counter.clone(), system_program.clone()],
    )?;
    invoke_signed(
        &system_instruction::allocate(counter.key, SPACE as u64),
        &[counter.clone(), system_program.clone()],
        &[signer_seeds],
    )?;
    invoke_signed(
        &system_instruction::assign(counter.key, program_id),
        &[counter.clone(), system_program.clone()],
        &[signer_seeds],
    )?;
    // #endregion

    // The program owns the account now, and may write to it.
    counter.try_borrow_mut_data()?[SPACE - 1] = bump;
    Ok(())
}
