use anchor_lang::prelude::*;

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod derive_address {
    use super::*;

    pub fn create(ctx: Context<Create>) -> Result<()> {
        ctx.accounts.counter.bump = ctx.bumps.counter;
        Ok(())
    }

    pub fn increment(ctx: Context<Increment>) -> Result<()> {
        let counter = &mut ctx.accounts.counter;
        counter.count = counter
            .count
            .checked_add(1)
            .ok_or(ProgramError::ArithmeticOverflow)?;
        Ok(())
    }
}

#[account]
pub struct Counter {
    pub bump: u8,
    pub count: u64,
}

#[derive(Accounts)]
pub struct Create<'info> {
    #[account(
        init,
        payer = owner,
        space = 8 + 1 + 8,
        seeds = [b"counter", owner.key().as_ref()],
        bump,
    )]
    pub counter: Account<'info, Counter>,
    #[account(mut)]
    pub owner: Signer<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct Increment<'info> {
    #[account(
        mut,
        seeds = [b"counter", owner.key().as_ref()],
        bump = counter.bump,
    )]
    pub counter: Account<'info, Counter>,
    pub owner: Signer<'info>,
}
