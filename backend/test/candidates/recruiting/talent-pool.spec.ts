import { derivedKey } from '../../../src/platform/http/limits/derived-key.js';
import { DeliverEmail } from '../../../src/mail/delivery/deliver-email.js';
import { PersonalDataHooks } from '../../../src/platform/personal-data/personal-data-hooks.js';
import { makeSignedId } from '../../../src/platform/secrets/signed-id.js';
import { submit } from '../application-form.js';
import { findInvariantViolations } from '../../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../../world.js';

const DAY = 24 * 60 * 60 * 1000;

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
});
afterAll(() => world.close());
afterEach(async () => {
  world.clock.reset();
  expect(await findInvariantViolations(world.dataSource)).toEqual([]);
});

interface Person {
  agent: Agent;
  id: string;
  application: string;
  email: string;
}

const licence = (tipo: string, caduca_el: string): string =>
  JSON.stringify({
    permisos: [{ tipo, caduca_el }],
    turnos: [],
    fines_de_semana: null,
    noches_fuera: null,
    vehiculo_propio: null,
    incorporacion: null,
    disponible_desde: null,
    idiomas: [],
  });

let people = 0;
/** A person who applied elsewhere, was rejected, and agreed to hear of other vacancies. */
async function pastCandidate(
  fields: Record<string, string> = {},
  { consents = true, rejected = true } = {},
): Promise<Person> {
  const email = `talento${++people}@example.com`;
  const agent = await world.registered(email);
  const vacante_id = await world.givenVacancy();
  const { body } = await submit(agent, {
    fields: { vacante_id, ...(consents ? { futuras_ofertas: 'true' } : {}), ...fields },
  }).expect(201);
  const application = body.application.id as string;
  if (rejected) await world.moveTo(application, 'rechazada');
  const id = (await agent.get('/api/candidates/me').expect(200)).body.candidate.id as string;
  return { agent, id, application, email };
}

interface Match {
  candidato_id: string;
  puntos: number;
  motivos: { texto: string }[];
  invitacion: { estado: string } | null;
  descansa_hasta: string | null;
}
const matchesOf = async (vacancy: string, query: Record<string, string | number> = {}) =>
  (
    await hr
      .get(`/api/vacancies/${vacancy}/matches`)
      .query({ limit: 50, ...query })
      .expect(200)
  ).body as {
    items: Match[];
    total: number;
    siguiente: string | null;
    buscadas: unknown[];
  };
const idsOf = async (vacancy: string, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await matchesOf(vacancy, query)).items.map(({ candidato_id }) => candidato_id);

const WORDS = { asunto: 'Ven, {nombre}', cuerpo: 'Buscamos {puesto} en {lugar}.\n\n{boton}' };
const invite = (vacancy: string, candidatos: string[], agent: Agent = hr) =>
  agent.post(`/api/vacancies/${vacancy}/invitations`).send({ candidatos, ...WORDS });
const mailsTo = (email: string): Promise<{ id: string; texto: string; html: string; estado: string }[]> =>
  world.dataSource.query(
    `SELECT id, texto, html, estado FROM correos WHERE destinatario = $1 AND plantilla = 'invitacion_vacante'`,
    [email],
  );
const tokenOf = (candidate: string): string =>
  makeSignedId(derivedKey(world.environment.sessionSecret, 'talent-pool'), candidate);

describe('the talent pool of a vacancy', () => {
  it('shows people who agreed and are in no process, best match first, with the reasons', async () => {
    const vacancy = await world.givenVacancy({
      titulo: 'Mecánico de flota',
      ubicacion: 'Zona Franca, Badalona',
      requisitos: ['Permiso C en vigor', 'Valorable carretilla'],
    });
    const same = await pastCandidate({
      ciudad: 'Badalona',
      cualificaciones: licence('permiso_c_e', '2099-01-01'),
    });
    const expired = await pastCandidate({
      ciudad: 'Badalona',
      cualificaciones: licence('permiso_c', '2020-01-01'),
    });
    const unwilling = await pastCandidate({}, { consents: false });
    const open = await pastCandidate({}, { rejected: false });
    const { items, total, buscadas } = await matchesOf(vacancy);
    const ids = items.map(({ candidato_id }) => candidato_id);
    expect(ids.slice(0, 2)).toEqual([same.id, expired.id]);
    expect(ids).not.toContain(unwilling.id);
    expect(ids).not.toContain(open.id);
    expect(total).toBe(items.length);
    expect(items[0]?.motivos.map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/^Puesto: /),
      'Permiso C vigente',
      'Vive en Badalona',
      'Se presentó hace menos de 6 meses',
    ]);
    expect(items[0]?.puntos).toBe(90);
    expect(items[1]?.puntos).toBe(70);
    expect(buscadas).toEqual([
      { tipo: 'permiso_c', obligatoria: true },
      { tipo: 'carretilla', obligatoria: false },
    ]);
  });

  it('drops people who apply, withdraw the consent, or are hired; a consent lasts two years', async () => {
    const vacancy = await world.givenVacancy();
    const [applies, withdraws, hired, stays] = [
      await pastCandidate(),
      await pastCandidate(),
      await pastCandidate(),
      await pastCandidate(),
    ];
    await submit(applies.agent, { fields: { vacante_id: vacancy } }).expect(201);
    await withdraws.agent
      .post('/api/candidates/me/consents')
      .send({ finalidad: 'futuras_ofertas', otorgado: false })
      .expect(200);
    await world.moveTo(hired.application, 'contratada');
    const ids = await idsOf(vacancy);
    expect(ids).toContain(stays.id);
    for (const { id } of [applies, withdraws, hired]) expect(ids).not.toContain(id);
    world.clock.advance(740 * DAY);
    const later = await world.signedInAs('rrhh');
    const { body } = await later.get(`/api/vacancies/${vacancy}/matches`).expect(200);
    expect(body.items).toEqual([]);
  });

  it('is filtered by town, qualification and date, page by page without a gap', async () => {
    const vacancy = await world.givenVacancy({ departamento: 'logistica', posicion: 'mozo_de_almacen' });
    const mine = { departamento: 'logistica', posicion: 'mozo_almacen' };
    const all: string[] = [];
    for (const ciudad of ['Mataró', 'Mataró', 'Sitges']) {
      const person = await pastCandidate({ ciudad });
      await world.dataSource.query(`UPDATE candidates SET departamento = $2, posicion = $3 WHERE id = $1`, [
        person.id,
        mine.departamento,
        mine.posicion,
      ]);
      all.push(person.id);
    }
    expect((await idsOf(vacancy)).sort()).toEqual([...all].sort());
    expect(await idsOf(vacancy, { ciudad: 'mataro' })).toHaveLength(2);
    expect(await idsOf(vacancy, { cualificacion: 'carretilla' })).toEqual([]);
    expect(await idsOf(vacancy, { desde: '2999-01-01' })).toEqual([]);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await matchesOf(vacancy, { limit: 1, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(3);
      paged.push(...page.items.map(({ candidato_id }) => candidato_id));
      cursor = page.siguiente;
    } while (cursor);
    expect(paged).toEqual(await idsOf(vacancy));
    for (const wrong of [{ cursor: 'x' }, { cualificacion: 'avion' }, { desde: 'ayer' }, { limit: 1000 }]) {
      const { status } = await hr.get(`/api/vacancies/${vacancy}/matches`).query(wrong);
      expect([wrong, status >= 400 && status < 500]).toEqual([wrong, true]);
    }
  });
});

describe('an invitation', () => {
  it('is one message and one notification per person and vacancy, however many people invite at once', async () => {
    const vacancy = await world.givenVacancy({ titulo: 'Mecánico nocturno', ubicacion: 'Gavà' });
    const { id, email, agent } = await pastCandidate();
    const other = await world.signedInAs('admin');
    const answers = await Promise.all([
      invite(vacancy, [id]),
      invite(vacancy, [id], other),
      invite(vacancy, [id, id]),
    ]);
    const results = answers.flatMap(
      ({ body }) => (body as { resultados: { resultado: string }[] }).resultados,
    );
    expect(results.map(({ resultado }) => resultado).sort()).toEqual([
      'invitada',
      'ya_invitada',
      'ya_invitada',
    ]);
    world.clock.advance(60 * DAY);
    const again = await invite(vacancy, [id], await world.signedInAs('rrhh')).expect(200);
    expect(again.body).toEqual({ enviadas: 0, resultados: [{ candidato_id: id, resultado: 'ya_invitada' }] });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.texto).toContain('Buscamos Mecánico nocturno en Gavà.');
    expect(mails[0]?.texto).toContain(`/carreras/${vacancy}?invitacion=1`);
    world.clock.reset();
    const { body } = await agent.get('/api/notifications').expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        titulo: 'Una oferta para ti',
        enlace: `/carreras/${vacancy}?invitacion=1`,
      }),
    );
  });

  it('reports the result for each person, and is blocked for two weeks after another', async () => {
    const [first, second] = [await world.givenVacancy(), await world.givenVacancy()];
    const [free, unwilling, busy] = [
      await pastCandidate(),
      await pastCandidate({}, { consents: false }),
      await pastCandidate({}, { rejected: false }),
    ];
    const nobody = 'b1b2b3b4-0000-4000-8000-000000000000';
    const { body } = await invite(first, [free.id, unwilling.id, busy.id, nobody]).expect(200);
    expect(body).toEqual({
      enviadas: 1,
      resultados: [
        { candidato_id: free.id, resultado: 'invitada' },
        { candidato_id: unwilling.id, resultado: 'sin_permiso' },
        { candidato_id: busy.id, resultado: 'ya_no_encaja' },
        { candidato_id: nobody, resultado: 'ya_no_encaja' },
      ],
    });
    expect((await invite(second, [free.id]).expect(200)).body.resultados[0].resultado).toBe(
      'invitada_hace_poco',
    );
    const listed = (await matchesOf(second)).items.find(({ candidato_id }) => candidato_id === free.id);
    expect(listed?.descansa_hasta).not.toBeNull();
    world.clock.advance(15 * DAY);
    const later = await world.signedInAs('rrhh');
    expect((await invite(second, [free.id], later).expect(200)).body.enviadas).toBe(1);
  });

  it('is marked as seen, then as answered in the transaction of the application; HR sees who invited', async () => {
    const vacancy = await world.givenVacancy();
    const { id, agent } = await pastCandidate();
    await invite(vacancy, [id]).expect(200);
    const states = async () =>
      ((await hr.get(`/api/vacancies/${vacancy}/invitations`).expect(200)).body as { estado: string }[]).map(
        ({ estado }) => estado,
      );
    const stranger = await pastCandidate();
    await stranger.agent.post('/api/invitations/seen').send({ vacante_id: vacancy }).expect(204);
    expect(await states()).toEqual(['enviada']);
    await agent.post('/api/invitations/seen').send({ vacante_id: vacancy }).expect(204);
    expect(await states()).toEqual(['vista']);
    const { body } = await submit(agent, { fields: { vacante_id: vacancy } }).expect(201);
    expect(await states()).toEqual(['solicitada']);
    const own = await hr.get(`/api/candidates/${id}/invitations`).expect(200);
    expect(own.body).toEqual([
      expect.objectContaining({
        vacante_id: vacancy,
        estado: 'solicitada',
        aplicacion_id: body.application.id,
        invitada_por: expect.stringMatching(/@example\.com$/),
      }),
    ]);
    await agent.post('/api/invitations/seen').send({ vacante_id: vacancy }).expect(204);
    expect(await states()).toEqual(['solicitada']);
  });

  it('is refused for a vacancy that takes no applications, and its text is validated', async () => {
    const { id } = await pastCandidate();
    const paused = await world.givenVacancy({ estado: 'pausada' });
    expect((await invite(paused, [id]).expect(409)).body.code).toBe('vacancy_not_open');
    const vacancy = await world.givenVacancy();
    const send = (body: object) => hr.post(`/api/vacancies/${vacancy}/invitations`).send(body);
    expect((await send({ candidatos: [], ...WORDS }).expect(422)).body.errors.candidatos).toBeDefined();
    expect((await send({ candidatos: ['1'], ...WORDS }).expect(422)).body.errors.candidatos).toBeDefined();
    const noButton = { candidatos: [id], asunto: 'Hola', cuerpo: 'Sin botón' };
    expect((await send(noButton).expect(422)).body.errors.cuerpo).toBeDefined();
    const preview = await hr
      .post(`/api/vacancies/${vacancy}/invitations/preview`)
      .send({ ...WORDS, candidato_id: id })
      .expect(200);
    expect(preview.body.asunto).toBe('Ven, Núria');
    expect(
      await world.dataSource.query(`SELECT 1 FROM invitaciones_vacante WHERE vacante_id = $1`, [vacancy]),
    ).toEqual([]);
  });

  it('is for HR: no candidate reads or sends one', async () => {
    const vacancy = await world.givenVacancy();
    const { agent, id } = await pastCandidate();
    await agent.get(`/api/vacancies/${vacancy}/matches`).expect(403);
    await agent.get(`/api/vacancies/${vacancy}/invitations`).expect(403);
    await agent.get(`/api/candidates/${id}/invitations`).expect(403);
    await invite(vacancy, [id], agent).expect(403);
    await world.agent().post('/api/invitations/seen').send({ vacante_id: vacancy }).expect(401);
    const nothing = 'b1b2b3b4-0000-4000-8000-000000000000';
    await hr.get(`/api/vacancies/${nothing}/matches`).expect(404);
    await invite(nothing, [id]).expect(404);
  });

  it('is in the data export of the person, and is erased with them', async () => {
    const vacancy = await world.givenVacancy({ titulo: 'Mecánico de copia' });
    const { id } = await pastCandidate();
    await invite(vacancy, [id]).expect(200);
    const part = world.app
      .get(PersonalDataHooks, { strict: false })
      .parts()
      .find(({ name }) => name === 'invitaciones_vacante');
    const held = await part?.read(world.dataSource.manager, { userId: null, candidateId: id });
    expect(held?.data).toEqual([
      expect.objectContaining({ vacante: 'Mecánico de copia', estado: 'enviada' }),
    ]);
  });
});

describe('the link «No quiero más propuestas»', () => {
  it('withdraws the consent on POST only, and no proposal is sent any more', async () => {
    const vacancy = await world.givenVacancy();
    const { id, email } = await pastCandidate();
    await invite(vacancy, [id]).expect(200);
    const token = tokenOf(id);
    const consent = async () =>
      (
        await world.dataSource.query<unknown[]>(
          `SELECT 1 FROM consentimientos WHERE candidato_id = $1 AND retirado_at IS NULL`,
          [id],
        )
      ).length;
    const opened = await world.agent().get(`/api/proposals/unsubscribe?token=${token}`).expect(303);
    expect(opened.headers.location).toContain(`/propuestas?token=${token}`);
    expect(await consent()).toBe(1);
    for (let n = 0; n < 2; n++) {
      await world
        .agent()
        .post(`/api/proposals/unsubscribe?token=${token}`)
        .send('List-Unsubscribe=One-Click')
        .expect(204);
    }
    expect(await consent()).toBe(0);
    const listed = await hr.get(`/api/vacancies/${vacancy}/invitations`).expect(200);
    expect(listed.body[0].estado).toBe('rechazada');
    expect((await invite(await world.givenVacancy(), [id]).expect(200)).body.resultados[0].resultado).toBe(
      'sin_permiso',
    );
    // A message that still waits is not sent.
    const [mail] = await mailsTo(email);
    await world.dataSource.query(
      `UPDATE correos SET estado = 'pendiente', reclamado_at = NULL WHERE id = $1`,
      [mail?.id],
    );
    await world.app.get(DeliverEmail, { strict: false }).execute(String(mail?.id));
    // The worker may be the one that checks it.
    await world.until(async () => (await mailsTo(email))[0]?.estado === 'cancelado');
    expect((await mailsTo(email))[0]?.estado).toBe('cancelado');
  });

  it('works for one person only, and no other token is accepted', async () => {
    const { id } = await pastCandidate();
    const token = tokenOf(id);
    const broken = `${token.slice(0, -2)}AA`;
    const answer = await world.agent().post(`/api/proposals/unsubscribe?token=${broken}`).expect(410);
    expect(answer.body.code).toBe('proposal_link_gone');
    await world.agent().post('/api/proposals/unsubscribe').expect(422);
  });
});
