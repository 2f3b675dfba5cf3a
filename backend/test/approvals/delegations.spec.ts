import { madridDay } from '../../src/platform/values/madrid-day.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let agent: Agent;
let deputy: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  agent = await world.agentOf(await world.given.user({ role: 'responsable', nombre: 'Jordi' }));
  deputy = (await world.given.user({ role: 'rrhh', nombre: 'Ana' })).id;
});

/** The day so many days from today. */
const day = (days: number): string => madridDay(new Date(world.clock.now().getTime() + days * 86_400_000));
const delegate = (desde: string, hasta: string, suplente_id = deputy) =>
  agent.post('/api/approval-delegations').send({ suplente_id, desde, hasta });
const listed = async (): Promise<unknown[]> =>
  (await agent.get('/api/approval-delegations').expect(200)).body;

describe('a delegation of approvals', () => {
  it.each([
    ['begins before today', () => [day(-1), day(1)], 'desde'],
    ['ends before it begins', () => [day(2), day(1)], 'hasta'],
    ['ends in more than a year', () => [day(0), day(366)], 'hasta'],
    ['ends in the year 9999', () => [day(0), '9999-12-31'], 'hasta'],
  ] as [string, () => [string, string], string][])('is refused that %s', async (_why, days, field) => {
    const [desde, hasta] = days();
    const { body } = await delegate(desde, hasta).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    await delegate(day(0), day(365)).expect(201);
  });

  it('names the same person once for a day, also when sent twice at once', async () => {
    const answers = await Promise.all([delegate(day(1), day(5)), delegate(day(3), day(8))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await delegate(day(5), day(5)).expect(422)).body.errors).toEqual({
      suplente_id: ['Ya decide en tu lugar en alguno de esos días'],
    });
    await delegate(day(9), day(10)).expect(201);
    const other = await world.given.user({ role: 'responsable', nombre: 'Pol' });
    await delegate(day(1), day(5), other.id).expect(201);
    expect(await listed()).toHaveLength(3);
  });

  it('is one of twenty at most that are not over', async () => {
    for (let n = 0; n < 20; n += 1) await delegate(day(n), day(n)).expect(201);
    const { body } = await delegate(day(30), day(30)).expect(409);
    expect(body.code).toBe('delegations_limit');
    expect(await listed()).toHaveLength(20);
  });
});
