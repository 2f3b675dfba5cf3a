import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { PersonalDataHooks } from '../../src/platform/personal-data/personal-data-hooks.js';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { pdf, submit } from '../candidates/application-form.js';
import { PrivacyWorld } from './privacy-world.js';
import type { Agent } from '../world.js';

let privacy: PrivacyWorld;
beforeAll(async () => {
  privacy = await PrivacyWorld.create();
  // As the owning modules do: each declares its files.
  privacy.world.app.get(PersonalDataHooks).register({
    name: 'prueba_cv',
    read: async (manager, { candidateId }) => {
      const [row] = await manager.query<{ id: string; nombre_original: string }[]>(
        `SELECT f.id, f.nombre_original FROM candidates c JOIN archivos f ON f.id = c.cv_archivo_id WHERE c.id = $1`,
        [candidateId],
      );
      return {
        data: { tiene_cv: row !== undefined },
        files: row ? [row, row].map(({ id }) => ({ archivoId: id, name: '../../CV Núria.pdf' })) : [],
      };
    },
  });
});
afterAll(() => privacy.close());

const download = (agent: Agent) =>
  agent
    .post('/api/privacy/export')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      (response as unknown as Readable)
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => done(null, Buffer.concat(chunks)));
    });

/** Contents by name, as an archive program reads them. */
async function unzip(archive: Buffer): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const contents = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        stream.on('end', () => {
          contents.set(entry.fileName, Buffer.concat(chunks).toString());
          zip.readEntry();
        });
      }),
    );
    zip.readEntry();
  });
  return contents;
}

type Parts = Record<string, Record<string, unknown>[]>;
const partsOf = (contents: Map<string, string>): Parts =>
  (JSON.parse(contents.get('datos.json') ?? '') as { datos: Parts }).datos;

async function givenAddressData(email: string): Promise<void> {
  const { dataSource } = privacy.world;
  await dataSource.query(
    `INSERT INTO alertas_empleo (email, criterios, criterios_hash, ultima_revision, created_at)
     VALUES ($1, '{"q": "noche"}', repeat('a', 64), now(), now())`,
    [email],
  );
  await dataSource.query(
    `INSERT INTO mensajes_contacto (referencia, clave, nombre, email, tipo, servicio, mensaje, aviso_version)
     VALUES ($1, $1, 'Núria', $2, 'otro', 'empleo', '¿Hay turno de noche?', '1.1')`,
    [`C-${email}`, email],
  );
}

it('the data export contains everything about a person, and nothing about others', async () => {
  const email = 'copia@example.com';
  const { user, agent } = await privacy.person(email);
  await submit(agent, { cv: pdf('mi CV') }).expect(201);
  await givenAddressData(email);
  await givenAddressData('otra@example.com');
  const token = await privacy.asked(agent, email);
  // Of the application and of the erasure.
  await privacy.mailsSent(email, 2);

  const answer = await download(agent).expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Mis_datos_\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const contents = await unzip(answer.body as Buffer);
  expect([...contents.keys()]).toEqual([
    'LEEME.txt',
    'datos.json',
    'archivos/cv/cv-1-CV.pdf',
    'archivos/prueba_cv/CV Núria.pdf',
    'archivos/prueba_cv/CV Núria (2).pdf',
  ]);
  expect(contents.get('archivos/prueba_cv/CV Núria.pdf')).toBe(pdf('mi CV').toString());
  expect(contents.get('LEEME.txt')).toContain('Tus datos en Zarvia');

  const parts = partsOf(contents);
  expect(parts.alertas_empleo).toEqual([expect.objectContaining({ email, criterios: { q: 'noche' } })]);
  expect(parts.mensajes_contacto).toEqual([expect.objectContaining({ mensaje: '¿Hay turno de noche?' })]);
  expect(parts.avisos_mostrados?.map(({ formulario }) => formulario)).toEqual(['candidatura', 'contacto']);
  const tipos = parts.mensajes?.map(({ tipo }) => tipo);
  expect(tipos).toContain('Confirmación de borrado de cuenta');
  expect(tipos).toContain('Candidatura recibida');
  expect(parts.registro?.map(({ accion }) => accion)).toContain('privacy.erasure_requested');
  expect(contents.get('datos.json')).not.toContain(token);
  expect(contents.get('datos.json')).not.toContain('otra@example.com');
  const logged = await privacy.world.dataSource.query<unknown[]>(
    `SELECT 1 FROM system_logs WHERE action = 'privacy.exported' AND entity_id = $1`,
    [user.id],
  );
  expect(logged).toHaveLength(1);
});

it('the data export has the tasks about a person, without who has or made them', async () => {
  const { agent } = await privacy.person('tarea@example.com');
  await submit(agent).expect(201);
  const { candidate } = (await agent.get('/api/candidates/me')).body;
  const hr = await privacy.world.signedInAs('rrhh');
  const task = { titulo: 'Pedir referencias', detalle: 'A la última empresa', vence_el: '2027-01-15' };
  await hr
    .post('/api/tasks')
    .send({ ...task, candidato_id: candidate.id })
    .expect(201);

  const contents = await unzip((await download(agent).expect(200)).body as Buffer);
  expect(partsOf(contents).tareas).toEqual([
    { ...task, hecha_at: null, created_at: expect.stringMatching(/^\d{4}-/) },
  ]);
});

it('the data export does not reveal a rejection before its message is sent', async () => {
  const { agent } = await privacy.person('espera@example.com');
  const { body } = await submit(agent).expect(201);
  const hr = await privacy.world.signedInAs('rrhh');
  const id = String(
    (body as { id?: string; application?: { id: string } }).application?.id ??
      (await agent.get('/api/candidates/me')).body.current.id,
  );
  const { body: application } = await hr.get(`/api/applications/${id}`).expect(200);
  await hr
    .post(`/api/applications/${id}/move`)
    .send({ estado: 'rechazada', version: application.version })
    .expect(200);
  const contents = await unzip((await download(agent).expect(200)).body as Buffer);
  expect(contents.get('datos.json')).not.toMatch(/rechaz|Gracias por presentarte/i);
});

it('the data export of an unverified address leaves out what was done with that address', async () => {
  const email = 'ajena@example.com';
  await givenAddressData(email);
  const { agent } = await privacy.person(email, false);
  const contents = await unzip((await download(agent).expect(200)).body as Buffer);
  expect(partsOf(contents)).toMatchObject({
    alertas_empleo: [],
    mensajes_contacto: [],
    avisos_mostrados: [],
  });
  expect(contents.get('LEEME.txt')).toContain('Todavía no has verificado tu correo');
});

it('an export whose files cannot be read fails before it begins, and does not count', async () => {
  const { agent } = await privacy.person('sin-disco@example.com');
  await submit(agent).expect(201);
  const broken = jest
    .spyOn(privacy.world.app.get(FileStorage), 'exists')
    .mockRejectedValue(new Error('no disk'));
  const silent = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  for (let n = 0; n < 6; n++) {
    const answer = await agent.post('/api/privacy/export');
    expect([answer.status, answer.body.code]).toEqual([503, 'export_unavailable']);
  }
  broken.mockRestore();
  silent.mockRestore();
  await download(agent).expect(200);
});

it('the data export names a file that the storage has lost, and contains the rest', async () => {
  const { user, agent } = await privacy.person('perdido@example.com');
  await submit(agent).expect(201);
  const silent = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  rmSync(join(privacy.world.environment.dataDir, 'files', 'candidatos-documentos', user.id), {
    recursive: true,
  });
  const contents = await unzip((await download(agent).expect(200)).body as Buffer);
  silent.mockRestore();
  expect([...contents.keys()]).toEqual(['LEEME.txt', 'datos.json']);
  expect(contents.get('LEEME.txt')).toContain('no los encontramos');
});

it('the data export is given five times a day, and only to signed-in people', async () => {
  const agent = await privacy.world.signedInAs('candidate');
  for (let n = 0; n < 5; n++) await download(agent).expect(200);
  await agent.post('/api/privacy/export').expect(429);
  await privacy.world.agent().post('/api/privacy/export').expect(401);
});

it('the data export contains the reason of a rejection that has been sent', async () => {
  const { agent } = await privacy.person('motivo@example.com');
  await submit(agent).expect(201);
  const { id } = (await agent.get('/api/candidates/me')).body.current;
  const hr = await privacy.world.signedInAs('rrhh');
  const [reason] = (await hr.get('/api/rejection-reasons').expect(200)).body;
  const rejected = await hr
    .post(`/api/applications/${id}/move`)
    .send({ estado: 'rechazada', version: 1, motivo_rechazo_id: reason.id })
    .expect(200);
  expect((await unzip((await download(agent)).body as Buffer)).get('datos.json')).not.toContain(
    reason.nombre,
  );
  await hr.post(`/api/emails/${rejected.body.application.rechazo_en_espera.correo_id}/send-now`).expect(200);
  await privacy.world.until(
    async () => (await agent.get('/api/candidates/me')).body.current.estado === 'rechazada',
  );
  expect((await unzip((await download(agent)).body as Buffer)).get('datos.json')).toContain(reason.nombre);
});
