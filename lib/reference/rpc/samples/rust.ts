import type { Json } from '@/lib/json';
import { type Call, formatJson } from './json';

/** Methods without a variant in the client's enum of requests: rpc-client-api/src/request.rs. */
const withoutVariant = ['getBlockCommitment'];

/** The call as a Rust program: HTTP by solana-client 1.17, a websocket by tungstenite 0.20. */
export function rustSample({ method, params, request, subscribe }: Call): string {
  const { name } = method;
  if (method.transport === 'http') {
    const variant = withoutVariant.includes(name)
      ? `Custom { method: "${name}" }`
      : name.replace(/^./, (letter) => letter.toUpperCase());
    return `// Cargo.toml: solana-client = "~1.17", serde_json = "1"
use serde_json::{json, Value};
use solana_client::{rpc_client::RpcClient, rpc_request::RpcRequest};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = RpcClient::new("[[devnet.rpc]]");
    let params = ${rustLiteral(params)};
    let result: Value = client.send(RpcRequest::${variant}, params)?;
    println!("{result:#}");
    Ok(())
}`;
  }
  const sent = subscribe ? 'subscribe' : 'request';
  const start = `// Cargo.toml: tungstenite = { version = "0.20", features = ["native-tls"] }, serde_json = "1"
use serde_json::${subscribe ? '{json, Value}' : 'json'};
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut socket, _) = connect("[[devnet.ws]]")?;
    let ${sent} = ${rustLiteral(subscribe?.request ?? request)};
    socket.send(Message::Text(${sent}.to_string()))?;`;
  if (!subscribe) return `${start}\n    loop {\n        println!("{}", socket.read()?);\n    }\n}`;
  return `${start}
    let answer: Value = serde_json::from_str(socket.read()?.to_text()?)?;
    let subscription = &answer["result"];
    let unsubscribe = json!({
        "jsonrpc": "2.0",
        "id": 2,
        "method": "${name}",
        "params": [subscription]
    });
    socket.send(Message::Text(unsubscribe.to_string()))?;
    loop {
        let message: Value = serde_json::from_str(socket.read()?.to_text()?)?;
        // Notifications may still arrive before the answer.
        if message["id"] == 2 {
            println!("{message}");
            return Ok(());
        }
    }
}`;
}

function rustLiteral(value: Json): string {
  return `json!(${formatJson(value, { step: '    ', indent: '    ' })})`;
}
