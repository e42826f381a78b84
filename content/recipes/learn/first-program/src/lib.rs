use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    msg,
    program_error::ProgramError,
    pubkey::Pubkey,
};

entrypoint!(process_instruction);

/// Greets a visitor who proves to be there. Accounts: visitor (signer).
pub fn process_instruction(
    _program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let visitor = next_account_info(&mut accounts.iter())?;
    if !visitor.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    msg!("Hello, {}!", visitor.key);
    Ok(())
}
