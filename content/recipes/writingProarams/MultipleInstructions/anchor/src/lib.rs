use anchor_lang::prelude::*;
use anchor_lang::solana_program::{
    instruction::{get_stack_height, Instruction, TRANSACTION_LEVEL_STACK_HEIGHT},
    pubkey, system_program,
    sysvar::instructions::{self, get_instruction_relative},
};

declare_id!("Examp1eProgram111111111111111111111111111111");

/// Who gets the price, and how many lamports it is.
const SHOP: Pubkey = pubkey!("Examp1eRecipient1111111111111111111111111111");
const PRICE: u64 = 1_000_000;

#[program]
pub mod all_instructions {
    use super::*;

    pub fn buy(ctx: Context<Buy>) -> Result<()> {
        require_eq!(
            get_stack_height(),
            TRANSACTION_LEVEL_STACK_HEIGHT,
            ShopError::CalledByProgram
        );
        let payment = get_instruction_relative(-1, ctx.accounts.instructions.as_ref())?;
        let amount = paid(&payment).ok_or(ShopError::NotPaid)?;
        require_gte!(amount, PRICE, ShopError::NotPaid);
        Ok(())
    }
}

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

#[derive(Accounts)]
pub struct Buy<'info> {
    /// CHECK: the constraint compares its address.
    #[account(address = instructions::ID)]
    pub instructions: UncheckedAccount<'info>,
}

#[error_code]
pub enum ShopError {
    #[msg("Call the shop in an instruction of the transaction")]
    CalledByProgram,
    #[msg("The instruction before this one does not pay the price")]
    NotPaid,
}
