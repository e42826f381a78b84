use anchor_lang::prelude::*;

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod read_accounts {
    use super::*;

    pub fn create(ctx: Context<Create>, score: u64) -> Result<()> {
        ctx.accounts.player.address = ctx.accounts.address.key();
        ctx.accounts.player.score = score;
        Ok(())
    }

    pub fn read(ctx: Context<Read>) -> Result<u64> {
        let player = &ctx.accounts.player;
        msg!("Score {}", player.score);

        // Accounts beyond those that the struct names.
        for account in ctx.remaining_accounts {
            msg!("{} has {} bytes", account.key, account.data_len());
        }
        Ok(player.score)
    }
}

#[account]
pub struct Player {
    pub address: Pubkey,
    pub score: u64,
}

#[derive(Accounts)]
pub struct Create<'info> {
    #[account(init, payer = address, space = 8 + 32 + 8)]
    pub player: Account<'info, Player>,
    #[account(mut)]
    pub address: Signer<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct Read<'info> {
    pub player: Account<'info, Player>,
}
