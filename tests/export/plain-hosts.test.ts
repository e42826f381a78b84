import { it } from 'vitest';
import { asker } from '@/tests/support/ask';
import { startScript } from '@/tests/support/start-script';
import { type HostKind, startStaticHost } from '@/tests/support/static-host';
import { expectHost, expectNegotiation, plainHeaders } from './support/expect-host';

it.each<HostKind>(['bucket', 'github-pages'])('a %s host has every page', async (kind) => {
  const host = await startStaticHost(kind);
  const isFile = /\/$|\.html$/;
  await expectHost(asker(host), {
    redirects: (form) =>
      kind !== 'bucket' || isFile.test(form) ? undefined : { status: 302, location: `${form}/` },
  });
  await host.close();
});

it('npm start answers as a configured host does', async () => {
  const { port = 0 } = await startScript('.');
  await expectHost(asker({ port }), { headers: plainHeaders });
  await expectNegotiation(asker({ port }));
});
