use anchor_lang::prelude::*;
use anchor_lang::solana_program::{
    instruction::{get_stack_height, TRANSACTION_LEVEL_STACK_HEIGHT},
    sysvar::instructions::{self, load_current_index_checked, load_instruction_at_checked},
};

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod current_instruction {
    use super::*;

    pub fn read(ctx: Context<ReadCurrent>) -> Result<()> {
        let sysvar = ctx.accounts.instructions.as_ref();
        let index = load_current_index_checked(sysvar)?;
        let current = load_instruction_at_checked(index.into(), sysvar)?;
        msg!("Instruction {} of {}", index, current.program_id);

        require_keys_eq!(current.program_id, crate::ID, CallError::ByProgram);
        require_eq!(
            get_stack_height(),
            TRANSACTION_LEVEL_STACK_HEIGHT,
            CallError::ByProgram
        );
        Ok(())
    }
}

#[derive(Accounts)]
pub struct ReadCurrent<'info> {
    /// CHECK: the constraint compares its address.
    #[account(address = instructions::ID)]
    pub instructions: UncheckedAccount<'info>,
}

#[error_code]
pub enum CallError {
    #[msg("Called by another program")]
    ByProgram,
}
