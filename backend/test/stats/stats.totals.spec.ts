import { submit } from '../candidates/application-form.js';
import { findInvariantViolations } from '../operations/data/invariants.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

const figures = async (name: string): Promise<Record<string, number>> =>
  (await admin.get(`/api/stats/${name}`).expect(200)).body as Record<string, number>;

describe('the overall statistics', () => {
  it('are zero without data, and count accounts and departments from the start', async () => {
    expect(await figures('vacancies')).toEqual({
      total: 0,
      active: 0,
      paused: 0,
      draft: 0,
      closed: 0,
      applications: 0,
    });
    expect(Object.values(await figures('applications')).every((figure) => figure === 0)).toBe(true);
    const [{ departments } = { departments: 0 }] = await world.dataSource.query<{ departments: number }[]>(
      'SELECT count(*)::int AS departments FROM departamentos_vacantes WHERE activo',
    );
    expect(await figures('system')).toEqual({
      totalUsers: 1,
      totalVacancies: 0,
      totalApplications: 0,
      activeDepartments: departments,
    });
  });

  it('count each application once, in its current stage', async () => {
    const vacancy = await world.givenVacancy();
    await world.givenVacancy({ estado: 'borrador' });
    await world.givenVacancy({ estado: 'cerrada' });
    await world.givenVacancy({ estado: 'pausada' });
    const ids: string[] = [];
    for (let person = 0; person < 4; person += 1) {
      const agent = await world.registered(`total${person}@example.com`);
      const { body } = await submit(agent, person < 2 ? { fields: { vacante_id: vacancy } } : {}).expect(201);
      ids.push((body as { application: { id: string } }).application.id);
    }
    const [hired, seen, rejected, withdrawn] = ids as [string, string, string, string];
    await world.moveTo(hired, 'contratada');
    await world.moveTo(seen, 'entrevista');
    await world.moveTo(rejected, 'rechazada');
    await world.withdraw(withdrawn);
    expect(await figures('applications')).toEqual({
      total: 4,
      new: 0,
      in_review: 0,
      interviewed: 1,
      hired: 1,
      rejected: 1,
      withdrawn: 1,
    });
    expect(await figures('vacancies')).toEqual({
      total: 4,
      active: 1,
      paused: 1,
      draft: 1,
      closed: 1,
      applications: 2,
    });
    const { totalVacancies, totalApplications } = await figures('system');
    expect({ totalVacancies, totalApplications }).toEqual({ totalVacancies: 4, totalApplications: 4 });
    expect(await findInvariantViolations(world.dataSource)).toEqual([]);
  });

  it('are for administrators', async () => {
    const hr = await world.signedInAs('rrhh');
    for (const name of ['vacancies', 'applications', 'system']) {
      await hr.get(`/api/stats/${name}`).expect(403);
      await world.agent().get(`/api/stats/${name}`).expect(401);
    }
  });
});
