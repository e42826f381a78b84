import { formatJson } from './json';
import { type Call, requestBody } from './request';

/** Methods that the client's enum of requests has no variant for: rpc-client-api/src/request.rs. */
const withoutVariant = ['getBlockCommitment'];

/** The call as a Rust program: HTTP by solana-client 1.17, a websocket by tungstenite 0.20. */
export function rustSample(call: Call): string {
  if (call.method.transport === 'http') return httpProgram(call);
  return call.subscribe ? unsubscribeProgram(call, call.subscribe) : subscribeProgram(call);
}

function httpProgram({ method: { name }, params, url }: Call): string {
  const variant = withoutVariant.includes(name)
    ? `Custom { method: "${name}" }`
    : name.replace(/^./, (letter) => letter.toUpperCase());
  return `// Cargo.toml: solana-client = "1.17", serde_json = "1"
use serde_json::{json, Value};
use solana_client::{rpc_client::RpcClient, rpc_request::RpcRequest};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = RpcClient::new("${url}");
    let params = json!(${indented(formatJson(params, '    '))});
    let result: Value = client.send(RpcRequest::${variant}, params)?;
    println!("{result:#}");
    Ok(())
}`;
}

function subscribeProgram({ method, params, url }: Call): string {
  return `// Cargo.toml: tungstenite = { version = "0.20", features = ["native-tls"] }, serde_json = "1"
use serde_json::json;
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut socket, _) = connect("${url}")?;
    let request = json!(${indented(formatJson(requestBody(method.name, params), '    '))});
    socket.send(Message::Text(request.to_string()))?;
    loop {
        println!("{}", socket.read()?);
    }
}`;
}

function unsubscribeProgram(call: Call, { method, params }: NonNullable<Call['subscribe']>): string {
  return `// Cargo.toml: tungstenite = { version = "0.20", features = ["native-tls"] }, serde_json = "1"
use serde_json::{json, Value};
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut socket, _) = connect("${call.url}")?;
    let subscribe = json!(${indented(formatJson(requestBody(method.name, params), '    '))});
    socket.send(Message::Text(subscribe.to_string()))?;
    let answer: Value = serde_json::from_str(socket.read()?.to_text()?)?;
    let subscription = &answer["result"];
    let unsubscribe = json!({
        "jsonrpc": "2.0",
        "id": 2,
        "method": "${call.method.name}",
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

/** JSON of two spaces a level as Rust's four. */
function indented(json: string): string {
  return json.replace(/^ {4}( *)/gm, (_, deeper: string) => `    ${deeper.repeat(2)}`);
}
