import { type Call, formatJson } from './json';

const style = { step: '    ', words: { true: 'True', false: 'False', null: 'None' } };

/** The call as a Python program: HTTP by the standard library, a websocket by the package websockets. */
export function pythonSample({ method, request, subscribe }: Call): string {
  if (method.transport === 'http') {
    return `import json
from urllib.request import Request, urlopen

request = ${formatJson(request, style)}
body = json.dumps(request).encode()
headers = {"Content-Type": "application/json"}
with urlopen(Request("[[devnet.rpc]]", body, headers)) as response:
    answer = json.load(response)
print(json.dumps(answer, indent=2))`;
  }
  const name = subscribe ? 'subscribe' : 'request';
  const start = `# pip install 'websockets>=11'
import json

from websockets.sync.client import connect

${name} = ${formatJson(subscribe?.request ?? request, style)}
with connect("[[devnet.ws]]") as socket:
    socket.send(json.dumps(${name}))`;
  if (!subscribe) return `${start}\n    for message in socket:\n        print(message)`;
  return `${start}
    subscription = json.loads(socket.recv())["result"]
    unsubscribe = {"jsonrpc": "2.0", "id": 2, "method": "${method.name}", "params": [subscription]}
    socket.send(json.dumps(unsubscribe))
    for message in socket:
        # Notifications may still arrive before the answer.
        if json.loads(message).get("id") == 2:
            print(message)
            break`;
}
