import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { parseJson } from '@/lib/rpc/json';
import { Console } from './console';

/**
 * The console of a method, to be rendered into a place of the page, where it takes the room of what stands there.
 *
 * @param file text of the method's file, as `/rpc/<method>.json` has it
 * @param isAsked whether a reader asked for it, who then goes on in it
 */
export function showConsole(place: HTMLElement, file: string, isAsked: boolean): ReactNode {
  const method = parseJson(file) as unknown as ConsoleMethod;
  place.replaceChildren();
  return createPortal(<Console method={method} isAsked={isAsked} />, place);
}
