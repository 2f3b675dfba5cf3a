import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { verified } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  deliver,
  givenPerson,
  leave,
  type Person,
  said,
  saveChannel,
  status,
  text,
} from './channels-journey.js';
import { accepted, newId, ScriptedServer } from './scripted-servers.js';

let world: World;
let hr: Agent;
let graph: ScriptedServer;
let vacancy: string;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  graph = await ScriptedServer.start();
  const { browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' });
  expect((await saveChannel(admin, 'whatsapp', graph.url)).status).toBe(200);
  expect((await saveChannel(admin, 'sms', graph.url)).status).toBe(200);
  hr = await world.signedInAs('rrhh');
  vacancy = await world.givenVacancy();
});
afterAll(async () => {
  await graph.close();
  await world.close();
});

/** Two records of one person, with the same phone; the second has no account. */
async function givenTwo(): Promise<{ kept: Person; other: Person }> {
  const kept = await givenPerson(world);
  const other = await givenPerson(world, { vacante_id: vacancy });
  await world.change(
    `UPDATE candidates c SET telefono = k.telefono, user_id = NULL FROM candidates k WHERE c.id = $2 AND k.id = $1`,
    [kept.candidate, other.candidate],
  );
  return { kept, other: { ...other, digits: kept.digits } };
}

async function merge({ kept, other }: { kept: Person; other: Person }): Promise<void> {
  const rows = await world.dataSource.query<{ id: string; at: Date }[]>(
    `SELECT id, modificado_at AS at FROM candidates WHERE id = ANY($1)`,
    [[kept.candidate, other.candidate]],
  );
  const at = (id: string) => rows.find((row) => row.id === id)?.at.toISOString();
  await hr
    .post(`/api/candidates/${kept.candidate}/merge`)
    .send({
      absorbido_id: other.candidate,
      conservado_at: at(kept.candidate),
      absorbido_at: at(other.candidate),
    })
    .expect(200);
}

type Said = [acepta: boolean, origen: 'portal' | 'mensaje' | 'rrhh'] | null;

it.each<[string, { kept: Said; other: Said; after: Said; hrMayChange: boolean }]>([
  [
    'an end by the person on the absorbed record',
    { kept: [true, 'portal'], other: [false, 'mensaje'], after: [false, 'mensaje'], hrMayChange: false },
  ],
  [
    'an end that human resources wrote down on the absorbed record',
    { kept: [true, 'mensaje'], other: [false, 'rrhh'], after: [false, 'rrhh'], hrMayChange: true },
  ],
  [
    'two ends, of which the absorbed record has that of the person',
    { kept: [false, 'rrhh'], other: [false, 'portal'], after: [false, 'portal'], hrMayChange: false },
  ],
  [
    'an end on the kept record',
    { kept: [false, 'portal'], other: [true, 'mensaje'], after: [false, 'portal'], hrMayChange: false },
  ],
  [
    'an end on the absorbed record alone',
    { kept: null, other: [false, 'mensaje'], after: [false, 'mensaje'], hrMayChange: false },
  ],
  ['no end', { kept: [true, 'rrhh'], other: [true, 'mensaje'], after: [true, 'rrhh'], hrMayChange: true }],
])('a merge keeps %s', async (_case, { kept, other, after, hrMayChange }) => {
  const two = await givenTwo();
  const write = (candidate: string, decision: Said, at: string) =>
    decision &&
    world.change(
      `INSERT INTO consentimientos_canal (candidato_id, canal, acepta, origen, decidido_at, ultimo_mensaje_at)
       VALUES ($1, 'whatsapp', $2, $3, $4, $4)`,
      [candidate, ...decision, at],
    );
  await write(two.kept.candidate, kept, '2026-11-01T10:00:00Z');
  await write(two.other.candidate, other, '2026-11-02T10:00:00Z');
  await merge(two);
  const path = `/api/candidates/${two.kept.candidate}/channel-consents`;
  const [shown] = (await hr.get(path).expect(200)).body;
  expect([shown.acepta, shown.origen]).toEqual(after);
  const isKept = kept?.join() === after?.join();
  expect(shown.decidido_at).toContain(isKept ? '2026-11-01' : '2026-11-02');
  expect(shown.rrhh_puede_cambiar).toBe(hrMayChange);
  const answer = await hr.put(`${path}/whatsapp`).send({ acepta: true });
  expect(answer.body.code ?? answer.status).toBe(hrMayChange ? 200 : 'channel_opted_out');
});

it('a merge makes the number one person’s again, and what a provider tells of either’s messages arrives', async () => {
  const two = await givenTwo();
  await deliver(world, said(world, two.kept, text('¿Hola?'))).expect(200);
  const [waiting] = (await hr.get('/api/unassigned-mail').expect(200)).body;
  expect(waiting.motivo).toBe('numero_repetido');
  await hr.post(`/api/unassigned-mail/${waiting.id}/discard`).expect(204);
  await hr
    .put(`/api/candidates/${two.other.candidate}/channel-consents/whatsapp`)
    .send({ acepta: true })
    .expect(200);
  await world.change(`UPDATE consentimientos_canal SET ultimo_mensaje_at = now() WHERE candidato_id = $1`, [
    two.other.candidate,
  ]);
  const id = newId('wamid');
  graph.script = (asked) => accepted(asked, id);
  await hr
    .post(`/api/threads/${two.other.candidate}`)
    .send({ texto: 'Antes', canal: 'whatsapp' })
    .expect(201);
  await leave(world);
  const stateOf = async (person: Person) => {
    const { body } = await hr.get(`/api/threads/${person.candidate}`).expect(200);
    return body.mensajes.find(({ texto }: { texto: string }) => texto === 'Antes')?.envio.estado;
  };
  await world.until(async () => (await stateOf(two.other)) === 'enviado');
  await merge(two);
  await deliver(world, status(id, 'delivered')).expect(200);
  expect(await stateOf(two.kept)).toBe('entregado');
  await deliver(world, said(world, two.kept, text('Soy yo'))).expect(200);
  const { body } = await hr.get(`/api/threads/${two.kept.candidate}`).expect(200);
  expect(body.mensajes.map(({ texto }: { texto: string }) => texto)).toEqual(['Antes', 'Soy yo']);
  expect(body.canales[1]).toMatchObject({ canal: 'whatsapp', disponible: true, solo_plantilla: false });
});

it('a message that is delivered again is stored once for 30 days, longer than any provider repeats it', async () => {
  const person = await givenPerson(world);
  const again = said(world, person, text('Hola'));
  const messages = async (): Promise<number> =>
    (await hr.get(`/api/threads/${person.candidate}`).expect(200)).body.mensajes.length;
  const age = async (days: number) => {
    await world.change(
      `UPDATE mensajes_canal_recibidos SET recibido_at = now() - make_interval(days => $1)`,
      [days],
    );
    await world.app.get(RemoveOldRows).run();
    await deliver(world, again).expect(200);
    return messages();
  };
  await deliver(world, again).expect(200);
  expect(await age(29)).toBe(1);
  // It cannot be told from one that is new.
  expect(await age(31)).toBe(2);
});
