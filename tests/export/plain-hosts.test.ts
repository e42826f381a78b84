import { it } from 'vitest';
import { asker } from '@/tests/support/ask';
import { type HostKind, startStaticHost } from '@/tests/support/static-host';
import { expectHost } from './support/expect-host';

it.each<HostKind>(['bucket', 'try-files', 'github-pages'])('a %s host has every page', async (kind) => {
  const host = await startStaticHost(kind);
  const isFile = /\/$|\.html$/;
  await expectHost(asker(host), {
    redirects: (form) =>
      kind !== 'bucket' || isFile.test(form) ? undefined : { status: 302, location: `${form}/` },
  });
  await host.close();
});
