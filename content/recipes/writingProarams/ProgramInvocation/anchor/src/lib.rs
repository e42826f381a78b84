use anchor_lang::prelude::*;
use anchor_lang::solana_program::{
    instruction::Instruction, program::invoke, pubkey, pubkey::Pubkey,
};

declare_id!("Examp1eProgram111111111111111111111111111111");

const TOKEN: Pubkey = pubkey!("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
const TOKEN_2022: Pubkey = pubkey!("Token9ADbPtdFC3PjxaohBLGw2pgZwofdcbj6Lyaw6c");

/// Number of the instruction TransferChecked, the same in both token programs.
const TRANSFER_CHECKED: u8 = 12;
/// Where a mint holds its number of decimals.
const DECIMALS_OFFSET: usize = 44;

#[program]
pub mod send_tokens {
    use super::*;

    pub fn send(ctx: Context<SendTokens>, amount: u64) -> Result<()> {
        let decimals = match ctx.accounts.mint.try_borrow_data()?.get(DECIMALS_OFFSET) {
            Some(decimals) => *decimals,
            None => return err!(ErrorCode::AccountDidNotDeserialize),
        };
        let mut data = vec![TRANSFER_CHECKED];
        data.extend_from_slice(&amount.to_le_bytes());
        data.push(decimals);

        let instruction = Instruction {
            program_id: ctx.accounts.token_program.key(),
            accounts: vec![
                AccountMeta::new(ctx.accounts.source.key(), false),
                AccountMeta::new_readonly(ctx.accounts.mint.key(), false),
                AccountMeta::new(ctx.accounts.destination.key(), false),
                AccountMeta::new_readonly(ctx.accounts.owner.key(), true),
            ],
            data,
        };
        invoke(&instruction, &ctx.accounts.to_account_infos())?;
        Ok(())
    }
}

#[derive(Accounts)]
pub struct SendTokens<'info> {
    /// CHECK: the token program checks it.
    #[account(mut)]
    pub source: UncheckedAccount<'info>,
    /// CHECK: it belongs to the token program, which checks the rest.
    #[account(owner = token_program.key())]
    pub mint: UncheckedAccount<'info>,
    /// CHECK: the token program checks it.
    #[account(mut)]
    pub destination: UncheckedAccount<'info>,
    pub owner: Signer<'info>,
    /// CHECK: one of the two token programs.
    #[account(
        constraint = [TOKEN, TOKEN_2022].contains(token_program.key)
            @ ErrorCode::InvalidProgramId
    )]
    pub token_program: UncheckedAccount<'info>,
}
