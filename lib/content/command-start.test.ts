import { describe, expect, it, vi } from 'vitest';
import { commandStart } from './command-start';

describe('the start of a command', () => {
  it('is that of its first process, which hands it down', () => {
    vi.stubEnv('COMMAND_STARTED_AT', undefined);
    expect(commandStart()).toBe(performance.timeOrigin);
    expect(process.env.COMMAND_STARTED_AT).toBe(String(performance.timeOrigin));
    vi.stubEnv('COMMAND_STARTED_AT', '5');
    expect(commandStart()).toBe(5);
  });

  it('is written down before this test run has read the code', () => {
    expect(Number(process.env.COMMAND_STARTED_AT)).toBeLessThan(performance.timeOrigin);
  });

  it('is written down before a build reads the code', async () => {
    vi.stubEnv('COMMAND_STARTED_AT', undefined);
    vi.resetModules();
    await import('@/next.config');
    vi.resetModules();
    expect(process.env.COMMAND_STARTED_AT).toBeDefined();
  });
});
