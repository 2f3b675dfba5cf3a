import { openStaff } from '../pages/accounts.js';
import { tabTo } from '../pages/by-keyboard.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test('what is announced while a line is carried by keyboard is in Spanish', async ({ openBrowser }) => {
  const page = await openStaff(openBrowser, 'admin');
  await page.goto('/sistema-aplicacion/onboarding-templates');
  await page.getByRole('link', { name: 'General', exact: true }).click();
  const handle = page.getByRole('main').getByRole('listitem').first().getByRole('button').first();
  await tabTo(page, handle);
  const name = (await handle.getAttribute('aria-label')) ?? '';
  const said = page.locator('[id^="rfd-announcement"]');
  await page.keyboard.press('Space');
  await expect(said).toContainText(`Has cogido «${name}», en la posición 1 de`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(`«${name}» está sobre la posición 2 de`);
  await page.keyboard.press('Escape');
  await expect(said).toContainText(`«${name}» se queda en la posición 1 de`);
});
