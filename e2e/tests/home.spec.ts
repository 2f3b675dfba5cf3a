import type { Schemas } from '@hiring/contract/api';
import { DESK, signIn, STAFF } from '../pages/accounts.js';
import { expect, test } from '../pages/test.js';

test.use(DESK);

test(
  'an administrator reads the figures of a period by keyboard, down to the rows of one',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.admin);
    await page.goto('/sistema-aplicacion');
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    for (const name of [
      'Te espera',
      'Entrevistas de hoy',
      'Actividad reciente',
      'Acciones rápidas',
      'Posiciones más populares',
      'Estadísticas de tiempo',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Base de datos: funciona')).toBeVisible();

    // The figures of thirty days and of twelve weeks must not be taken for those of the year.
    const longAgo = new Date(Date.now() - 300 * 86_400_000).toISOString();
    const figures = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      return pathname === '/api/stats/charts' && (searchParams.get('desde') ?? '') < longAgo;
    });
    await page.getByRole('button', { name: '365 días' }).press('Enter');
    await expect(page).toHaveURL('/sistema-aplicacion?dias=365');
    await page.getByRole('button', { name: 'Ver tabla: Embudo por etapa' }).press('Enter');
    const row = page
      .getByRole('region', { name: 'Tabla: Embudo por etapa' })
      .getByRole('row', { name: /^Contratadas/ });
    // The earlier figures stay until the new ones are loaded.
    const { embudo } = (await (await figures).json()) as Schemas['ChartsResponse'];
    const counted = embudo.find(({ etapa }) => etapa === 'contratada')?.total;
    await expect(row.getByRole('cell').first()).toHaveText(String(counted));
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Candidaturas recibidas' })).toBeVisible();
    // Others may be hired meanwhile.
    await expect(page.getByText(/de \d+$/)).toBeVisible();
    const listed = Number(/de (\d+)$/.exec((await page.getByText(/de \d+$/).textContent()) ?? '')?.[1]);
    expect(listed).toBeGreaterThanOrEqual(counted ?? Infinity);
    await page.goBack();
    await expect(page).toHaveURL('/sistema-aplicacion?dias=365');

    // What waits leads to its rows as well.
    await page
      .getByRole('region', { name: 'Te espera' })
      .getByRole('link', { name: /sin respuesta/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/admin\?filter=.*sin_respuesta/);
    await page.goBack();

    await page.getByRole('button', { name: 'Nueva acción' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Nueva entrevista' }).press('Enter');
    await expect(page.getByText('Programar nueva entrevista')).toBeVisible();
  },
);

test(
  'a department without a name is refused beside its field, and the focus is not moved again',
  { tag: '@slow' },
  async ({ page, context }) => {
    await signIn(context, STAFF.admin);
    await page.goto('/sistema-aplicacion/panel-admin/departamentos');
    await page.getByRole('link', { name: 'Añadir departamento' }).click();
    const form = page.getByRole('dialog', { name: 'Departamento' });
    const name = form.getByLabel('Nombre');
    await name.fill('');
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form.getByText('Obligatorio')).toBeVisible();
    await expect(name).toBeFocused();
    const use = form.getByRole('checkbox').first();
    await use.focus();
    await page.keyboard.press('Space');
    await expect(use).toBeFocused();
  },
);
