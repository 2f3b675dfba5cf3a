import { Client } from 'pg';
import { FetchMedia } from '../../src/channels/receiving/fetch-media.js';
import { RemoveOldRows } from '../../src/operations/old-rows/remove-old-rows.js';
import { FILES_INVARIANTS } from '../../src/operations/invariants/files.invariants.js';
import { ErasePerson } from '../../src/privacy/erasure/erase-person.js';
import { WaitingFiles1790000000174 } from '../../src/platform/database/migrations/index.js';
import { inTransaction } from '../../src/platform/database/transactions/transaction.js';
import { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { verified } from '../auth/security-journey.js';
import { pdf } from '../candidates/application-form.js';
import { type Agent, createWorld, type World } from '../world.js';
import { deliver, givenPerson, handOut, type Person, said, saveChannel, text } from './channels-journey.js';
import { type Answer, graphError, type Script, ScriptedServer } from './scripted-servers.js';

/* Files of WhatsApp of which nobody knows yet whose they are. */

const DAY = 86_400_000;
const ZIP = Buffer.from('PK\x03\x04 nothing');

let world: World;
let hr: Agent;
let graph: ScriptedServer;
let person: Person;
let strangers = 0;
let stranger: string;

beforeAll(async () => {
  world = await createWorld({ environment: { webhookAllowPrivate: ['127.0.0.0/8'] } });
  graph = await ScriptedServer.start();
  const { browser } = await verified(world, { role: 'admin', email: 'jefa@example.com' });
  expect((await saveChannel(browser, 'whatsapp', graph.url)).status).toBe(200);
  hr = await world.signedInAs('rrhh');
});
afterAll(async () => {
  await graph.close();
  await world.close();
});
beforeEach(async () => {
  person = await givenPerson(world);
  stranger = `34699${String(100_000 + ++strangers)}`;
  graph.asked.length = 0;
});
afterEach(async () => {
  world.clock.reset();
  for (const sql of Object.values(FILES_INVARIANTS)) expect(await world.dataSource.query(sql)).toEqual([]);
});

/** WhatsApp gives this content, when `whenever` has come. */
const gives =
  (content: Buffer, whenever: Promise<void> = Promise.resolve()): Script =>
  async ({ path }): Promise<Answer> => {
    if (path.startsWith('/media-')) return { body: { url: `${graph.url}/files/1`, id: 'media-1' } };
    await whenever;
    return { body: content, headers: { 'content-type': 'application/pdf' } };
  };
/** WhatsApp gives the content when it is told to. */
function givesLater(content: Buffer) {
  let give = (): void => undefined;
  graph.script = gives(content, new Promise((resolve) => (give = resolve)));
  const asked = () => world.until(() => Promise.resolve(graph.asked.some(({ path }) => path === '/files/1')));
  return { give: () => give(), asked };
}
const writes = (filename = 'carné.pdf') =>
  deliver(
    world,
    said(world, { digits: stranger }, { type: 'document', document: { id: 'media-1', filename } }),
  ).expect(200);

interface Row {
  id: string;
  adjuntos: { nombre: string; bytes: number; motivo: string | null }[];
  archivos_hasta: string | null;
}
const waiting = async (): Promise<Row | undefined> => {
  const { body } = await hr.get('/api/unassigned-mail').expect(200);
  return (body as (Row & { remitente: string })[]).find(({ remitente }) => remitente === `+${stranger}`);
};
const given = async (): Promise<Row> => {
  const row = await waiting();
  if (!row) throw new Error('nothing waits');
  return row;
};
/** The file is here, or it is known why it is not. */
const settled = async (): Promise<Row> => {
  await world.until(async () => (await given()).archivos_hasta === null);
  return given();
};
const assign = ({ id }: Row, to = person) =>
  hr.post(`/api/unassigned-mail/${id}/assign`).send({ candidato_id: to.candidate });
const discard = ({ id }: Row) => hr.post(`/api/unassigned-mail/${id}/discard`);
const last = async (of = person) =>
  (await hr.get(`/api/threads/${of.candidate}`).expect(200)).body.mensajes.at(-1);
const joined = async () => {
  await world.until(async () => (await last())?.archivos_pendientes === 0);
  return last();
};
/** What rows of files say of this test's, by their name. */
const stored = async (nombre = 'carné.pdf'): Promise<string[]> =>
  (
    await world.dataSource.query(
      `SELECT estado FROM archivos WHERE nombre_original = $1 AND clave LIKE 'conversaciones/%' ORDER BY created_at`,
      [nombre],
    )
  ).map(({ estado }: { estado: string }) => estado);
const media = async ({ id }: Row) =>
  (await world.dataSource.query(`SELECT id FROM medios_canal WHERE sin_asignar_id = $1`, [id]))[0] as {
    id: string;
  };
const released = async ({ id }: Row): Promise<() => Promise<string[]>> => {
  const files = await world.dataSource.query(
    `SELECT archivo_id AS id FROM medios_canal WHERE sin_asignar_id = $1 AND archivo_id IS NOT NULL`,
    [id],
  );
  expect(files).toHaveLength(1);
  return async () =>
    (
      await world.dataSource.query(
        `SELECT estado || ' ' || nombre_original AS said FROM archivos WHERE id = $1`,
        [files[0].id],
      )
    ).map(({ said: word }: { said: string }) => word);
};
/** So many statements of others wait for a lock. */
const blocked = (count: number) =>
  world.until(async () => {
    const rows = await world.dataSource.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length === count;
  });

it('is fetched as it comes, and joins the conversation without asking WhatsApp again', async () => {
  const content = pdf('carné');
  graph.script = gives(content);
  await writes();
  const row = await settled();
  expect(row.adjuntos).toEqual([{ nombre: 'carné.pdf', bytes: content.length, motivo: null }]);
  graph.asked.length = 0;
  graph.script = () => null;
  await assign(row).expect(204);
  const message = await last();
  expect(message).toMatchObject({
    archivos_pendientes: 0,
    adjuntos: [{ nombre: 'carné.pdf', bytes: content.length }],
    rechazados: [],
  });
  const file = await hr.get(message.adjuntos[0].url).buffer(true).expect(200);
  expect(Buffer.compare(file.body as Buffer, content)).toBe(0);
  await handOut(world);
  expect(graph.asked).toEqual([]);
});

it('of two people’s number is fetched as it comes, too', async () => {
  graph.script = gives(pdf('carné'));
  for (const { candidate } of [person, await givenPerson(world)])
    await world.change('UPDATE candidates SET telefono = $2 WHERE id = $1', [candidate, `+${stranger}`]);
  await writes();
  expect((await settled()).adjuntos[0]?.bytes).toBeGreaterThan(0);
  await discard(await given()).expect(204);
});

it('is refused by the checks of uploads, and named with the reason before and after', async () => {
  graph.script = gives(ZIP);
  await writes('fotos.zip');
  const row = await settled();
  const motivo = 'Solo se pueden adjuntar archivos PDF, DOC, DOCX, JPEG o PNG válidos.';
  expect(row.adjuntos).toEqual([{ nombre: 'fotos.zip', bytes: 0, motivo }]);
  await assign(row).expect(204);
  expect(await last()).toMatchObject({
    archivos_pendientes: 0,
    adjuntos: [],
    rechazados: [{ nombre: 'fotos.zip', motivo }],
  });
});

describe('while WhatsApp does not give it', () => {
  it('the row says until when it can be had, and it joins what it was assigned to when it comes', async () => {
    graph.script = () => graphError(190, 401);
    const at = Math.floor(world.clock.now().getTime() / 1000) * 1000;
    await writes();
    const row = await given();
    expect(row.archivos_hasta).toBe(new Date(at + 7 * DAY).toISOString());
    expect(row.adjuntos).toEqual([{ nombre: 'carné.pdf', bytes: 0, motivo: null }]);
    await world.until(() => Promise.resolve(graph.asked.length === 1));
    await assign(row).expect(204);
    expect((await last()).archivos_pendientes).toBe(1);
    graph.script = gives(pdf('carné'));
    world.clock.advance(3 * 60_000);
    await handOut(world);
    expect((await joined()).adjuntos).toMatchObject([{ nombre: 'carné.pdf' }]);
  });

  it('it is asked for every half hour at least, until WhatsApp has deleted it', async () => {
    graph.script = () => ({ status: 503 });
    await writes();
    const { id } = await media(await given());
    await world.until(() => Promise.resolve(graph.asked.length === 1));
    const tries = async (): Promise<number> => {
      await world.app.get(FetchMedia).execute(id);
      return graph.asked.length;
    };
    // The session of human resources does not last as long.
    const afterHalfAnHour = () =>
      world.change(
        `UPDATE medios_canal SET siguiente_intento = siguiente_intento - interval '30 minutes' WHERE id = $1`,
        [id],
      );
    await world.change(`UPDATE medios_canal SET intentos = 40, siguiente_intento = $2 WHERE id = $1`, [
      id,
      world.clock.now(),
    ]);
    expect(await tries()).toBe(2);
    await afterHalfAnHour();
    expect(await tries()).toBe(3);
    expect((await given()).archivos_hasta).not.toBeNull();
    await afterHalfAnHour();
    await world.change(`UPDATE medios_canal SET caduca_at = $2 WHERE id = $1`, [id, world.clock.now()]);
    expect(await tries()).toBe(4);
    expect((await settled()).adjuntos[0]?.motivo).toContain('Pídele que lo envíe otra vez');
  });
});

describe('a file that is kept goes', () => {
  it.each([
    ['is discarded', async (row: Row) => void (await discard(row).expect(204))],
    [
      'has waited for ninety days',
      async ({ id }: Row) => {
        await world.change(
          `UPDATE correos_sin_asignar SET recibido_at = now() - interval '91 days' WHERE id = $1`,
          [id],
        );
        await world.app.get(RemoveOldRows).run();
      },
    ],
    [
      'is of the number of a person who is erased',
      async () => {
        await world.change('UPDATE candidates SET telefono = $2 WHERE id = $1', [
          person.candidate,
          `+${stranger}`,
        ]);
        await inTransaction(world.dataSource, (manager) =>
          world.app.get(ErasePerson).executeRecord(manager, person.candidate),
        );
      },
    ],
  ])('with its message that %s', async (_how, goes) => {
    graph.script = gives(pdf('carné'));
    await writes();
    const row = await settled();
    const file = await released(row);
    await goes(row);
    expect(await waiting()).toBeUndefined();
    expect(await file()).toEqual(['borrar archivo']);
    await world.app.get(FileStorage).sweep();
    expect(await file()).toEqual([]);
  });
});

it('joins one conversation when two people assign its message at once', async () => {
  graph.script = gives(pdf('carné'));
  await writes();
  const row = await settled();
  const other = await givenPerson(world);
  const answers = await Promise.all([assign(row), assign(row, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  const [mine, theirs] = [await last(), await last(other)];
  expect([...(mine?.adjuntos ?? []), ...(theirs?.adjuntos ?? [])]).toHaveLength(1);
});

it('joins a conversation when its message is discarded while it is assigned', async () => {
  graph.script = gives(pdf('carné'));
  await writes();
  const row = await settled();
  const answers = await inTransaction(world.dataSource, async (manager) => {
    await manager.query(`SELECT 1 FROM medios_canal WHERE sin_asignar_id = $1 FOR UPDATE`, [row.id]);
    const assigned = assign(row).then(({ status }) => status);
    await blocked(1);
    const discarded = discard(row).then(({ status }) => status);
    await blocked(2);
    return { both: Promise.all([assigned, discarded]) };
  });
  expect(await answers.both).toEqual([204, 404]);
  expect((await last()).adjuntos).toHaveLength(1);
});

it('is told to open lists when it comes', async () => {
  const listener = new Client({ connectionString: world.environment.databaseUrl });
  await listener.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload }) => told.push(payload ?? ''));
  await listener.query('LISTEN live');
  const lists = () => told.filter((payload) => payload.includes('"unassigned-mail"')).length;
  const later = givesLater(pdf('carné'));
  await writes();
  await later.asked();
  await world.until(() => Promise.resolve(lists() === 1));
  later.give();
  await world.until(() => Promise.resolve(lists() === 2));
  await listener.end();
  expect((await settled()).adjuntos[0]?.bytes).toBeGreaterThan(0);
});

it('is given up when its migration is undone, and fetched again when it is done', async () => {
  graph.script = gives(pdf('carné'));
  await writes();
  const row = await settled();
  const file = await released(row);
  const runner = world.dataSource.createQueryRunner();
  const migration = new WaitingFiles1790000000174();
  await runner.startTransaction();
  await migration.down(runner);
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await file()).toEqual(['borrar archivo']);
  const { recibido_at, archivos_hasta } = (await given()) as Row & { recibido_at: string };
  expect(archivos_hasta).toBe(new Date(Date.parse(recibido_at) + 7 * DAY).toISOString());
  world.clock.advance(3 * 60_000);
  await handOut(world);
  expect((await settled()).adjuntos[0]?.bytes).toBeGreaterThan(0);
});

describe('while it is fetched', () => {
  const before = new Map<string, string[]>();
  beforeEach(async () => before.set('carné.pdf', await stored()));
  const added = async (): Promise<string[]> => (await stored()).slice(before.get('carné.pdf')?.length);

  it('its message is assigned: it joins the conversation', async () => {
    const later = givesLater(pdf('carné'));
    await writes();
    await later.asked();
    await assign(await given()).expect(204);
    expect((await last()).archivos_pendientes).toBe(1);
    later.give();
    expect((await joined()).adjuntos).toMatchObject([{ nombre: 'carné.pdf' }]);
    expect(await added()).toEqual(['en_uso']);
  });

  it('its message is discarded: nothing of it is kept', async () => {
    const later = givesLater(pdf('carné'));
    await writes();
    await later.asked();
    const row = await given();
    const { id } = await media(row);
    await discard(row).expect(204);
    later.give();
    await world.until(async () => (await jobsOf(id)) === 0);
    expect(await added()).toEqual([]);
  });

  const jobsOf = async (id: string): Promise<number> =>
    (
      await world.dataSource.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'medios_canal' AND data ->> 'id' = $1 AND state < 'completed'`,
        [id],
      )
    ).length;

  /** `act` and then the end of the fetch wait for the row of the file, in this order. */
  async function bothWait<T>(act: (row: Row) => PromiseLike<T>): Promise<[T, Row, string]> {
    const later = givesLater(pdf('carné'));
    await writes();
    await later.asked();
    const row = await given();
    const { id } = await media(row);
    const acting = await inTransaction(world.dataSource, async (manager) => {
      await manager.query(`SELECT 1 FROM medios_canal WHERE id = $1 FOR UPDATE`, [id]);
      const first = Promise.resolve(act(row));
      await blocked(1);
      later.give();
      await blocked(2);
      return { first };
    });
    return [await acting.first, row, id];
  }

  it('and stored, its message is assigned in the same moment: it joins the conversation once', async () => {
    const [{ status }] = await bothWait((row) => assign(row).then((answer) => answer));
    expect(status).toBe(204);
    expect((await joined()).adjuntos).toMatchObject([{ nombre: 'carné.pdf' }]);
    expect((await added()).filter((estado) => estado === 'en_uso')).toHaveLength(1);
  });

  it('and stored, its message is discarded in the same moment: nothing of it is kept', async () => {
    const [{ status }, , id] = await bothWait((row) => discard(row).then((answer) => answer));
    expect(status).toBe(204);
    await world.until(async () => (await jobsOf(id)) === 0);
    expect(await added()).toEqual([]);
  });

  it('the process dies before it is stored: it is fetched again, and the half of it goes', async () => {
    graph.script = () => ({ status: 503 });
    await writes();
    const row = await given();
    const { id } = await media(row);
    await world.until(() => Promise.resolve(graph.asked.length === 1));
    // What a dead process leaves: the row is claimed, and its object has no owner.
    await world.change(
      `INSERT INTO archivos (clave, nombre_original, tipo, bytes, sha256, created_at)
       VALUES ('conversaciones/sin-cuenta/dead', 'carné.pdf', 'application/pdf', 1, 'ab', now() - interval '2 hours')`,
    );
    graph.script = gives(pdf('carné'));
    await world.app.get(FetchMedia).execute(id);
    expect((await given()).archivos_hasta).not.toBeNull();
    world.clock.advance(3 * 60_000);
    await handOut(world);
    await settled();
    await world.app.get(FileStorage).sweep();
    expect(await added()).toEqual(['en_uso']);
    await discard(row).expect(204);
  });

  it('the database refuses it: no file is left, and it is fetched again', async () => {
    await world.change(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused'; END $$`);
    await world.change(
      `CREATE TRIGGER refuse_tg BEFORE UPDATE OF archivo_id ON medios_canal FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    graph.script = () => ({ status: 503 });
    await writes();
    const { id } = await media(await given());
    await world.until(() => Promise.resolve(graph.asked.length === 1));
    world.clock.advance(3 * 60_000);
    graph.script = gives(pdf('carné'));
    await expect(world.app.get(FetchMedia).execute(id)).rejects.toThrow('refused');
    expect(await added()).toEqual([]);
    await world.change(`DROP FUNCTION refuse() CASCADE`);
    world.clock.advance(5 * 60_000);
    await world.app.get(FetchMedia).execute(id);
    expect((await settled()).adjuntos[0]?.bytes).toBeGreaterThan(0);
    await discard(await given()).expect(204);
  });
});

it('one without files is as it was', async () => {
  await deliver(world, said(world, { digits: stranger }, text('¿Hola?'))).expect(200);
  expect(await given()).toMatchObject({ adjuntos: [], archivos_hasta: null });
});
