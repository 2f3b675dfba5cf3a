import { expectAccessible } from '../pages/axe.js';
import { expect, test } from '../pages/test.js';

test(
  'the page of the API document opens an operation and has no accessibility barriers',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /^Hiring API/ })).toBeVisible();
    await expectAccessible(page, '/api/docs');
    await page.getByRole('heading', { name: /^api-keys/ }).click();
    await page
      .locator('#operations-api-keys-listApiKeys .opblock-summary-control')
      .click({ noWaitAfter: true });
    await expect(page.locator('.parameters input').first()).toBeVisible();
    await expectAccessible(page, '/api/docs with an operation');
  },
);
