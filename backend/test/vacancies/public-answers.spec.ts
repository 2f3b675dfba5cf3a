import { createWorld, type World } from '../world.js';

let world: World;
let id: string;
beforeAll(async () => {
  world = await createWorld();
  id = await world.givenVacancy({ titulo: 'Conductora' });
});
afterAll(() => world.close());

const titleOf = async (path: string): Promise<string> => {
  const { body } = await world.agent().get(path).expect(200);
  return (Array.isArray(body) ? body : [body]).map(({ titulo }: { titulo: string }) => titulo).join();
};
const rename = (titulo: string) =>
  world.dataSource.query(`UPDATE vacantes SET titulo = $2 WHERE id = $1`, [id, titulo]);

it.each(['/api/vacancies', '/api/vacancies/:id'])(
  '%s returns the current state, however often it was requested',
  async (form) => {
    const path = form.replace(':id', id);
    for (const titulo of ['Conductora', 'Mecánica', 'Gruista']) {
      await rename(titulo);
      expect([await titleOf(path), await titleOf(path)]).toEqual([titulo, titulo]);
    }
  },
);

it('the second response has every header of the first, but its own id', async () => {
  const own = ['date', 'x-request-id'];
  const shared = ({ headers }: { headers: Record<string, string> }) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
  const path = '/api/vacancies?range=[0,3]';
  const [first, second] = [await world.agent().get(path), await world.agent().get(path)];
  expect(shared(second)).toEqual(shared(first));
  expect(second.body).toEqual(first.body);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  await world.agent().get(path).set('If-None-Match', String(first.headers.etag)).expect(304);
});

it('a closed opening disappears at once, and staff still see more', async () => {
  const hr = await world.signedInAs('rrhh');
  await world.agent().get(`/api/vacancies/${id}`).expect(200);
  await world.dataSource.query(`UPDATE vacantes SET estado = 'cerrada' WHERE id = $1`, [id]);
  await world.agent().get(`/api/vacancies/${id}`).expect(410);
  const { body } = await hr.get(`/api/vacancies/${id}`).expect(200);
  expect(body).toMatchObject({ titulo: 'Gruista', estado: 'cerrada' });
});
