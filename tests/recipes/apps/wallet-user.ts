import type { Page } from '@playwright/test';
import {
  generateKeyPairSigner,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  signTransaction,
  type Transaction,
} from '@solana/kit';

/** What the app has asked the wallet for. The app waits until the user answers. */
export interface Request<Asked, Answer> {
  asked: Asked;
  approve(answer?: Answer): void;
  reject(message: string): void;
}

/** Requests in their order, for a user who answers one after the other. */
function requests<Asked, Answer>() {
  const waiting: Request<Asked, Answer>[] = [];
  const takers: ((request: Request<Asked, Answer>) => void)[] = [];
  return {
    waiting,
    next: () =>
      new Promise<Request<Asked, Answer>>((resolve) => {
        const request = waiting.shift();
        if (request) resolve(request);
        else takers.push(resolve);
      }),
    add: (asked: Asked, usual: (answer?: Answer) => unknown) =>
      new Promise((resolve, reject) => {
        const request: Request<Asked, Answer> = {
          asked,
          approve: (answer) => resolve(usual(answer)),
          reject: (message) => reject(new Error(message)),
        };
        const taker = takers.shift();
        if (taker) taker(request);
        else waiting.push(request);
      }),
  };
}

/** The user of the stand-in wallet: a key that never enters the page, and the answers to what the app asks. */
export async function walletUser(page: Page) {
  const { address, keyPair } = await generateKeyPairSigner();
  const raw = await crypto.subtle.exportKey('raw', await getPublicKeyFromAddress(address));
  const connections = requests<undefined, undefined>();
  const signatures = requests<Transaction, Transaction>();
  await page.exposeFunction('askForConnection', () =>
    connections.add(undefined, () => ({ address, publicKey: [...new Uint8Array(raw)] })),
  );
  await page.exposeFunction('askForSignature', (bytes: number[]) => {
    const asked = getTransactionDecoder().decode(new Uint8Array(bytes));
    return signatures.add(asked, async (answer = asked) => {
      const signed = await signTransaction([keyPair], answer as Parameters<typeof signTransaction>[1]);
      return [...getTransactionEncoder().encode(signed)];
    });
  });
  return {
    address,
    connection: connections.next,
    signature: signatures.next,
    /** How many signatures the app still waits for. */
    open: () => signatures.waiting.length,
  };
}
