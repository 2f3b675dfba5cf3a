/**
 * Sends files that are made to hurt to the real product, four people at a time, at every door that takes one, while
 * somebody else looks on: the serving process may hardly grow, has to answer all the time and must not die, nor may
 * anything else within a gigabyte for all of it. Every file is kept or refused with a code and a sentence, and a usual
 * CV that comes after all of them is read.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyPostgres } from '../../faults/world/postgres.ts';
import { makeTemplate } from '../../faults/world/template.ts';
import { World } from '../../faults/world/world.ts';
import { makeCv } from '../../faults/load/cv.ts';
import { apply, newAccount, sendEverywhere, sendPicture, signedInStaff } from './doors.ts';
import { CVS, PICTURES, TABLES, type HostileFile } from './files.ts';
import { beginWatch, memoryGroup } from './watch.ts';
import type { Finding } from '../dependencies.ts';
import type { Answer } from '../../request.ts';
import type { Tools } from '../../../scripts/lib/task.mjs';

const AT_ONCE = 4;
const GIGABYTE = 1024 ** 3;
const ALLOWED = { growthMb: 50, answerMs: 300, childMs: 62_000, childMb: 300 };
/** Until every CV has been read or given up. */
const SETTLE_MS = 180_000;
/** Sentences for people. */
const SENTENCE = /^[A-ZÁÉÍÓÚ¿¡].{10,}[.a-záéíóú]$/;

export async function attackWithFiles({ shutdown, logDir }: Tools): Promise<Finding[]> {
  const postgres = await FaultyPostgres.start(shutdown.signal);
  const group = memoryGroup(GIGABYTE);
  let world: World | undefined;
  try {
    await makeTemplate(postgres);
    group?.add(
      Number(fs.readFileSync(path.join(postgres.dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    );
    world = await World.create(postgres, 'hostile-files', logDir, {
      processes: 1,
      ...(group ? { wrapper: group.wrapper } : {}),
    });
    return await attack(world, group);
  } finally {
    await world?.close();
    await postgres.stop();
    group?.remove();
  }
}

async function attack(world: World, group: ReturnType<typeof memoryGroup>): Promise<Finding[]> {
  const [product] = world.processes;
  if (!product?.pid) throw new Error('the product does not run');
  await world.query(`UPDATE users SET role = 'admin'`);
  const staff = await signedInStaff(product.url);
  const origin = { origen: 'Prueba', confirma: true, departamento: 'chofer', posicion: 'conductor_camion' };
  const folder = (await staff.ask<{ id: string }>('POST', '/api/imports/cvs', origin)).body.id;
  let people = 0;
  const usual = async () => {
    const { file } = makeCv(`Persona ${(people += 1)}`);
    return { fileName: 'CV.pdf', content: Buffer.from(await file.arrayBuffer()) };
  };
  const given = async () => ({
    person: await newAccount(product.url, ++people),
    staff,
    folder,
    usual: await usual(),
  });

  // Made before anybody looks on: this process would look late while it folds a gigabyte.
  const files = {
    cvs: CVS.map(made),
    pictures: PICTURES.map(made),
    tables: TABLES.map(made),
  };
  // As in a usual day: what it loads when it is first needed, and what four people at once need, is no growth.
  const health = `${product.url}/health/live`;
  const endOfUsual = beginWatch(product.pid, health);
  await inTurn(
    Array.from({ length: 8 }, () => async () => {
      await sendEverywhere({ ...(await given()), file: await usual() });
    }),
  );
  const table = { fileName: 'a.csv', content: Buffer.from('Nombre;Email\nAna;ana@example.com\n') };
  await staff.send('POST', '/api/imports', 'archivo', table);
  await settle(world);
  const { mostMb: usualMb } = await endOfUsual();
  const endOfWatch = beginWatch(product.pid, health);

  const wrong: string[] = [];
  const kept: { candidate: string; bytes: Buffer }[] = [];
  const judged = (name: string, answers: Record<string, Answer>) => {
    for (const [door, answer] of Object.entries(answers)) {
      const problem = problemOf(answer);
      if (problem) wrong.push(`${name} at ${door}: ${problem}`);
    }
  };
  await inTurn([
    ...files.cvs.map(({ name, fileName, content }) => async () => {
      const { answers, candidate } = await sendEverywhere({
        ...(await given()),
        file: { fileName, content },
      });
      judged(name, answers);
      if ((answers['portal']?.status ?? 500) < 300) kept.push({ candidate, bytes: content });
    }),
    ...files.pictures.map(({ name, fileName, content }) => async () => {
      judged(name, await sendPicture({ ...(await given()), file: { fileName, content } }));
    }),
    ...files.tables.map(({ name, fileName, content }) => async () => {
      judged(name, {
        import: await staff.send('POST', '/api/imports', 'archivo', { fileName, content }),
      });
    }),
  ]);
  const settled = await settle(world);
  const figures = await endOfWatch();

  const last = await newAccount(product.url, ++people);
  await apply(last, await usual());
  const [row] = (await settle(world))
    ? await world.query<{ estado: string }>(
        `SELECT t.estado FROM cv_textos t JOIN archivos a ON a.id = t.archivo_id ORDER BY a.created_at DESC LIMIT 1`,
      )
    : [];
  const unseen: string[] = [];
  for (const { candidate, bytes } of kept) {
    const response = await fetch(`${product.url}/api/candidates/${candidate}/cv`, {
      headers: { cookie: staff.cookie },
    });
    if (!Buffer.from(await response.arrayBuffer()).equals(bytes))
      unseen.push(`CV of ${candidate}: ${response.status}`);
  }
  const grown = Math.round(figures.mostMb - usualMb);
  const over = (is: boolean, text: string) => (is ? [text] : []);
  return [
    { name: 'every hostile file is kept, or refused with a code and a sentence', problems: wrong },
    { name: 'human resources see what was kept', note: `${kept.length} CVs`, problems: unseen },
    {
      name: 'the serving process hardly grows',
      note: `${Math.round(usualMb)} MB with usual files, at most ${grown} more`,
      problems: over(grown > ALLOWED.growthMb, `${grown} MB`),
    },
    {
      name: 'it answers all the time',
      note: `99 of 100 within ${Math.round(figures.p99Ms)} ms, at most ${Math.round(figures.slowestMs)} ms`,
      problems: over(figures.p99Ms > ALLOWED.answerMs, `${Math.round(figures.p99Ms)} ms`),
    },
    {
      name: 'no program of the sandbox outlives its limits',
      note: `at most ${figures.mostChildren} at once, ${Math.round(figures.mostChildMb)} MB, ${Math.round(figures.longestChildMs / 1000)} s`,
      problems: over(
        figures.longestChildMs > ALLOWED.childMs ||
          figures.mostChildMb > ALLOWED.childMb ||
          figures.mostChildren > 2,
        'it did',
      ),
    },
    {
      name: 'every CV is read or given up, and a usual one afterwards is read',
      problems: [
        ...over(!settled, 'some were not settled'),
        ...over(row?.estado !== 'leido', `the usual one is ${row?.estado}`),
      ],
    },
    {
      name: 'nothing dies within a gigabyte, the database included',
      ...(group ? {} : { skipped: true, note: 'not run: only root on Linux can set such a limit' }),
      problems: [
        ...over(product.deaths > 0, `the product ended ${product.deaths} times`),
        ...over((group?.kills() ?? 0) > 0, `${group?.kills()} processes were killed for memory`),
      ],
    },
  ];
}

function made({ name, fileName, make }: HostileFile) {
  return { name, fileName, content: make() };
}

function problemOf({ status, body }: Answer): string | null {
  if (status < 300) return null;
  if (status < 500 && typeof body.code === 'string' && SENTENCE.test(body.detail ?? '')) return null;
  // The queue is full for a moment, and says when to come back.
  if (status === 503 && body.code === 'unavailable') return null;
  return `${status} ${JSON.stringify(body).slice(0, 200)}`;
}

async function inTurn(tasks: (() => Promise<void>)[]) {
  const left = [...tasks];
  const work = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Whether every CV has been read or given up in time. */
async function settle(world: World) {
  for (const end = performance.now() + SETTLE_MS; performance.now() < end; await sleep(200)) {
    const [row] = await world.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM cv_textos WHERE estado = 'pendiente'`,
    );
    if (row?.n === 0) return true;
  }
  return false;
}
