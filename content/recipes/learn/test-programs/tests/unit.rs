use {
    hello::process_instruction,
    solana_program::{
        account_info::AccountInfo, entrypoint::ProgramResult, program_error::ProgramError,
        pubkey::Pubkey,
    },
};

/// Calls the program with one account, as the entrypoint does.
fn call(is_signer: bool) -> ProgramResult {
    let program_id = Pubkey::new_unique();
    let key = Pubkey::new_unique();
    let owner = Pubkey::default();
    let mut lamports: u64 = 0;
    let mut data: [u8; 0] = [];
    let visitor = AccountInfo::new(
        &key,
        is_signer,
        false, // is_writable
        &mut lamports,
        &mut data,
        &owner,
        false, // executable
        0,     // rent_epoch
    );
    process_instruction(&program_id, &[visitor], &[])
}

#[test]
fn greets_a_visitor_who_signs() {
    assert_eq!(call(true), Ok(()));
}

#[test]
fn refuses_a_visitor_who_does_not_sign() {
    assert_eq!(call(false), Err(ProgramError::MissingRequiredSignature));
}
