import { pdf, submit } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';

let world: World;
let admin: Agent;
/** The administrator who creates the keys has applied here: their own data are not those of the key. */
let candidate: string;
const files: Record<string, string> = {};
beforeAll(async () => {
  world = await createWorld();
  const maker = await world.given.user({ role: 'admin' });
  admin = await world.agentOf(maker);
  await submit(admin).expect(201);
  candidate = (await admin.get('/api/candidates/me')).body.candidate.id;
  const asked = await admin.post('/api/documents').send({ candidato_id: candidate, nombre: 'Permiso' });
  await admin.put(`/api/documents/${asked.body.id}/file`).attach('archivo', pdf(), 'p.pdf').expect(200);
  const sent = await admin
    .post('/api/threads/mine')
    .field('texto', 'Hola')
    .attach('adjuntos', pdf(), 'a.pdf')
    .expect(201);
  files['candidates:read'] = `/api/candidates/${candidate}/cv`;
  files['documents:read'] = `/api/documents/${asked.body.id}/file`;
  files['threads:read'] = sent.body.adjuntos[0].url;
});
afterAll(() => world.close());

async function keyWith(...permisos: string[]): Promise<string> {
  const nombre = `Con ${permisos.join(' y ')}`;
  const { body } = await admin.post('/api/api-keys').send({ nombre, permisos }).expect(201);
  return body.clave as string;
}
const read = (clave: string, path = '') =>
  world.agent().get(path).set('Authorization', `Bearer ${clave}`).buffer();

it.each([
  ['candidates:read', 'cv.viewed'],
  ['documents:read', 'document.viewed'],
  ['threads:read', 'thread.attachment_downloaded'],
])('a key with %s reads the file, and the key is logged in %s', async (permission, action) => {
  const clave = await keyWith(permission);
  expect((await read(clave, files[permission]).expect(200)).body).toEqual(pdf());
  const entries = await world.dataSource.query<{ details: string }[]>(
    `SELECT details FROM system_logs WHERE action = $1 AND entity_id = $2`,
    [action, candidate],
  );
  expect(entries.map(({ details }) => details)).toEqual([
    expect.stringContaining(`(con la clave de API «Con ${permission}»)`),
  ]);
});

it('a key without the permission reads no file, whoever created it', async () => {
  const clave = await keyWith('applications:read', 'notes:read');
  for (const path of Object.values(files)) {
    expect([path, (await read(clave, path)).body.code]).toEqual([path, 'forbidden']);
  }
});
