import { verified } from '../auth/security-journey.js';
import { channel, saveChannel } from '../channels/channels-journey.js';
import { newId, ScriptedServer } from '../channels/scripted-servers.js';
import { type Agent, createWorld, type World } from '../world.js';
import { Offering, SIGNER } from './offers-given.js';

let world: World;
let admin: Agent;
let offering: Offering;
let gateway: ScriptedServer;

beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  gateway = await ScriptedServer.start();
  ({ browser: admin } = await verified(world, { role: 'admin', email: 'jefa@example.com' }));
  offering = new Offering(world, await world.signedInAs('rrhh'));
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});
beforeEach(async () => {
  gateway.asked.length = 0;
  gateway.script = () => ({ body: { id: newId('sms') } });
  expect((await saveChannel(admin, 'sms', gateway.url, { limite_mensual: null })).status).toBe(200);
});
afterEach(() => world.clock.reset());

const codeOf = (outcome: { done: boolean; code?: string }) => (outcome.done ? 'done' : outcome.code);
const MOBILE = '+34 612 345 678';

let people = 0;
/** An offer to somebody with a mobile who takes SMS. */
async function sent(acepta = true) {
  const offer = await offering.sent();
  const telefono = MOBILE.replace('678', String(++people).padStart(3, '0'));
  await world.change('UPDATE candidates SET telefono = $2 WHERE id = $1', [offer.candidate, telefono]);
  if (acepta) await offer.agent.put('/api/me/channel-consents').send({ canal: 'sms', acepta }).expect(200);
  return { ...offer, to: telefono.replaceAll(' ', ''), masked: `•••${telefono.slice(-3)}` };
}
const bySms = (token: string) => offering.pages.sendCode(token, SIGNER, 'sms');
const texts = (to: string) =>
  gateway.asked.filter(({ body }) => body.to === to).map(({ body }) => String(body.text));
async function received(to: string, count = 1): Promise<string> {
  await world.until(() => Promise.resolve(texts(to).length >= count));
  return texts(to).at(-1)!.slice(0, 6);
}

describe('the code of an offer by SMS', () => {
  it('goes to the mobile of whoever takes SMS, signs, and stands in no row, mail or conversation', async () => {
    const { id, token, to, masked, application, candidate } = await sent();
    expect(await offering.pages.find(token)).toMatchObject({ movil: masked, codigo_por: null });
    expect(codeOf(await bySms(token))).toBe('done');
    const code = await received(to);
    expect(texts(to)).toEqual([`${code} es tu código para firmar tu oferta de trabajo. Sirve 10 minutos.`]);
    expect(gateway.asked[0]?.body).toMatchObject({ from: 'ZARVIA', to });
    expect(await offering.pages.find(token)).toMatchObject({ codigo_por: 'sms', movil: masked });
    const [{ mails, messages }] = await world.dataSource.query(
      `SELECT (SELECT count(*)::int FROM correos WHERE plantilla = 'oferta_codigo' AND aplicacion_id = $1) AS mails,
        (SELECT count(*)::int FROM mensajes_hilo WHERE candidato_id = $2) AS messages`,
      [application, candidate],
    );
    expect({ mails, messages }).toEqual({ mails: 0, messages: 0 });
    expect(await channel(admin, 'sms')).toMatchObject({ enviados_mes: 1 });
    expect(codeOf(await offering.sign(id, code))).toBe('done');
    const [{ firma }] = await world.dataSource.query('SELECT firma FROM ofertas WHERE id = $1', [id]);
    expect(firma).toMatchObject({ movil: to, nombre: SIGNER.nombre, intentos: 1 });
  });

  it('is not offered, and is refused, to whoever does not take SMS, has no mobile, or when SMS is off', async () => {
    const silent = await sent(false);
    expect(await offering.pages.find(silent.token)).toMatchObject({ movil: null });
    expect(codeOf(await bySms(silent.token))).toBe('offer_code_no_sms');
    const fixed = await sent();
    await world.change(`UPDATE candidates SET telefono = '+34 932 000 111' WHERE id = $1`, [fixed.candidate]);
    expect(codeOf(await bySms(fixed.token))).toBe('offer_code_no_sms');
    const ready = await sent();
    await saveChannel(admin, 'sms', gateway.url, { activo: false });
    expect(await offering.pages.find(ready.token)).toMatchObject({ movil: null });
    expect(codeOf(await bySms(ready.token))).toBe('offer_code_no_sms');
    // What was refused is no code that was sent.
    expect(codeOf(await offering.pages.sendCode(ready.token, SIGNER))).toBe('done');
    expect(gateway.asked).toEqual([]);
  });

  it('signs nothing after the mobile has changed, or after another was asked for by e-mail', async () => {
    const { id, token, to, candidate } = await sent();
    await bySms(token);
    const code = await received(to);
    await world.change(`UPDATE candidates SET telefono = '+34 699 000 111' WHERE id = $1`, [candidate]);
    expect(await offering.pages.find(token)).toMatchObject({ codigo_por: null, movil: '•••111' });
    expect(codeOf(await offering.sign(id, code))).toBe('offer_code_expired');
    world.clock.advance(61_000);
    const next = await offering.code(id);
    expect(codeOf(await offering.sign(id, code))).toBe('offer_code_wrong');
    expect(codeOf(await offering.sign(id, next))).toBe('done');
    const [{ firma }] = await world.dataSource.query('SELECT firma FROM ofertas WHERE id = $1', [id]);
    expect(firma.movil).toBeUndefined();
  });

  it('is tried again with the same id when the provider is busy, and not when it refuses', async () => {
    const busy = await sent();
    let tries = 0;
    gateway.script = () =>
      ++tries < 2 ? { status: 503, body: { code: 'busy' } } : { body: { id: newId('sms') } };
    await bySms(busy.token);
    const code = await received(busy.to, 2);
    expect(new Set(gateway.asked.map(({ body }) => body.id)).size).toBe(1);
    expect(codeOf(await offering.sign(busy.id, code))).toBe('done');
    gateway.asked.length = 0;
    gateway.script = () => ({ status: 400, body: { code: 'invalid_number' } });
    const refused = await sent();
    await bySms(refused.token);
    await world.until(async () => {
      const [job] = await world.dataSource.query(
        `SELECT state FROM pgboss.job WHERE name = 'codigos_oferta' AND data->>'id' = $1`,
        [refused.id],
      );
      return job.state === 'completed';
    });
    expect(texts(refused.to)).toHaveLength(1);
    // The person asks for one by e-mail, and signs.
    world.clock.advance(61_000);
    expect(codeOf(await offering.sign(refused.id, await offering.code(refused.id)))).toBe('done');
  });

  it('counts in the month, whose limit it keeps', async () => {
    const { enviados_mes } = await channel(admin, 'sms');
    await saveChannel(admin, 'sms', gateway.url, { limite_mensual: enviados_mes + 1 });
    const [one, two] = [await sent(), await sent()];
    const outcomes = await Promise.all([bySms(one.token), bySms(two.token)]);
    expect(outcomes.map(codeOf).sort()).toEqual(['done', 'offer_code_no_sms']);
    expect((await channel(admin, 'sms')).enviados_mes).toBe(enviados_mes + 1);
  });
});
