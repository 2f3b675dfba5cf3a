import { RemindCandidates } from '../../src/interviews/changes/remind-candidates.js';
import { givenApplicant, inDays, messagesOf, order } from './interviews-given.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

let days = 20;
const staff = (nombre: string) => world.given.user({ role: 'rrhh', nombre });
const byLink = { nombre: 'Jordi Puig', email: 'jordi.puig@example.com' };

/** Its last message to the candidate, with the calendar file unfolded. */
async function lastToCandidate(id: string) {
  const message = (await messagesOf(world, id))
    .filter(({ plantilla }) => plantilla !== 'entrevista_panel')
    .at(-1);
  return { ...message, calendario: message?.calendario?.replaceAll('\r\n ', '') };
}

/** Marta, Pau and somebody without an account interview a person, on a day of their own. */
async function givenPanel({ idioma = 'es', ...values }: { idioma?: string } & Record<string, unknown> = {}) {
  const [marta, pau] = [await staff('Marta'), await staff('Pau')];
  const { candidate, agent } = await givenApplicant(world);
  if (idioma !== 'es') await agent.put('/api/auth/account/language').send({ idioma }).expect(204);
  const fecha = inDays((days += 1));
  const { body } = await hr
    .post('/api/interviews')
    .send(
      order(candidate, {
        fecha,
        entrevistador_id: marta.id,
        participantes: [{ usuario_id: pau.id }, byLink],
        ...values,
      }),
    )
    .expect(201);
  return { id: body.id as string, body, marta, pau, candidate, agent, fecha };
}
const change = (id: string, values: object) => hr.put(`/api/interviews/${id}`).send(values);
const toldOf = async (id: string) =>
  (await messagesOf(world, id))
    .filter(({ plantilla }) => plantilla === 'entrevista_panel')
    .map(({ destinatario, asunto, estado, calendario }) => ({
      destinatario,
      novedad: asunto.split(':')[0],
      estado,
      calendario: calendario?.replaceAll('\r\n ', '') ?? '',
    }));
const toCandidate = async (id: string) =>
  (await messagesOf(world, id)).filter(({ plantilla }) => plantilla !== 'entrevista_panel').length;

describe('what a candidate gets of an interview of several people', () => {
  it.each([
    ['es', 'Con', 'Marta, Jordi Puig y Pau'],
    ['ca', 'Amb', 'Marta, Jordi Puig i Pau'],
    ['en', 'With', 'Marta, Jordi Puig and Pau'],
    ['ro', 'Cu', 'Marta, Jordi Puig și Pau'],
    ['ar', 'مع', '\u2068Marta\u2069 و\u2068Jordi Puig\u2069 و\u2068Pau\u2069'],
  ])(
    'names all of them in %s: invitation, change, reminder, calendar and portal',
    async (idioma, con, names) => {
      const { id, body, agent, fecha } = await givenPanel({ idioma });
      const expected = async (plantilla: string) =>
        expect(await lastToCandidate(id)).toMatchObject({
          plantilla,
          texto: expect.stringMatching(new RegExp(`${con}:? ${names}`)),
          calendario: expect.stringContaining(`${con}: ${names.replaceAll(',', '\\,')}.`),
        });
      await expected('confirmacion_entrevista');
      await world.dataSource.query(`UPDATE correos SET estado = 'enviado' WHERE entrevista_id = $1`, [id]);
      await change(id, { version: 1, hora: '12:00', fecha }).expect(200);
      await expected('entrevista_modificada');
      const mine = () => agent.get('/api/interviews/mine').set('Accept-Language', idioma).expect(200);
      expect((await mine()).body).toMatchObject([{ id, entrevistador: names }]);
      const { text } = await agent.get(`/api/interviews/${id}/calendar.ics`).expect(200);
      expect(text.replaceAll('\r\n ', '')).toContain(`${con}: ${names.replaceAll(',', '\\,')}.`);
      world.clock.set(new Date(Date.parse(body.inicio) - 20 * 3_600_000));
      await world.app.get(RemindCandidates).run();
      await expected('entrevista_recordatorio');
    },
  );

  it('names all of them in a template that the company has written', async () => {
    const path = '/api/templates/confirmacion_entrevista';
    const { version } = (await hr.get(path).expect(200)).body;
    const cuerpo = 'Te esperan {entrevistador}.\n\n{boton}';
    await hr.put(path).send({ asunto: 'Tu entrevista', cuerpo, version }).expect(200);
    const { id } = await givenPanel();
    expect((await lastToCandidate(id)).texto).toContain('Te esperan Marta, Jordi Puig y Pau.');
  });
});

describe('an interview of several people', () => {
  it('names them, and invites each with a calendar file that has all of them', async () => {
    const { id, body, marta, pau } = await givenPanel();
    expect(body.participantes).toEqual([
      { usuario_id: null, ...byLink },
      { usuario_id: pau.id, nombre: 'Pau', email: null },
    ]);
    const told = await toldOf(id);
    expect(told.map(({ destinatario }) => destinatario).sort()).toEqual(
      [marta.email, pau.email, byLink.email].sort(),
    );
    for (const { novedad, calendario } of told) {
      expect(novedad).toBe('Haces una entrevista');
      expect(calendario).toContain('METHOD:REQUEST');
      for (const email of [marta.email, pau.email, byLink.email]) {
        expect(calendario).toContain(`:mailto:${email}`);
      }
    }
    expect(await toCandidate(id)).toBe(1);
  });

  it('is in the list and in the private calendar of each', async () => {
    const { id, pau } = await givenPanel();
    const query = `filter=${encodeURIComponent(JSON.stringify({ entrevistador_id: pau.id }))}`;
    expect((await hr.get(`/api/interviews?${query}`).expect(200)).body).toMatchObject([{ id }]);
    const agent = await world.agentOf(pau);
    const { body } = await agent.post('/api/calendar-feeds').expect(201);
    const { text } = await world.agent().get(new URL(body.direccion).pathname).expect(200);
    expect(text).toContain(`UID:${id}`);
  });

  it('is refused when one of them has another interview at that time, and says whose time it is', async () => {
    const { pau, fecha } = await givenPanel();
    const { candidate } = await givenApplicant(world);
    const other = order(candidate, { fecha, hora: '10:15', participantes: [{ usuario_id: pau.id }] });
    const { body } = await hr.post('/api/interviews').send(other).expect(409);
    expect(body).toMatchObject({
      code: 'participant_busy',
      detail: 'Pau: ya hay otra entrevista a esa hora. Elige otro momento u otra persona.',
    });
    const alone = order(candidate, { fecha, hora: '10:15', entrevistador_id: pau.id });
    expect((await hr.post('/api/interviews').send(alone).expect(409)).body.code).toBe('interviewer_busy');
    const free = await hr.get(`/api/interviews/free?fecha=${fecha}&participantes=${pau.id}`).expect(200);
    expect(free.body.horas).not.toContain('10:00');
    expect(free.body.horas).toContain('11:00');
  });

  it('of concurrent ones that share somebody exactly one is stored', async () => {
    const [marta, pau] = [await staff('Marta'), await staff('Pau')];
    const people = await Promise.all([1, 2, 3, 4].map(() => givenApplicant(world)));
    const fecha = inDays((days += 1));
    const answers = await Promise.all(
      people.map(({ candidate }, n) => {
        const [lead, other] = n % 2 === 0 ? [marta, pau] : [pau, marta];
        return hr
          .post('/api/interviews')
          .send(
            order(candidate, { fecha, entrevistador_id: lead.id, participantes: [{ usuario_id: other.id }] }),
          );
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('is kept apart by the database too, whoever writes it', async () => {
    const { pau, id } = await givenPanel();
    const { candidate, application } = await givenApplicant(world);
    const insert = world.dataSource.query(
      `INSERT INTO interviews (candidato_id, aplicacion_id, inicio, fin, entrevistador_id)
       SELECT $1, $2, inicio, fin, $3 FROM interviews WHERE id = $4`,
      [candidate, application, pau.id, id],
    );
    await expect(insert).rejects.toThrow('entrevista_participantes_solape_ex');
  });

  it('replaces one without a new invitation to the candidate, and tells those who hold it', async () => {
    const { id, marta, pau } = await givenPanel();
    const nuria = await staff('Núria');
    const { body } = await change(id, {
      version: 1,
      participantes: [{ usuario_id: nuria.id }, byLink],
    }).expect(200);
    expect(body.participantes).toMatchObject([{ email: byLink.email }, { nombre: 'Núria' }]);
    expect(await toCandidate(id)).toBe(1);
    const told = (await toldOf(id)).slice(-4);
    const newsOf = (email: string) => told.find(({ destinatario }) => destinatario === email);
    expect(newsOf(nuria.email)).toMatchObject({ novedad: 'Haces una entrevista' });
    expect(newsOf(marta.email)).toMatchObject({ novedad: 'Cambia una entrevista que haces' });
    expect(newsOf(pau.email)).toMatchObject({ novedad: 'Ya no haces esta entrevista' });
    expect(newsOf(pau.email)?.calendario).toContain('METHOD:CANCEL');
    expect(newsOf(nuria.email)?.calendario).toContain('SEQUENCE:1');
    const { candidate } = await givenApplicant(world);
    const again = order(candidate, { fecha: body.fecha, hora: body.hora, entrevistador_id: pau.id });
    await hr.post('/api/interviews').send(again).expect(201);
  });

  it('gives back who held it when the change is undone, and withdraws what was to be said', async () => {
    const { id, pau } = await givenPanel();
    const { body } = await change(id, { version: 1, hora: '12:00', participantes: [] }).expect(200);
    expect(body).toMatchObject({ participantes: [], hora: '12:00' });
    const undone = await hr.post(`/api/interviews/${id}/undo`).send({ version: body.version }).expect(200);
    expect(undone.body).toMatchObject({
      hora: '10:00',
      participantes: [{ email: byLink.email }, { usuario_id: pau.id }],
    });
    expect((await toldOf(id)).filter(({ novedad }) => novedad !== 'Haces una entrevista')).toMatchObject(
      Array.from({ length: 3 }, () => ({ estado: 'cancelado' })),
    );
  });

  it('makes one of them its interviewer without naming them twice', async () => {
    const { id, pau, marta } = await givenPanel();
    const { body } = await change(id, { version: 1, entrevistador_id: pau.id }).expect(200);
    expect(body).toMatchObject({ entrevistador_id: pau.id, participantes: [{ email: byLink.email }] });
    expect((await toldOf(id)).at(-1)?.novedad).toBeDefined();
    const told = (await toldOf(id)).find(
      ({ destinatario, novedad }) =>
        destinatario === marta.email && novedad === 'Ya no haces esta entrevista',
    );
    expect(told).toBeDefined();
  });

  it('is called off for all, and leaves their time free', async () => {
    const { id, pau, fecha } = await givenPanel();
    await hr.post(`/api/interviews/${id}/cancel`).send({}).expect(200);
    const cancelled = (await toldOf(id)).filter(
      ({ novedad }) => novedad === 'Se cancela una entrevista que hacías',
    );
    expect(cancelled).toHaveLength(3);
    const { candidate } = await givenApplicant(world);
    await hr
      .post('/api/interviews')
      .send(order(candidate, { fecha, participantes: [{ usuario_id: pau.id }] }))
      .expect(201);
  });

  it('reminds each when it reminds the candidate', async () => {
    const { id, body } = await givenPanel();
    world.clock.set(new Date(Date.parse(body.inicio) - 23 * 3_600_000));
    await world.app.get(RemindCandidates).run();
    const reminded = (await toldOf(id)).filter(
      ({ novedad }) => novedad === 'Recuerda la entrevista que haces',
    );
    expect(reminded).toHaveLength(3);
  });

  it('needs the name and the address of somebody without an account, and staff otherwise', async () => {
    const { candidate } = await givenApplicant(world);
    const send = (participantes: object[]) =>
      hr.post('/api/interviews').send(order(candidate, { fecha: inDays(9), participantes }));
    expect((await send([{ nombre: 'Jordi' }]).expect(422)).body.errors.participantes).toBeDefined();
    const outsider = await world.given.user({ role: 'candidate' });
    expect((await send([{ usuario_id: outsider.id }]).expect(422)).body.errors.participantes).toEqual([
      'Elige a alguien del equipo',
    ]);
  });
});

it('one interviewer alone is told nothing, as before', async () => {
  const marta = await staff('Marta');
  const { candidate } = await givenApplicant(world);
  const { body } = await hr
    .post('/api/interviews')
    .send(order(candidate, { fecha: inDays(10), entrevistador_id: marta.id }))
    .expect(201);
  expect(body.participantes).toEqual([]);
  expect(await toldOf(body.id)).toEqual([]);
});

it('a second interview of the same application is agreed while the first is to come', async () => {
  const { candidate, fecha } = await givenPanel();
  const second = order(candidate, { fecha, hora: '16:00' });
  await hr.post('/api/interviews').send(second).expect(201);
  const overlapping = order(candidate, { fecha, hora: '16:15' });
  expect((await hr.post('/api/interviews').send(overlapping).expect(409)).body.code).toBe('candidate_busy');
});
