use solana_program::{
    account_info::{next_account_info, AccountInfo},
    declare_id,
    entrypoint::ProgramResult,
    program::invoke_signed,
    program_error::ProgramError,
    pubkey::Pubkey,
    system_instruction,
};

declare_id!("Examp1eProgram111111111111111111111111111111");

#[cfg(not(feature = "no-entrypoint"))]
solana_program::entrypoint!(process_instruction);

pub const SEED: &[u8] = b"vault";

/// Pays from the owner's vault.
///
/// Accounts: the owner (signer), its vault (writable), the recipient (writable), the
/// System program. Data: the lamports, as a u64 in little-endian order.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let owner = next_account_info(accounts)?;
    let vault = next_account_info(accounts)?;
    let recipient = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;
    let amount = data
        .try_into()
        .map(u64::from_le_bytes)
        .map_err(|_| ProgramError::InvalidInstructionData)?;

    // #region check
    // The vault cannot refuse: the program has to ask who is allowed to use it.
    if !owner.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    let (address, bump) = Pubkey::find_program_address(&[SEED, owner.key.as_ref()], program_id);
    if *vault.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    // #endregion

    // #region sign
    let signer_seeds: &[&[u8]] = &[SEED, owner.key.as_ref(), &[bump]];
    invoke_signed(
        &system_instruction::transfer(vault.key, recipient.key, amount),
        &[vault.clone(), recipient.clone(), system_program.clone()],
        &[signer_seeds],
    )
    // #endregion
}
