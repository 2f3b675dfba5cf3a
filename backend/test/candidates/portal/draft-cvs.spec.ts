import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { deflateSync } from 'node:zlib';
import { submit } from '../application-form.js';
import { jpeg, png } from '../files/pictures.js';
import { FileStorage } from '../../../src/platform/files/storage/file-storage.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let agent: Agent;
let people = 0;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  agent = await world.registered(`cv${++people}@example.com`);
});
afterAll(() => world.close());

const DRAFT = '/api/drafts/mine';
const keep = (content: Buffer, name = 'CV.pdf') => agent.put(`${DRAFT}/cv`).attach('cv', content, name);
const stored = (): Promise<unknown[]> => world.dataSource.query(`SELECT 1 FROM archivos`);
const spooled = (): string[] => readdirSync(world.app.get(FileStorage).spoolDir);
const textOf = async (content: Buffer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })).text;
const opened = async (): Promise<Buffer> =>
  (await agent.get(`${DRAFT}/cv`).buffer().expect(200)).body as Buffer;

function document(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.text(text).end();
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
}

/** Three lines, as Word writes them. */
const DOCX = Buffer.from(
  [
    'UEsDBBQAAAAIAPlcdV26d6ScywAAAFMBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQvVLDQAyEX+XmWiYnQ0HB2E4BtEDBC2jO',
    'sn3D/c1JCeHtkRNIQUcp7Wq/HfX7U4rmSI1DyYO9dZ3dj/37VyU2qmQe7CpSHwDYr5SQXamUVZlLSyg6tgUq+g9cCO667h58yUJZ',
    'drJl2LF/ohkPUczzSdcXSqPI1jxejBtrsFhrDB5FdTjm6Q9l90Nwenn28Boq36jBwti/av0WJjJv2OQFk8bBZ2kTTMUfkiLcZvwX',
    'r8xz8HS939JqK56YQ15SdFclYci/PeD8tvEbUEsDBBQAAAAIAPlcdV3+xpu/lAAAAAUBAAALAAAAX3JlbHMvLnJlbHONzzsOwjAM',
    'BuCrRD5A3DIwoKRdWFgrLhClblrRPOSE1+3JwEARA6N///osq/7hV3EjzksMGlrZQN+pgVZTapDnJWVRGyFrmEtJB8RsZ/Imy5go',
    '1M0U2ZtSR3aYjL0YR7hrmj3ypwFbU5xGDdyCOD8T/SPHaVosHaO9egrlx4GvRpUNOyoa7pFHHN+xrCxgp3DzYPcCUEsDBBQAAAAI',
    'APlcdV1hJNUdygAAAC8BAAARAAAAd29yZC9kb2N1bWVudC54bWyFj1FqwzAMhq8i/NzVaTfGCEn6sDHYw6CM7QCZrbaGWjKy02y9',
    'TY/QM+RiiwtlUAp9+YSk//+RqsWP38IOJTqmWs2mhQIkw9bRulZfn693T2rRVH1p2XQeKcGop1j2tdqkFEqto9mgb+OUA9K4W7H4',
    'No2trHXPYoOwwRjHOL/V86J41L51pHLkN9vfXEOGZKTmbTccCN674ch7WOJwbCud55lyYri0LFG8iwwWwTDZzjgp4XkCLzedD/fz',
    'YgYf2MUrUn0+UP8/3/wBUEsBAhQDFAAAAAgA+Vx1Xbp3pJzLAAAAUwEAABMAAAAAAAAAAAAAAIABAAAAAFtDb250ZW50X1R5cGVz',
    'XS54bWxQSwECFAMUAAAACAD5XHVd/sabv5QAAAAFAQAACwAAAAAAAAAAAAAAgAH8AAAAX3JlbHMvLnJlbHNQSwECFAMUAAAACAD5',
    'XHVdYSTVHcoAAAAvAQAAEQAAAAAAAAAAAAAAgAG5AQAAd29yZC9kb2N1bWVudC54bWxQSwUGAAAAAAMAAwC5AAAAsgIAAAAA',
  ].join(''),
  'base64',
);

const photos = (...list: Buffer[]) =>
  list.reduce((request, one, n) => request.attach('fotos', one, `${n}.jpg`), agent.put(`${DRAFT}/cv/fotos`));

describe('a CV stored with the draft', () => {
  it('is read, and none of its data are saved without being asked for', async () => {
    const cv = await document(
      'Núria Puig Serra\nnuria.puig@example.com\n600 000 001\nPermisos de conducir: B, C+E',
    );
    const { body } = await keep(cv, 'currículum "señor" 😀.pdf').expect(200);
    expect(body.propuestas).toEqual({
      nombre: 'Núria',
      apellidos: 'Puig Serra',
      email: 'nuria.puig@example.com',
      telefono: '+34 600 000 001',
      permisos: 'B, CE',
    });
    expect(body.borrador).toMatchObject({
      valores: {},
      cv: { modo: 'archivo', nombre_original: 'currículum "señor" 😀.pdf', bytes: cv.length },
    });
    expect(Buffer.compare(await opened(), cv)).toBe(0);
  });

  it('stays proposed until its person takes or dismisses it, or another CV takes its place', async () => {
    const proposed = async () => (await agent.get(DRAFT)).body.borrador.propuestas;
    const cv = await document('Núria Puig Serra\n600 000 001');
    const read = { nombre: 'Núria', apellidos: 'Puig Serra', telefono: '+34 600 000 001' };
    await keep(cv).expect(200);
    expect(await proposed()).toEqual(read);
    await agent.delete(`${DRAFT}/cv/propuestas`).expect(204);
    expect(await proposed()).toBeNull();
    // Choosing the same file again asks again.
    await keep(cv).expect(200);
    expect(await proposed()).toEqual(read);
    await keep(await document('')).expect(200);
    expect(await proposed()).toBeNull();
    await keep(cv).expect(200);
    await agent.delete(`${DRAFT}/cv`).expect(204);
    expect(await proposed()).toBeNull();
  });

  it('in Word format is read too', async () => {
    const { body } = await keep(DOCX, 'cv.docx').expect(200);
    expect(body.propuestas).toEqual({
      nombre: 'Iván',
      apellidos: 'Muñoz Peña',
      ciudad: 'Reus',
      codigo_postal: '43201',
      permisos: 'C, D',
    });
  });

  it('sent again stays the same file, and another one replaces it', async () => {
    const [one, two] = [await document('uno'), await document('dos')];
    const first = (await keep(one)).body.borrador.cv.archivo_id;
    expect((await keep(one)).body.borrador.cv.archivo_id).toBe(first);
    expect((await keep(two)).body.borrador.cv.archivo_id).not.toBe(first);
    await world.app.get(FileStorage).sweep();
    expect(await world.dataSource.query(`SELECT 1 FROM archivos WHERE id = $1`, [first])).toEqual([]);
    await agent.delete(`${DRAFT}/cv`).expect(204);
    await agent.delete(`${DRAFT}/cv`).expect(204);
    expect((await agent.get(`${DRAFT}/cv`)).body.code).toBe('cv_not_found');
  });

  it('that is scanned or broken gives no proposals and is stored', async () => {
    const broken = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Page >>\n<< /Length 5 >> stream\n%%EOF\n');
    for (const [cv, legible] of [
      [broken, false],
      [await document(''), true],
    ] as const) {
      const { body } = await keep(cv).expect(200);
      expect([body.propuestas, body.cv_legible]).toEqual([{}, legible]);
    }
  });

  it('with a password is refused in the draft and in the form; one that opens without it is accepted', async () => {
    const before = (await stored()).length;
    const locked = await document('secreto', { userPassword: 'x', ownerPassword: 'y' });
    const { status, body } = await keep(locked);
    expect([status, body.code]).toEqual([422, 'cv_encrypted']);
    expect((await submit(agent, { cv: locked })).body.code).toBe('cv_encrypted');
    expect(await stored()).toHaveLength(before);
    expect(spooled()).toEqual([]);
    await keep(await document('abierto', { ownerPassword: 'y' })).expect(200);
  });

  it('made to fill the memory is stored, and its owner is told that it cannot be read', async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(60_000_000, '(a)Tj '), { level: 9 }));
    const [start, end] = [
      '%PDF-1.7\n1 0 obj<</Type/Page/Contents 2 0 R>>endobj\n2 0 obj<</Length 9>>stream\n',
      '\n%%EOF',
    ];
    const cv = Buffer.concat([Buffer.from(start), bomb, Buffer.from(end)]);
    const { body } = await keep(cv).expect(200);
    expect([body.propuestas, body.cv_legible]).toEqual([{}, false]);
    expect(body.borrador.cv.bytes).toBe(cv.length);
  });

  it.each<[string, Buffer, string, number, string]>([
    ['a program', Buffer.from('MZ\x90\0'.repeat(50), 'latin1'), 'cv.exe.pdf', 415, 'cv_wrong_type'],
    ['nothing', Buffer.alloc(0), 'cv.pdf', 422, 'cv_empty'],
    [
      'a byte too many',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024 - 8)]),
      '../a.pdf',
      413,
      'cv_too_large',
    ],
    ['no page at all', Buffer.from('%PDF-1.4\n%%EOF\n'), 'a.pdf', 422, 'cv_no_pages'],
    ['a page of the web', Buffer.from('<html>%PDF'), `${'x'.repeat(300)}.pdf`, 415, 'cv_wrong_type'],
  ])('that is %s leaves nothing', async (_what, content, name, status, code) => {
    const before = (await stored()).length;
    const response = await keep(content, name);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(Object.keys(response.body.errors ?? {})).toEqual(['cv']);
    expect(await stored()).toHaveLength(before);
    expect(spooled()).toEqual([]);
    expect((await agent.get(DRAFT)).body.borrador).toBeNull();
  });

  it('is asked for when the form has none', async () => {
    expect((await agent.put(`${DRAFT}/cv`).field('x', '1')).body.code).toBe('cv_required');
  });
});

describe('photos of a CV', () => {
  it('become one document, rotated as they were taken, without the metadata of the camera', async () => {
    const { body } = await photos(jpeg({ turn: 6 }), png(), jpeg()).expect(200);
    expect(body.borrador.cv).toMatchObject({ modo: 'fotos', nombre_original: 'CV.pdf' });
    const made = await opened();
    expect((await getDocumentProxy(new Uint8Array(made))).numPages).toBe(3);
    expect(made.includes('GPS')).toBe(false);
    expect(made.includes('secreto')).toBe(false);
    expect(made.includes('detrás')).toBe(false);
  });

  it.each<[string, () => Buffer[], number, string]>([
    ['none', () => [], 422, 'cv_required'],
    ['something else', () => [jpeg(), Buffer.from('<svg/>')], 415, 'photos_wrong_type'],
    ['half a photo', () => [jpeg().subarray(0, 60)], 415, 'photos_wrong_type'],
    [
      'a picture that unfolds to a thousand times its size',
      () => [png(8, Buffer.alloc(50_000_000))],
      415,
      'photos_wrong_type',
    ],
    ['a picture larger than it can be', () => [png(40_000, Buffer.alloc(10))], 415, 'photos_wrong_type'],
    ['eleven', () => Array.from({ length: 11 }, () => jpeg()), 413, 'photos_too_many'],
    [
      'more than 5 MB',
      () => [jpeg({ points: 3_000_000 }), jpeg({ points: 3_000_000 })],
      413,
      'photos_too_large',
    ],
  ])('that are %s leave nothing', async (_what, list, status, code) => {
    const before = (await stored()).length;
    const response = await photos(...list());
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(await stored()).toHaveLength(before);
    expect(spooled()).toEqual([]);
  });
});

describe('a CV written from the form', () => {
  const texts = {
    nombre: 'Łucja',
    apellidos: 'Ibáñez',
    telefono: '600 000 002',
    ciudad: 'Reus',
    departamento: 'chofer',
    posicion: 'conductor',
    experiencia: 'Ocho años de reparto.\nRutas por Cataluña.',
    habilidades: 'Tacógrafo 😀',
  };

  it('contains the fields as they are when the form is sent', async () => {
    await agent.put(DRAFT).send({ base: 0, paso: 4, valores: texts, respuestas: {} }).expect(200);
    const { body } = await agent.put(`${DRAFT}/cv/generado`).expect(200);
    expect(body.cv).toEqual({
      en_espera: false,
      modo: 'generado',
      archivo_id: null,
      nombre_original: 'CV Łucja Ibáñez.pdf',
      bytes: null,
    });
    const text = await textOf(await opened());
    for (const part of [
      'Łucja Ibáñez',
      'Conductor',
      '600 000 002',
      `cv${people}@example.com`,
      'Rutas por Cataluña.',
    ]) {
      expect(text).toContain(part);
    }
    const fields = { cv_modo: 'generado', nombre: 'Lucía', apellidos: 'Ibáñez' };
    await submit(agent, { cv: null, fields }).expect(201);
    const { candidate } = (await agent.get('/api/candidates/me')).body;
    expect(candidate.cv).toMatchObject({
      nombre_original: 'CV Lucía Ibáñez.pdf',
      tipo: 'application/pdf',
    });
    const sent = await agent.get(`/api/candidates/${candidate.id}/cv`).buffer();
    expect(await textOf(sent.body as Buffer)).toContain('Cinco años en taller');
    expect((await agent.get(DRAFT)).body.borrador).toBeNull();
    // Sent again with the same words it is the same file.
    await submit(agent, { cv: null, fields }).expect(200);
    expect((await agent.get('/api/candidates/me')).body.candidate.cv.id).toBe(candidate.cv.id);
    expect(spooled()).toEqual([]);
  });
});

describe('a CV written from the form in other scripts', () => {
  const write = async (valores: Record<string, string>) => {
    await agent.put(DRAFT).send({ base: 0, paso: 4, valores, respuestas: {} }).expect(200);
    await agent.put(`${DRAFT}/cv/generado`).expect(200);
    return agent.get(`${DRAFT}/cv`).buffer();
  };

  it.each([
    ['Greek', 'Γιώργος Παπαδόπουλος', 'Οδηγός φορτηγού'],
    ['Cyrillic', 'Олена Коваль', 'Водій вантажівки, п’ять років'],
    ['Vietnamese', 'Nguyễn Thị Hồng', 'Lái xe tải'],
    ['Chinese', '王小明', '我是卡车司机，有八年工作经验。'],
    ['Japanese', 'さくら', 'トラックの運転手'],
  ])('prints %s', async (_script, nombre, experiencia) => {
    const text = await textOf((await write({ nombre, experiencia })).body as Buffer);
    expect(text.replaceAll(' ', '')).toContain(nombre.replaceAll(' ', ''));
    expect(text.replaceAll(' ', '')).toContain(experiencia.replaceAll(' ', ''));
  });

  it('prints Arabic with joined letters', async () => {
    const response = await write({
      nombre: 'محمد العلوي',
      experiencia: 'سائق شاحنة منذ 8 سنوات في برشلونة.',
    });
    expect(response.status).toBe(200);
    const text = (await textOf(response.body as Buffer)).normalize('NFKC');
    for (const word of ['محمد', 'العلوي', '8']) expect(text).toContain(word);
  });

  it('with characters that cannot be printed is refused when stored and when sent, and the answer names them', async () => {
    const refused = await write({ nombre: 'ტარიელ', experiencia: 'Chofer' });
    const { body } = await agent.get(`${DRAFT}/cv`).expect(422);
    expect([refused.status, body.code]).toEqual([422, 'cv_unprintable']);
    expect(body.detail).toContain('ტ');
    const fields = { cv_modo: 'generado', nombre: 'ტარიელ' };
    const sent = await submit(agent, { cv: null, fields });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['cv']]);
    expect(spooled()).toEqual([]);
  });

  it('needs some contents', async () => {
    const fields = { cv_modo: 'generado', experiencia: ' . ', educacion: '', habilidades: '' };
    const sent = await submit(agent, { cv: null, fields });
    expect([sent.status, sent.body.code]).toEqual([422, 'cv_nothing_to_say']);
    await write({ nombre: 'Ana', experiencia: '😀' });
    expect((await agent.get(`${DRAFT}/cv`)).body.code).toBe('cv_nothing_to_say');
    const licence = JSON.stringify({ permisos: [{ tipo: 'permiso_c', caduca_el: null }] });
    await agent.put(DRAFT).send({ base: 1, paso: 4, valores: { cualificaciones: licence }, respuestas: {} });
    await agent.get(`${DRAFT}/cv`).expect(200);
  });

  it('replaces a file only when asked to', async () => {
    await keep(await document('mío')).expect(200);
    const refused = await agent.put(`${DRAFT}/cv/generado`);
    expect([refused.status, refused.body.code]).toEqual([409, 'cv_would_be_replaced']);
    expect((await agent.get(DRAFT)).body.borrador.cv.modo).toBe('archivo');
    await agent.put(`${DRAFT}/cv/generado?reemplazar=true`).expect(200);
    await submit(agent).expect(201);
    expect((await agent.put(`${DRAFT}/cv/generado`)).body.code).toBe('cv_would_be_replaced');
    await agent.put(`${DRAFT}/cv/generado?reemplazar=true`).expect(200);
  });
});

it('every stored file has an owner', async () => {
  await world.app.get(FileStorage).sweep();
  const kept = readdirSync(join(world.environment.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  const [row] = await world.dataSource.query<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM archivos f WHERE estado = 'en_uso' AND (
       EXISTS (SELECT 1 FROM candidates WHERE cv_archivo_id = f.id)
       OR EXISTS (SELECT 1 FROM borradores_candidatura WHERE cv_archivo_id = f.id))`,
  );
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(row?.n ?? -1);
});
