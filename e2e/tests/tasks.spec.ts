import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { HrDashboard } from '../pages/hr-dashboard.js';
import { fullName, newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { madridDay, newTitle, tasksTitled } from '../pages/tasks.js';
import { expect, test } from '../pages/test.js';

test.describe.configure({ mode: 'parallel' });

const TASKS = '/sistema-aplicacion/tasks';

test(
  'a task is made with T in the list and in the record, and with its button',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = fullName(person);
    await openApplicant(openBrowser, person);
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    const dialog = page.getByRole('dialog', { name: 'Nueva tarea' });
    const make = async (titulo: string) => {
      await dialog.getByLabel('Qué hay que hacer').fill(titulo);
      await dialog.getByRole('button', { name: 'Crear tarea' }).click();
      await expect(dialog).toHaveCount(0);
    };
    const [byKey, byButton, inRecord] = ['Por tecla', 'Por botón', 'En la ficha'].map(newTitle);

    await hr.open();
    await hr.find(person.email, name);
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('t');
    await expect(dialog).toContainText(`Sobre ${name}`);
    await expect(dialog.getByLabel('Qué hay que hacer')).toBeFocused();
    await make(byKey ?? '');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toContainText('Crear una tarea sobre la persona');
    await expect(help).toContainText('Marcar como hecha la tarea con el foco');
    await page.keyboard.press('Escape');

    await hr.openPerson(name);
    const tasks = hr.drawer.getByRole('list', { name: 'Tareas' });
    await expect(tasks.getByRole('listitem')).toHaveCount(1);
    await hr.drawer.getByRole('button', { name: `Nueva tarea: ${name}` }).click();
    // Another width puts the record elsewhere; the dialog over it waits for its end.
    const what = dialog.getByLabel('Qué hay que hacer');
    await what.fill('Medio escrita');
    for (const width of [1000, 1700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(what).toHaveValue('Medio escrita');
    }
    await make(byButton ?? '');
    await expect(tasks.getByRole('listitem')).toHaveCount(2);

    // Without a list behind it the key is the record's.
    const { id } = await candidateOf(page.request, person.email);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(`/sistema-aplicacion/candidates/${id}/show`);
    await tasks.getByText(byButton ?? '').waitFor();
    await page.keyboard.press('t');
    await make(inRecord ?? '');
    await expect(tasks.getByRole('listitem')).toHaveCount(3);
  },
);

test('the keyboard stays beside the last task of a record and in the list of tasks, and a colleague to name is said', async ({
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const { drawer } = new HrDashboard(page);
  const { id } = await candidateOf(page.request, person.email);
  const [only, first, second] = ['Solo una', 'Primera', 'Segunda'].map(newTitle);
  const make = (titulo: string | undefined, about = {}) =>
    page.request.post('/api/tasks', { data: { titulo, ...about } });
  expect((await make(only, { candidato_id: id })).status()).toBe(201);
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=notas`);
  await drawer.getByRole('checkbox', { name: `Hecha: ${only}` }).press('Space');
  await expect(drawer.getByRole('list', { name: 'Tareas' })).toHaveCount(0);
  await expect(drawer.locator(':focus')).toHaveCount(1);

  await drawer.getByLabel('Nueva nota interna').pressSequentially('Para @mar');
  await expect(page.getByRole('status').filter({ hasText: 'pulsa Tab para' })).toHaveCount(1);

  for (const titulo of [first, second]) expect((await make(titulo)).status()).toBe(201);
  await page.goto(TASKS);
  await page.getByRole('checkbox', { name: `Hecha: ${first}` }).press('Space');
  await expect(page.getByRole('checkbox', { name: `Hecha: ${first}` })).toHaveCount(0);
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(1);

  // Twice as large on a small desk, the tasks are cards: what orders them is seen while the keyboard is there.
  await page.setViewportSize({ width: 640, height: 450 });
  const order = page.getByRole('button', { name: /^Ordenar por para cuándo/ });
  await order.focus();
  await expect(async () => {
    const box = await order.boundingBox();
    expect(box?.width).toBeGreaterThan(40);
    expect(
      await order.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
  }).toPass();
});

test('a note that names a colleague proposes a task, and only what is shown is made', async ({
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const page = await openStaff(openBrowser, 'rrhh');
  const hr = new HrDashboard(page);
  const { id } = await candidateOf(page.request, person.email);
  await page.goto(`/sistema-aplicacion/candidates/${id}/show?parte=notas`);
  const note = hr.drawer.getByLabel('Nueva nota interna');
  const proposal = hr.drawer.getByRole('group', { name: 'Se creará una tarea con la nota' });
  await note.fill('@Marta llamar mañana');
  await expect(proposal.getByLabel('Qué hay que hacer')).toHaveValue('Llamar');
  await expect(proposal.getByLabel('Para cuándo')).toHaveValue(madridDay(1));
  // Dropped: the note alone is saved.
  await proposal.getByRole('button', { name: 'No crear la tarea' }).click();
  await expect(proposal).toHaveCount(0);
  await note.press('Control+Enter');
  await expect(hr.toast).toContainText('Nota guardada.');
  await note.fill('@Marta llamar mañana');
  const called = newTitle('Llamar a su jefe');
  await proposal.getByLabel('Qué hay que hacer').fill(called);
  await expectAccessible(page, 'a note with a task');
  await hr.drawer.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(hr.toast).toContainText('Nota guardada y tarea creada.');
  expect(await tasksTitled(page.request, called)).toMatchObject([
    { candidato_id: id, asignada_nombre: 'Marta Soler Quintana', vence_el: madridDay(1) },
  ]);
  expect(await tasksTitled(page.request, 'Llamar')).toEqual([]);
});

test(
  'a task of the palette is done with one key on the first screen of HR, and taken back',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const page = await openStaff(openBrowser, 'rrhh');
    const hr = new HrDashboard(page);
    const titulo = newTitle('De la paleta');
    await hr.open();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buscar en todo' }).fill('nueva tarea');
    await page.getByRole('option', { name: 'Nueva tarea' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva tarea' });
    await dialog.getByLabel('Qué hay que hacer').fill(titulo);
    // Older than all others: it is the first one.
    await dialog.getByLabel('Para cuándo').fill('2024-01-02');
    await dialog.getByRole('button', { name: 'Crear tarea' }).click();
    await expect(page.getByRole('link', { name: titulo })).toBeVisible();
    await expectAccessible(page, 'the tasks');
    await expect(page.getByRole('link', { name: /^Tareas.*tareas? para hoy$/ })).toBeVisible();

    await hr.open();
    const strip = page.getByRole('button', { name: /^Para hoy\s\d+$/ });
    await expect(strip).toHaveAttribute('title', /^\d+ vencidas?$/);
    await strip.press('Enter');
    const line = page
      .getByRole('list', { name: 'Tareas para hoy' })
      .getByRole('listitem')
      .filter({ hasText: titulo });
    await expect(line).toContainText('Venció el 02/01/2024');
    await line.getByRole('link', { name: titulo }).focus();
    await page.keyboard.press('h');
    await expect(line).toHaveCount(0);
    await expect(hr.toast).toContainText('Tarea hecha');
    await page.keyboard.press('Control+z');
    await expect(line).toHaveCount(1);
    await line.getByRole('checkbox').press('Space');
    await expect(line).toHaveCount(0);
    // Another line has the focus; others make and end tasks meanwhile.
    await expect(page.getByRole('list', { name: 'Tareas para hoy' }).locator('input:focus')).toHaveCount(1);
    expect(await tasksTitled(page.request, titulo)).toMatchObject([{ hecha_at: expect.any(String) }]);
  },
);

test('the tasks of the day stand on the start page, and come by e-mail to whoever wants them', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'admin');
  const titulo = newTitle('De inicio');
  await page.request.post('/api/tasks', { data: { titulo, vence_el: '2024-01-03' } });
  await page.goto('/sistema-aplicacion/');
  const line = page
    .getByRole('region', { name: 'Para hoy' })
    .getByRole('listitem')
    .filter({ hasText: titulo });
  await expect(line).toContainText('Nadie todavía');
  await line.getByRole('checkbox').click();
  await expect(line).toHaveCount(0);

  await page.goto(TASKS);
  const mail = page.getByRole('switch', { name: 'Correo con mis tareas a las 8:00' });
  // It turns once the server has answered.
  await mail.click();
  await expect(page.getByText('Recibirás tus tareas del día a las 8:00')).toBeVisible();
  await page.reload();
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(page.getByText('Ya no recibirás el correo de tareas')).toBeVisible();
});

test('a task of an incorporación that is opened again by hand is not said to be done', async ({
  openBrowser,
}) => {
  const page = await openStaff(openBrowser, 'rrhh');
  await page.goto('/sistema-aplicacion/onboardings');
  await page.locator('a[href*="/onboardings/"][href$="/show"]').first().click();
  const box = page.getByRole('checkbox', { name: /^Hecha: /, checked: false, disabled: false }).first();
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.click();
  await expect(page.getByText('Tarea hecha', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name, checked: true }).click();
  await expect(page.getByText('Tarea abierta de nuevo')).toBeVisible();
  // By itself it goes after ten seconds.
  await expect(page.getByText('Tarea hecha', { exact: true })).toHaveCount(0, { timeout: 4000 });
});
