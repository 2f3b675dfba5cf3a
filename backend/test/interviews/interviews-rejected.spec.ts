import { EndWithRejection } from '../../src/interviews/changes/end-with-rejection.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Applicant, givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { MailSink } from '../mail/mail-sink.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let sink: MailSink;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld({ environment: { smtpUrl: sink.url } });
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await world.close();
  await sink.down();
});
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

async function invited(person: Applicant, values: object = {}): Promise<string> {
  const { body } = await hr.post('/api/interviews').send(order(person.candidate, values)).expect(201);
  return body.id as string;
}
const move = async (person: Applicant, body: object) => {
  const { body: application } = await hr.get(`/api/applications/${person.application}`);
  return hr
    .post(`/api/applications/${person.application}/move`)
    .send({ version: application.version, ...body })
    .expect(200);
};
const estadoOf = async (id: string): Promise<string> => (await hr.get(`/api/interviews/${id}`)).body.estado;
const rejectionOf = async ({ application }: Applicant): Promise<{ id: string; texto: string }> => {
  const [row] = await world.dataSource.query<{ id: string; texto: string }[]>(
    `SELECT id, texto FROM correos WHERE aplicacion_id = $1 AND plantilla = 'rechazo'`,
    [application],
  );
  if (!row) throw new Error('no rejection was written');
  return row;
};
const noticesOf = async ({ candidate }: Applicant): Promise<string[]> => {
  const rows = await world.dataSource.query<{ titulo: string }[]>(
    `SELECT titulo FROM notificaciones WHERE candidato_id = $1 ORDER BY created_at, titulo`,
    [candidate],
  );
  return rows.map(({ titulo }) => titulo);
};

/** The calendar files of a message; the first is in it twice: as a part of its own and as a file. */
const filesIn = (raw: string): string[] =>
  [...raw.matchAll(/QkVHSU46VkNBTEVOREFS[A-Za-z0-9+/=\r\n]+/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString(),
  );
const uidsOf = (files: string[]): string[] => [
  ...new Set(files.map((file) => /UID:(.*)\r/.exec(file)?.[1] ?? '')),
];

describe('a rejection', () => {
  it('cancels coming interviews when it is sent and not before, with one message that removes them from the calendar', async () => {
    const person = await givenApplicant(world);
    const first = await invited(person);
    const second = await invited(person, { fecha: inDays(6) });
    const { body } = await move(person, { estado: 'rechazada' });
    expect(body.message).toMatch(
      /^Candidatura movida a Rechazada\. .*\. Sus 2 entrevistas pendientes se cancelarán cuando salga el mensaje\.$/,
    );
    expect([await estadoOf(first), await estadoOf(second)]).toEqual(['programada', 'programada']);
    const before = await person.agent.get('/api/interviews/mine').expect(200);
    expect(JSON.stringify(before.body)).not.toContain('cancelada');

    const { id, texto } = await rejectionOf(person);
    expect(texto).toContain('Las entrevistas que teníamos pendientes quedan canceladas');
    await hr.post(`/api/emails/${id}/send-now`).expect(200);
    await world.until(async () => (await estadoOf(first)) === 'cancelada');
    expect(await estadoOf(second)).toBe('cancelada');

    // The invitation may arrive after it.
    const { raw } = sink.received.findLast((mail) => mail.raw.includes('method=CANCEL')) ?? { raw: '' };
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(raw).toContain('entrevista.ics');
    expect(raw).toContain('entrevista-2.ics');
    const files = filesIn(raw);
    expect(uidsOf(files).sort()).toEqual([first, second].sort());
    for (const file of files) expect(file).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r/);
    for (const interview of [first, second]) {
      expect((await messagesOf(world, interview)).map(({ plantilla }) => plantilla)).toEqual([
        'confirmacion_entrevista',
      ]);
    }
    expect(await noticesOf(person)).toEqual([
      'Tienes una entrevista',
      'Tienes una entrevista',
      'Hay una respuesta a tu candidatura',
    ]);
    const { body: candidate } = await hr.get(`/api/candidates/${person.candidate}`);
    expect(candidate.entrevista_fecha).toBeNull();
  });

  it('that failed and is sent again also removes them from the calendar', async () => {
    const person = await givenApplicant(world);
    const alone = await invited(person, { fecha: inDays(4) });
    const interview = await invited(person);
    await hr.post(`/api/interviews/${alone}/cancel`).send({}).expect(200);
    await world.until(async () => (await messagesOf(world, alone)).at(-1)?.estado === 'enviado');
    await move(person, { estado: 'rechazada' });
    const { id } = await rejectionOf(person);
    sink.refuseRecipient = { code: 550, text: 'no such user' };
    await hr.post(`/api/emails/${id}/send-now`).expect(200);
    await world.until(async () => (await estadoOf(interview)) === 'cancelada');
    expect((await hr.get(`/api/emails/${id}`)).body.estado).toBe('fallido');

    sink.refuseRecipient = null;
    const { body: again } = await hr.post(`/api/emails/${id}/resend`).expect(200);
    await world.until(async () => (await hr.get(`/api/emails/${again.id}`)).body.estado === 'enviado');
    const { raw, subject } = sink.received.findLast((mail) => mail.raw.includes('method=CANCEL')) ?? {
      raw: '',
      subject: '',
    };
    expect(subject).toBe(again.asunto);
    const files = filesIn(raw);
    // Interviews cancelled earlier had their own message.
    expect(uidsOf(files)).toEqual([interview]);
    for (const file of files) expect(file).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r/);

    // Back in the process with a new interview: resending the old message cancels nothing.
    await move(person, { estado: 'en_revision' });
    await invited(person, { fecha: inDays(8) });
    const { body: old } = await hr.post(`/api/emails/${again.id}/resend`).expect(200);
    await world.until(async () => (await hr.get(`/api/emails/${old.id}`)).body.estado === 'enviado');
    expect(filesIn(sink.received.findLast((mail) => mail.subject === subject)?.raw ?? '')).toEqual([]);
  });

  it('that is undone leaves them', async () => {
    const person = await givenApplicant(world);
    const interview = await invited(person);
    const { body } = await move(person, { estado: 'rechazada' });
    await hr
      .post(`/api/applications/${person.application}/undo`)
      .send({ historial_id: body.undo.historial_id, version: body.application.version })
      .expect(200);
    world.clock.advance(120_000);
    await world.app.get(EndWithRejection).run();
    expect(await estadoOf(interview)).toBe('programada');
  });

  it('without a message lets each interview send its cancellation, once the undo is no longer possible', async () => {
    const person = await givenApplicant(world);
    const interview = await invited(person);
    const { body } = await move(person, { estado: 'rechazada', notificar: false });
    expect(body.message).toBe(
      'Candidatura movida a Rechazada. Su entrevista pendiente se cancelará en un minuto.',
    );
    const ending = world.app.get(EndWithRejection);
    await ending.run();
    expect(await estadoOf(interview)).toBe('programada');
    world.clock.advance(61_000);
    await Promise.all([ending.run(), ending.run()]);
    expect(await estadoOf(interview)).toBe('cancelada');
    expect((await messagesOf(world, interview)).map(({ plantilla }) => plantilla)).toEqual([
      'confirmacion_entrevista',
      'entrevista_cancelada',
    ]);
  });

  it('that still waits does not cancel them as time passes', async () => {
    const person = await givenApplicant(world);
    const interview = await invited(person);
    await move(person, { estado: 'rechazada' });
    world.clock.advance(120_000);
    await world.app.get(EndWithRejection).run();
    expect(await estadoOf(interview)).toBe('programada');
  });
});

it('a hiring leaves coming interviews unchanged, and says so to HR', async () => {
  const person = await givenApplicant(world);
  const interview = await invited(person);
  const { body } = await move(person, { estado: 'contratada' });
  expect(body.message).toBe(
    'Candidatura movida a Contratada. Correo en camino. Tiene una entrevista pendiente que sigue en pie: cancélala si ya no hace falta.',
  );
  expect(await estadoOf(interview)).toBe('programada');
});
