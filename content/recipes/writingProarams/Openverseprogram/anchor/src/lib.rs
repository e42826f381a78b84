use anchor_lang::prelude::*;

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod verify_accounts {
    use super::*;

    pub fn create(ctx: Context<Create>) -> Result<()> {
        ctx.accounts.vault.authority = ctx.accounts.authority.key();
        ctx.accounts.vault.bump = ctx.bumps.vault;
        Ok(())
    }

    pub fn verify(ctx: Context<Verify>) -> Result<()> {
        // All constraints have held when this line runs.
        msg!("Time {}", ctx.accounts.clock.unix_timestamp);
        Ok(())
    }
}

#[account]
pub struct Vault {
    pub authority: Pubkey,
    pub bump: u8,
}

#[derive(Accounts)]
pub struct Create<'info> {
    #[account(
        init,
        payer = authority,
        space = 8 + 32 + 1,
        seeds = [b"vault", authority.key().as_ref()],
        bump,
    )]
    pub vault: Account<'info, Vault>,
    #[account(mut)]
    pub authority: Signer<'info>,
    pub system_program: Program<'info, System>,
}

// #region constraints
#[derive(Accounts)]
pub struct Verify<'info> {
    #[account(
        mut,
        has_one = authority,
        seeds = [b"vault", authority.key().as_ref()],
        bump = vault.bump,
        constraint = vault.key() != recipient.key() @ VaultError::SameAccount,
    )]
    pub vault: Account<'info, Vault>,
    pub authority: Signer<'info>,
    /// CHECK: it only receives lamports; the vault's constraint tells the two apart.
    #[account(mut)]
    pub recipient: UncheckedAccount<'info>,
    pub clock: Sysvar<'info, Clock>,
    pub system_program: Program<'info, System>,
}
// #endregion

#[error_code]
pub enum VaultError {
    #[msg("The vault cannot be its own recipient")]
    SameAccount,
}
