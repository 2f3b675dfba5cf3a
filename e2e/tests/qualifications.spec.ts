import { openStaff, register } from '../pages/accounts.js';
import { ApplicationForm } from '../pages/application-form.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { expect, test } from '../pages/test.js';

test('a driver adds licences while applying, agrees to be kept, and finds both again', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await register(context, person);
  await page.goto('/completar-candidatura');
  const form = new ApplicationForm(page);
  await form.fillPersonal(person);
  await form.next.click();
  await form.fillLocation(person);
  await form.next.click();
  await form.chooseJob('chofer', 'conductor');

  // A driving job asks for the licences first.
  await page.getByLabel('C+E', { exact: true }).check();
  await expect(page.getByLabel('Permiso C+E: caduca el')).toBeHidden();
  await page.getByText('Permisos y cualificaciones').click();
  await page.getByLabel('Permiso C+E: caduca el').fill('2020-05-04');
  await page.getByLabel('CAP mercancías').check();
  await page.getByLabel('¿Cuándo puedes empezar?').selectOption('fecha');
  await form.next.click();
  await form.summary.getByRole('link', { name: 'Indica desde qué día puedes empezar' }).click();
  await expect(page.getByLabel('Desde el día')).toBeFocused();
  const nextYear = new Date().getFullYear() + 1;
  await page.getByLabel('Desde el día').fill(`${nextYear}-01-07`);
  await expect(form.summary).toBeHidden();

  // A reload keeps the values.
  await page.reload();
  await expect(
    page.getByText(`Permiso C+E · CAP mercancías · Desde el 7 de enero de ${nextYear}`),
  ).toBeVisible();
  await form.next.click();
  const consent = page.getByLabel('Quiero que guardéis mis datos para futuras ofertas');
  await expect(consent).not.toBeChecked();
  await consent.check();
  await form.attach(await cvOf(person));
  await form.next.click();
  await expect(page.getByText('Permiso C+E (hasta el 4 de mayo de 2020), CAP mercancías')).toBeVisible();
  await form.send.click();
  await page.waitForURL('**/candidatura-enviada?*');

  await page.goto('/portal-candidato?tab=perfil');
  const licence = page.getByRole('listitem').filter({ hasText: 'Permiso C+E' });
  await expect(licence.getByText('Caducó el 4 de mayo de 2020', { exact: true })).toBeVisible();
  const { candidate } = (await (await context.request.get('/api/candidates/me')).json()) as {
    candidate: { consentimientos: { finalidad: string; otorgado: boolean }[] };
  };
  expect(candidate.consentimientos).toMatchObject([{ finalidad: 'futuras_ofertas', otorgado: true }]);
});

test(
  'HR filters by qualifications, and sees which have expired',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    await page.goto('/sistema-aplicacion/admin');
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await page.getByLabel('Cualificación').click();
    await page.getByRole('option', { name: 'Permiso C', exact: true }).click();
    await page.getByLabel('Caducidad').click();
    await page.getByRole('option', { name: 'Solo vigentes' }).click();
    await expect(page).toHaveURL(/permiso_c.*cualificacion_vigente/);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Permisos y cualificaciones' })).toBeVisible();
    await expect(page.getByText('Guardar sus datos para futuras ofertas')).toBeVisible();
  },
);
