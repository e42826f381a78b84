import { expect, test } from './support/test';

test('the form requires an answer and opens a new issue with it, by keyboard and without scripts of the site', async ({
  page,
}) => {
  // What is sent is in the form: to wait for the window that it opens does not work in every browser.
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const answer = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      sent.push(`${form.method} ${form.target} ${form.action}?${answer}`);
    });
  });
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  await page.goto('/cli/install/');
  await page.getByText('Was this page helpful?').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue on GitHub' }).press('Enter');
  await expect(page.locator('input[name=title]:invalid').first()).toBeFocused();
  expect(await sent()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Step 2 fails & why?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await sent()).toEqual([
    'get _blank https://github.com/openlab-openos/docs/issues/new?title=Not+helpful%3A+%2Fcli%2Finstall&body=Step+2+fails+%26+why%3F',
  ]);
});
