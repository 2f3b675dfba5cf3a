/** The same looks at a desk and on a phone. */
import { openApplicant, signIn, STAFF } from './accounts.js';
import { expectAccessible, expectAccessibleInBothColours } from './axe.js';
import { visitBackOffice } from './back-office-screens.js';
import { newPerson } from './person.js';
import { visitForm, visitOpenings, visitPortal, visitSignIn } from './site-screens.js';
import { test } from './test.js';

export function accessibilityTests(): void {
  test.describe.configure({ mode: 'parallel', timeout: 150_000 });

  test('openings that were searched have no barriers', ({ page }) => visitOpenings(page, expectAccessible));

  test('sign-in and registration have no barriers, nor have their errors', ({ page }) =>
    visitSignIn(page, expectAccessible));

  test('the five steps of the form have no barriers', ({ page, context }) =>
    visitForm(context, page, expectAccessible));

  test('the portal has no barriers', ({ page, context }) => visitPortal(context, page, expectAccessible));

  test('the internal area has no barriers, in light and in dark colours', async ({
    page,
    context,
    openBrowser,
  }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    await signIn(context, STAFF.rrhh);
    await page.emulateMedia({ colorScheme: 'light' });
    await visitBackOffice(page, person, expectAccessibleInBothColours);
  });
}
