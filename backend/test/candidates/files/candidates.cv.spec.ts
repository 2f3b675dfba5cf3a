import { pdf, submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let owner: Agent;
let candidate: string;
const content = pdf('mío');

beforeAll(async () => {
  world = await createWorld();
  owner = await world.registered('duena@example.com');
  await submit(owner, { cv: content }).expect(201);
  candidate = (await owner.get('/api/candidates/me')).body.candidate.id;
});
afterAll(() => world.close());

const cv = (agent: Agent, id = candidate, query = '') =>
  agent.get(`/api/candidates/${id}/cv${query}`).buffer();

async function views(): Promise<string[]> {
  const rows = await world.dataSource.query<{ action: string }[]>(
    `SELECT action FROM system_logs WHERE entity_id = $1 ORDER BY id`,
    [candidate],
  );
  return rows.map(({ action }) => action);
}

describe('a CV', () => {
  it('is served to its owner, byte for byte, without an access log entry', async () => {
    const response = await cv(owner);
    expect(response.status).toBe(200);
    expect(Buffer.compare(response.body as Buffer, content)).toBe(0);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="CV_Nuria.pdf"; filename*=UTF-8''CV_N%C3%BAria.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await views()).toEqual([]);
  });

  it('is served to staff, with an access log entry', async () => {
    const hr = await world.signedInAs('rrhh');
    await cv(hr).expect(200);
    const download = await cv(hr, candidate, '?descargar=1');
    expect(download.headers['content-disposition']).toMatch(/^attachment; /);
    expect(await views()).toEqual(['cv.viewed', 'cv.downloaded']);
  });

  it('is not found for another candidate, nor for a visitor', async () => {
    const stranger = await world.registered('otra@example.com');
    await submit(stranger).expect(201);
    const refused = await cv(stranger);
    const missing = await cv(stranger, '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11');
    expect([refused.status, refused.body.toString()]).toEqual([404, missing.body.toString()]);
    expect((await cv(world.agent())).status).toBe(401);
    expect((await cv(stranger, 'no-such-id')).status).toBe(404);
  });

  it('whose object is lost is reported as damaged, not as missing from the application', async () => {
    const agent = await world.registered('perdida@example.com');
    await submit(agent).expect(201);
    const { body } = await agent.get('/api/candidates/me');
    await world.dataSource.query(`UPDATE archivos SET clave = 'candidatos-documentos/gone' WHERE id = $1`, [
      body.candidate.cv.id,
    ]);
    const response = await agent.get(`/api/candidates/${body.candidate.id}/cv`);
    expect([response.status, response.body.code, response.body.detail]).toEqual([
      502,
      'file_damaged',
      'El archivo está dañado y no se puede abrir. Hay que recuperarlo de una copia de seguridad o volver a enviarlo.',
    ]);
  });
});
