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

/// Data: the new size as a 32-bit integer.
/// Accounts: list (signer, writable), payer (signer, writable), System program.
pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    let bytes = data
        .try_into()
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    let new_len = u32::from_le_bytes(bytes) as usize;

    let accounts = &mut accounts.iter();
    let list = next_account_info(accounts)?;
    let payer = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    if list.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }
    // Whoever has the list's key may resize it. A derived address cannot sign: there, compare
    // the payer with an authority that the data names.
    if !list.is_signer || !payer.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }

    // #region rent
    let minimum = Rent::get()?.minimum_balance(new_len);
    let missing = minimum.saturating_sub(list.lamports());
    if missing > 0 {
        invoke(
            &system_instruction::transfer(payer.key, list.key, missing),
            &[payer.clone(), list.clone(), system_program.clone()],
        )?;
    }
    // #endregion

    // #region realloc
    let old_len = list.data_len();
    list.realloc(new_len, false)?;
    // #endregion

    // #region refund
    if new_len < old_len {
        let surplus = list.lamports().saturating_sub(minimum);
        let sum = payer
            .lamports()
            .checked_add(surplus)
            .ok_or(ProgramError::ArithmeticOverflow)?;
        **list.try_borrow_mut_lamports()? -= surplus;
        **payer.try_borrow_mut_lamports()? = sum;
    }
    // #endregion
    Ok(())
}
