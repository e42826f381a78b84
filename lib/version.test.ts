import { describe, expect, it } from 'vitest';
import { mountOf, versionOf, withinVersion } from './version';

describe('the version of a route', () => {
  it.each([
    ['/', 'current', '', '/'],
    ['/cli/', 'current', '', '/cli/'],
    ['/117/cli', 'current', '', '/117/cli'],
    ['/1.17', '1.17', '/1.17', '/'],
    ['/1.17/', '1.17', '/1.17', '/'],
    ['/1.17.2/cli/install', '1.17.2', '/1.17.2', '/cli/install'],
    ['/cli/1.17', 'current', '', '/cli/1.17'],
  ])('%s is of %s', (route, version, mount, within) => {
    expect(versionOf(route)).toBe(version);
    expect(mountOf(version)).toBe(mount);
    expect(withinVersion(route)).toBe(within);
  });
});
