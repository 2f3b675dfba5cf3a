import { APPROVAL_LIMITS } from '@hiring/contract';
import { Like } from 'typeorm';
import { ApprovalPages } from '../../src/approvals/approval-pages.js';
import type { User } from '../../src/auth/user.entity.js';
import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { Email } from '../../src/mail/emails/email.entity.js';
import { EmailUnwanted, MailHooks } from '../../src/mail/mail-hooks.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { ErasePerson } from '../../src/privacy/erasure/erase-person.js';
import { type Agent, createWorld, type World } from '../world.js';
import { Offering } from './offers-given.js';

const YES = { accion: 'aprobar', motivo: '' };
const STAFF_PASSWORD = 'Clave-2026';
const NEXT_PASSWORD = 'otra-clave-larga-2026';
const NO = { accion: 'devolver', motivo: 'El turno no es ese' };

let world: World;
let hr: Agent;
let admin: Agent;
let adminId: string;
let boss: User;
let offering: Offering;
let pages: ApprovalPages;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.agentOf(await world.given.user({ role: 'rrhh', nombre: 'Rosa' }));
  const chief = await world.given.user({ role: 'admin', nombre: 'Montse' });
  adminId = chief.id;
  admin = await world.agentOf(chief);
  offering = new Offering(world, hr);
  pages = world.app.get(ApprovalPages);
});
afterAll(() => world.close());
beforeEach(async () => {
  boss = await world.given.user({ role: 'rrhh', nombre: 'Jordi', password: STAFF_PASSWORD });
  await approvers([boss.id]);
});

const approvers = (usuarios: string[]) =>
  world.dataSource.query(
    `INSERT INTO aprobadores_oferta (departamento, usuarios) VALUES ('mantenimiento', $1)
     ON CONFLICT (departamento) DO UPDATE SET usuarios = $1`,
    [usuarios],
  );

/** An offer whose approval was asked for. */
async function asked(change: object = {}): Promise<string> {
  const { application } = await offering.person();
  const { body } = await offering.create(application, change).expect(201);
  await offering.act(body.id, 'request-approval', { version: 1 }).expect(200);
  return body.id;
}

const mailTo = (id: string, userId: string): Promise<Email> =>
  world.dataSource.manager.findOneOrFail(Email, {
    where: { causa: Like(`oferta:${id}:aprobar:%`), user_id: userId },
    order: { created_at: 'DESC' },
  });

/** The token of the link that a mail gets when it leaves. */
async function tokenFor(id: string, userId = boss.id): Promise<string> {
  const { manager } = world.dataSource;
  const url = await world.app.get(MailHooks).makeLink(manager, await mailTo(id, userId));
  return /\/aprobar\/([\w-]{43})$/.exec(url)?.[1] ?? `no token: ${url}`;
}

const stateOf = async (token: string) => (await pages.find(token))?.estado ?? null;
const estadoOf = async (id: string) => (await offering.get(id)).estado;
const codeOf = (outcome: { done: boolean; code?: string }) => (outcome.done ? 'done' : outcome.code);

describe('the link of a mail that asks for an approval', () => {
  it('shows what is offered, changes nothing when it is looked at, and approves once', async () => {
    const id = await asked({ salario_anual: 2_700_000, prueba_dias: 90 });
    const token = await tokenFor(id);
    const stored = await world.dataSource.query(
      `SELECT row_to_json(e)::text AS row FROM enlaces_aprobacion e UNION ALL SELECT row_to_json(c)::text FROM correos c`,
    );
    expect(stored.some(({ row }: { row: string }) => row.includes(token))).toBe(false);
    const page = await pages.find(token);
    expect(page).toMatchObject({
      estado: 'pendiente',
      camino: `/sistema-aplicacion/offers/${id}/show`,
      contenido: { titulo: 'Mecánica de taller', cambios: [] },
    });
    expect(page?.cosa).toMatch(/^la oferta OF-/);
    expect(page?.contenido?.datos).toEqual([
      { etiqueta: 'Persona', valor: expect.any(String) },
      { etiqueta: 'Salario bruto anual', valor: '27.000,00\u00a0€ en 14 pagas' },
      { etiqueta: 'Cada paga', valor: '1.928,57\u00a0€, redondeado al céntimo' },
      { etiqueta: 'Por hora', valor: '12,98\u00a0€' },
      { etiqueta: 'Banda publicada', valor: '24.000,00\u00a0€ – 28.000,00\u00a0€' },
    ]);
    expect(page?.contenido?.avisos).toEqual([expect.stringMatching(/art\. 14/)]);
    expect([await stateOf(token), await estadoOf(id)]).toEqual(['pendiente', 'en_aprobacion']);
    expect(codeOf(await pages.decide(token, YES))).toBe('done');
    expect(await estadoOf(id)).toBe('aprobada');
    expect(await pages.find(token)).toMatchObject({ estado: 'hecha', decision: 'aprobada', contenido: null });
    expect(codeOf(await pages.decide(token, NO))).toBe('approval_link_gone');
    expect(await estadoOf(id)).toBe('aprobada');
    const [line] = await world.dataSource.query(
      `SELECT actor_id, details FROM system_logs WHERE entity_id = $1 AND action = 'offer.approved'`,
      [id],
    );
    expect(line).toEqual({ actor_id: boss.id, details: 'Oferta aprobada desde el correo' });
  });

  it('lets a manager who approves decide, and leads to no screen of human resources', async () => {
    const chief = await world.given.user({ role: 'responsable', nombre: 'Ramon' });
    await admin
      .put('/api/offer-approvers/chofer')
      .send({ usuarios: [chief.id], propia: false, version: 0 })
      .expect(200);
    await approvers([chief.id]);
    const id = await asked();
    const token = await tokenFor(id, chief.id);
    expect(await pages.find(token)).toMatchObject({ camino: '/sistema-aplicacion/equipo' });
    expect(codeOf(await pages.decide(token, YES))).toBe('done');
    expect(await estadoOf(id)).toBe('aprobada');
  });

  it('returns with a reason, which its writer reads', async () => {
    const id = await asked();
    const token = await tokenFor(id);
    const empty = await pages.decide(token, { accion: 'devolver', motivo: '  ' });
    expect(empty).toMatchObject({ code: 'validation_failed', errors: { motivo: [expect.any(String)] } });
    const long = { accion: 'devolver', motivo: 'x'.repeat(APPROVAL_LIMITS.motivo + 1) };
    expect(codeOf(await pages.decide(token, long))).toBe('validation_failed');
    expect(codeOf(await pages.decide(token, { accion: '', motivo: '' }))).toBe('validation_failed');
    expect(await estadoOf(id)).toBe('en_aprobacion');
    expect(codeOf(await pages.decide(token, NO))).toBe('done');
    expect(await pages.find(token)).toMatchObject({ estado: 'hecha', decision: 'devuelta' });
    expect((await offering.get(id)).aprobaciones[0]).toMatchObject({ motivo: NO.motivo });
    const told = await world.dataSource.manager.findOneByOrFail(Email, {
      causa: Like(`oferta:${id}:devuelta:%`),
    });
    expect(told.texto).toContain(NO.motivo);
  });

  it('of two presses at once one decides', async () => {
    const id = await asked();
    const token = await tokenFor(id);
    const both = await Promise.all([pages.decide(token, YES), pages.decide(token, NO)]);
    expect(both.map(codeOf).sort()).toEqual(['approval_link_gone', 'done']);
  });

  it('is not good for what changed since, and the next one says what differs', async () => {
    const id = await asked();
    const token = await tokenFor(id);
    const { version } = await offering.get(id);
    const edit = {
      ...offering.content,
      salario_anual: 2_750_000,
      posicion: 'mecanico',
      dietas: '30 € al día',
    };
    await hr
      .put(`/api/offers/${id}`)
      .send({ ...edit, version })
      .expect(200);
    expect(await stateOf(token)).toBe('cambiada');
    expect(codeOf(await pages.decide(token, YES))).toBe('approval_link_gone');
    // What the mail of the first round says is not so any more: it would not leave.
    const first = await mailTo(id, boss.id);
    await offering.act(id, 'request-approval', { version: version + 1 }).expect(200);
    expect(await stateOf(token)).toBe('cambiada');
    const { manager } = world.dataSource;
    await expect(world.app.get(MailHooks).makeLink(manager, first)).rejects.toBeInstanceOf(EmailUnwanted);
    const next = await pages.find(await tokenFor(id));
    expect(next?.contenido?.cambios).toEqual([
      ...[
        ['Salario bruto anual', '26.000,00\u00a0€ en 14 pagas', '27.500,00\u00a0€ en 14 pagas'],
        ['Cada paga', '1.857,14\u00a0€, redondeado al céntimo', '1.964,29\u00a0€, redondeado al céntimo'],
        ['Por hora', '12,50\u00a0€', '13,22\u00a0€'],
      ].map(([etiqueta, antes, ahora]) => ({ etiqueta, antes, ahora })),
      { etiqueta: 'Dietas', antes: null, ahora: '30 € al día' },
    ]);
    expect((await offering.get(id)).cambios).toEqual(['salario', 'dietas']);
  });

  it('is not good for another version, with the same content', async () => {
    const id = await asked();
    const token = await tokenFor(id);
    const { version } = await offering.get(id);
    const later = { ...offering.content, caduca_el: daysAfter(madridDay(world.clock.now()), 9), version };
    await hr.put(`/api/offers/${id}`).send(later).expect(200);
    expect([await estadoOf(id), await stateOf(token)]).toEqual(['en_aprobacion', 'cambiada']);
    expect(codeOf(await pages.decide(token, YES))).toBe('approval_link_gone');
    expect(codeOf(await pages.decide(await tokenFor(id), YES))).toBe('done');
  });

  it('says that it was withdrawn, decided elsewhere, or is too old', async () => {
    const [withdrawn, decided, old] = [await asked(), await asked(), await asked()];
    const tokens = [await tokenFor(withdrawn), await tokenFor(decided), await tokenFor(old)];
    await offering.act(withdrawn, 'withdraw', { version: 2 }).expect(200);
    await offering.act(decided, 'approve', { version: 2 }, await world.agentOf(boss)).expect(200);
    await world.dataSource.query(`UPDATE enlaces_aprobacion SET caduca_at = $2 WHERE asunto_id = $1`, [
      old,
      world.clock.now(),
    ]);
    expect(await Promise.all(tokens.map(stateOf))).toEqual(['terminada', 'decidida', 'caducada']);
    const outcomes = await Promise.all(tokens.map((token) => pages.decide(token, YES)));
    expect(outcomes.map(codeOf)).toEqual(Array(3).fill('approval_link_gone'));
    expect(await estadoOf(old)).toBe('en_aprobacion');
    expect(await pages.find('no-existe')).toBeNull();
  });
});

describe('who approves from a mail', () => {
  it('follows the order, and outside of the band ends with administration', async () => {
    const second = await world.given.user({ role: 'rrhh', nombre: 'Pol' });
    await approvers([boss.id, second.id]);
    const id = await asked({ salario_anual: 3_000_000 });
    const page = await pages.find(await tokenFor(id));
    expect(page?.contenido?.avisos).toEqual([expect.stringMatching(/^Fuera de la banda/)]);
    await expect(tokenFor(id, second.id)).rejects.toThrow();
    expect(codeOf(await pages.decide(await tokenFor(id), YES))).toBe('done');
    expect(codeOf(await pages.decide(await tokenFor(id, second.id), YES))).toBe('done');
    expect(await estadoOf(id)).toBe('en_aprobacion');
    expect(codeOf(await pages.decide(await tokenFor(id, adminId), YES))).toBe('done');
    expect(await estadoOf(id)).toBe('aprobada');
  });

  it('includes a deputy while the delegation stands', async () => {
    const deputy = await world.given.user({ role: 'rrhh', nombre: 'Ana' });
    const agent = await world.agentOf(boss);
    const today = madridDay(world.clock.now());
    const order = { suplente_id: deputy.id, desde: today, hasta: today };
    const { body } = await agent.post('/api/approval-delegations').send(order).expect(201);
    const id = await asked();
    const token = await tokenFor(id, deputy.id);
    expect(await stateOf(token)).toBe('pendiente');
    await agent.delete(`/api/approval-delegations/${body.id}`).expect(204);
    expect(await stateOf(token)).toBe('ajena');
    expect(codeOf(await pages.decide(token, YES))).toBe('approval_link_gone');
  });

  it.each<[string, (user: User) => Promise<unknown>]>([
    ['is closed', ({ id }) => admin.patch(`/api/users/${id}`).send({ status: 'inactive' }).expect(200)],
    ['has another role', ({ id }) => admin.patch(`/api/users/${id}`).send({ role: 'admin' }).expect(200)],
    ['had its sessions ended', ({ id }) => admin.post(`/api/users/${id}/end-sessions`).expect(200)],
    [
      'has another password',
      async (user) =>
        (await world.agentOf(user))
          .post('/api/auth/change-password')
          .send({
            current_password: STAFF_PASSWORD,
            password: NEXT_PASSWORD,
            confirm_password: NEXT_PASSWORD,
          })
          .expect(204),
    ],
  ])('excludes an account that %s since', async (_, change) => {
    const id = await asked();
    const token = await tokenFor(id);
    expect(await stateOf(token)).toBe('pendiente');
    await change(boss);
    expect(await stateOf(token)).toBeNull();
    expect(codeOf(await pages.decide(token, YES))).toBe('approval_link_gone');
    expect(await estadoOf(id)).toBe('en_aprobacion');
  });
});

it('the mail that names a person goes with them', async () => {
  const id = await asked();
  const token = await tokenFor(id);
  const { candidato_id } = await offering.get(id);
  const erasing = world.app.get(ErasePerson, { strict: false });
  await inTransaction(world.dataSource, (manager) => erasing.executeRecord(manager, candidato_id));
  await expect(mailTo(id, boss.id)).rejects.toThrow();
  expect(await pages.find(token)).toMatchObject({ estado: 'terminada', camino: null });
});
