import { apply, openStaff, register } from '../pages/accounts.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test('HR makes a rule that asks for the CAP, tries it, switches it on, and takes back what it did', async ({
  openBrowser,
}) => {
  // The other journeys apply meanwhile: the rule is about this town only.
  const person = { ...newPerson(), ciudad: 'Torrelles de Foix' };
  const hr = await openStaff(openBrowser, 'rrhh');
  const name = `Pide el CAP ${Date.now()}`;

  await hr.goto('/sistema-aplicacion/tasks');
  await hr.getByRole('link', { name: 'Reglas: lo que el sistema hace solo' }).click();
  await hr.getByRole('button', { name: 'Nueva regla' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Nueva regla' });
  await expect(dialog).toContainText('Una regla nunca descarta, oculta ni baja de prioridad a nadie.');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByText('Más condiciones').click();
  await dialog.getByLabel('Ciudad').fill(person.ciudad);
  await dialog.getByRole('textbox', { name: 'Documento' }).fill('Certificado CAP');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(hr.getByText('Regla guardada')).toBeVisible();
  const row = hr.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Cuando alguien se inscribe, pide «Certificado CAP»');

  await row.getByRole('button', { name: `Acciones de ${name}` }).click();
  await hr.getByRole('menuitem', { name: '¿Qué habría hecho?' }).click();
  await expect(hr.getByText('En los últimos 30 días no habría actuado con nadie.')).toBeVisible();
  await hr.getByRole('button', { name: 'Cerrar' }).click();
  await row.getByRole('switch', { name: `Encender «${name}»` }).click();
  await hr.getByRole('dialog').getByRole('button', { name: 'Encender' }).click();
  await expect(hr.getByText('Regla encendida')).toBeVisible();

  const phone = await openBrowser();
  await register(phone, person);
  await apply(phone, person);
  const { id } = await candidateOf(hr.request, person.email);
  const asked = async () => {
    const answer = await hr.request.get(`/api/documents?filter=${JSON.stringify({ candidato_id: id })}`);
    return (await answer.json()) as { nombre: string; estado: string }[];
  };
  await expect
    .poll(asked, { timeout: 40_000 })
    .toMatchObject([{ nombre: 'Certificado CAP', estado: 'pendiente' }]);

  await hr.reload();
  await row.getByRole('button', { name: `Acciones de ${name}` }).click();
  await hr.getByRole('menuitem', { name: 'Lo que ha hecho' }).click();
  await hr.getByRole('button', { name: `Deshacer lo de ${fullName(person)}` }).click();
  await expect(hr.getByText('Deshecho').first()).toBeVisible();
  expect(await asked()).toMatchObject([{ estado: 'cancelado' }]);
});
