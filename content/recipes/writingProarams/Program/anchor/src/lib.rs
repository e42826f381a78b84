use anchor_lang::prelude::*;
use anchor_lang::system_program::{self, Transfer};

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod transfer_btg {
    use super::*;

    pub fn send(ctx: Context<Send>, lamports: u64) -> Result<()> {
        let transfer = Transfer {
            from: ctx.accounts.sender.to_account_info(),
            to: ctx.accounts.recipient.to_account_info(),
        };
        let program = ctx.accounts.system_program.to_account_info();
        system_program::transfer(CpiContext::new(program, transfer), lamports)
    }

    pub fn open_pot(ctx: Context<OpenPot>) -> Result<()> {
        ctx.accounts.pot.authority = ctx.accounts.authority.key();
        Ok(())
    }

    pub fn pay_out(ctx: Context<PayOut>, lamports: u64) -> Result<()> {
        let pot = ctx.accounts.pot.to_account_info();
        let keep = Rent::get()?.minimum_balance(pot.data_len());
        let free = pot.lamports().saturating_sub(keep);
        require_gte!(free, lamports, PotError::TooLittle);

        ctx.accounts.pot.sub_lamports(lamports)?;
        ctx.accounts.recipient.add_lamports(lamports)?;
        Ok(())
    }
}

#[account]
pub struct Pot {
    pub authority: Pubkey,
}

#[derive(Accounts)]
pub struct Send<'info> {
    #[account(mut)]
    pub sender: Signer<'info>,
    #[account(mut)]
    pub recipient: SystemAccount<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct OpenPot<'info> {
    // 8 bytes for Anchor's discriminator, 32 for the address.
    #[account(init, payer = authority, space = 8 + 32)]
    pub pot: Account<'info, Pot>,
    #[account(mut)]
    pub authority: Signer<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct PayOut<'info> {
    #[account(mut, has_one = authority)]
    pub pot: Account<'info, Pot>,
    pub authority: Signer<'info>,
    #[account(mut)]
    pub recipient: SystemAccount<'info>,
}

#[error_code]
pub enum PotError {
    #[msg("The pot would fall below its rent-exempt minimum")]
    TooLittle,
}
