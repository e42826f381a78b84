use solana_program::{
    account_info::AccountInfo, entrypoint, entrypoint::ProgramResult, msg,
    program_error::ProgramError, pubkey::Pubkey,
};

entrypoint!(process_instruction);

/// Greets the name in the data. It takes no accounts.
pub fn process_instruction(
    _program_id: &Pubkey,
    _accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    let name = core::str::from_utf8(data).map_err(|_| ProgramError::InvalidInstructionData)?;
    msg!("Hello, {}!", name);
    Ok(())
}
