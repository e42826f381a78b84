use solana_program::{
    account_info::{next_account_info, AccountInfo},
    clock::Clock,
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program::set_return_data,
    program_error::ProgramError,
    pubkey::Pubkey,
    sysvar::Sysvar,
};

entrypoint!(process_instruction);

pub fn process_instruction(
    _program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    let clock = match data {
        [0] => read_by_syscall()?,
        [1] => read_from_account(accounts)?,
        _ => return Err(ProgramError::InvalidInstructionData),
    };
    msg!("Slot {} of epoch {}", clock.slot, clock.epoch);
    msg!("Time {}", clock.unix_timestamp);
    set_return_data(&clock.unix_timestamp.to_le_bytes());
    Ok(())
}

// #region syscall
/// Accounts: none.
fn read_by_syscall() -> Result<Clock, ProgramError> {
    Clock::get()
}
// #endregion

// #region account
/// Accounts: the Clock sysvar.
fn read_from_account(accounts: &[AccountInfo]) -> Result<Clock, ProgramError> {
    let clock = next_account_info(&mut accounts.iter())?;
    // Checks the address first, so no other account passes for the clock.
    Clock::from_account_info(clock)
}
// #endregion
