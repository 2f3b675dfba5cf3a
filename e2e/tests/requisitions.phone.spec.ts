/** A manager asks for people on a phone, their approver decides from the mail, and human resources make the vacancy in one tap. */
import { openStaff, STAFF } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { expect, test } from '../pages/test.js';
import { linkIn, mailsTo, waitForMail } from '../support/mailbox.js';

const AREA = '/sistema-aplicacion';

test('a request for staff goes from a phone to a draft of a vacancy', async ({ page, openBrowser }) => {
  const titulo = `Chofer de noche ${Date.now()}`;
  const admin = await openStaff(openBrowser, 'admin');
  const { user: approver } = (await (await admin.request.get('/api/auth/me')).json()) as {
    user: { id: string };
  };
  const rules = async () =>
    (await (await admin.request.get('/api/requisition-approvers')).json()) as {
      id: string;
      version: number;
    }[];
  const version = (await rules()).find(({ id }) => id === 'chofer')?.version ?? 0;
  const reglas = [{ desde: 0, usuarios: [approver.id] }];
  const set = await admin.request.put('/api/requisition-approvers/chofer', { data: { reglas, version } });
  expect(set.ok(), await set.text()).toBe(true);

  const phone = await openStaff(openBrowser, 'responsable');
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`${AREA}/requisitions`);
  await expect(phone.getByRole('link', { name: 'Nueva solicitud' })).toBeVisible();
  await expectAccessible(phone, 'the requests of a manager');
  await phone.getByRole('link', { name: 'Nueva solicitud' }).click();
  await phone.getByRole('textbox', { name: 'Puesto' }).fill(titulo);
  await phone.getByLabel('Centro de trabajo').fill('Base de Zona Franca');
  const choose = async (label: string, option: string) => {
    await phone.getByRole('combobox', { name: label }).click();
    await phone.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Departamento', 'Chofer');
  await choose('Posición', 'Conductor');
  await phone.getByLabel('Plazas').fill('2');
  await phone.getByLabel('Fecha de inicio').fill('2027-06-01');
  await phone.getByLabel('Salario mínimo').fill('24.000');
  await phone.getByLabel('Salario máximo').fill('28.000');
  await expectAccessible(phone, 'the form of a request');
  const centre = phone.getByLabel('Centro de trabajo');
  await centre.fill('');
  await phone.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(centre).toBeFocused();
  await centre.fill('Base de Zona Franca');
  phone.on('dialog', (dialog) => void dialog.accept());
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: 'Puesto' })).toHaveValue(titulo);
  await expect(centre).toHaveValue('Base de Zona Franca');
  await phone.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(titulo);
  await phone.getByRole('button', { name: 'Pedir aprobación' }).click();
  await expect(phone.getByText('En aprobación', { exact: true })).toBeVisible();
  await expectAccessible(phone, 'a request that waits');
  const [, id = ''] = /requisitions\/([\w-]{36})/.exec(phone.url()) ?? [];

  const record = async () =>
    (await (await admin.request.get(`/api/requisitions/${id}`)).json()) as { numero: string };
  const { numero } = await record();
  const subject = `Aprueba la solicitud ${numero}`;
  await waitForMail(STAFF.admin.email, subject);

  await test.step('returned, it waits for whoever asked, whose open page follows', async () => {
    const read = await admin.request.get(`/api/requisitions/${id}`);
    const { version: now } = (await read.json()) as { version: number };
    const returned = await admin.request.post(`/api/requisitions/${id}/return`, {
      data: { version: now, motivo: 'Falta decir el turno' },
    });
    expect(returned.ok(), await returned.text()).toBe(true);
    await expect(phone.getByText('Devuelta', { exact: true }).first()).toBeVisible();
    await phone.goto(`${AREA}/equipo`);
    await expect(phone.getByText('Devuelta: Falta decir el turno')).toBeVisible();
    await expectAccessible(phone, 'what waits for a manager whose request was returned');
    await phone.getByRole('link', { name: titulo }).first().click();
    await phone.getByRole('button', { name: 'Pedir aprobación' }).click();
    await expect(phone.getByText('En aprobación', { exact: true })).toBeVisible();
  });

  // The link of the first one ended with the return.
  const asked = async () =>
    (await mailsTo(STAFF.admin.email)).filter((mail) => mail.subject.includes(subject)).length;
  await expect.poll(asked).toBe(2);
  const mail = await waitForMail(STAFF.admin.email, subject);
  await page.goto(linkIn(mail, '/aprobar/'));
  await expect(page.getByText('24.000 € – 28.000 €')).toBeVisible();
  await expectAccessible(page, 'a request that waits for approval');
  await page.getByRole('button', { name: 'Aprobar', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Has aprobado la solicitud ${numero}`);
  expect(await record()).toMatchObject({ estado: 'aprobada' });

  const desk = await openStaff(openBrowser, 'rrhh');
  await desk.goto(`${AREA}/requisitions/${id}/show`);
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(titulo);
  await expectAccessible(desk, 'an approved request');
  await desk.getByRole('button', { name: 'Crear vacante' }).click();
  await expect(desk.getByText('Vacante creada como borrador')).toBeVisible();
  const [made] = ((await record()) as unknown as { vacantes: { id: string; titulo: string }[] }).vacantes;
  expect(made?.titulo).toBe(titulo);
  await desk.goto(`${AREA}/vacancies/${made?.id}/show`);
  await expect(desk.getByRole('link', { name: `Solicitud ${numero}: 0 de 2 cubiertas` })).toBeVisible();
  await desk.goto(`${AREA}/requisitions/${id}/show`);
  await desk.getByRole('button', { name: `Desvincular ${titulo}` }).click();
  await desk.getByRole('button', { name: 'Desvincular', exact: true }).last().click();
  await expect(desk.getByText('Vacante desvinculada')).toBeVisible();
  await desk.getByRole('button', { name: 'Vincular una vacante' }).click();
  await desk.getByRole('combobox', { name: 'Vacante' }).click();
  await desk.getByRole('option', { name: `${titulo} (borrador)` }).click();
  await expectAccessible(desk, 'the choice of a vacancy for a request');
  await desk.getByRole('button', { name: 'Vincular', exact: true }).click();
  await expect(desk.getByText('Vacante vinculada a la solicitud')).toBeVisible();
  await expect(desk.getByRole('link', { name: titulo, exact: true })).toBeVisible();
  await desk.goto(`${AREA}/plantilla`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Plantilla prevista' })).toBeVisible();
  await expectAccessible(desk, 'the plan of a year');
});
