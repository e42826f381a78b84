use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    instruction::{get_stack_height, TRANSACTION_LEVEL_STACK_HEIGHT},
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
    sysvar::instructions::{load_current_index_checked, load_instruction_at_checked},
};

entrypoint!(process_instruction);

/// Accounts: the Instructions sysvar.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let sysvar = next_account_info(&mut accounts.iter())?;

    // #region current
    let index = load_current_index_checked(sysvar)?;
    let current = load_instruction_at_checked(index.into(), sysvar)?;
    // #endregion

    msg!(
        "Instruction {} has {} accounts and {} bytes of data",
        index,
        current.accounts.len(),
        current.data.len()
    );
    current.program_id.log();

    // #region caller
    // The sysvar knows the instructions of the transaction only. Where another program calls
    // this one, the current instruction is that program's.
    if current.program_id != *program_id || get_stack_height() != TRANSACTION_LEVEL_STACK_HEIGHT {
        msg!("Called by another program");
        return Err(ProgramError::IncorrectProgramId);
    }
    // #endregion
    Ok(())
}
