import type { Json } from '@/lib/rpc/schema';
import type { Call } from './call';
import { formatJson } from './json';

/** Methods without a variant in the client's enum of requests: rpc-client-api/src/request.rs. */
const withoutVariant = ['getBlockCommitment'];

/** The call as a Rust program: HTTP by solana-client 1.17, a websocket by tungstenite 0.20. */
export function rustSample({ method, params, request, subscribe }: Call): string {
  if (method.transport === 'http') {
    return `// Cargo.toml: solana-client = "~1.17", serde_json = "1"
use serde_json::{json, Value};
use solana_client::{rpc_client::RpcClient, rpc_request::RpcRequest};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = RpcClient::new("[[devnet.rpc]]");
    let params = ${rustLiteral(params)};
    let result: Value = client.send(RpcRequest::${variant(method.name)}, params)?;
    println!("{result:#}");
    Ok(())
}`;
  }
  if (!subscribe) {
    return `${websocketStart('json', 'request', request)}
    loop {
        println!("{}", socket.read()?);
    }
}`;
  }
  return `${websocketStart('{json, Value}', 'subscribe', subscribe.request)}
    let answer: Value = serde_json::from_str(socket.read()?.to_text()?)?;
    let subscription = &answer["result"];
    let unsubscribe = json!({
        "jsonrpc": "2.0",
        "id": 2,
        "method": "${method.name}",
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

function variant(name: string): string {
  if (withoutVariant.includes(name)) return `Custom { method: "${name}" }`;
  return name.replace(/^./, (letter) => letter.toUpperCase());
}

function rustLiteral(value: Json): string {
  return `json!(${formatJson(value, { step: '    ', indent: '    ' })})`;
}

/** A program up to the request that it sends under a name. */
function websocketStart(imports: string, name: string, request: Json): string {
  return `// Cargo.toml: tungstenite = { version = "0.20", features = ["native-tls"] }, serde_json = "1"
use serde_json::${imports};
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut socket, _) = connect("[[devnet.ws]]")?;
    let ${name} = ${rustLiteral(request)};
    socket.send(Message::Text(${name}.to_string()))?;`;
}
