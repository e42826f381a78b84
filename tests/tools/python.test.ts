import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findTool } from '@/tests/support/find-tool';
import { reference, sampleOf } from '@/tests/unit/rpc/reference';

it('Python compiles the samples of all methods', () => {
  const python = findTool({ name: 'python3', package: 'python3' });
  const samples = reference.rpc.methods.map((method) => [method.name, sampleOf(method, 'python').code]);
  const script = 'import json,sys\nfor name,code in json.load(sys.stdin): compile(code,name,"exec")';
  const options = { input: JSON.stringify(samples), encoding: 'utf8' } as const;
  expect(samples.length).toBeGreaterThan(50);
  expect(spawnSync(python, ['-c', script], options)).toMatchObject({ stderr: '', status: 0 });
});
