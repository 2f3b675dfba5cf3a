import { XMLParser } from 'fast-xml-parser';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { submit } from '../application-form.js';
import { type Agent, createWorld, type World } from '../../world.js';

let world: World;
let hr: Agent;
beforeAll(async () => {
  world = await createWorld();
  hr = await world.signedInAs('rrhh');
  const people = [
    { nombre: '=cmd|calc', apellidos: 'Peligro; "Uno"', ciudad: 'Reus' },
    { nombre: 'Íñigo & <b>', apellidos: 'Ñoño', ciudad: 'Reus' },
    { nombre: 'Ana', apellidos: 'Otra', ciudad: 'Vic' },
  ];
  for (const [place, fields] of people.entries()) {
    await submit(await world.registered(`fichero${place}@example.com`), { fields }).expect(201);
  }
  const tag = (await hr.post('/api/tags').send({ nombre: 'Feria' }).expect(201)).body.id;
  const [row] = (await hr.get('/api/candidates').query({ filter: '{"ciudad":"vic"}' })).body;
  await hr.put(`/api/candidates/${row.id}/tags/${tag}`).expect(204);
});
afterAll(() => world.close());

const file = (query: object) => hr.get('/api/applications/export').query(query).buffer(true);

async function unzipped(buffer: Buffer): Promise<Map<string, string>> {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer);
  const zip = await open(buffer, { lazyEntries: true });
  const parts = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject).on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream: Readable) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}

const asBuffer = (response: Readable, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

async function sheet(query: object): Promise<string[][]> {
  const answer = await hr
    .get('/api/applications/export')
    .query({ formato: 'xlsx', ...query })
    .buffer(true)
    .parse(asBuffer as never)
    .expect(200);
  const parts = await unzipped(answer.body as Buffer);
  expect([...parts.keys()].sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const parser = new XMLParser({ isArray: (name) => name === 'row' || name === 'c', trimValues: false });
  const { worksheet } = parser.parse(parts.get('xl/worksheets/sheet1.xml') ?? '');
  type C = { is?: { t: string }; v?: number };
  return (worksheet.sheetData.row as { c: C[] }[]).map(({ c }) =>
    c.map((cell) => String(cell.is?.t ?? cell.v ?? '')),
  );
}

describe('an export', () => {
  it('is a CSV that Excel in Spanish opens, without formulas', async () => {
    const answer = await file({ formato: 'csv', filter: '{"ciudad":"reus"}' }).expect(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toMatch(/candidaturas-\d{4}-\d\d-\d\d\.csv/);
    const lines = answer.text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFNombre;Apellidos;Correo;/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('Íñigo & <b>;Ñoño;');
    expect(lines[2]).toMatch(
      /^'=cmd\|calc;"Peligro; ""Uno""";fichero0@example.com;No;'\+34 600 000 001;Reus;/,
    );
  });

  it('is a workbook with the same rows, with days as dates and with readable tags and names', async () => {
    const [titles, ...rows] = await sheet({});
    expect(titles?.slice(0, 3)).toEqual(['Nombre', 'Apellidos', 'Correo']);
    expect(rows).toHaveLength(3);
    const of = (title: string) => rows[0]?.[titles?.indexOf(title) ?? -1];
    expect([of('Nombre'), of('Etiquetas'), of('Estado')]).toEqual(['Ana', 'Feria', 'Recibida']);
    expect(Number(of('Se presentó el'))).toBeCloseTo(Date.now() / 86_400_000 + 25_569, -1);
    expect(rows.map((row) => row[0])).toEqual(['Ana', 'Íñigo &amp; &lt;b&gt;', '=cmd|calc'].map(unescaped));
    expect(await sheet({ filter: '{"q":"otra"}' })).toHaveLength(2);
  });

  it('for a program is a CSV with field names, ISO days, and unchanged texts', async () => {
    const { text } = await file({ formato: 'csv', para: 'programa', filter: '{"ciudad":"reus"}' }).expect(
      200,
    );
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^nombre,apellidos,email,email_verificado,telefono,/);
    expect(lines[2]).toMatch(
      /^=cmd\|calc,"Peligro; ""Uno""",fichero0@example\.com,No,\+34 600 000 001,Reus,.*,\d{4}-\d\d-\d\d,/,
    );
  });

  it('contains a selection, or everybody but some', async () => {
    const [row] = (await hr.get('/api/candidates')).body;
    const lines = async (body: object) =>
      (
        await hr
          .post('/api/applications/export')
          .send({ formato: 'csv', ...body })
          .buffer(true)
          .expect(200)
      ).text
        .trim()
        .split('\r\n').length - 1;
    expect(await lines({ ids: [row.aplicacion_id] })).toBe(1);
    expect(await lines({ filtro: '{}', excluir: [row.aplicacion_id] })).toBe(2);
  });

  it('has a row for each application, with ids and codes beside the labels', async () => {
    const agent = await world.registered('dos-veces@example.com');
    const vacante_id = await world.givenVacancy();
    await submit(agent, { fields: { ciudad: 'Sitges' } }).expect(201);
    const second = await submit(agent, { fields: { ciudad: 'Sitges', vacante_id } }).expect(201);
    const { candidate } = (await agent.get('/api/candidates/me')).body;
    const filter = JSON.stringify({ candidato_id: candidate.id });
    const [titles, ...rows] = await sheet({ filas: 'candidaturas', filter });
    expect(rows).toHaveLength(2);
    const of = (title: string) => rows[0]?.[titles?.indexOf(title) ?? -1];
    expect([of('Id de candidatura'), of('Id de persona'), of('Id de vacante')]).toEqual([
      second.body.application.id,
      candidate.id,
      vacante_id,
    ]);
    expect([of('Código de estado'), of('Estado'), of('Código de posición'), of('Posición')]).toEqual([
      'recibida',
      'Recibida',
      'mecanico',
      expect.stringMatching(/mec/i),
    ]);
    const refused = await file({ formato: 'csv', filas: 'candidaturas', filter: '{"ciudad":"reus"}' });
    expect(refused.body.code).toBe('invalid_query');
  });

  it('is for those who may read candidates, and says what is wrong', async () => {
    const candidate = await world.signedInAs('candidate');
    expect((await candidate.get('/api/applications/export?formato=csv')).status).toBe(403);
    expect((await file({ formato: 'pdf' })).status).toBe(422);
    expect((await file({ formato: 'csv', filter: '{"x":1}' })).body.code).toBe('invalid_query');
  });

  it('is logged with the number of rows and the names of the filters only', async () => {
    await file({ formato: 'csv', filter: '{"q":"otra"}' }).expect(200);
    await world.until(async () => {
      const rows = await world.dataSource.query<{ details: string }[]>(
        `SELECT details FROM system_logs WHERE action = 'candidates.exported' ORDER BY created_at DESC LIMIT 1`,
      );
      return rows[0]?.details === 'Exportación de 1 candidatura (csv; filtros: q).';
    });
  });

  it('releases its connection when the reader disconnects', async () => {
    await world.dataSource.query(
      `INSERT INTO candidates (nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion)
       SELECT 'N', 'A', 'e' || n || '@example.com', repeat('6', 4000), 'x', 'Lejos', 'chofer', 'chofer'
       FROM generate_series(1, 3000) n`,
    );
    const open = async (): Promise<number> =>
      (
        await world.dataSource.query<{ total: number }[]>(
          `SELECT count(*)::int AS total FROM pg_stat_activity
           WHERE datname = current_database() AND query LIKE '%FROM rows%' AND state LIKE 'idle in transaction%'`,
        )
      )[0]?.total ?? 0;
    const { accessToken } = await world.given.session(await world.given.user({ role: 'rrhh' }));
    const reading = new AbortController();
    const answer = await fetch(`${await world.app.getUrl()}/api/applications/export?formato=csv`, {
      headers: { cookie: `access_token=${accessToken}` },
      signal: reading.signal,
    });
    await answer.body?.getReader().read();
    reading.abort();
    await world.until(async () => {
      const [entry] = await world.dataSource.query<{ details: string }[]>(
        `SELECT details FROM system_logs WHERE action = 'candidates.exported' AND details LIKE '%interrumpida%'`,
      );
      return entry !== undefined && (await open()) === 0;
    });
  });
});

/** The parser has already decoded entities. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
