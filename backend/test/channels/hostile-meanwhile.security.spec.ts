import { SendChannelMessage } from '../../src/channels/sending/send-channel-message.js';
import { verified } from '../auth/security-journey.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  deliver,
  deliverSms,
  givenPerson,
  type Person,
  said,
  saveChannel,
  sends,
  text,
} from './channels-journey.js';
import { accepted, newId, ScriptedServer } from './scripted-servers.js';

/* What changes between writing and sending, and what a provider answers that it should not. */

let world: World;
let admin: Agent;
let hr: Agent;
let graph: ScriptedServer;
let person: Person;
beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  graph = await ScriptedServer.start();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  hr = await world.signedInAs('rrhh');
  for (const canal of ['whatsapp', 'sms'] as const)
    expect((await saveChannel(admin, canal, graph.url)).status).toBe(200);
});
afterAll(async () => {
  await graph.close();
  await world.close();
});
beforeEach(async () => {
  person = await givenPerson(world);
  graph.asked.length = 0;
  graph.script = (asked) => accepted(asked);
});
afterEach(() => world.clock.reset());

it.each([
  ['of NULs', '\0\0'],
  ['that is long, with a NUL far down', `${'a'.repeat(4500)}\0b`],
  ['of emoji, and from right to left', `${'😀'.repeat(2499)} مرحبا`],
])('a text %s is taken, by WhatsApp and SMS', async (_name, body) => {
  await deliver(world, said(world, person, text(body))).expect(200);
  const sms = { type: 'message', id: newId('sms'), from: `+${person.digits}`, text: body };
  await deliverSms(world, sms).expect(200);
  expect((await hr.get(`/api/threads/${person.candidate}`).expect(200)).body.mensajes).toHaveLength(2);
});

describe('a message that the provider cannot be trusted with', () => {
  /** One that goes now, and what became of it. */
  async function given() {
    await deliver(world, said(world, person, text('Hola'))).expect(200);
    const order = { texto: 'Hola', canal: 'whatsapp' };
    const { body } = await hr.post(`/api/threads/${person.candidate}`).send(order).expect(201);
    return body.id as string;
  }
  const row = async (id: string) =>
    (
      await world.dataSource.query(
        'SELECT estado, codigo_error AS codigo FROM envios_canal WHERE mensaje_id = $1',
        [id],
      )
    )[0];
  /** Every attempt that is left. */
  async function tried(id: string): Promise<void> {
    for (let attempt = 0; attempt < 6; attempt++) {
      world.clock.advance(3 * 3_600_000);
      await world.app.get(SendChannelMessage).execute(id);
    }
  }

  it('whose id it answers so that it cannot be stored is not sent for ever', async () => {
    graph.script = (asked) => accepted(asked, 'a\0b');
    const id = await given();
    await tried(id);
    expect(await row(id)).toEqual({ estado: 'fallido', codigo: 'sin_respuesta' });
    expect(sends(graph)).toHaveLength(6);
  });

  it('whose token no key opens fails, and the channel says so', async () => {
    const id = await given();
    await world.change(`UPDATE canales_mensajes SET token_clave = 'lost' WHERE canal = 'whatsapp'`);
    await tried(id);
    expect(await row(id)).toEqual({ estado: 'fallido', codigo: 'sin_token' });
    const [{ fallo }] = await world.dataSource.query(
      `SELECT fallo FROM canales_mensajes WHERE canal = 'whatsapp'`,
    );
    expect(fallo).toBe('El token guardado ya no se puede leer y hay que escribirlo otra vez.');
  });
});

it('BAJA ends the channel of a record that is hidden as well: it may come back', async () => {
  await deliver(world, said(world, person, text('Hola'))).expect(200);
  const hide = (at: string | null) =>
    world.change(`UPDATE candidates SET deleted_at = $2 WHERE id = $1`, [person.candidate, at]);
  await hide('2026-11-01');
  await deliver(world, said(world, person, text('BAJA'))).expect(200);
  await hide(null);
  const order = { texto: 'Hola', canal: 'whatsapp' };
  const { body } = await hr.post(`/api/threads/${person.candidate}`).send(order).expect(409);
  expect(body.code).toBe('channel_opted_out');
});
