use anchor_lang::prelude::*;

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod resize_account {
    use super::*;

    pub fn create(ctx: Context<Create>) -> Result<()> {
        ctx.accounts.list.authority = ctx.accounts.authority.key();
        Ok(())
    }

    pub fn resize(ctx: Context<Resize>, entries: u16) -> Result<()> {
        ctx.accounts.list.entries.resize(entries.into(), 0);
        Ok(())
    }
}

#[account]
pub struct List {
    pub authority: Pubkey,
    pub entries: Vec<u64>,
}

impl List {
    // Discriminator, authority, length of the vector, entries.
    pub fn space(entries: u16) -> usize {
        8 + 32 + 4 + 8 * usize::from(entries)
    }
}

#[derive(Accounts)]
pub struct Create<'info> {
    #[account(init, payer = authority, space = List::space(0))]
    pub list: Account<'info, List>,
    #[account(mut)]
    pub authority: Signer<'info>,
    pub system_program: Program<'info, System>,
}

// #region resize
#[derive(Accounts)]
#[instruction(entries: u16)]
pub struct Resize<'info> {
    #[account(
        mut,
        has_one = authority,
        realloc = List::space(entries),
        realloc::payer = authority,
        realloc::zero = false,
    )]
    pub list: Account<'info, List>,
    #[account(mut)]
    pub authority: Signer<'info>,
    pub system_program: Program<'info, System>,
}
// #endregion
