import type { BrowserContext, Page } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';
import { apply, openStaff, register } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { newPerson, type Person } from '../pages/person.js';
import { expect, test, type OpenBrowser } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const AREA = '/sistema-aplicacion';
/** The list or the calendar with the interviews of one candidate. */
const sectionOf = (candidato_id: string, view = '', more: Record<string, string> = {}) =>
  `${AREA}/admin/entrevistas${view}?${new URLSearchParams({ filter: JSON.stringify({ candidato_id }), ...more })}`;
type Interview = Schemas['InterviewResponse'];

/** An applicant, and HR in a desktop browser. */
async function applicant(context: BrowserContext, openBrowser: OpenBrowser) {
  const person = newPerson();
  await register(context, person);
  await apply(context, person);
  const hr = await openStaff(openBrowser, 'rrhh');
  const found = await hr.request.get('/api/candidates', {
    params: { filter: JSON.stringify({ q: person.email }) },
  });
  const [row] = (await found.json()) as Schemas['CandidateRow'][];
  if (!row) throw new Error('nobody found');
  return { person, hr, row };
}

/** A day of the month after the next: no other test is there, and all of it is to come. */
function dayAhead(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day)).toISOString().slice(0, 10);
}
const shown = (day: string) => day.split('-').reverse().join('/');

async function agree(hr: Page, candidato_id: string, values: object): Promise<Interview> {
  const answer = await hr.request.post('/api/interviews', {
    data: { candidato_id, hora: '10:00', tipo: 'telefonica', ...values },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Interview;
}

const nameOf = ({ nombre, apellidos }: Person) => `${nombre} ${apellidos}`;

test(
  'HR schedules an interview, meets a busy slot and takes a free one',
  { tag: '@main' },
  async ({ context, openBrowser }) => {
    const { hr, row, person } = await applicant(context, openBrowser);
    const day = dayAhead(8);
    await agree(hr, row.id, { fecha: day, hora: '09:00' });
    await hr.goto(sectionOf(row.id));
    await expect(hr.getByRole('heading', { name: `Entrevistas de ${nameOf(person)}` })).toBeVisible();
    await hr.getByRole('link', { name: 'Nueva entrevista' }).click();
    const form = hr.getByRole('dialog', { name: 'Programar nueva entrevista' });
    // The first free hour from nine on.
    await expect(form.getByLabel(/^Hora(?!s)/)).toHaveValue(/^(09|1\d):[03]0$/);
    await form.getByLabel(/^Hora(?!s)/).fill('09:00');
    expect((await form.getByLabel('Fecha').inputValue()) > new Date().toISOString().slice(0, 10)).toBe(true);
    await form.getByLabel('Fecha').fill(day);
    await form.getByRole('button', { name: 'Programar entrevista' }).click();
    await expect(form.getByText('El campo Ubicación es obligatorio')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Ubicación' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Ubicación' }).fill('Sala 2');
    await expectAccessible(hr, 'the form of an interview');
    await form.getByRole('button', { name: 'Programar entrevista' }).click();
    await expect(form.getByRole('alert')).toContainText('No se pudo guardar la entrevista.');
    const free = form.getByRole('group', { name: /^Horas libres/ });
    await expect(free.getByRole('button', { name: '08:30' })).toBeVisible();
    await expect(free.getByRole('button', { name: '09:00' })).toHaveCount(0);
    await free.getByRole('button', { name: '11:30' }).click();
    await form.getByRole('button', { name: 'Programar entrevista' }).click();
    await expect(hr.getByText('La entrevista se ha programado correctamente')).toBeVisible();
    await expect(form).toBeHidden();
    const agenda = hr.getByRole('row').filter({ hasText: '11:30' });
    await expect(agenda).toContainText('Sala 2');

    await agenda.getByRole('button', { name: 'Confirmar' }).click();
    await agenda.getByRole('button', { name: 'Marcar como realizada' }).click();
    const asked = hr.getByRole('dialog', { name: '¿Ya se ha hecho esta entrevista?' });
    await asked.getByRole('button', { name: 'Sí, ya se ha hecho' }).click();
    await expect(hr.getByText('Entrevista marcada como realizada')).toBeVisible();
    await hr.getByRole('button', { name: 'Deshacer' }).click();
    await expect(agenda.getByRole('button', { name: 'Marcar como realizada' })).toBeVisible();
  },
);

test('the keyboard keeps its place in the agenda and the record, and each control says of which interview', async ({
  context,
  openBrowser,
}) => {
  const { hr, row, person } = await applicant(context, openBrowser);
  const [first, second] = [dayAhead(10), dayAhead(11)];
  const link_virtual = 'https://example.test/sala';
  await agree(hr, row.id, { fecha: first, tipo: 'virtual', link_virtual });
  await agree(hr, row.id, { fecha: second });
  await hr.goto(sectionOf(row.id));
  const which = (day: string) => new RegExp(`: ${nameOf(person)}, [a-zé]+ ${shown(day)} 10:00$`);
  const named = (role: 'button' | 'link', label: string, day: string) =>
    hr.getByRole(role, { name: new RegExp(`^${label}${which(day).source}`) });
  const menu = (day: string) => named('button', 'Más acciones', day);
  await expect(hr.getByRole('link', { name: `10:00, ${nameOf(person)}` })).toHaveCount(2);
  await expect(named('link', 'abrir la reunión', first)).toBeVisible();
  const choose = async (day: string, item: string, answer: string) => {
    // What was chosen before is still being done for a moment.
    await expect(menu(day)).toBeEnabled();
    await menu(day).focus();
    await hr.keyboard.press('Enter');
    await hr.getByRole('menuitem', { name: item }).press('Enter');
    await hr.getByRole('dialog').getByRole('button', { name: answer }).press('Enter');
  };

  // The next step takes the place of the one that was made.
  await named('button', 'Confirmar', first).press('Enter');
  await expect(named('button', 'Marcar como realizada', first)).toBeFocused();
  await choose(first, 'Cancelar', 'Cancelar entrevista');
  await expect(hr.getByText('Entrevista marcada como cancelada')).toBeVisible();
  await expect(menu(first)).toBeFocused();
  await choose(first, 'Eliminar', 'Eliminar');
  await expect(hr.getByText('Entrevista eliminada.')).toBeVisible();
  await expect(menu(first)).toHaveCount(0);
  await expect(hr.getByRole('link', { name: `10:00, ${nameOf(person)}` })).toBeFocused();

  await hr.goto(`${AREA}/candidates/${row.id}/show?parte=entrevistas`);
  await hr.getByRole('tab', { name: 'Proceso' }).click();
  await agree(hr, row.id, { fecha: dayAhead(12) });
  await expect(menu(dayAhead(12))).toBeVisible();
  await choose(second, 'Cancelar', 'Cancelar entrevista');
  await expect(menu(second)).toHaveCount(0);
  await expect(hr.getByRole('list', { name: 'Entrevistas próximas' }).locator(':focus')).toHaveCount(1);
});

test('an interview in the calendar is called by its day, also in the list of days', async ({
  context,
  openBrowser,
}) => {
  const { hr, row, person } = await applicant(context, openBrowser);
  const fecha = dayAhead(13);
  await agree(hr, row.id, { fecha });
  const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(fecha),
  );
  const name = `10:00, ${day}, ${nameOf(person)}, Telefónica, Programada`;
  for (const modo of ['semana', 'mes', 'agenda']) {
    await hr.goto(sectionOf(row.id, '/calendario', { modo, fecha }));
    await expect(hr.getByRole('button', { name }), modo).toBeVisible();
  }
  await expect(hr.getByRole('link', { name: `Entrevistas del ${day}` }).first()).toBeVisible();
  await expectAccessible(hr, 'the list of days');
});

test(
  'HR schedules an interview over the record and stays there',
  { tag: '@slow' },
  async ({ context, openBrowser }) => {
    const { hr, row, person } = await applicant(context, openBrowser);
    await hr.goto(`${AREA}/candidates/${row.id}/show`);
    await hr.getByRole('tab', { name: 'Proceso' }).click();
    await hr
      .getByRole('button', { name: `Programar entrevista: ${nameOf(person)}` })
      .last()
      .click();
    const form = hr.getByRole('dialog', { name: 'Programar nueva entrevista' });
    await expect(form.getByText(nameOf(person))).toBeVisible();
    await form.getByRole('textbox', { name: 'Ubicación' }).fill('Sala 5');
    await form.getByRole('button', { name: 'Programar entrevista' }).click();
    await expect(form).toBeHidden();
    await expect(hr.getByRole('list', { name: 'Entrevistas próximas' })).toContainText('Sala 5');
    expect(hr.url()).toContain(`/candidates/${row.id}/show`);
  },
);

test(
  'HR confirms an interview, records that nobody came, and deletes it',
  { tag: '@slow' },
  async ({ context, openBrowser }) => {
    const { hr, row } = await applicant(context, openBrowser);
    await agree(hr, row.id, { fecha: dayAhead(9) });
    await hr.goto(sectionOf(row.id));
    const card = hr.getByRole('row').filter({ hasText: '10:00' });
    const choose = async (name: string) => {
      await card.getByRole('button', { name: /^Más acciones/ }).click();
      await hr.getByRole('menuitem', { name }).click();
    };
    await card.getByRole('button', { name: 'Confirmar' }).click();
    await expect(hr.getByText('Entrevista marcada como confirmada')).toBeVisible();
    await choose('No se presentó');
    await hr.getByRole('button', { name: 'Sí, no se presentó' }).click();
    await expect(card.getByText('No presentada')).toBeVisible();
    await expectAccessible(hr, 'the list of interviews');
    await choose('Eliminar');
    const asked = hr.getByRole('dialog', { name: '¿Eliminar esta entrevista?' });
    await asked.getByRole('button', { name: 'Eliminar' }).click();
    await expect(hr.getByText('Entrevista eliminada. Ya no está en ninguna lista.')).toBeVisible();
    await expect(hr.getByText('No hay entrevistas programadas')).toBeVisible();
  },
);

test('the week of the calendar is Spanish for a screen reader too', async ({ openBrowser }) => {
  const hr = await openStaff(openBrowser, 'rrhh');
  await hr.goto(`${AREA}/admin/entrevistas/calendario?modo=semana`);
  await expect(hr.getByRole('rowheader', { name: 'Horas', exact: true })).toBeAttached();
});

test(
  'a dragged event can be put back before the candidate is told',
  { tag: '@slow' },
  async ({ context, openBrowser }) => {
    const { hr, row, person } = await applicant(context, openBrowser);
    const [from, to] = [dayAhead(15), dayAhead(17)];
    const { id } = await agree(hr, row.id, { fecha: from });
    await hr.goto(sectionOf(row.id, '/calendario', { modo: 'mes', fecha: from }));
    // Shown to those who may move interviews, and once the candidate is known.
    await expect(hr.getByRole('link', { name: 'Nueva entrevista' })).toBeVisible();
    await expect(hr.getByRole('heading', { name: `Entrevistas de ${nameOf(person)}` })).toBeVisible();
    const event = hr.locator('[data-color-scheme]').getByText(nameOf(person)).last();
    const target = hr.locator(`[data-date="${to}"]`).first();
    // Again, where the page was drawn anew in the middle of the movement, which then drops nothing.
    await expect(async () => {
      // Away from the edges, where dragging scrolls.
      await target.evaluate((day) => day.scrollIntoView({ block: 'center' }));
      // Waits until it stands still and nothing lies over it.
      await event.hover();
      const end = await target.boundingBox();
      expect(end && end.y + end.height).toBeLessThan(hr.viewportSize()?.height ?? 0);
      if (!end) throw new Error('nowhere to drop it');
      await hr.mouse.down();
      await hr.mouse.move(end.x + end.width / 2 - 40, end.y + end.height / 2, { steps: 8 });
      await hr.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
      await hr.mouse.up();
      await expect(hr.getByText(`${shown(to)} a las 10:00`)).toBeVisible({ timeout: 6000 });
    }).toPass();
    await hr.getByRole('button', { name: 'Deshacer' }).click();
    await expect(hr.getByText('La entrevista queda como estaba')).toBeVisible();
    const { fecha } = (await (await hr.request.get(`/api/interviews/${id}`)).json()) as Interview;
    expect(fecha).toBe(from);
  },
);

test(
  'a day of the calendar links to an interview’s details and its form',
  { tag: '@slow' },
  async ({ context, openBrowser }) => {
    const { hr, row, person } = await applicant(context, openBrowser);
    const day = dayAhead(22);
    await agree(hr, row.id, { fecha: day, tipo: 'presencial', ubicacion: 'Sala 7' });
    await hr.goto(sectionOf(row.id, '/calendario', { modo: 'mes', fecha: day }));
    await expect(hr.locator('[data-color-scheme]').getByText(nameOf(person)).last()).toBeVisible();
    await expectAccessible(hr, 'the calendar');
    await hr.locator(`[data-date="${day}"]`).first().getByText('22', { exact: true }).click();
    await hr
      .getByRole('dialog', { name: /^Entrevistas del/ })
      .getByRole('button', { name: /^Ver detalles/ })
      .click();
    const details = hr.getByRole('dialog', { name: 'Detalles de la entrevista' });
    await expect(details.getByText(shown(day))).toBeVisible();
    await expect(details.getByText('Sala 7')).toBeVisible();
    await details.getByRole('button', { name: 'Editar entrevista' }).click();
    const form = hr.getByRole('dialog', { name: 'Editar entrevista' });
    await expect(form.getByRole('textbox', { name: 'Ubicación' })).toHaveValue('Sala 7');
  },
);
