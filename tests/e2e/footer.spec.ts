import { open } from './support/navigation';
import { linkOf, routes } from './support/routes';
import { expect, test } from './support/test';

/** The specification's first column: labels with the page each leads to. */
const documentation = [
  ['Developers', '/'],
  ['Running a Validator', '/operations/'],
  ['Command Line', '/cli/'],
  ['Architecture', '/architecture'],
] as const;

test('has the columns of the specification and the copyright of 2025', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, '/faq/');
  const footer = page.getByRole('contentinfo').last();
  const columns = await footer.locator('nav > div').evaluateAll((all) =>
    all.map((column) => ({
      title: column.querySelector('p')?.textContent,
      links: [...column.querySelectorAll('a')].map(
        (link) => `${link.textContent} ${link.getAttribute('href')}`,
      ),
    })),
  );
  const written = documentation.filter(([, route]) => routes.includes(route));
  expect(columns).toEqual([
    { title: 'Documentation', links: written.map(([label, route]) => `${label} ${linkOf(route)}`) },
    {
      title: 'Community',
      links: [
        expect.stringMatching(/^Forum https:/),
        expect.stringMatching(/^GitHub https:/),
        expect.stringMatching(/^Telegram https:/),
      ],
    },
  ]);
  await expect(footer).toContainText(/©.*2025/);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeVisible();
});
