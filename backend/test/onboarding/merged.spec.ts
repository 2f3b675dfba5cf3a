import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { ErasePerson } from '../../src/privacy/erasure/erase-person.js';
import { User } from '../../src/auth/user.entity.js';
import { Offering } from '../offers/offers-given.js';
import { type Agent, createWorld, type World } from '../world.js';
import {
  givenHired,
  givenPerson,
  type Hired,
  mine,
  move,
  type OnboardingBody,
  PNG,
  recordOf,
  taskOf,
} from './onboarding-given.js';

/* What is open before the first day, and an offer that waits, when records are united or their person is erased. */

let world: World;
let hr: Agent;
let offering: Offering;
beforeAll(async () => {
  world = await createWorld({ sendsMail: false });
  hr = await world.signedInAs('rrhh');
  offering = new Offering(world, hr);
});
afterAll(() => world.close());

/** The second record, which has no account, goes into the first. */
async function merge(kept: Hired, absorbed: Hired): Promise<string> {
  await world.change('UPDATE candidates SET user_id = NULL WHERE id = $1', [absorbed.candidate]);
  const ids = [kept.candidate, absorbed.candidate];
  const rows = await world.dataSource.query<{ id: string; at: Date }[]>(
    'SELECT id, modificado_at AS at FROM candidates WHERE id = ANY($1)',
    [ids],
  );
  const [conservado_at, absorbido_at] = ids.map((id) => rows.find((row) => row.id === id)?.at.toISOString());
  const order = { absorbido_id: absorbed.candidate, conservado_at, absorbido_at };
  return (await hr.post(`/api/candidates/${kept.candidate}/merge`).send(order).expect(200)).body.id;
}
const asked = async (person: Hired, nombre: string): Promise<string> =>
  (await hr.post('/api/documents').send({ candidato_id: person.candidate, nombre }).expect(201)).body.id;
const identity = (record: OnboardingBody | null) => {
  if (!record) throw new Error('there is no incorporación');
  return taskOf(record, 'identidad');
};
const upload = (person: Hired, id = '') =>
  person.agent.put(`/api/documents/${id}/file`).attach('archivo', PNG, 'dni.png').expect(200);

describe('two records that ask for the same document', () => {
  it('are one request after a merge, in the incorporación that came too, and two after its undo', async () => {
    const other = await givenHired(world, hr);
    const kept = await givenPerson(world, { vacante_id: await world.givenVacancy() });
    const own = identity(other.record).documento?.id;
    const request = await asked(kept, identity(other.record).titulo);
    const id = await merge(kept, other);
    expect(identity(await mine(kept.agent)).documento?.id).toBe(request);
    await upload(kept, request);
    expect(identity(await recordOf(hr, other.application)).turno).toBe('rrhh');
    await hr.post(`/api/documents/${request}/accept`).send({ version: 2 }).expect(200);
    expect(identity(await mine(kept.agent)).hecha_at).not.toBeNull();

    await hr.post(`/api/merges/${id}/undo`).expect(204);
    const after = identity(await recordOf(hr, other.application));
    expect([after.documento?.id, after.documento?.estado, after.turno, after.hecha_at]).toEqual([
      own,
      'pendiente',
      'persona',
      null,
    ]);
  });

  it('that was uploaded already it is the turn of human resources', async () => {
    const other = await givenHired(world, hr);
    const kept = await givenPerson(world, { vacante_id: await world.givenVacancy() });
    const request = await asked(kept, identity(other.record).titulo);
    await upload(kept, request);
    await merge(kept, other);
    expect(identity(await recordOf(hr, other.application)).turno).toBe('rrhh');
  });

  it('of two incorporaciones both follow the one that stays', async () => {
    const other = await givenHired(world, hr);
    const kept = await givenPerson(world, { vacante_id: await world.givenVacancy() });
    await move(world, hr, kept.application, 'contratada');
    await merge(kept, other);
    const [one, two] = [await recordOf(hr, kept.application), await recordOf(hr, other.application)];
    const documents = (record: OnboardingBody) =>
      record.tareas.flatMap(({ documento }) => documento?.id ?? []);
    expect(documents(two).sort()).toEqual(documents(one).sort());
  });
});

it('an offer of the absorbed record is signed with a code that went to the address that stays', async () => {
  const offer = await offering.sent();
  const before = await offering.code(offer.id);
  const kept = await givenPerson(world);
  await merge(kept, offer);
  expect(await offering.sign(offer.id, before)).toMatchObject({ done: false, code: 'offer_code_expired' });
  world.clock.advance(120_000);
  expect(await offering.sign(offer.id, await offering.code(offer.id))).toEqual({ done: true });
  expect(identity(await mine(kept.agent)).documento?.estado).toBe('pendiente');
});

it('of a signature and an erasure at once, what was signed is set apart and nothing else is left', async () => {
  const { manager } = world.dataSource;
  const person = await offering.sent();
  const codigo = await offering.code(person.id);
  const [signed] = await Promise.all([
    offering.sign(person.id, codigo),
    inTransaction(world.dataSource, async (erasing) => {
      const user = await erasing.findOneOrFail(User, {
        where: { email: person.email },
        lock: { mode: 'pessimistic_write' },
      });
      await world.app.get(ErasePerson, { strict: false }).execute(erasing, user);
    }),
  ]);
  const count = async (table: string) =>
    (await manager.query(`SELECT count(*)::int AS n FROM ${table} WHERE id = $1`, [person.id]))[0].n;
  expect([await count('ofertas_bloqueadas'), await count('ofertas')]).toEqual([signed.done ? 1 : 0, 0]);
  expect(await offering.pages.find(person.token)).toBeNull();
});
