use solana_program::{
    account_info::{next_account_info, AccountInfo},
    entrypoint,
    entrypoint::ProgramResult,
    instruction::{AccountMeta, Instruction},
    program::invoke,
    program_error::ProgramError,
    pubkey,
    pubkey::Pubkey,
};

entrypoint!(process_instruction);

const TOKEN: Pubkey = pubkey!("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const TOKEN_2022: Pubkey = pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c");

/// Number of the instruction TransferChecked, the same in both token programs.
const TRANSFER_CHECKED: u8 = 12;
/// Where a mint holds its number of decimals.
const DECIMALS_OFFSET: usize = 44;

/// Data: the amount as a 64-bit integer.
/// Accounts: source (writable), mint, destination (writable), owner (signer), token program.
pub fn process_instruction(
    _program_id: &Pubkey,
    accounts: &[AccountInfo],
    data: &[u8],
) -> ProgramResult {
    let bytes = data
        .try_into()
        .map_err(|_| ProgramError::InvalidInstructionData)?;
    let amount = u64::from_le_bytes(bytes);

    let accounts = &mut accounts.iter();
    let source = next_account_info(accounts)?;
    let mint = next_account_info(accounts)?;
    let destination = next_account_info(accounts)?;
    let owner = next_account_info(accounts)?;
    let token_program = next_account_info(accounts)?;

    // #region target
    // The caller chose this account. Without the check it could name a program of its own,
    // which would get the owner's signature.
    if *token_program.key != TOKEN && *token_program.key != TOKEN_2022 {
        return Err(ProgramError::IncorrectProgramId);
    }
    if mint.owner != token_program.key {
        return Err(ProgramError::InvalidAccountOwner);
    }
    // #endregion

    let decimals = match mint.try_borrow_data()?.get(DECIMALS_OFFSET) {
        Some(decimals) => *decimals,
        None => return Err(ProgramError::InvalidAccountData),
    };

    // #region instruction
    let mut transfer = vec![TRANSFER_CHECKED];
    transfer.extend_from_slice(&amount.to_le_bytes());
    transfer.push(decimals);

    let instruction = Instruction {
        program_id: *token_program.key,
        accounts: vec![
            AccountMeta::new(*source.key, false),
            AccountMeta::new_readonly(*mint.key, false),
            AccountMeta::new(*destination.key, false),
            AccountMeta::new_readonly(*owner.key, true),
        ],
        data: transfer,
    };
    // #endregion

    // #region invoke
    invoke(
        &instruction,
        &[
            source.clone(),
            mint.clone(),
            destination.clone(),
            owner.clone(),
            token_program.clone(),
        ],
    )
    // #endregion
}
