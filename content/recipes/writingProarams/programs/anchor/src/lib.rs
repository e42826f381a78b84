use anchor_lang::prelude::*;

declare_id!("Examp1eProgram111111111111111111111111111111");

#[program]
pub mod read_clock {
    use super::*;

    pub fn by_syscall(_ctx: Context<BySyscall>) -> Result<i64> {
        let clock = Clock::get()?;
        msg!("Slot {} of epoch {}", clock.slot, clock.epoch);
        Ok(clock.unix_timestamp)
    }

    pub fn from_account(ctx: Context<FromAccount>) -> Result<i64> {
        let clock = &ctx.accounts.clock;
        msg!("Slot {} of epoch {}", clock.slot, clock.epoch);
        Ok(clock.unix_timestamp)
    }
}

#[derive(Accounts)]
pub struct BySyscall {}

#[derive(Accounts)]
pub struct FromAccount<'info> {
    pub clock: Sysvar<'info, Clock>,
}
