import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { RemindOnboardings } from '../../src/onboarding/reminders/remind-onboardings.js';
import { WarnOfLicences } from '../../src/onboarding/reminders/warn-of-licences.js';
import { type Agent, createWorld, type World } from '../world.js';
import { givenHired, IBAN, taskOf } from './onboarding-given.js';

let world: World;
let hr: Agent;
let manager: { id: string; email: string };
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  manager = await world.given.user({ role: 'rrhh', nombre: 'Jordi' });
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());
beforeEach(async () => {
  await world.dataSource.query(`DELETE FROM incorporaciones`);
  await world.dataSource.query(`DELETE FROM correos`);
});

/** A Wednesday in winter: Madrid is an hour ahead. */
const FIRST_DAY = '2027-02-10';
const at = (day: string, hour = '10') => world.clock.set(new Date(`${day}T${hour}:00:00Z`));
const run = (job: typeof RemindOnboardings | typeof WarnOfLicences) =>
  world.app.get<{ run(): Promise<number> }>(job, { strict: false }).run();
const setDay = (id: string, values: object = {}) =>
  world.change(
    `UPDATE incorporaciones SET primer_dia = $2, responsable_id = $3, hora = '08:00', lugar = 'Taller' WHERE id = $1`,
    [id, FIRST_DAY, (values as { responsable?: string }).responsable ?? null],
  );
const mails = (where: string, ...values: unknown[]): Promise<{ destinatario: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT destinatario, asunto, texto FROM correos WHERE ${where} ORDER BY destinatario`,
    values,
  );

describe('the reminders before a first day', () => {
  it('go in one message to each who must act, seven, three and one day before it, once', async () => {
    const { email, record } = await givenHired(world, hr);
    await setDay(record.id, { responsable: manager.id });
    const counts: number[] = [];
    for (const before of [8, 7, 7, 6, 5, 4, 3, 2, 1, 1, 0]) {
      at(daysAfter(FIRST_DAY, -before));
      counts.push(await run(RemindOnboardings));
    }
    // The manager has one task until the first day that waits for nothing.
    expect(counts).toEqual([0, 3, 0, 0, 0, 0, 3, 0, 3, 0, 0]);
    const person = await mails(`plantilla = 'incorporacion_recordatorio' AND destinatario = $1`, email);
    expect(person).toHaveLength(3);
    expect(person[0]?.texto).toContain('miércoles, 10 de febrero');
    for (const text of ['DNI o NIE', 'La cuenta para tu nómina', 'Taller', '08:00'])
      expect(person[0]?.texto).toContain(text);
    // It waits for the account number.
    expect(person[0]?.texto).not.toContain('Certificado de titularidad bancaria');
    const staff = await mails(`plantilla = 'incorporaciones_pendientes'`);
    expect(new Set(staff.map(({ destinatario }) => destinatario))).toEqual(
      new Set([manager.email, 'rrhh@example.com']),
    );
    const own = staff.find(({ destinatario }) => destinatario === manager.email);
    expect(own?.texto).toContain('Recibir y enseñar el centro');
    expect(own?.texto).not.toContain('Preparar el contrato');
  });

  it('begin at eight in Madrid, leave out what is done, and are in the language of the person', async () => {
    const { agent, email, record } = await givenHired(world, hr);
    await agent
      .put(`/api/onboardings/mine/tasks/${taskOf(record, 'iban').id}/value`)
      .send({ valor: IBAN, version: 1 })
      .expect(200);
    await world.change(`UPDATE users SET idioma = 'ro' WHERE email = $1`, [email]);
    await setDay(record.id);
    at(daysAfter(FIRST_DAY, -7), '06');
    expect(await run(RemindOnboardings)).toBe(0);
    at(daysAfter(FIRST_DAY, -7), '07');
    expect(await run(RemindOnboardings)).toBe(2);
    const [mail] = await mails(`plantilla = 'incorporacion_recordatorio' AND destinatario = $1`, email);
    expect(mail?.texto).toContain('Mai ai ceva de făcut înainte de prima ta zi');
    expect(mail?.texto).toContain('Certificat de titular al contului bancar');
    expect(mail?.texto).not.toContain('Contul pentru salariul tău');
  });

  it('tell human resources, and nobody who is not of the team any more', async () => {
    const { email, record } = await givenHired(world, hr);
    const former = await world.given.user({ role: 'responsable' });
    await setDay(record.id, { responsable: former.id });
    await world.change(`UPDATE users SET role = 'candidate' WHERE id = $1`, [former.id]);
    at(daysAfter(FIRST_DAY, -3));
    expect(await run(RemindOnboardings)).toBe(2);
    const told = await mails(`plantilla LIKE 'incorporacion%'`);
    expect(told.map(({ destinatario }) => destinatario)).toEqual([email, 'rrhh@example.com']);
  });

  it('stop when it ends, and two processes write each once', async () => {
    const { email, record } = await givenHired(world, hr);
    await setDay(record.id);
    at(daysAfter(FIRST_DAY, -3));
    await Promise.all([run(RemindOnboardings), run(RemindOnboardings)]);
    expect(await mails(`plantilla = 'incorporacion_recordatorio' AND destinatario = $1`, email)).toHaveLength(
      1,
    );
    await world.change(
      `UPDATE incorporaciones SET estado = 'incorporada', terminada_at = now() WHERE id = $1`,
      [record.id],
    );
    at(daysAfter(FIRST_DAY, -1));
    expect(await run(RemindOnboardings)).toBe(0);
  });
});

describe('the warnings of a licence that ends', () => {
  it('go to the person and to human resources 60, 30 and 7 days before, once for each term', async () => {
    const { email, candidate } = await givenHired(world, hr);
    const end = '2027-06-30';
    await world.change(
      `INSERT INTO cualificaciones (candidato_id, tipo, caduca_el) VALUES ($1, 'cap_mercancias', $2)`,
      [candidate, end],
    );
    const counts: number[] = [];
    for (const before of [61, 60, 60, 31, 29, 7, 6, 0, -1]) {
      at(daysAfter(end, -before));
      counts.push(await run(WarnOfLicences));
    }
    expect(counts).toEqual([0, 1, 0, 0, 1, 1, 0, 0, 0]);
    const own = await mails(`plantilla = 'permiso_caduca' AND destinatario = $1`, email);
    expect(own).toHaveLength(3);
    expect(own[0]?.texto).toContain('El último día de tu CAP mercancías es el 30 de junio de 2027.');
    const toHr = await mails(`plantilla = 'permisos_caducan' AND destinatario = 'rrhh@example.com'`);
    expect(toHr).toHaveLength(3);
    expect(toHr[0]?.texto).toContain('CAP mercancías, hasta el 30 de junio de 2027');
  });

  it('begin again when the licence was renewed, and are for nobody who was not hired', async () => {
    const { candidate, record } = await givenHired(world, hr);
    await world.change(
      `INSERT INTO cualificaciones (candidato_id, tipo, caduca_el) VALUES ($1, 'tacografo', '2027-09-30')`,
      [candidate],
    );
    at('2027-09-20');
    expect(await run(WarnOfLicences)).toBe(1);
    await world.change(`UPDATE cualificaciones SET caduca_el = '2027-10-10' WHERE candidato_id = $1`, [
      candidate,
    ]);
    expect(await run(WarnOfLicences)).toBe(1);
    await world.change(
      `UPDATE incorporaciones SET estado = 'no_incorporada', motivo = 'Otra oferta', terminada_at = now() WHERE id = $1`,
      [record.id],
    );
    at('2027-10-05');
    expect(await run(WarnOfLicences)).toBe(0);
  });
});
