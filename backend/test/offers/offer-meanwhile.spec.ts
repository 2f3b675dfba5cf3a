import { daysAfter } from '../../src/candidates/people/tasks/task.rules.js';
import { EndOffer } from '../../src/offers/end-offer.js';
import { SealOffers } from '../../src/offers/signing/seal-offers.js';
import { madridDay } from '../../src/platform/values/madrid-day.js';
import { move, recordOf } from '../onboarding/onboarding-given.js';
import { type Agent, createWorld, type World } from '../world.js';
import { Offering, SIGNER } from './offers-given.js';

let world: World;
let hr: Agent;
let offering: Offering;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  offering = new Offering(world, hr);
});
afterAll(() => world.close());
afterEach(() => world.clock.reset());

const codeOf = (outcome: { done: boolean; code?: string }) => (outcome.done ? 'done' : outcome.code);

describe('what changes while an offer waits for its answer', () => {
  it('given more time, it is signed with a code that is sent, as the first one was', async () => {
    const { id } = await offering.sent();
    const first = await offering.code(id);
    const { version } = await offering.get(id);
    const caduca_el = daysAfter(madridDay(world.clock.now()), 9);
    await offering.act(id, 'extend', { version, caduca_el }).expect(200);
    world.clock.advance(61_000);
    const next = await offering.code(id);
    const [{ sent }] = await world.dataSource.query(
      `SELECT count(*)::int AS sent FROM correos WHERE plantilla = 'oferta_codigo' AND causa LIKE 'oferta:' || $1 || ':%'`,
      [id],
    );
    expect(sent).toBe(2);
    expect(codeOf(await offering.sign(id, first))).toBe('offer_code_wrong');
    expect(codeOf(await offering.sign(id, next))).toBe('done');
  });

  it('a link and a code that went to an address that is not the person’s any more open and sign nothing', async () => {
    const { id, token, candidate } = await offering.sent();
    const code = await offering.code(id);
    await world.dataSource.query(`UPDATE candidates SET email = 'nueva.' || email WHERE id = $1`, [
      candidate,
    ]);
    expect(await offering.pages.find(token)).toBeNull();
    expect(await offering.pages.pdf(token, 'carta')).toBeNull();
    const answer = { rechazo: 'otra_oferta', motivo: '' };
    expect(codeOf(await offering.pages.decline(token, answer))).toBe('offer_gone');
    expect(await offering.pages.find(await offering.tokenOf(id))).toMatchObject({ codigo_por: null });
    expect(codeOf(await offering.sign(id, code))).toBe('offer_code_expired');
    world.clock.advance(61_000);
    expect(codeOf(await offering.sign(id, await offering.code(id)))).toBe('done');
  });

  it('a rejection that its person has not read of shows nowhere, and signs nothing', async () => {
    const { id, token, application, agent } = await offering.sent();
    await offering.pages.open(token);
    const code = await offering.code(id);
    await move(world, hr, application, 'rechazada');
    expect((await offering.get(id)).estado).toBe('retirada');
    expect((await offering.pages.find(token))?.estado).toBe('vista');
    expect((await agent.get('/api/offers/mine').expect(200)).body).toMatchObject([{ id, estado: 'vista' }]);
    expect(codeOf(await offering.pages.sendCode(token, SIGNER))).toBe('offer_withdrawn');
    expect(codeOf(await offering.sign(id, code))).toBe('offer_withdrawn');
  });

  it('whoever is hired without signing is not told that the offer has expired', async () => {
    const { id, application } = await offering.sent();
    await move(world, hr, application, 'contratada');
    const yesterday = daysAfter(madridDay(world.clock.now()), -1);
    await world.dataSource.query(`UPDATE ofertas SET caduca_el = $2 WHERE id = $1`, [id, yesterday]);
    await world.app.get(EndOffer).expire();
    expect((await offering.get(id)).estado).toBe('caducada');
    const [{ told, team }] = await world.dataSource.query(
      `SELECT count(*) FILTER (WHERE asunto LIKE 'Tu oferta ha caducado%')::int AS told,
        count(*) FILTER (WHERE asunto LIKE 'Caducada:%')::int AS team FROM correos WHERE causa LIKE 'oferta:' || $1 || ':%'`,
      [id],
    );
    expect({ told, team: team > 0 }).toEqual({ told: 0, team: true });
  });
});

it('of two signed versions the start pack has the latest', async () => {
  const { id, application } = await offering.sent();
  await offering.sign(id, await offering.code(id));
  await world.app.get(SealOffers).run();
  await world.until(async () => (await offering.get(id)).sellada_at !== null);
  await move(world, hr, application, 'en_revision');
  const { body: next } = await offering.create(application, { turno: 'Noches' }).expect(201);
  await offering.act(next.id, 'send', { version: 1 }).expect(200);
  await offering.sign(next.id, await offering.code(next.id));
  await world.app.get(SealOffers).run();
  await world.until(async () => (await offering.get(next.id)).sellada_at !== null);
  const { id: onboarding } = await recordOf(hr, application);
  const pack = await hr
    .post(`/api/onboardings/${onboarding}/start-pack`)
    .send({})
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  // Once where the file is, once in the directory of the archive.
  expect((pack.body as Buffer).toString('latin1').match(/OF-\S+-firmada\.pdf/g)).toHaveLength(2);
});

it('an offer has no characters that its document leaves out', async () => {
  const { application } = await offering.person();
  const { body } = await offering
    .create(application, {
      puesto: 'Mecánica 🔧',
      condiciones: '❌ Guardias',
      pluses: [{ concepto: 'Nocturnidad 🌙', importe: 1250, por: 'noche' }],
    })
    .expect(422);
  expect(Object.keys(body.errors).sort()).toEqual(['condiciones', 'pluses.0.concepto', 'puesto']);
});
