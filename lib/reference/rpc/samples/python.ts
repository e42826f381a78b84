import { formatJson } from './json';
import { type Call, requestBody } from './request';

const style = { step: '    ', words: { true: 'True', false: 'False', null: 'None' } };

/** The call as a Python program: HTTP by the standard library, a websocket by the package websockets. */
export function pythonSample({ method, params, subscribe }: Call): string {
  const request = formatJson(requestBody(method.name, params), style);
  if (method.transport === 'http') {
    return `import json
from urllib.request import Request, urlopen

request = ${request}
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
  const subscription = formatJson(requestBody(subscribe.method.name, subscribe.params), style);
  return `${websocketStart('subscribe', subscription)}
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
function websocketStart(name: string, request: string): string {
  return `import json

from websockets.sync.client import connect

${name} = ${request}
with connect("[[devnet.ws]]") as socket:
    socket.send(json.dumps(${name}))`;
}
