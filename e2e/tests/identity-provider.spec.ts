import { IdentityProvider } from '../../backend/test/auth/identity-provider.js';
import { DESK, STAFF, signIn } from '../pages/accounts.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

const PANEL = '/sistema-aplicacion/panel-admin/acceso';

test('an administrator adds a provider, tries it, switches it on, and somebody of HR signs in with it', async ({
  page,
  context,
  openBrowser,
}) => {
  const company = new IdentityProvider();
  await company.open();
  try {
    await signIn(context, STAFF.admin);
    await page.goto(PANEL);
    await page.getByRole('button', { name: 'Añadir proveedor' }).click();
    const form = page.getByRole('dialog', { name: 'Añadir proveedor' });
    const { emisor, cliente_id, secreto } = company.settings() as Record<string, string>;
    await form.getByLabel('Nombre').fill('Transportes');
    await form.getByLabel('Emisor').fill(emisor ?? '');
    await form.getByLabel('Identificador de cliente').fill(cliente_id ?? '');
    await form.getByLabel('Secreto de cliente').fill(secreto ?? '');
    await form.getByRole('button', { name: 'Guardar' }).click();

    const provider = page.getByRole('region', { name: 'Transportes' });
    await expect(provider.getByText('Sin probar: pruébalo antes de encenderlo')).toBeVisible();
    await expect(provider.getByRole('button', { name: 'Encender' })).toBeDisabled();
    company.sendsBackTo((await provider.getByText(/\/callback$/).textContent()) ?? '');
    company.somebody = { sub: 'of-hr', email: STAFF.rrhh.email, email_verified: true };
    await provider.getByRole('button', { name: 'Probar' }).click();
    await expect(provider.getByText('La prueba ha ido y vuelto.')).toBeVisible();
    await expect(provider.getByText(STAFF.rrhh.email)).toBeVisible();

    const visitor = await (await openBrowser()).newPage();
    await visitor.goto('/login');
    await expect(visitor.getByRole('link', { name: 'Entrar con Transportes' })).toBeHidden();
    await provider.getByRole('button', { name: 'Encender' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Encender' }).click();
    await expect(provider.getByText('Encendido')).toBeVisible();

    await visitor.goto('/login');
    await visitor.getByRole('link', { name: 'Entrar con Transportes' }).click();
    await expect(visitor).toHaveURL(/\/sistema-aplicacion/);
    const stranger = await (await openBrowser()).newPage();
    company.somebody = { sub: 'nobody', email: 'nadie@example.com', email_verified: true };
    await stranger.goto('/login');
    await stranger.getByRole('link', { name: 'Entrar con Transportes' }).click();
    await expect(stranger.getByRole('alert')).toContainText('cuenta');
    await expect(stranger).toHaveURL(/\/login/);
  } finally {
    const { request } = context;
    const known = (await (await request.get('/api/config/oidc-providers')).json()) as { id: string }[];
    for (const { id } of known) await request.delete(`/api/config/oidc-providers/${id}`);
    company.close();
  }
});
