import type { Page } from '@playwright/test';
import { openApplicant } from '../pages/accounts.js';
import { LoginPage } from '../pages/login-page.js';
import { newPerson } from '../pages/person.js';
import { waitForScripts } from '../pages/site-scripts.js';
import { expect, test } from '../pages/test.js';

/** Messages that are read only when something fails, word for word as the specification has them. */

const once = (page: Page, path: string, answer: Parameters<Page['route']>[1]) =>
  page.route(`**${path}`, answer, { times: 1 });

test('signing in, the profile and the password say what failed', async ({ page, openBrowser }) => {
  const person = newPerson();
  const applicant = await openApplicant(openBrowser, person);

  const login = new LoginPage(page);
  await login.open();
  await once(page, '/api/auth/login', (route) => route.abort());
  await login.signIn(person);
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toHaveText('Error inesperado durante el login. Revisa la consola para más detalles.');
  await once(page, '/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { status: 401, code: 'invalid_credentials', detail: '' } }),
  );
  await login.enter.click();
  await expect(said).toHaveText('Error de autenticación');

  const own = await applicant.newPage();
  await own.goto('/editar-candidatura');
  await waitForScripts(own);
  await once(own, '/api/candidates/me', (route) => route.fulfill({ status: 500, body: '' }));
  await own.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(own.getByText('Error al actualizar el perfil').first()).toBeVisible();

  await own.getByRole('tab', { name: 'Contraseña' }).click();
  await own.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await own.getByLabel('Contraseña actual').fill(person.password);
  await own.getByLabel('Contraseña nueva', { exact: true }).fill('Autopista-8');
  await own.getByLabel(/^Confirmar/).fill('Autopista-8');
  await once(own, '/api/auth/change-password', (route) => route.fulfill({ status: 500, body: '' }));
  const change = own.getByRole('button', { name: 'Guardar contraseña' });
  await change.click();
  await expect(own.getByText('Error al cambiar la contraseña').first()).toBeVisible();
  await change.click();
  await expect(own.getByText('Contraseña actualizada correctamente')).toBeVisible();
});
