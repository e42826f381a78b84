/**
 * A channel on which parts of the development server announce that open pages have changed for another reason than their
 * files. The parts are separate modules, and are loaded several times after changes of code. The caller closes it.
 */
export function openChangeChannel(): BroadcastChannel {
  return new BroadcastChannel('openverse-docs-preview');
}
