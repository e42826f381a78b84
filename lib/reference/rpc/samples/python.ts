import type { Json } from '@/lib/rpc/schema';
import type { Call } from './call';
import { formatJson } from './json';

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
  if (!subscribe) {
    return `${websocketStart('request', request)}
    for message in socket:
        print(message)`;
  }
  return `${websocketStart('subscribe', subscribe.request)}
    subscription = json.loads(socket.recv())["result"]
    unsubscribe = {"jsonrpc": "2.0", "id": 2, "method": "${method.name}", "params": [subscription]}
    socket.send(json.dumps(unsubscribe))
    for message in socket:
        # Notifications may still arrive before the answer.
        if json.loads(message).get("id") == 2:
            print(message)
            break`;
}

/** A program up to the request that it sends under a name. */
function websocketStart(name: string, request: Json): string {
  return `# pip install 'websockets>=11'
import json

from websockets.sync.client import connect

${name} = ${formatJson(request, style)}
with connect("[[devnet.ws]]") as socket:
    socket.send(json.dumps(${name}))`;
}
