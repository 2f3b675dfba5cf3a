import type { Schemas } from '@hiring/contract/api';
import { openApplicant, openStaff } from '../pages/accounts.js';
import { expectAccessible } from '../pages/axe.js';
import { cvOf } from '../pages/cv.js';
import { newPerson } from '../pages/person.js';
import { candidateOf } from '../pages/staff-api.js';
import { expect, test } from '../pages/test.js';

test('somebody of HR answers, takes, puts off and closes conversations with the keyboard, and sees a colleague write', async ({
  openBrowser,
}) => {
  const people = [newPerson(), newPerson()] as const;
  for (const person of people) {
    const { request } = await openApplicant(openBrowser, person);
    const form = { texto: `Pregunta de ${person.nombre} ${person.apellidos}, que es larga. `.repeat(4) };
    expect((await request.post('/api/threads/mine', { multipart: form })).status()).toBe(201);
  }
  const [first] = people;
  const desk = await openStaff(openBrowser, 'rrhh');
  const words = { titulo: `Novedades ${first.email}`, texto: 'Hola, {nombre}: esta semana te llamamos.' };
  expect((await desk.request.post('/api/saved-answers', { data: words })).status()).toBe(201);
  await desk.goto('/sistema-aplicacion/');
  await desk.getByRole('link', { name: /^Bandeja/ }).click();
  await expect(desk.getByRole('textbox', { name: 'Buscar en nombres y mensajes' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(`${first.nombre} ${first.apellidos}`);
  const row = desk.getByRole('list', { name: 'Bandeja' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Sin asignar');
  await desk.keyboard.press('Escape');
  await row.getByRole('link').focus();
  await desk.keyboard.press('j');
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  const [list, beside] = [await row.boundingBox(), await open.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await expect(open.getByRole('listitem').filter({ hasText: `Pregunta de ${first.nombre}` })).toBeVisible();
  await expectAccessible(desk, 'the inbox');

  const { id } = await candidateOf(desk.request, first.email);
  const colleague = await openStaff(openBrowser, 'admin');
  await colleague.goto(`/sistema-aplicacion/threads/${id}/show`);
  await expect(colleague.getByRole('heading', { name: `${first.nombre} ${first.apellidos}` })).toBeVisible();
  await desk.keyboard.press('r');
  const field = open.getByRole('textbox', { name: /^Mensaje para/ });
  await expect(field).toBeFocused();
  await open.getByRole('button', { name: 'Respuestas guardadas' }).click();
  await desk.getByRole('option', { name: words.titulo }).click();
  await expect(field).toHaveValue(`Hola, ${first.nombre}: esta semana te llamamos.`);
  await field.press('End');
  await field.pressSequentially(' Un saludo.');
  await expect(colleague.getByRole('status').filter({ hasText: 'está escribiendo' })).toBeVisible();
  // Whoever began learns of the second too.
  await colleague.getByRole('textbox', { name: /^Mensaje para/ }).pressSequentially('Hola');
  await expect(desk.getByRole('status').filter({ hasText: 'está escribiendo' })).toBeVisible();
  await field.press('Control+Enter');
  const sent = open.getByRole('listitem').filter({ hasText: 'Un saludo.' });
  await expect(sent).toBeVisible();
  await desk.getByRole('button', { name: 'Deshacer' }).click();
  await expect(sent).toHaveCount(0);
  await expect(field).toHaveValue(`Hola, ${first.nombre}: esta semana te llamamos. Un saludo.`);
  await field.press('Escape');
  await expect(field).not.toBeFocused();
  await desk.keyboard.press('r');
  await expect(field).toHaveValue(/ Un saludo\.$/);
  await field.press('Control+Enter');
  await expect(sent).toBeVisible();
  await expect(field).not.toBeFocused();
  // Whoever answers has it.
  await expect(row).not.toContainText('Sin asignar');

  await desk.keyboard.press('h');
  await desk.getByRole('menuitem', { name: /^Mañana a las 9:00/ }).click();
  await expect(open.getByText(/^Aplazada hasta/)).toBeVisible();
  await expect(desk.getByText('No hay conversaciones aquí')).toBeVisible();
  await desk.keyboard.press('e');
  await expect(open.getByText('Cerrada', { exact: true })).toBeVisible();
  await desk.getByRole('combobox', { name: /^Mostrar/ }).click();
  await desk.getByRole('option', { name: 'Cerradas' }).click();
  await expect(row).toHaveCount(1);
});

test('saved answers, private notes and colleagues have keys of their own, and the record leads back to the same place', async ({
  openBrowser,
}) => {
  const people = [newPerson('Ana'), newPerson('Bea'), newPerson('Caro')] as const;
  // Nobody else has it.
  const family = people[0].apellidos.split(' ').at(-1) ?? '';
  for (const person of people) {
    const { request } = await openApplicant(openBrowser, { ...person, apellidos: family });
    const form = { texto: `Pregunta de ${person.nombre}` };
    expect((await request.post('/api/threads/mine', { multipart: form })).status()).toBe(201);
  }
  const desk = await openStaff(openBrowser, 'rrhh');
  const words = { titulo: `! ${people[0].email}`, texto: 'Te llamamos esta semana.' };
  expect((await desk.request.post('/api/saved-answers', { data: words })).status()).toBe(201);
  await desk.goto('/sistema-aplicacion/threads');
  await expect(desk.getByRole('textbox', { name: 'Buscar en nombres y mensajes' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(family);
  const rows = desk.getByRole('list', { name: 'Bandeja' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const order = await rows.getByRole('link').allTextContents();
  await desk.keyboard.press('Escape');
  await rows.first().getByRole('link').focus();
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  const shows = (name: string | undefined) =>
    expect(open.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
  const message = open.getByRole('textbox', { name: /^Mensaje para/ });

  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog')).toContainText('Elegir una respuesta guardada');
  await expect(desk.getByRole('dialog')).toContainText('Escribir una nota interna');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await desk.keyboard.press('j');
  await shows(order[0]);
  await desk.keyboard.press('n');
  await expect(open.getByRole('textbox', { name: 'Nueva nota interna' })).toBeFocused();
  await desk.keyboard.type('Gran conductor, gana en noche');
  await desk.keyboard.press('Control+Enter');
  await expect(open.getByText('Gran conductor, gana en noche')).toBeVisible();
  await expect(open).toBeFocused();
  // An answer is not written as a note because a note was written last.
  await desk.keyboard.press('r');
  await expect(message).toBeFocused();
  await desk.keyboard.press('Escape');

  await desk.keyboard.press('n');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('g');
  const answers = desk.getByRole('combobox', { name: 'Buscar en títulos y textos' });
  await expect(answers).toBeFocused();
  await desk.keyboard.type('zzz');
  await expect(desk.getByText('Nada coincide con lo escrito.')).toBeVisible();
  await answers.fill(`${people[0].email} LLAMAMOS`);
  await desk.keyboard.press('Enter');
  await expect(message).toBeFocused();
  await desk.keyboard.type(' gn');
  await expect(message).toHaveValue(`${words.texto} gn`);
  // As fast as somebody types who has done it often: the key waits until the message is sent.
  await desk.route('**/api/threads/*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await desk.keyboard.press('Control+Enter');
  await expect(message).toHaveAttribute('readonly', '');
  await desk.keyboard.press('j');
  await shows(order[1]);
  await expect(message).toHaveValue('');

  const holder = open.getByRole('combobox', { name: 'Responde' });
  await expect(holder).toBeVisible();
  await desk.keyboard.press('d');
  await expect(holder).toBeFocused();
  const name = (await desk.getByRole('option').last().textContent()) ?? '';
  await desk.keyboard.type(name);
  await desk.keyboard.press('Enter');
  await expect(holder).toHaveValue(name);
  await expect(holder).not.toBeFocused();
  await desk.keyboard.press('o');
  await expect(desk).toHaveURL(/\/candidates\//);
  await desk.goBack();
  await shows(order[1]);
  await desk.keyboard.press('j');
  await shows(order[2]);
  await desk.keyboard.press('k');
  await shows(order[1]);
  await desk.keyboard.press('k');
  await shows(order[0]);
});

test('at a desk list and conversation scroll apart, the open one keeps its place, and a key chooses what is shown', async ({
  openBrowser,
}) => {
  const people = [newPerson('Ana'), newPerson('Bea'), newPerson('Eva'), newPerson('Pau')] as const;
  const family = people[0].apellidos.split(' ').at(-1) ?? '';
  const desk = await openStaff(openBrowser, 'rrhh');
  for (const person of people) {
    const { request } = await openApplicant(openBrowser, { ...person, apellidos: family });
    const form = { texto: `Pregunta de ${person.nombre}` };
    expect((await request.post('/api/threads/mine', { multipart: form })).status()).toBe(201);
  }
  await desk.setViewportSize({ width: 1280, height: 560 });
  await desk.goto('/sistema-aplicacion/threads');
  const search = desk.getByRole('textbox', { name: 'Buscar en nombres y mensajes' });
  await search.fill(family);
  const rows = desk.getByRole('list', { name: 'Bandeja' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const order = await rows.getByRole('link').allTextContents();
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  const heading = open.getByRole('heading', { level: 2 });
  await rows.first().getByRole('link').click();
  await expect(heading).toHaveText(order[0] ?? '');
  // It has been read, and the unread ones come first.
  await expect(rows.first().getByText('Sin responder')).toBeVisible();
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  expect(await rows.getByRole('link').allTextContents()).toEqual(order);
  for (const name of order.slice(1)) {
    await desk.keyboard.press('j');
    await expect(heading).toHaveText(name);
    await expect(open.getByText(`Pregunta de ${name.split(' ')[0]}`)).toBeVisible();
  }
  const current = rows.filter({ hasText: order[3] ?? '' });
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(search).toBeInViewport();
  await expect(heading).toBeInViewport();

  // Whoever writes before the next person has been read loses nothing, and no letter is a key.
  // Once all have been read the order of the list changes no more.
  await expect(rows.getByText('sin leer')).toHaveCount(0);
  await desk.reload();
  await expect(heading).toHaveText(order[3] ?? '');
  await expect(rows).toHaveCount(4);
  const isFirst = (await rows.getByRole('link').first().textContent()) === order[3];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await desk.route('**/api/candidates/*', async (route) => {
    await held;
    await route.continue();
  });
  await desk.keyboard.press(isFirst ? 'j' : 'k');
  await desk.keyboard.press('n');
  await expect(open.getByRole('textbox')).not.toBeFocused();
  await desk.keyboard.press('r');
  await desk.keyboard.type('Hola, a las d');
  await desk.keyboard.insertText('ó');
  await desk.keyboard.type('s ea');
  await expect(open.getByRole('textbox', { name: 'Mensaje al candidato' })).toHaveValue('Hola, a las dós ea');
  answer();
  await expect(heading).toHaveText(/Ana|Bea|Eva|Pau/);
  await expect(heading).not.toHaveText(order[3] ?? '');
  const message = open.getByRole('textbox', { name: /^Mensaje para/ });
  await expect(message).toBeFocused();
  await desk.keyboard.type('!');
  await expect(message).toHaveValue('Hola, a las dós ea!');
  await message.fill('');
  await desk.keyboard.press('Escape');

  await desk.keyboard.press('f');
  await desk.getByRole('option', { name: 'Cerradas' }).click();
  await expect(rows).toHaveCount(0);
  await desk.keyboard.press('f');
  await desk.getByRole('option', { name: 'Abiertas' }).click();
  await expect(rows).toHaveCount(4);
  await desk.keyboard.press('j');
  await expect(heading).toHaveText(/Ana|Bea|Eva|Pau/);
});

test(
  'mails that could not be assigned go to the person whose they probably are by one key, and to another by search',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const person = newPerson();
    const name = `${person.nombre} ${person.apellidos}`;
    await openApplicant(openBrowser, person);
    const admin = await openStaff(openBrowser, 'admin');
    const deliver = async (from: string, subject: string) => {
      const head = `From: ${from}\r\nSubject: ${subject}\r\nMessage-ID: <${subject.replaceAll(' ', '-')}@example.com>`;
      const data = Buffer.from(`${head}\r\n\r\nPuedo el martes.\r\n\r\n> Cuando puedes?\r\n`);
      const headers = { 'Content-Type': 'message/rfc822' };
      expect((await admin.request.post('/api/inbound/mail', { headers, data })).status()).toBe(200);
    };
    await deliver(person.email, `Respuesta ${person.email}`);
    await deliver(`casa.${person.email}`, `Desde casa ${person.email}`);

    const desk = await openStaff(openBrowser, 'rrhh');
    await desk.goto('/sistema-aplicacion/threads');
    await desk.getByRole('link', { name: /^Mensajes sin asignar/ }).click();
    const mails = desk.getByRole('list', { name: 'Mensajes sin asignar' }).getByRole('listitem');
    const known = mails.filter({ hasText: `Respuesta ${person.email}` });
    await expect(known.getByRole('button', { name: `Asignar a ${name}` })).toBeVisible();
    await expectAccessible(desk, 'mails without a person');
    await known.getByLabel(/^Texto de/).focus();
    await desk.keyboard.press('a');
    await expect(known).toHaveCount(0);

    const unknown = mails.filter({ hasText: `Desde casa ${person.email}` });
    await unknown.getByRole('button', { name: /^Asignar:/ }).click();
    const dialog = desk.getByRole('dialog', { name: 'Asignar a un candidato' });
    await dialog.getByLabel('Candidato').fill(person.email);
    await desk.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Asignar' }).click();
    await expect(unknown).toHaveCount(0);

    const { id } = await candidateOf(desk.request, person.email);
    await desk.goto(`/sistema-aplicacion/threads/${id}/show`);
    const open = desk.getByRole('region', { name: 'Conversación abierta' });
    const message = open.getByRole('listitem').filter({ hasText: 'Puedo el martes.' });
    await expect(message).toHaveCount(2);
    await expect(message.first()).toContainText('por correo');
    await message.first().getByText('Mostrar texto citado').click();
    await expect(message.first().getByText('Cuando puedes?')).toBeVisible();
  },
);

test('a saved answer names the position of a spontaneous application, and what is still in braces is not sent', async ({
  openBrowser,
}) => {
  const person = newPerson();
  await openApplicant(openBrowser, person);
  const desk = await openStaff(openBrowser, 'rrhh');
  const words = { titulo: `Permiso ${person.email}`, texto: 'Hola, {nombre}: es por {puesto}.' };
  expect((await desk.request.post('/api/saved-answers', { data: words })).status()).toBe(201);
  const { id } = await candidateOf(desk.request, person.email);
  await desk.goto(`/sistema-aplicacion/threads/${id}/show`);
  const message = desk.getByRole('textbox', { name: /^Mensaje para/ });
  await desk.getByRole('button', { name: 'Respuestas guardadas' }).click();
  await desk.getByRole('option', { name: words.titulo }).click();
  await expect(message).toHaveValue(`Hola, ${person.nombre}: es por Conductor.`);
  await message.fill('Hola, {nombre}: es por {puesto}.');
  const gap = desk.getByText('Antes de enviar, escribe lo que falta en lugar de {nombre}, {puesto}.');
  await expect(gap).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
  await message.fill('Hola, Pau: es por el turno.');
  await expect(gap).toHaveCount(0);
  await message.press('Control+Enter');
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  await expect(open.getByRole('listitem').filter({ hasText: 'es por el turno.' })).toBeVisible();
});

test('a message in Arabic is read from the right, in the list and in the conversation', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const { request } = await openApplicant(openBrowser, person);
  const texto = 'أرسلت رخصة القيادة C+E صباح اليوم.';
  expect((await request.post('/api/threads/mine', { multipart: { texto } })).status()).toBe(201);
  const desk = await openStaff(openBrowser, 'rrhh');
  const { id } = await candidateOf(desk.request, person.email);
  await desk.goto(`/sistema-aplicacion/threads/${id}/show`);
  const texts = desk.getByText(texto);
  await expect(texts).toHaveCount(2);
  // The first word stands to the right of the last one.
  for (const text of await texts.all()) {
    const [first, last] = await text.evaluate((element) => {
      const node = element.lastChild as Text;
      return [0, node.length - 2].map((at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(first).toBeGreaterThan(last ?? Infinity);
  }
});

test('a message can be taken back after the next step, with its files; a refusal says why', async ({
  openBrowser,
}) => {
  const people = [newPerson('Ana'), newPerson('Bea')] as const;
  const family = people[0].apellidos.split(' ').at(-1) ?? '';
  const candidates = [];
  for (const person of people) {
    const { request } = await openApplicant(openBrowser, { ...person, apellidos: family });
    const form = { texto: `Pregunta de ${person.nombre}` };
    expect((await request.post('/api/threads/mine', { multipart: form })).status()).toBe(201);
    candidates.push({ name: `${person.nombre} ${family}`, request });
  }
  const desk = await openStaff(openBrowser, 'rrhh');
  await desk.goto('/sistema-aplicacion/threads');
  await desk.getByRole('textbox', { name: 'Buscar en nombres y mensajes' }).fill(family);
  const rows = desk.getByRole('list', { name: 'Bandeja' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const order = await rows.getByRole('link').allTextContents();
  await desk.keyboard.press('Escape');
  const open = desk.getByRole('region', { name: 'Conversación abierta' });
  const shows = (name: string | undefined) =>
    expect(open.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
  const message = open.getByRole('textbox', { name: /^Mensaje para/ });
  const undo = desk.getByRole('button', { name: 'Deshacer' });
  await desk.keyboard.press('j');
  await shows(order[0]);

  const file = { name: 'mapa.pdf', mimeType: 'application/pdf', buffer: (await cvOf(people[0])).buffer };
  await open.locator('input[type=file]').setInputFiles(file);
  await desk.keyboard.press('r');
  await desk.keyboard.type('Con mapa');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('j');
  await shows(order[1]);
  await desk.keyboard.press('k');
  await shows(order[0]);
  await expect(open.getByText(/^mapa\.pdf/)).toBeVisible();
  await desk.keyboard.press('r');
  await desk.keyboard.press('Control+Enter');
  await expect(undo).toBeVisible();
  await expect(message).not.toBeFocused();
  await desk.keyboard.press('e');
  await expect(open.getByText('Cerrada', { exact: true })).toBeVisible();
  await expect(desk.getByText(/^Conversación cerrada\./)).toBeVisible();
  await desk.keyboard.press('j');
  await shows(order[1]);
  await desk.keyboard.press('Control+z');
  await shows(order[0]);
  await expect(message).toHaveValue('Con mapa');
  await expect(open.getByText(/^mapa\.pdf/)).toBeVisible();
  await expect(undo).toHaveCount(0);

  await desk.keyboard.press('r');
  await desk.keyboard.press('Control+Enter');
  await expect(undo).toBeVisible();
  const { request } = candidates.find(({ name }) => name === order[0]) ?? {};
  const thread = (await (await request?.get('/api/threads/mine'))?.json()) as Schemas['ThreadResponse'];
  const read = { data: { hasta: thread.mensajes.at(-1)?.orden } };
  expect((await request?.post('/api/threads/mine/read', read))?.status()).toBe(204);
  await desk.keyboard.press('Control+z');
  await expect(desk.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('on a phone a conversation is read before the place to write, which a button opens', async ({
  openBrowser,
}) => {
  const person = newPerson();
  const { request } = await openApplicant(openBrowser, person);
  expect(
    (await request.post('/api/threads/mine', { multipart: { texto: '¿Cuándo empiezo?' } })).status(),
  ).toBe(201);
  const phone = await openStaff(openBrowser, 'rrhh');
  await phone.setViewportSize({ width: 360, height: 720 });
  const { id } = await candidateOf(phone.request, person.email);
  await phone.goto(`/sistema-aplicacion/threads/${id}/show`);
  const open = phone.getByRole('region', { name: 'Conversación abierta' });
  await expect(open.getByText('¿Cuándo empiezo?')).toBeInViewport();
  const message = open.getByRole('textbox', { name: /^Mensaje para/ });
  // The keys open it as the button does.
  await phone.keyboard.press('n');
  await expect(open.getByRole('textbox', { name: 'Nueva nota interna' })).toBeFocused();
  await phone.reload();
  await open.getByRole('button', { name: 'Escribir', exact: true }).click();
  await expect(message).toBeFocused();
  await message.fill('El lunes.');
  // What is not sent stays in sight.
  await phone.reload();
  await expect(message).toHaveValue('El lunes.');
});
