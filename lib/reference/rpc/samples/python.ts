import type { Json } from '../schema';
import { jsonLiteral } from './json';
import { layOut } from './literal';
import { type Call, requestBody } from './request';

/** The call as a Python program: HTTP by the standard library, a websocket by the package websockets. */
export function pythonSample(call: Call): string {
  const request = pythonLiteral(requestBody(call.method.name, call.params));
  if (call.method.transport === 'http') return httpProgram(request, call.url);
  return call.subscribe ? unsubscribeProgram(call, call.subscribe) : subscribeProgram(request, call.url);
}

function pythonLiteral(value: Json): string {
  const words = { true: 'True', false: 'False', null: 'None' };
  return layOut(jsonLiteral(value, words), { step: '    ' });
}

function httpProgram(request: string, url: string): string {
  return `import json
from urllib.request import Request, urlopen

request = ${request}
body = json.dumps(request).encode()
headers = {"Content-Type": "application/json"}
with urlopen(Request("${url}", body, headers)) as response:
    answer = json.load(response)
print(json.dumps(answer, indent=2))`;
}

function subscribeProgram(request: string, url: string): string {
  return `import json

from websockets.sync.client import connect

request = ${request}
with connect("${url}") as socket:
    socket.send(json.dumps(request))
    for message in socket:
        print(message)`;
}

function unsubscribeProgram(call: Call, { method, params }: NonNullable<Call['subscribe']>): string {
  return `import json

from websockets.sync.client import connect

subscribe = ${pythonLiteral(requestBody(method.name, params))}
with connect("${call.url}") as socket:
    socket.send(json.dumps(subscribe))
    subscription = json.loads(socket.recv())["result"]
    unsubscribe = {"jsonrpc": "2.0", "id": 2, "method": "${call.method.name}", "params": [subscription]}
    socket.send(json.dumps(unsubscribe))
    for message in socket:
        # Notifications may still arrive before the answer.
        if json.loads(message).get("id") == 2:
            print(message)
            break`;
}
