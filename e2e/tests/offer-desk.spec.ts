/** Human resources prepare an offer at the top of the record of somebody who was interviewed, and send it. */
import { openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test('an offer that nobody has to approve leaves with four presses and nothing typed', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  // Interviewed, for an opening that publishes its pay; the hours are those of the last offer for the position.
  const { id } = await candidateOf(page.request, 'bonet.julia@example.org');
  await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
  const press = (name: string, within: Pick<typeof page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true }).click();

  await press('Preparar oferta');
  const dialog = page.getByRole('dialog', { name: 'Preparar oferta' });
  await expect(dialog.getByLabel('Turno')).not.toHaveValue('');
  await press('Guardar borrador', dialog);
  await expect(page.getByText('Nadie tiene que aprobarla.')).toBeVisible();
  // A button goes with what it did: the keyboard goes on at the title, beside what comes next.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pedir aprobación' })).toHaveCount(0);
  await expectAccessible(page, 'a draft that can be sent');
  await press('Enviar');
  await press('Enviar', page.getByRole('dialog'));
  await expect(page.getByText('Nadie ha tenido que aprobarla.')).toBeVisible();
  await expect(title).toBeFocused();
  await press('Retirar');
  await press('Retirar', page.getByRole('dialog'));
  await expect(page.getByText('Retirada', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();
});
