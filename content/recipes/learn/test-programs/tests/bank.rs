use {
    hello::process_instruction,
    solana_program_test::*,
    solana_sdk::{
        instruction::{AccountMeta, Instruction, InstructionError},
        pubkey::Pubkey,
        signature::Signer,
        transaction::{Transaction, TransactionError},
    },
};

/// Starts a bank with the program, and signs a call as its fee payer.
async fn start(visitor: Option<Pubkey>) -> (BanksClient, Transaction, Pubkey) {
    let program_id = Pubkey::new_unique();
    let test = ProgramTest::new("hello", program_id, processor!(process_instruction));
    let (banks_client, payer, blockhash) = test.start().await;
    let visitor = visitor.unwrap_or_else(|| payer.pubkey());
    let is_signer = visitor == payer.pubkey();
    let accounts = vec![AccountMeta::new_readonly(visitor, is_signer)];
    let transaction = Transaction::new_signed_with_payer(
        &[Instruction::new_with_bytes(program_id, &[], accounts)],
        Some(&payer.pubkey()),
        &[&payer],
        blockhash,
    );
    (banks_client, transaction, visitor)
}

#[tokio::test]
async fn greets_a_visitor_who_signs() {
    let (mut banks_client, transaction, visitor) = start(None).await;
    let outcome = banks_client
        .process_transaction_with_metadata(transaction)
        .await
        .unwrap();
    assert_eq!(outcome.result, Ok(()));
    let logs = outcome.metadata.unwrap().log_messages;
    assert!(logs.contains(&format!("Program log: Hello, {}!", visitor)));
}

#[tokio::test]
async fn refuses_a_visitor_who_does_not_sign() {
    let (mut banks_client, transaction, _) = start(Some(Pubkey::new_unique())).await;
    let error = banks_client
        .process_transaction(transaction)
        .await
        .unwrap_err()
        .unwrap();
    assert_eq!(
        error,
        TransactionError::InstructionError(0, InstructionError::MissingRequiredSignature)
    );
}
