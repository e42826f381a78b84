import type { ComponentType } from 'react';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { withBase } from '@/lib/url';
import type { ConsoleProps } from './console';

/** A console that can be shown: its component, and what it has to know of a method. */
export interface LoadedConsole {
  Console: ComponentType<ConsoleProps>;
  data: ConsoleMethod;
}

/**
 * Loads the console's code together with the file of a method.
 *
 * @param mount what the routes of the method's version start with
 */
export async function loadConsole(mount: string, method: string): Promise<LoadedConsole> {
  const [{ Console }, { parseJson }, file] = await Promise.all([
    import('./console'),
    import('@/lib/rpc/json'),
    fetch(withBase(`/rpc${mount}/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { Console, data: parseJson(await file.text()) as unknown as ConsoleMethod };
}
