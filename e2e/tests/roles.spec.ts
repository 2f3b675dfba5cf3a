import { DESK, openApplicant, openStaff, register, signIn, STAFF } from '../pages/accounts.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });
test.use(DESK);

test(
  'visitors are sent to the sign-in and back, candidates to the site, HR to its dashboard',
  { tag: '@main' },
  async ({ page, context, openBrowser }) => {
    await page.goto('/sistema-aplicacion/admin');
    await expect(page).toHaveURL('/login?next=%2Fsistema-aplicacion%2Fadmin');
    await signIn(context, STAFF.rrhh);
    await page.reload();
    await expect(page).toHaveURL('/sistema-aplicacion/admin');
    for (const path of ['', '/candidatos', '/panel-admin', '/panel-admin/usuarios']) {
      await page.goto(`/sistema-aplicacion${path}`);
      await expect(page).toHaveURL('/sistema-aplicacion/admin');
    }
    await expect(page.getByText('Esa pantalla no está entre los permisos de tu cuenta.')).toBeVisible();
    await page.getByRole('link', { name: 'Importar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Importaciones' })).toBeVisible();

    const candidate = await openBrowser();
    await register(candidate, newPerson());
    const other = await candidate.newPage();
    for (const path of ['', '/admin', '/emails', '/candidatos', '/panel-admin/registro']) {
      await other.goto(`/sistema-aplicacion${path}`);
      await expect(other).toHaveURL('/');
      await expect(other.getByText('No tienes acceso al área interna')).toBeVisible();
    }
    for (const path of [
      '/api/candidates',
      '/api/emails',
      '/api/stats/candidates',
      '/api/users',
      '/api/logs',
    ]) {
      expect((await candidate.request.get(path)).status(), path).toBe(403);
    }
  },
);

test('nobody reads the CV of another person', { tag: '@main' }, async ({ openBrowser }) => {
  const person = newPerson();
  const own = await openApplicant(openBrowser, person);
  const stranger = await openApplicant(openBrowser, newPerson());
  const staff = await openStaff(openBrowser, 'rrhh');
  const { cv_url: address } = await candidateOf(staff.request, person.email);
  expect(address).not.toBeNull();
  const path = address ?? '';
  expect((await own.request.get(path)).status()).toBe(200);
  expect((await staff.request.get(path)).status()).toBe(200);
  expect([403, 404]).toContain((await stranger.request.get(path)).status());
  expect((await (await openBrowser()).request.get(path)).status()).toBe(401);
});

test('signing out leads to the site, and the back button shows nothing from before', async ({
  page,
  context,
}) => {
  await signIn(context, STAFF.rrhh);
  await new HrDashboard(page).open();
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fsistema-aplicacion%2Fadmin');
});

test('each role has its links on the site', { tag: '@slow' }, async ({ openBrowser }) => {
  for (const [role, label, badge] of [
    ['admin', 'Panel de administración', 'Administración'],
    ['rrhh', 'Panel de RRHH', 'RRHH'],
  ] as const) {
    const page = await openStaff(openBrowser, role);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByText(badge, { exact: true })).toBeVisible();
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL('/sistema-aplicacion/admin');
  }
  const candidate = await openBrowser(DESK);
  await register(candidate, newPerson());
  const page = await candidate.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Mi portal' }).click();
  await expect(page).toHaveURL('/portal-candidato');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test('earlier addresses of the internal area lead to the record', async ({ page, context }) => {
  await signIn(context, STAFF.admin);
  const id = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
  for (const [before, now] of [
    [`/importaciones/${id}`, `/imports/${id}/show`],
    [`/acciones/${id}`, `/bulk-actions/${id}/show`],
    [`/candidatos/${id}`, `/people/${id}/show`],
    ['/importaciones/carpeta', '/imports/create?tipo=cvs'],
  ]) {
    await page.goto(`/sistema-aplicacion${before}`);
    await expect(page).toHaveURL(`/sistema-aplicacion${now}`);
  }
});
