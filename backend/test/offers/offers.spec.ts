import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Like } from 'typeorm';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { RemindApprovers } from '../../src/approvals/remind-approvers.js';
import { ApplicationHooks } from '../../src/candidates/applications/application-hooks.js';
import { lockApplication } from '../../src/candidates/applications/moves/lock-application.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { MailHooks } from '../../src/mail/mail-hooks.js';
import { EndOffer } from '../../src/offers/end-offer.js';
import type { OfferResponse } from '../../src/offers/offer.dto.js';
import { defaultExpiry, expiryOf, workingDayAfter } from '../../src/offers/offer.rules.js';
import { SealOffers } from '../../src/offers/signing/seal-offers.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { ErasePerson } from '../../src/privacy/erasure/erase-person.js';
import { order } from '../interviews/interviews-given.js';
import { move, recordOf } from '../onboarding/onboarding-given.js';
import { type Agent, createWorld, type World } from '../world.js';
import { offerOf } from '../../src/offers/offer-rows.js';
import { NIE, Offering, SIGNER } from './offers-given.js';

let world: World;
let hr: Agent;
let hrId: string;
let boss: Agent;
let bossId: string;
let admin: Agent;
let offering: Offering;
const folder = mkdtempSync(join(tmpdir(), 'offers-'));
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  const user = await world.given.user({ role: 'rrhh', nombre: 'Rosa' });
  hrId = user.id;
  hr = await world.agentOf(user);
  const second = await world.given.user({ role: 'rrhh', nombre: 'Jordi' });
  bossId = second.id;
  boss = await world.agentOf(second);
  admin = await world.signedInAs('admin');
  offering = new Offering(world, hr);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});
afterEach(async () => {
  world.clock.reset();
  await approvers([]);
  await world.dataSource.query(`DELETE FROM delegaciones_aprobacion`);
});

const today = (): string => madridDay(world.clock.now());
const approvers = (usuarios: string[], propia = false) =>
  world.dataSource.query(
    `INSERT INTO aprobadores_oferta (departamento, usuarios, propia) VALUES ('mantenimiento', $1, $2)
     ON CONFLICT (departamento) DO UPDATE SET usuarios = $1, propia = $2`,
    [usuarios, propia],
  );
const mailsOf = async (id: string): Promise<{ plantilla: string; asunto: string; texto: string }[]> =>
  world.dataSource.query(
    `SELECT plantilla, asunto, texto FROM correos WHERE causa LIKE 'oferta:' || $1 || ':%' ORDER BY created_at, id`,
    [id],
  );
const stateOf = async (application: string): Promise<string> =>
  (await world.dataSource.query(`SELECT estado FROM aplicaciones_vacantes WHERE id = $1`, [application]))[0]
    .estado;
const codeOf = (outcome: { done: boolean; code?: string }) => (outcome.done ? 'done' : outcome.code);

describe('the content of an offer', () => {
  it('begins with what the vacancy says, and shows the pay as year, payment and hour', async () => {
    const { application } = await offering.person();
    const { body: proposal } = await hr.get(`/api/offer-proposals/${application}`).expect(200);
    expect(proposal).toMatchObject({
      banda: 'dentro',
      salario_min: 2_400_000,
      salario_max: 2_800_000,
      caduca_el: defaultExpiry(world.clock.now()),
      contenido: { salario_anual: 2_400_000, departamento: 'mantenimiento', posicion: 'mecanico' },
    });
    const { body } = await offering.create(application).expect(201);
    expect(body).toMatchObject({
      estado: 'borrador',
      banda: 'dentro',
      espera: 'rrhh',
      espera_a: expect.stringMatching(/^Rosa/),
      paga: { ano: 2_600_000, mes: 185_714, hora: 1250 },
    });
    expect(body.nombre).toMatch(/^OF-\d{4}-\d{4}$/);
    expect(body.carta.datos).toContainEqual({ etiqueta: 'Nocturnidad', valor: '12,50\u00a0€ por noche' });
    await offering.create(application).expect(409);
  });

  it('begins with what was last offered for the position, what was requested, and when the person can start', async () => {
    const { application } = await offering.person();
    const { body: before } = await offering
      .create(application, { grupo: 'Grupo 6', turno: 'Tardes' })
      .expect(201);
    const next = await offering.person();
    const proposed = async () =>
      (await hr.get(`/api/offer-proposals/${next.application}`).expect(200)).body.contenido;
    const { convenio, pagas } = before.contenido;
    expect(await proposed()).toMatchObject({
      convenio,
      pagas,
      grupo: 'Grupo 6',
      turno: 'Tardes',
      salario_anual: 2_400_000,
      pluses: [],
      fecha_incorporacion: workingDayAfter(world.clock.now(), 14),
    });
    const [from, later] = [daysAfter(today(), 40), daysAfter(today(), 60)];
    await world.dataSource.query(
      `INSERT INTO disponibilidades (candidato_id, incorporacion, disponible_desde) VALUES ($1, 'fecha', $2)
       ON CONFLICT (candidato_id) DO UPDATE SET incorporacion = 'fecha', disponible_desde = $2`,
      [next.candidate, from],
    );
    expect(await proposed()).toMatchObject({ fecha_incorporacion: from });
    await world.dataSource.query(
      `WITH asked AS (INSERT INTO solicitudes_personal (numero, titulo, departamento, posicion, ubicacion, plazas, motivo, desde_el,
         salario_min, salario_max, convenio) VALUES ('SP-2026-9001', 'Mecánicos', 'mantenimiento', 'mecanico', 'Martorell', 1, 'nueva', $2,
         24000, 28000, 'oficinas_cat') RETURNING id)
       UPDATE vacantes SET solicitud_id = (SELECT id FROM asked)
       WHERE id = (SELECT vacante_id FROM aplicaciones_vacantes WHERE id = $1)`,
      [next.application, later],
    );
    expect(await proposed()).toMatchObject({
      convenio: 'oficinas_cat',
      grupo: 'Grupo 3',
      fecha_incorporacion: later,
    });
  });

  it('is refused with a sentence at each field, and not made for a closed application', async () => {
    const { application } = await offering.person();
    const wrong = {
      departamento: 'nadie',
      salario_anual: 5,
      fecha_incorporacion: daysAfter(today(), -1),
      caduca_el: daysAfter(today(), -1),
    };
    expect((await offering.create(application, { salario_anual: 5 }).expect(422)).body.errors).toHaveProperty(
      'salario_anual',
    );
    const { body } = await offering.create(application, { ...wrong, salario_anual: 2_600_000 }).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['caduca_el', 'departamento', 'fecha_incorporacion']);
    await move(world, hr, application, 'rechazada');
    expect((await offering.create(application).expect(409)).body.code).toBe('offer_application_closed');
  });

  it('warns of a trial that the law allows to graduates only', async () => {
    const { application } = await offering.person();
    const { body } = await offering.create(application, { prueba_dias: 90 }).expect(201);
    expect(body.avisos).toEqual([expect.stringMatching(/art\. 14/)]);
  });

  it('takes the first of two writes at once', async () => {
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    const put = (turno: string) =>
      hr.put(`/api/offers/${body.id}`).send({ ...offering.content, turno, version: 1 });
    const answers = await Promise.all([put('Tardes'), put('Noches')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of two that are made at once for one application, one is', async () => {
    const { application } = await offering.person();
    const answers = await Promise.all([offering.create(application), offering.create(application)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('its approval', () => {
  it('is no step of its own when nobody has to give it: the draft is sent, once', async () => {
    const { application, candidate } = await offering.person();
    const { body: draft } = await offering.create(application).expect(201);
    expect(draft.acciones).toMatchObject({ pedir_aprobacion: false, enviar: true });
    const twice = await Promise.all([1, 2].map(() => offering.act(draft.id, 'send', { version: 1 })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await offering.get(draft.id)).toMatchObject({ estado: 'enviada', aprobaciones: [] });
    const { body: history } = await hr.get(`/api/candidates/${candidate}/timeline`).expect(200);
    expect(JSON.stringify(history.sucesos)).toContain('Oferta aprobada: nadie tiene que aprobarla');
  });

  it('comes before the sending when somebody has to give it, outside of the band too', async () => {
    const outside = await offering.person();
    const { body: dear } = await offering
      .create(outside.application, { salario_anual: 4_000_000 })
      .expect(201);
    await approvers([bossId]);
    const { application } = await offering.person();
    const { body: draft } = await offering.create(application).expect(201);
    for (const { id, acciones } of [dear, draft]) {
      expect(acciones).toMatchObject({ pedir_aprobacion: true, enviar: false });
      const { body } = await offering.act(id, 'send', { version: 1 }).expect(409);
      expect(body.code).toBe('offer_wrong_state');
      // The refusal has asked nobody.
      expect(await offering.get(id)).toMatchObject({ estado: 'borrador', version: 1, aprobaciones: [] });
    }
  });

  it('goes from one to the next, in their order, each told when it is their turn', async () => {
    await approvers([bossId, hrId]);
    const { application } = await offering.person();
    const { body: draft } = await offering.create(application).expect(201);
    const { body } = await offering.act(draft.id, 'request-approval', { version: 1 }).expect(200);
    // Whoever asks does not approve.
    expect(body).toMatchObject({ estado: 'en_aprobacion', espera_a: expect.stringMatching(/^Jordi/) });
    expect(body.aprobaciones).toHaveLength(1);
    const mine = async (agent: Agent) =>
      (
        await agent
          .get('/api/offers')
          .query({ filter: '{"mia":true}', sort: '["caduca_el","ASC"]' })
          .expect(200)
      ).body.map(({ id }: OfferResponse) => id);
    expect(await mine(boss)).toEqual([draft.id]);
    expect(await mine(hr)).toEqual([]);
    const waiting = async (espera: string) =>
      (
        await hr
          .get('/api/offers')
          .query({ filter: JSON.stringify({ espera, aplicacion_id: application }) })
          .expect(200)
      ).body.length;
    expect([await waiting('aprobacion'), await waiting('rrhh'), await waiting('persona')]).toEqual([1, 0, 0]);
    expect((await mailsOf(draft.id)).map(({ asunto }) => asunto)).toEqual([
      expect.stringMatching(/^Aprueba la oferta OF-/),
    ]);
    expect((await offering.act(draft.id, 'approve', { version: 2 }).expect(403)).body.code).toBe(
      'offer_not_approver',
    );
    await offering.act(draft.id, 'return', { version: 2, motivo: 'Falta el plus' }, boss).expect(200);
    expect(await offering.get(draft.id)).toMatchObject({ estado: 'borrador' });
    await hr
      .put(`/api/offers/${draft.id}`)
      .send({ ...offering.content, salario_anual: 2_700_000, version: 3 })
      .expect(200);
    expect((await offering.get(draft.id)).cambios).toEqual(['salario']);
    await offering.act(draft.id, 'request-approval', { version: 4 }).expect(200);
    const { body: done } = await offering.act(draft.id, 'approve', { version: 5 }, boss).expect(200);
    expect(done).toMatchObject({ estado: 'aprobada', acciones: { decidir: false } });
  });

  it('waits in the list of whoever decides, however many others do', async () => {
    const chief = await world.given.user({ role: 'responsable' });
    await approvers([chief.id]);
    for (let number = 0; number < 21; number++) {
      const { application } = await offering.person();
      const { body } = await offering.create(application).expect(201);
      await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    }
    const manager = await world.agentOf(chief);
    expect((await manager.get('/api/team/approvals').expect(200)).body).toHaveLength(21);
  });

  it('of two approvers at once one decides, and an edit meanwhile begins it again', async () => {
    await approvers([bossId]);
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    const both = await Promise.all([
      offering.act(body.id, 'approve', { version: 2 }, boss),
      offering.act(body.id, 'return', { version: 2, motivo: 'No' }, boss),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await offering.get(body.id);
    const edit = { ...offering.content, turno: 'Noches', version: now.version };
    await hr.put(`/api/offers/${body.id}`).send(edit).expect(200);
    expect(await offering.get(body.id)).toMatchObject({ estado: 'borrador', cambios: ['turno'] });
    await offering.act(body.id, 'send', { version: now.version + 1 }).expect(409);
  });

  it('needs administration outside of the published band, but never the one who wrote it', async () => {
    const { application } = await offering.person();
    const { body } = await offering.create(application, { salario_anual: 3_000_000 }).expect(201);
    expect(body.banda).toBe('fuera');
    const { body: asked } = await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    expect(asked).toMatchObject({ estado: 'en_aprobacion', espera_a: 'Administración' });
    await offering.act(body.id, 'approve', { version: 2 }, boss).expect(403);
    await offering.act(body.id, 'approve', { version: 2 }, admin).expect(200);

    const second = await offering.person();
    const own = await admin
      .post('/api/offers')
      .send({ ...offering.content, salario_anual: 3_000_000, aplicacion_id: second.application })
      .expect(201);
    const alone = await offering.act(own.body.id, 'request-approval', { version: 1 }, admin).expect(409);
    expect(alone.body.code).toBe('offer_no_approver');
    await approvers([], true);
    await offering.act(own.body.id, 'request-approval', { version: 1 }, admin).expect(200);
    await offering.act(own.body.id, 'approve', { version: 2 }, admin).expect(200);
  });

  it('asks the approvers of the application too, whatever department is offered', async () => {
    await approvers([bossId]);
    const { application } = await offering.person();
    const elsewhere = { departamento: 'logistica', posicion: 'coordinador' };
    const { body } = await offering.create(application, elsewhere).expect(201);
    const { body: asked } = await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    expect(asked.espera_a).toMatch(/^Jordi/);
  });

  it('outside of the band ends with administration, also when an administrator is not one any more', async () => {
    const chief = await world.given.user({ role: 'admin', nombre: 'Montse' });
    const agent = await world.agentOf(chief);
    await approvers([chief.id]);
    const { application } = await offering.person();
    const { body } = await offering.create(application, { salario_anual: 3_000_000 }).expect(201);
    const { body: asked } = await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    expect(asked.aprobaciones).toHaveLength(1);
    const deputy = await world.given.user({ role: 'rrhh', nombre: 'Ana' });
    const days = { desde: today(), hasta: today() };
    await agent
      .post('/api/approval-delegations')
      .send({ suplente_id: deputy.id, ...days })
      .expect(201);
    const stand = await world.agentOf(deputy);
    const { body: still } = await offering.act(body.id, 'approve', { version: 2 }, stand).expect(200);
    expect(still).toMatchObject({ estado: 'en_aprobacion', espera_a: 'Administración' });
    await offering.act(body.id, 'approve', { version: 3 }, stand).expect(403);
    expect((await offering.act(body.id, 'approve', { version: 3 }, admin).expect(200)).body.estado).toBe(
      'aprobada',
    );
  });

  it('of a writer who is not of the team any more is told to human resources', async () => {
    const former = await world.given.user({ role: 'rrhh', nombre: 'Pol' });
    const wrote = new Offering(world, await world.agentOf(former));
    await approvers([bossId]);
    const { application } = await wrote.person();
    const { body } = await wrote.create(application).expect(201);
    await wrote.act(body.id, 'request-approval', { version: 1 }).expect(200);
    await world.dataSource.query(`UPDATE users SET role = 'candidate' WHERE id = $1`, [former.id]);
    await offering.act(body.id, 'approve', { version: 2 }, boss).expect(200);
    const told = await world.dataSource.query(
      `SELECT user_id FROM correos WHERE causa LIKE 'oferta:' || $1 || ':aprobada:%'`,
      [body.id],
    );
    expect(told).toEqual([{ user_id: null }]);
  });

  it('of an approver who has left is decided by administration', async () => {
    const gone = await world.given.user({ role: 'rrhh', nombre: 'Pol' });
    await approvers([gone.id]);
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [gone.id]);
    expect((await offering.get(body.id)).espera_a).toBe('Administración');
    // Nobody of administration was told yet: they are, on the next morning, once.
    world.clock.stop();
    world.clock.set(new Date(`${daysAfter(today(), 1)}T08:00:00Z`));
    const told = () =>
      world.dataSource.query(
        `SELECT DISTINCT u.role FROM correos c JOIN users u ON u.id = c.user_id
         WHERE c.causa LIKE 'oferta:' || $1 || ':aprobar:%' AND c.user_id <> $2`,
        [body.id, gone.id],
      );
    expect(await told()).toEqual([]);
    await world.app.get(RemindApprovers).run();
    expect(await told()).toEqual([{ role: 'admin' }]);
    world.clock.reset();
    await offering.act(body.id, 'approve', { version: 2 }, boss).expect(403);
    await offering.act(body.id, 'approve', { version: 2 }, admin).expect(200);
  });

  it('is decided by a deputy on the days of the delegation', async () => {
    const deputy = await world.given.user({ role: 'rrhh', nombre: 'Ana' });
    const agent = await world.agentOf(deputy);
    await approvers([bossId]);
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    await offering.act(body.id, 'approve', { version: 2 }, agent).expect(403);
    const days = { desde: today(), hasta: daysAfter(today(), 1) };
    await boss
      .post('/api/approval-delegations')
      .send({ suplente_id: bossId, ...days })
      .expect(422);
    await boss
      .post('/api/approval-delegations')
      .send({ suplente_id: deputy.id, ...days })
      .expect(201);
    const waiting = (await admin.get(`/api/offers/${body.id}`).expect(200)).body;
    expect(waiting.espera_a).toMatch(/ o Ana$/);
    expect(waiting.aprobaciones).toMatchObject([{ suplentes: ['Ana'] }]);
    const { body: done } = await offering.act(body.id, 'approve', { version: 2 }, agent).expect(200);
    expect(done.aprobaciones[0]).toMatchObject({ decision: 'aprobada', decidida_por: expect.any(String) });
    // Whoever wrote it decides in the place of nobody, and is not said to.
    const { body: other } = await offering.create((await offering.person()).application).expect(201);
    await offering.act(other.id, 'request-approval', { version: 1 }).expect(200);
    const { body: toWriter } = await boss
      .post('/api/approval-delegations')
      .send({ suplente_id: hrId, ...days })
      .expect(201);
    expect(await offering.get(other.id)).toMatchObject({
      espera_a: 'Jordi o Ana',
      aprobaciones: [{ suplentes: ['Ana'] }],
    });
    await offering.act(other.id, 'approve', { version: 2 }, hr).expect(403);
    await approvers([bossId], true);
    expect((await offering.get(other.id)).espera_a).toMatch(/ o Rosa/);
    await boss.delete(`/api/approval-delegations/${toWriter.id}`).expect(204);
    const [own] = (await boss.get('/api/approval-delegations').expect(200)).body;
    await agent.delete(`/api/approval-delegations/${own.id}`).expect(404);
    await boss.delete(`/api/approval-delegations/${own.id}`).expect(204);
  });

  it('is asked for once more after two working days', async () => {
    await approvers([bossId]);
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    const reminding = world.app.get(RemindApprovers);
    world.clock.stop();
    world.clock.set(new Date(`${today()}T10:00:00Z`));
    await reminding.run();
    const subjects = async () => (await mailsOf(body.id)).map(({ asunto }) => asunto);
    expect(await subjects()).toHaveLength(1);
    world.clock.advance(4 * 86_400_000);
    await reminding.run();
    await reminding.run();
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Aprueba/),
      expect.stringMatching(/^Recordatorio: aprueba la oferta OF-/),
    ]);
  });

  it('that waits already is told to whoever stands in, on the first morning, once', async () => {
    const deputy = await world.given.user({ role: 'rrhh', nombre: 'Ana' });
    await approvers([bossId]);
    const { application } = await offering.person();
    const { body } = await offering.create(application).expect(201);
    await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
    const first = daysAfter(today(), 1);
    for (const suplente_id of [deputy.id, hrId])
      await boss
        .post('/api/approval-delegations')
        .send({ suplente_id, desde: first, hasta: first })
        .expect(201);
    const reminding = world.app.get(RemindApprovers);
    const told = async () =>
      (
        await world.dataSource.query(
          `SELECT user_id FROM correos WHERE causa LIKE 'oferta:' || $1 || ':aprobar:%' ORDER BY created_at`,
          [body.id],
        )
      ).map(({ user_id }: { user_id: string }) => user_id);
    world.clock.stop();
    world.clock.set(new Date(`${today()}T20:00:00Z`));
    await reminding.run();
    world.clock.set(new Date(`${first}T05:00:00Z`));
    await reminding.run();
    expect(await told()).toEqual([bossId]);
    world.clock.set(new Date(`${first}T08:00:00Z`));
    await reminding.run();
    await reminding.run();
    // Not to the writer, who decides in the place of nobody.
    expect(await told()).toEqual([bossId, deputy.id]);
  });

  it('is set for a department by administration', async () => {
    const row = async () =>
      (await admin.get('/api/offer-approvers').expect(200)).body.find(
        ({ id }: { id: string }) => id === 'mantenimiento',
      );
    const { version } = await row();
    const order = { usuarios: [bossId, hrId], propia: false, version };
    await hr.put('/api/offer-approvers/mantenimiento').send(order).expect(403);
    await admin.put('/api/offer-approvers/mantenimiento').send(order).expect(200);
    expect((await row()).personas.map(({ id }: { id: string }) => id)).toEqual([bossId, hrId]);
    await admin.put('/api/offer-approvers/mantenimiento').send(order).expect(409);
    await admin.put('/api/offer-approvers/nadie').send(order).expect(404);
  });
});

describe('an offer that was sent', () => {
  it('has a letter that does not change, in the language of the person, and a link that looking does not use', async () => {
    const { id, token, application, agent } = await offering.sent();
    const before = await offering.pages.pdf(token, 'carta');
    expect(before?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const page = await offering.pages.find(token);
    expect(page).toMatchObject({ estado: 'enviada', codigo_por: null, movil: null, firmada: false });
    expect(page?.correo).toMatch(/^a•••@example\.com$/);
    expect((await offering.get(id)).vista_at).toBeNull();
    await hr
      .put(`/api/offers/${id}`)
      .send({ ...offering.content, turno: 'Noches', version: 3 })
      .expect(409);
    expect(codeOf(await offering.pages.open(token))).toBe('done');
    expect(codeOf(await offering.pages.open(token))).toBe('done');
    expect(await offering.get(id)).toMatchObject({ estado: 'vista', huella: page?.huella });
    const { body: mine } = await agent.get('/api/offers/mine').expect(200);
    const shown = { id, aplicacion_id: application, camino: `/oferta/${token}`, firmada: false };
    expect(mine).toEqual([expect.objectContaining(shown)]);
    expect(await stateOf(application)).not.toBe('contratada');
    expect(await offering.pages.find(`x${token}`)).toBeNull();
    expect(codeOf(await offering.pages.open('nada'))).toBe('offer_gone');
  });

  it('is signed with a code: the application is hired, its first day is set, and the sealed copy is judged', async () => {
    const { id, token, application, candidate } = await offering.sent();
    const code = await offering.code(id);
    expect(code).toMatch(/^\d{6}$/);
    const [stored] = await world.dataSource.query(
      `SELECT html, texto FROM correos WHERE plantilla = 'oferta_codigo' ORDER BY created_at DESC LIMIT 1`,
    );
    expect(stored.texto).not.toContain(code);
    expect(codeOf(await offering.sign(id, code, { documento: 'X1234567A' }))).toBe('validation_failed');
    expect(codeOf(await offering.sign(id, code))).toBe('done');
    expect(await stateOf(application)).toBe('contratada');
    const onboarding = await recordOf(hr, application);
    expect(onboarding.primer_dia).toBe(offering.content.fecha_incorporacion);
    const [told] = await world.dataSource.query(
      `SELECT texto FROM correos WHERE plantilla = 'contratacion' AND aplicacion_id = $1`,
      [application],
    );
    expect(told.texto).toMatch(/Empiezas el \S+, \d/);
    expect(told.texto).not.toContain('te llamaremos');
    const { body: history } = await hr.get(`/api/candidates/${candidate}/timeline`).expect(200);
    expect(
      history.sucesos
        .filter(({ suceso }: { suceso: string }) => suceso === 'oferta')
        .map(({ texto }: { texto: string }) => texto.replace(/^OF-\d{4}-\d{4}: /, '')),
    ).toEqual([
      'Oferta aceptada y firmada con código',
      'Oferta enviada',
      'Oferta aprobada: nadie tiene que aprobarla',
      'Oferta preparada',
    ]);
    await world.app.get(SealOffers).run();
    await world.until(async () => (await offering.get(id)).sellada_at !== null);
    const { body: pdf } = await hr.get(`/api/offers/${id}/signed.pdf`).expect(200);
    const file = join(folder, 'signed.pdf');
    writeFileSync(file, pdf);
    const judged = execFileSync('pdfsig', [file], { encoding: 'utf8' });
    expect(judged).toContain('Total document signed');
    expect(judged).toContain('Signature is Valid.');
    execFileSync('qpdf', ['--check', file]);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    expect(text).toContain(NIE);
    expect(text).toContain('192.0.2.7');
    expect(text).not.toMatch(/avanzada|cualificada/);
    expect((await offering.pages.pdf(token, 'firmada'))?.content.equals(pdf)).toBe(true);
    const pack = await hr
      .post(`/api/onboardings/${onboarding.id}/start-pack`)
      .send({})
      .buffer()
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect((pack.body as Buffer).includes('-firmada.pdf')).toBe(true);
    expect((await mailsOf(id)).map(({ plantilla }) => plantilla).sort()).toEqual([
      'oferta_aviso',
      'oferta_codigo',
      'oferta_enviada',
      'oferta_firmada',
    ]);
  });

  it('takes a double tap once, and no code twice, of another offer, or after five tries', async () => {
    const first = await offering.sent();
    const code = await offering.code(first.id);
    const both = await Promise.all([offering.sign(first.id, code), offering.sign(first.id, code)]);
    expect(both.map(codeOf).sort()).toEqual(['done', 'offer_answered']);
    expect(codeOf(await offering.sign(first.id, code))).toBe('offer_answered');

    const second = await offering.sent();
    expect(codeOf(await offering.sign(second.id, code))).toBe('offer_code_missing');
    const right = await offering.code(second.id);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let left = 4; left > 0; left--) {
      const outcome = await offering.sign(second.id, wrong);
      expect(outcome).toMatchObject({
        code: 'offer_code_wrong',
        detail: `El código no es correcto. Intentos que te quedan: ${left}.`,
      });
    }
    expect(await offering.pages.find(second.token)).toMatchObject({ codigo_por: 'correo' });
    // The last one says that another code is needed, and the page has no field for this one.
    expect(codeOf(await offering.sign(second.id, wrong))).toBe('offer_code_expired');
    expect(await offering.pages.find(second.token)).toMatchObject({ codigo_por: null });
    expect(codeOf(await offering.sign(second.id, right))).toBe('offer_code_expired');
    expect(codeOf(await offering.pages.sendCode(second.token, SIGNER))).toBe('offer_code_early');
    world.clock.advance(61_000);
    const next = await offering.code(second.id);
    world.clock.advance(10 * 60_000);
    expect(codeOf(await offering.sign(second.id, next))).toBe('offer_code_expired');
  });

  it('is signed with a name that its evidence can show, and a message sent again has the same link', async () => {
    const { id, token } = await offering.sent();
    const code = await offering.code(id);
    for (const nombre of ['ნინო ბერიძე', '🚚🚚🚚']) {
      expect(await offering.sign(id, code, { nombre })).toMatchObject({
        errors: { nombre: [expect.any(String)] },
      });
    }
    const { manager } = world.dataSource;
    const sent = await manager.findOneByOrFail(Email, {
      plantilla: 'oferta_enviada',
      causa: Like(`oferta:${id}:%`),
    });
    const again = manager.create(Email, { ...sent, id: randomUUID(), causa: `reenvio:${sent.id}:1` });
    const link = await world.app.get(MailHooks).makeLink(manager, again);
    expect(link).toBe(`http://127.0.0.1:4400/oferta/${token}`);
    // As a phone copies it: accents as marks of their own, and marks that are not seen.
    const copied = { nombre: '\u200E Nu\u0301ria  García\u200B', documento: 'Ｘ-١٢٣٤٥٦٧\u2011l' };
    expect(await offering.sign(id, code, copied)).toEqual({ done: true });
    expect((await offerOf(world.dataSource, id)).firma).toMatchObject({
      nombre: 'Núria García',
      documento: NIE,
    });
    await world.until(async () => (await offering.get(id)).sellada_at !== null);
  });

  it('is not given more time for an application that has ended, nor beside a later version', async () => {
    const { id, application } = await offering.sent();
    await world.dataSource.query(
      `UPDATE ofertas SET estado = 'caducada', terminada_at = now() WHERE id = $1`,
      [id],
    );
    const { version } = await offering.get(id);
    const longer = { version, caduca_el: daysAfter(today(), 10) };
    expect((await offering.act(id, 'extend', { ...longer, caduca_el: daysAfter(today(), 30) })).status).toBe(
      422,
    );
    const { body: next } = await offering.create(application).expect(201);
    expect((await offering.act(id, 'extend', longer).expect(409)).body.code).toBe('offer_exists');
    // Its record has no verb any more, and leads to the one that has.
    const { nombre } = next;
    expect((await offering.get(id)).ultima).toEqual({ id: next.id, nombre, estado: 'borrador' });
    expect((await offering.get(next.id)).ultima).toBeNull();
    await offering.act(next.id, 'withdraw', { version: 1 }).expect(200);
    await move(world, hr, application, 'rechazada');
    expect((await offering.act(id, 'extend', longer).expect(409)).body.code).toBe('offer_application_closed');
  });

  it('stays signed when the hiring is taken back, and another version may be prepared', async () => {
    const { id, application } = await offering.sent();
    await offering.sign(id, await offering.code(id));
    expect((await offering.create(application).expect(409)).body.code).toBe('offer_exists');
    await move(world, hr, application, 'en_revision');
    expect(await offering.get(id)).toMatchObject({ estado: 'aceptada', acciones: { preparar_otra: true } });
    expect((await offering.create(application).expect(201)).body.nombre).toMatch(/ v2$/);
  });

  it('sends a code to whoever has filled in the rest, and none before', async () => {
    const { id, token } = await offering.sent();
    const nobody = await offering.pages.sendCode(token, { nombre: ' ', documento: '', acepto: false });
    expect(nobody.done || Object.keys(nobody.errors).sort()).toEqual(['acepto', 'documento', 'nombre']);
    const wrong = await offering.pages.sendCode(token, { ...SIGNER, documento: 'X1234567A' });
    expect(wrong.done || Object.keys(wrong.errors)).toEqual(['documento']);
    expect((await mailsOf(id)).some(({ plantilla }) => plantilla === 'oferta_codigo')).toBe(false);
    expect(codeOf(await offering.pages.sendCode(token, SIGNER))).toBe('done');
  });

  it('whose later version waits for an answer says so at its old link, and no longer than that', async () => {
    const { id, application, token } = await offering.sent();
    await offering.act(id, 'withdraw', { version: 3 }).expect(200);
    expect(await offering.pages.find(token)).toMatchObject({ estado: 'retirada', otra: false });
    const { body: draft } = await offering.create(application).expect(201);
    expect(await offering.pages.find(token)).toMatchObject({ otra: false });
    const { body: approved } = await offering.act(draft.id, 'request-approval', { version: 1 }).expect(200);
    await offering.act(draft.id, 'send', { version: approved.version }).expect(200);
    expect(await offering.pages.find(token)).toMatchObject({ estado: 'retirada', otra: true });
    const later = await offering.tokenOf(draft.id);
    expect(await offering.pages.find(later)).toMatchObject({ estado: 'enviada', otra: false });
    expect((await offering.pages.decline(later, { rechazo: 'salario', motivo: '' })).done).toBe(true);
    expect(await offering.pages.find(token)).toMatchObject({ otra: false });
  });

  it('that is withdrawn says why where human resources did, on its page and in the portal', async () => {
    const { id, token, agent } = await offering.sent();
    await offering.act(id, 'withdraw', { version: 3, motivo: 'Hemos cancelado el puesto.' }).expect(200);
    const said = { estado: 'retirada', motivo: 'Hemos cancelado el puesto.' };
    expect(await offering.pages.find(token)).toMatchObject(said);
    expect((await agent.get('/api/offers/mine').expect(200)).body).toEqual([expect.objectContaining(said)]);
    const declined = await offering.sent();
    await offering.pages.decline(declined.token, { rechazo: 'salario', motivo: 'Gano más' });
    expect((await offering.pages.find(declined.token))?.motivo).toBeNull();
  });

  it('tells human resources of the answer, with a task for today of whoever sent it', async () => {
    const tasksOf = async (application: string) =>
      (
        await hr
          .get('/api/tasks')
          .query({ filter: JSON.stringify({ aplicacion_id: application, vence: 'hoy' }) })
          .expect(200)
      ).body;
    const declined = await offering.sent();
    await offering.pages.decline(declined.token, { rechazo: 'salario', motivo: 'Gano más' });
    expect(await tasksOf(declined.application)).toEqual([
      expect.objectContaining({
        titulo: expect.stringMatching(/^Rechazada: oferta OF-/),
        detalle: expect.stringMatching(/El salario[^]+«Gano más»$/),
        asignada_a: hrId,
        hecha_at: null,
      }),
    ]);
    // As a move to contratada by hand: the interview stays, and whoever reads of the answer reads of it.
    const signed = await offering.sent();
    const { body: interview } = await hr.post('/api/interviews').send(order(signed.candidate)).expect(201);
    await world.dataSource.query(`UPDATE users SET activo = false WHERE id = $1`, [hrId]);
    await offering.sign(signed.id, await offering.code(signed.id));
    await world.dataSource.query(`UPDATE users SET activo = true WHERE id = $1`, [hrId]);
    const [task, ...none] = await tasksOf(signed.application);
    expect(none).toEqual([]);
    expect(task).toMatchObject({ asignada_a: null, candidato_id: signed.candidate });
    expect(task.detalle).toMatch(/Tiene una entrevista pendiente que sigue en pie/);
    expect((await mailsOf(signed.id)).find(({ plantilla }) => plantilla === 'oferta_aviso')?.texto).toContain(
      'Tiene una entrevista pendiente que sigue en pie: cancélala si ya no hace falta.',
    );
    const { body: kept } = await hr.get(`/api/interviews/${interview.id}`).expect(200);
    expect(kept.estado).toBe('programada');
  });

  it('is declined with one of five reasons, and the application stays', async () => {
    const { id, token, application } = await offering.sent();
    expect(codeOf(await offering.pages.decline(token, { rechazo: 'porque sí', motivo: '' }))).toBe(
      'validation_failed',
    );
    expect(codeOf(await offering.pages.decline(token, { rechazo: 'distancia', motivo: 'Lejos' }))).toBe(
      'done',
    );
    expect(await offering.get(id)).toMatchObject({
      estado: 'rechazada',
      rechazo: 'distancia',
      motivo: 'Lejos',
      espera: null,
      acciones: { preparar_otra: true, retirar: false },
    });
    expect(await stateOf(application)).toBe('recibida');
    const { body: next } = await offering.create(application).expect(201);
    expect(next.nombre).toMatch(/^OF-\d{4}-\d{4} v2$/);
  });

  it('expires at its second, tells both, and may be given more time', async () => {
    const { id, token } = await offering.sent();
    const code = await offering.code(id);
    const last = today();
    await world.dataSource.query(`UPDATE ofertas SET caduca_el = $2 WHERE id = $1`, [id, last]);
    world.clock.stop();
    world.clock.set(expiryOf(last));
    expect(codeOf(await offering.pages.open(token))).toBe('offer_expired');
    expect(codeOf(await offering.sign(id, code))).toMatch(/^offer_(expired|code_expired)$/);
    expect((await offering.pages.find(token))?.estado).toBe('caducada');
    await world.app.get(EndOffer).expire();
    await world.app.get(EndOffer).expire();
    expect((await mailsOf(id)).map(({ asunto }) => asunto)).toEqual(
      expect.arrayContaining([
        'Tu oferta ha caducado: Mecánica de taller',
        expect.stringMatching(/^Caducada: la oferta OF-/),
      ]),
    );
    world.clock.reset();
    const { version } = await offering.get(id);
    const caduca_el = daysAfter(today(), 3);
    await offering.act(id, 'extend', { version, caduca_el: today() }).expect(422);
    await offering.act(id, 'extend', { version, caduca_el }).expect(200);
    expect(codeOf(await offering.pages.open(token))).toBe('done');
  });

  it('of a withdrawal and a signature at once one wins, and the other reads why', async () => {
    const { id, token, application } = await offering.sent();
    const code = await offering.code(id);
    const { version } = await offering.get(id);
    const [withdrawn, signed] = await Promise.all([
      offering.act(id, 'withdraw', { version, motivo: 'Se ha cubierto el puesto' }),
      offering.sign(id, code),
    ]);
    if (signed.done) {
      expect(withdrawn.status).toBe(409);
      expect(await stateOf(application)).toBe('contratada');
    } else {
      expect(withdrawn.status).toBe(200);
      expect(codeOf(signed)).toMatch(/^offer_(withdrawn|code_missing)$/);
      expect((await offering.pages.find(token))?.estado).toBe('retirada');
    }
  });

  it('goes with its application: rejected by the company, or withdrawn by the person', async () => {
    const first = await offering.sent();
    const ahead = async (estado: string) =>
      (await hr.post(`/api/applications/${first.application}/move/preview`).send({ estado })).body
        .oferta_viva;
    expect(await ahead('rechazada')).toBe('enviada');
    const rejected = (await move(world, hr, first.application, 'rechazada')).body as {
      message: string;
      undo: { historial_id: string };
    };
    expect(rejected.message).toContain(
      'Su oferta queda retirada: lo sabrá cuando se le comunique el rechazo.',
    );
    expect(await ahead('en_revision')).toBeNull();
    expect(await offering.get(first.id)).toMatchObject({ estado: 'retirada' });
    const told = async () => (await mailsOf(first.id)).map(({ asunto }) => asunto);
    // Of a rejection that has not left yet nobody is told, and its undo gives the offer back.
    expect(await told()).toHaveLength(1);
    const [{ version }] = await world.dataSource.query(
      `SELECT version FROM aplicaciones_vacantes WHERE id = $1`,
      [first.application],
    );
    await hr
      .post(`/api/applications/${first.application}/undo`)
      .send({ historial_id: rejected.undo.historial_id, version })
      .expect(200);
    expect(await offering.get(first.id)).toMatchObject({ estado: 'enviada', terminada_at: null });
    await move(world, hr, first.application, 'rechazada');
    await inTransaction(world.dataSource, async (manager) => {
      const locked = await lockApplication(manager, first.application);
      await world.app.get(ApplicationHooks).applicationRejected(manager, locked);
    });
    expect(await told()).toContain('La oferta se ha retirado: Mecánica de taller');
    const after = await offering.get(first.id);
    expect(after.acciones).toMatchObject({ prorrogar: false, preparar_otra: false });
    const second = await offering.sent();
    await second.agent
      .post(`/api/applications/${second.application}/withdraw`)
      .send({ estado: 'recibida' })
      .expect(200);
    expect(await offering.get(second.id)).toMatchObject({ estado: 'retirada' });
    expect(await mailsOf(second.id)).toHaveLength(1);
  });
});

describe('the rows of offers', () => {
  it('a signed one is set apart for four years when its person is erased; others go', async () => {
    const signed = await offering.sent();
    await offering.sign(signed.id, await offering.code(signed.id));
    const open = await offering.sent();
    const erasing = world.app.get(ErasePerson, { strict: false });
    for (const { candidate } of [signed, open]) {
      await inTransaction(world.dataSource, (manager) => erasing.executeRecord(manager, candidate));
    }
    expect(await mailsOf(signed.id)).toEqual([]);
    const kept = await world.dataSource.query(
      `SELECT id, to_char(hasta, 'YYYY') AS ano FROM ofertas_bloqueadas WHERE id = ANY($1)`,
      [[signed.id, open.id]],
    );
    expect(kept).toEqual([{ id: signed.id, ano: String(world.clock.now().getFullYear() + 4) }]);
    expect(await offering.pages.find(signed.token)).toBeNull();
    expect(codeOf(await offering.pages.sendCode(open.token, SIGNER))).toBe('offer_gone');
  });

  it('are a table for a spreadsheet, of what the filter shows', async () => {
    const { id, candidate } = await offering.sent();
    const { text } = await hr
      .get('/api/offers/export')
      .query({ filter: JSON.stringify({ candidato_id: candidate }) })
      .expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Oferta;Persona;Puesto');
    expect(lines[1]).toContain(`${(await offering.get(id)).nombre};`);
    // As the screens call it, not by its code.
    expect(lines[1]).toContain(';Mantenimiento;Enviada;26000;');
  });

  it('are in the copy of their person once they were sent', async () => {
    const { candidate } = await offering.sent();
    const part = world.app
      .get(PersonalDataHooks)
      .parts()
      .find(({ name }) => name === 'ofertas');
    const { data } = (await part?.read(world.dataSource.manager, {
      userId: null,
      candidateId: candidate,
    })) ?? { data: null };
    expect(data).toEqual([
      expect.objectContaining({
        oferta: expect.stringMatching(/^OF-/),
        contenido: expect.objectContaining({ salario_anual: 2_600_000 }),
      }),
    ]);
  });

  it('are read and written by human resources and administration only', async () => {
    const { id, agent } = await offering.sent();
    await agent.get('/api/offers').expect(403);
    await agent.get(`/api/offers/${id}`).expect(403);
    await agent.get(`/api/offers/${id}/letter.pdf`).expect(403);
    await world.agent().get(`/api/offers/${id}`).expect(401);
    await offering.act(id, 'withdraw', { version: 3, motivo: '' }, agent).expect(403);
    expect((await hr.get(`/api/offers/${id}/letter.pdf`).expect(200)).headers['content-type']).toBe(
      'application/pdf',
    );
  });
});
