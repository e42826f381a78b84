import { isAddress } from '@solana/kit';
import { useState } from 'react';
import { type Payment, pay } from './payment';
import { useConnection, useWallets } from './wallets';

// #region app
export function TipJar() {
  const wallets = useWallets();
  const { connection, connect } = useConnection();
  const [recipient, setRecipient] = useState('');
  const [payment, setPayment] = useState<Payment>();
  // In these states, a second click could pay twice.
  const isOpen =
    payment?.state === 'checking' ||
    payment?.state === 'signing' ||
    payment?.state === 'sent';

  async function send() {
    if (connection.state !== 'connected' || !isAddress(recipient)) return;
    const { wallet, account } = connection;
    for await (const next of pay(wallet, account, recipient)) {
      setPayment(next);
    }
  }

  return (
    <main>
      <h1>Tip jar</h1>
      {connection.state === 'disconnected' && (
        <>
          {connection.reason && <p>Not connected: {connection.reason}</p>}
          {wallets.length === 0 && <p>Install a wallet to send a tip.</p>}
          {wallets.map((wallet) => (
            <button
              key={wallet.name}
              type="button"
              onClick={() => connect(wallet)}
            >
              Connect {wallet.name}
            </button>
          ))}
        </>
      )}
      {connection.state === 'connecting' && (
        <p>Confirm the connection in your wallet.</p>
      )}
      {connection.state === 'connected' && (
        <>
          <p>Connected: {connection.account.address}</p>
          <label>
            Recipient{' '}
            <input
              size={44}
              value={recipient}
              onChange={(event) => setRecipient(event.target.value.trim())}
            />
          </label>
          <button
            type="button"
            disabled={isOpen || !isAddress(recipient)}
            onClick={send}
          >
            Send 0.1 BTG
          </button>
        </>
      )}
      <p role="status">{payment && textOf(payment)}</p>
    </main>
  );
}
// #endregion

// #region texts
function textOf(payment: Payment): string {
  switch (payment.state) {
    case 'checking':
      return 'Preparing the payment.';
    case 'signing':
      return 'Approve the payment in your wallet.';
    case 'rejected':
      return `Not signed, nothing was sent: ${payment.reason}`;
    case 'sent':
      return `Sent. Waiting for the network: ${payment.signature}`;
    case 'confirmed':
      return `Paid: ${payment.signature}`;
    case 'expired':
      return 'Expired. No BTG has moved. You can try again.';
    case 'failed':
      return `Nothing was paid: ${payment.reason}`;
  }
}
// #endregion
