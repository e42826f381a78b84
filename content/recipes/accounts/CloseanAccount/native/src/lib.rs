use solana_program::{
    account_info::{next_account_info, AccountInfo},
    declare_id,
    entrypoint::ProgramResult,
    program_error::ProgramError,
    pubkey::Pubkey,
    system_program,
};

declare_id!("Examp1eProgram111111111111111111111111111111");

#[cfg(not(feature = "no-entrypoint"))]
solana_program::entrypoint!(process_instruction);

pub const SEED: &[u8] = b"counter";

/// Closes the counter of the authority and gives the authority its lamports.
///
/// Accounts: the authority (writable, signer), its counter (writable).
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let authority = next_account_info(accounts)?;
    let counter = next_account_info(accounts)?;

    if !authority.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if counter.owner != program_id {
        return Err(ProgramError::IllegalOwner);
    }
    let (address, _) = Pubkey::find_program_address(&[SEED, authority.key.as_ref()], program_id);
    if *counter.key != address {
        return Err(ProgramError::InvalidSeeds);
    }

    // #region close
    let returned = counter.lamports();
    **counter.try_borrow_mut_lamports()? = 0;
    **authority.try_borrow_mut_lamports()? += returned;

    // Without this, lamports sent later in the transaction would keep the data alive.
    counter.realloc(0, false)?;
    counter.assign(&system_program::ID);
    Ok(())
    // #endregion
}
