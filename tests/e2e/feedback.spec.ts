import { addressOfOtherWindow } from './support/other-window';
import { expect, test } from './support/test';

// The form's purpose is to leave the origin; the request is answered by the test.
test.use({ tolerated: /^left the origin: https:\/\/github\.com\// });

test('opens a new issue with the answer, by keyboard and without script of ours', { tag: '@widths' }, async ({
  page,
  context,
}) => {
  // Another origin must not be asked for real; what would be asked is the point.
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'An issue form' }));
  await page.goto('/cli/install/');
  await page.getByText('Was this page helpful?').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Step 2 fails & why?');
  await page.keyboard.press('Tab');
  const address = await addressOfOtherWindow(page, () => page.keyboard.press('Enter'));
  const { hostname, pathname, searchParams } = new URL(address);
  expect(hostname).toBe('github.com');
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'Not helpful: /cli/install',
    body: 'Step 2 fails & why?',
  });
});

test('asks for an answer before it sends anything', async ({ page, context }) => {
  await page.goto('/cli/install/');
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  await page.getByText('Was this page helpful?').click();
  await page.getByRole('button', { name: 'Continue on GitHub' }).click();
  await expect(page.locator('input[name=title]:invalid').first()).toBeFocused();
  expect(addresses).toEqual([]);
});
