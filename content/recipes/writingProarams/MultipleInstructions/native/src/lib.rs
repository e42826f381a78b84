use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    instruction::{get_stack_height, Instruction, TRANSACTION_LEVEL_STACK_HEIGHT},
    msg,
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
    system_program,
    sysvar::instructions::{get_instruction_relative, load_instruction_at_checked},
};

entrypoint!(process_instruction);

/// Who gets the price, and how many lamports it is.
const SHOP: Pubkey = pubkey!("Examp1eRecipient1111111111111111111111111111");
const PRICE: u64 = 1_000_000;

/// Accounts: the Instructions sysvar.
pub fn process_instruction(
    _program_id: &Pubkey,
    accounts: &[AccountInfo],
    _data: &[u8],
) -> ProgramResult {
    let sysvar = next_account_info(&mut accounts.iter())?;

    // A program that calls this one twice could show the same payment both times.
    if get_stack_height() != TRANSACTION_LEVEL_STACK_HEIGHT {
        return Err(ProgramError::InvalidArgument);
    }

    // #region all
    let mut index = 0;
    loop {
        let instruction = match load_instruction_at_checked(index, sysvar) {
            Ok(instruction) => instruction,
            // No instruction has this index: the last one was read.
            Err(ProgramError::InvalidArgument) => break,
            Err(error) => return Err(error),
        };
        msg!("Instruction {}: {} bytes", index, instruction.data.len());
        instruction.program_id.log();
        index += 1;
    }
    // #endregion

    // #region payment
    let payment = get_instruction_relative(-1, sysvar)?;
    if paid(&payment).unwrap_or(0) < PRICE {
        msg!("The instruction before this one does not pay the price");
        return Err(ProgramError::InsufficientFunds);
    }
    // #endregion
    Ok(())
}

// #region decode
/// Lamports that an instruction transfers to the shop; none if it is no such transfer.
fn paid(instruction: &Instruction) -> Option<u64> {
    if !system_program::check_id(&instruction.program_id) {
        return None;
    }
    if instruction.accounts.get(1)?.pubkey != SHOP {
        return None;
    }
    // Transfer has the number 2, in 32 bits, and an amount in 64.
    let amount = instruction.data.strip_prefix(&2u32.to_le_bytes())?;
    Some(u64::from_le_bytes(amount.try_into().ok()?))
}
// #endregion
