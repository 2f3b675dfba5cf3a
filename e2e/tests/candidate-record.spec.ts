import { DESK, openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { tabTo } from '../pages/by-keyboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

test(
  'on a wide screen the record opens beside the list, which stays usable',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    // The oldest first: applications of other tests come last and move no row.
    await page.goto('/sistema-aplicacion/admin?filter={}&sort=fecha_aplicacion&order=ASC&page=1&perPage=25');
    const links = page.locator('a[data-row]');
    await links.nth(1).click();
    const beside = page.getByRole('region', { name: 'Candidato', exact: true });
    await expect(beside.getByRole('tab', { name: 'Perfil' })).toBeVisible();
    await expect(beside).toBeFocused();
    const process = beside.getByRole('tab', { name: 'Proceso' });
    await process.click();
    await expect(process).toHaveAttribute('aria-selected', 'true');

    // Another row is opened with the pointer, and the keys of the list turn from there; the tab stays.
    await links.nth(3).click();
    await expect(beside.getByText('4 de 1')).toBeVisible();
    await page.keyboard.press('j');
    await expect(beside.getByText('5 de 1')).toBeVisible();
    await expect(process).toHaveAttribute('aria-selected', 'true');
    await expect(links.nth(4)).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page, 'a record beside the list');

    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);
    await expect(links.nth(4)).toBeFocused();

    await page.setViewportSize({ width: DESK.viewport.width - 200, height: DESK.viewport.height });
    await links.nth(1).click();
    await expect(page.getByRole('dialog', { name: 'Candidato', exact: true })).toBeVisible();
  },
);

test(
  'the sheet of a record prints the parts that were chosen, and none of the controls',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const { id } = await candidateOf(page.request, person.email);
    const note = await page.request.post('/api/notes', {
      data: { candidato_id: id, texto: 'Llamar el lunes' },
    });
    expect(note.status()).toBe(201);
    await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
    await page.getByRole('button', { name: `Más acciones: ${fullName(person)}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Imprimir ficha' })).toHaveAttribute(
      'href',
      `/sistema-aplicacion/candidates/${id}/ficha`,
    );
    await page.goto(`/sistema-aplicacion/candidates/${id}/ficha`);
    await expect(page.getByRole('heading', { level: 2, name: fullName(person) })).toBeVisible();
    await expectAccessible(page, 'the sheet of a record');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
    await expect(page.getByText('Candidatura recibida')).toBeVisible();
    await expect(page.getByText('Llamar el lunes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Notas internas').check();
    await page.getByLabel('Perfil').uncheck();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Llamar el lunes')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toHaveCount(0);
  },
);

test(
  'a form for something new over a record has nothing of that record but who it is for',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const { id } = await candidateOf(page.request, person.email);
    await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=proceso`);
    const made = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/interviews') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Programar entrevista' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Programar nueva entrevista' });
    await expect(dialog.getByLabel('Fecha')).not.toHaveValue('');
    await expect(dialog.getByLabel('Estado')).toHaveCount(0);
    await dialog.getByLabel('Ubicación').fill('Oficina de la Zona Franca');
    await dialog.getByRole('button', { name: 'Programar entrevista' }).click();
    const answer = await made;
    expect(answer.status()).toBe(201);
    expect(await answer.json()).toMatchObject({ candidato_id: id, estado: 'programada' });
  },
);

test('the keyboard reaches why two records cannot be joined, and each button says with whom', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  const { nombre, apellidos, telefono, ciudad } = newPerson();
  const made: { candidato_id: string; email: string }[] = [];
  for (let one = 0; one < 3; one += 1) {
    const { email } = newPerson();
    const answer = await page.request.post('/api/candidates', {
      data: {
        nombre,
        apellidos,
        email,
        telefono,
        ciudad,
        departamento: 'chofer',
        posicion: 'conductor',
        procedencia: 'Feria de empleo',
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    made.push({ ...((await answer.json()) as { candidato_id: string }), email });
  }
  const [first, ...others] = made;
  await page.goto(`/sistema-aplicacion/candidates/${first?.candidato_id}/show`);
  await page.getByRole('button', { name: 'Comparar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Posibles duplicados' });
  for (const { email } of others) {
    for (const label of ['Unir y conservar esta', 'Unir y conservar la otra']) {
      const join = dialog.getByRole('button', { name: `${label} (La otra: ${email})` });
      await tabTo(page, join);
      await expect(join).toBeDisabled();
      await expect(join).toHaveAccessibleDescription(/\w{3}/);
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page, 'records that cannot be joined');
});
