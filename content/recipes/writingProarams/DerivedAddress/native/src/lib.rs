use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    program::{invoke, invoke_signed},
    program_error::ProgramError,
    pubkey::Pubkey,
    rent::Rent,
    system_instruction,
    sysvar::Sysvar,
};

entrypoint!(process_instruction);

/// A counter has its bump, then its count as a 64-bit integer.
const COUNTER_LEN: usize = 1 + 8;

pub fn process_instruction(
    program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    match data {
        [0] => create(program_id, accounts),
        [1] => increment(program_id, accounts),
        _ => Err(ProgramError::InvalidInstructionData),
    }
}

/// Accounts: counter (writable), owner (signer, writable), System program.
fn create(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let counter = next_account_info(accounts)?;
    let owner = next_account_info(accounts)?;
    let system_program = next_account_info(accounts)?;

    if !owner.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }

    // #region find
    let (address, bump) =
        Pubkey::find_program_address(&[b"counter", owner.key.as_ref()], program_id);
    if *counter.key != address {
        return Err(ProgramError::InvalidSeeds);
    }
    // #endregion

    // #region sign
    let signer_seeds: &[&[u8]] = &[b"counter", owner.key.as_ref(), &[bump]];

    // Not create_account: that fails if anybody has sent lamports to the address before.
    let missing = Rent::get()?
        .minimum_balance(COUNTER_LEN)
        .saturating_sub(counter.lamports());
    if missing > 0 {
        invoke(
            &system_instruction::transfer(owner.key, counter.key, missing),
            &[owner.clone(), counter.clone(), system_program.clone()],
        )?;
    }
    invoke_signed(
        &system_instruction::allocate(counter.key, COUNTER_LEN as u64),
        &[counter.clone(), system_program.clone()],
        &[signer_seeds],
    )?;
    invoke_signed(
        &system_instruction::assign(counter.key, program_id),
        &[counter.clone(), system_program.clone()],
        &[signer_seeds],
    )?;
    // #endregion

    counter.try_borrow_mut_data()?[0] = bump;
    Ok(())
}

/// Accounts: counter (writable), owner (signer).
fn increment(program_id: &Pubkey, accounts: &[AccountInfo]) -> ProgramResult {
    let accounts = &mut accounts.iter();
    let counter = next_account_info(accounts)?;
    let owner = next_account_info(accounts)?;

    if !owner.is_signer {
        return Err(ProgramError::MissingRequiredSignature);
    }
    if counter.owner != program_id {
        return Err(ProgramError::IncorrectProgramId);
    }

    let mut data = counter.try_borrow_mut_data()?;
    if data.len() != COUNTER_LEN {
        return Err(ProgramError::InvalidAccountData);
    }

    // #region check
    let seeds: &[&[u8]] = &[b"counter", owner.key.as_ref(), &[data[0]]];
    if *counter.key != Pubkey::create_program_address(seeds, program_id)? {
        return Err(ProgramError::InvalidSeeds);
    }
    // #endregion

    let mut count = [0; 8];
    count.copy_from_slice(&data[1..]);
    let count = u64::from_le_bytes(count)
        .checked_add(1)
        .ok_or(ProgramError::ArithmeticOverflow)?;
    data[1..].copy_from_slice(&count.to_le_bytes());
    Ok(())
}
