import { openApplicant, signIn, STAFF } from './accounts.js';
import { visitAdministration } from './administration-screens.js';
import { visitBackOffice } from './back-office-screens.js';
import { newPerson } from './person.js';
import { type Look, visitForm, visitOpenings, visitPortal, visitSignIn } from './site-screens.js';
import { test } from './test.js';

/** Each state is reached once; `look` chooses the widths. */
export function publicAccessibilityTests(look: Look): void {
  test.describe.configure({ mode: 'parallel' });

  test('the list of openings after a search has no accessibility barriers', ({ page }) =>
    visitOpenings(page, look));

  test('sign-in and registration have no accessibility barriers, also with errors', ({ page }) =>
    visitSignIn(page, look));

  test('the five steps of the form have no accessibility barriers', ({ page, context }) =>
    visitForm(context, page, look));

  test('the portal has no accessibility barriers', ({ page, context }) => visitPortal(context, page, look));
}

/** Its layout differs on a phone, so both are walked through. */
export function internalAccessibilityTests(look: Look): void {
  test('the internal area has no accessibility barriers', async ({ page, context, openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    await signIn(context, STAFF.rrhh);
    await page.emulateMedia({ colorScheme: 'light' });
    await visitBackOffice(page, person, look);
  });

  test('the administration area has no accessibility barriers', async ({ page, context }) => {
    await signIn(context, STAFF.admin);
    await page.emulateMedia({ colorScheme: 'light' });
    await visitAdministration(page, look);
  });
}
