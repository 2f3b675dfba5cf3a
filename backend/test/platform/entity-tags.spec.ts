import { randomUUID } from 'node:crypto';
import { submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let hr: Agent;
let admin: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  admin = await world.signedInAs('admin');
});
afterAll(() => world.close());

let people = 0;
async function application(): Promise<{ id: string; candidate: string }> {
  const agent = await world.registered(`etiqueta${++people}@example.com`);
  const { body } = await submit(agent).expect(201);
  const me = await agent.get('/api/candidates/me');
  return { id: body.application.id, candidate: me.body.candidate.id };
}
const tagOf = async (path: string, agent: Agent = hr): Promise<string> =>
  (await agent.get(path).expect(200)).headers.etag as string;

it('one record has a strong tag, and a matching If-None-Match gets 304', async () => {
  const { id, candidate } = await application();
  const vacancy = await world.givenVacancy();
  // Its history shows the state of its message.
  await world.until(async () => {
    const open = `SELECT 1 FROM correos WHERE estado IN ('pendiente', 'enviando')`;
    return (await world.dataSource.query<unknown[]>(open)).length === 0;
  });
  const user = await world.given.user({ role: 'rrhh' });
  const paths = [
    `applications/${id}`,
    `candidates/${candidate}`,
    `vacancies/${vacancy}`,
    `users/${user.id}`,
    'config',
    'templates/rechazo',
  ];
  for (const path of paths.map((one) => `/api/${one}`)) {
    const etag = await tagOf(path, admin);
    expect(etag).toMatch(/^"\d+\.[\w-]{22}"$/);
    const again = await admin.get(path).set('If-None-Match', etag).expect(304);
    expect(again.text).toBe('');
    await admin.get(path).set('If-None-Match', '"1.xxxxxxxxxxxxxxxxxxxxxx"').expect(200);
  }
  const before = await tagOf(`/api/applications/${id}`);
  await world.moveTo(id, 'en_revision');
  await hr.get(`/api/applications/${id}`).set('If-None-Match', before).expect(200);
});

describe('a change with If-Match', () => {
  const move = (id: string, tag: string, body: object = { estado: 'en_revision', notificar: false }) =>
    hr.post(`/api/applications/${id}/move`).set('If-Match', tag).send(body);

  it('uses the tag instead of a version, and one of two concurrent changes is refused', async () => {
    const { id } = await application();
    const tag = await tagOf(`/api/applications/${id}`);
    const targets = ['en_revision', 'entrevista', 'contratada'];
    const answers = await Promise.all(targets.map((estado) => move(id, tag, { estado, notificar: false })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({ code: 'precondition_failed', application: { version: 2 } });
    expect((await hr.get(`/api/applications/${id}`)).body.version).toBe(2);
  });

  it('is refused for an old, weak or unknown tag and for a different version; `*` matches any', async () => {
    const { id } = await application();
    const tag = await tagOf(`/api/applications/${id}`);
    for (const wrong of [`W/${tag}`, '"x"', tag.replace('"1.', '"7.'), 'nada']) {
      expect((await move(id, wrong).expect(412)).body.code).toBe('precondition_failed');
    }
    await move(id, tag, { estado: 'en_revision', version: 2 }).expect(412);
    await move(id, '*', { estado: 'en_revision' }).expect(422);
    await move(id, '*', { estado: 'en_revision', version: 1, notificar: false }).expect(200);
    await hr
      .post(`/api/applications/${randomUUID()}/move`)
      .set('If-Match', tag)
      .send({ estado: 'contratada' })
      .expect(404);
    // Without the header nothing changes.
    expect(
      (await hr.post(`/api/applications/${id}/move`).send({ estado: 'recibida', version: 1 }).expect(409))
        .body.code,
    ).toBe('stale_version');
  });

  it('of a record without a version uses its row, also with two concurrent changes', async () => {
    const { body: created } = await hr.post('/api/tags').send({ nombre: 'Original' }).expect(201);
    const path = `/api/tags/${created.id as string}`;
    const first = await hr.put(path).send({ nombre: 'Segunda' }).expect(200);
    const tag = first.headers.etag as string;
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    const answers = await Promise.all(
      names.map((nombre) => hr.put(path).set('If-Match', tag).send({ nombre })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = answers.find(({ status }) => status === 200);
    await hr.delete(path).set('If-Match', tag).expect(412);
    await hr
      .delete(path)
      .set('If-Match', winner?.headers.etag as string)
      .expect(200);
    await hr.delete(path).set('If-Match', tag).expect(404);
  });

  it('of an account detects a change by somebody else', async () => {
    const user = await world.given.user({ role: 'rrhh' });
    const path = `/api/users/${user.id}`;
    const tag = await tagOf(path, admin);
    const changed = await admin.patch(path).set('If-Match', tag).send({ status: 'inactive' }).expect(200);
    await admin.patch(path).set('If-Match', tag).send({ status: 'active' }).expect(412);
    await admin
      .patch(path)
      .set('If-Match', changed.headers.etag as string)
      .send({ status: 'active' })
      .expect(200);
  });

  it('of a vacancy or of the settings is refused with an old tag', async () => {
    const vacancy = await world.givenVacancy();
    const path = `/api/vacancies/${vacancy}`;
    const tag = await tagOf(path);
    await world.dataSource.query(`UPDATE vacantes SET version = version + 1 WHERE id = $1`, [vacancy]);
    await hr.delete(path).set('If-Match', tag).expect(412);
    await hr
      .delete(path)
      .set('If-Match', await tagOf(path))
      .expect(204);
    const settings = await tagOf('/api/config', admin);
    const put = (match: string, horas: number) =>
      admin.put('/api/config').set('If-Match', match).send({ rechazo_retraso_horas: horas });
    const saved = await put(settings, 5).expect(200);
    await put(settings, 6).expect(412);
    await put(saved.headers.etag as string, 24).expect(200);
  });

  it('of the view of another person is not found', async () => {
    const { body: view } = await hr.post('/api/saved-views').send({ nombre: 'Mía', filtros: {} });
    const other = await world.signedInAs('rrhh');
    await other
      .delete(`/api/saved-views/${view.id as string}`)
      .set('If-Match', '"1.xxxxxxxxxxxxxxxxxxxxxx"')
      .expect(404);
    await hr
      .delete(`/api/saved-views/${view.id as string}`)
      .set('If-Match', '"1.xxxxxxxxxxxxxxxxxxxxxx"')
      .expect(412);
  });
});
