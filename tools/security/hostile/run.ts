/**
 * Sends malicious files to every upload endpoint of the real product, four people at a time. Meanwhile the serving
 * process may hardly grow, has to answer all the time and must not die. Every file is accepted or refused with a code and
 * a sentence, and an ordinary CV that follows them is read.
 */
import { makeCv } from '../../cv.ts';
import { makeTemplate, World } from '../../faults/world.ts';
import { DurablePostgres } from '../../postgres.ts';
import path from 'node:path';
import { temporaryFolder, until } from '../../product.ts';
import { apply, newAccount, sendEverywhere, sendPicture, signedInStaff } from './doors.ts';
import { CVS, PICTURES, TABLES, type HostileFile } from './files.ts';
import { beginWatch, type Watch } from './watch.ts';
import { PROBE, sampleProcess } from '../../soak/sampler.ts';
import type { Finding } from '../dependencies.ts';
import type { Answer } from '../../request.ts';
import type { Tools } from '../../../scripts/lib/task.mjs';

const AT_ONCE = 4;
/** What stays after garbage was collected tells of a leak, the most that was held of a machine that may run out. */
const ALLOWED = { stayingMb: 50, growthMb: 200, answerMs: 300, childMs: 62_000, childMb: 300 };
/** Time until every CV is read or given up. */
const SETTLE_MS = 180_000;
/** A Spanish sentence for people. */
const SENTENCE = /^[A-ZÁÉÍÓÚ¿¡].{10,}[.a-záéíóú]$/;

export async function attackWithFiles(tools: Tools): Promise<Finding[]> {
  // Made first: this process answers nothing while it compresses gigabytes, and its connections would end.
  const files = { cvs: CVS.map(made), pictures: PICTURES.map(made), tables: TABLES.map(made) };
  const postgres = await DurablePostgres.start(tools.shutdown);
  await makeTemplate(postgres);
  const samples = path.join(temporaryFolder('hostile-files', tools.shutdown), 'samples');
  const settings = { SOAK_SAMPLES: samples, NODE_OPTIONS: `--import=${PROBE}` };
  const world = await World.create(postgres, 'hostile-files', tools, { processes: 1, settings });
  const [product] = world.processes;
  if (!product) throw new Error('the product does not run');
  await world.query(`UPDATE users SET role = 'admin'`);
  const crowd = await gather(product.url);

  const health = `${product.url}/health/live`;
  const endOfUsual = beginWatch(product.pid, health);
  await sendUsual(crowd);
  await settle(world);
  const { mostMb: usualMb } = await endOfUsual();
  const before = await sampleProcess(product.pid, samples, []);
  const endOfWatch = beginWatch(product.pid, health);
  const { wrong, kept } = await sendHostile(crowd, files);
  const settled = await settle(world);
  const figures = await endOfWatch();
  const after = await sampleProcess(product.pid, samples, []);

  await apply(await crowd.newcomer(), crowd.usual());
  const [row] = (await settle(world))
    ? await world.query<{ estado: string }>(
        `SELECT t.estado FROM cv_textos t JOIN archivos a ON a.id = t.archivo_id ORDER BY a.created_at DESC LIMIT 1`,
      )
    : [];
  const unseen = await unseenOf(kept, product.url, crowd.staff.cookie);
  return [
    { name: 'every hostile file is kept, or refused with a code and a sentence', problems: wrong },
    { name: 'human resources see what was kept', note: `${kept.length} CVs`, problems: unseen },
    ...findingsOf(figures, { usual: usualMb, staying: after.rssMb - before.rssMb }),
    {
      name: 'every CV is read or given up, and a usual one afterwards is read',
      problems: [
        ...over(!settled, 'some were not settled'),
        ...over(row?.estado !== 'leido', `the usual one is ${row?.estado}`),
      ],
    },
    {
      name: 'the product did not end',
      problems: over(product.deaths > 0, `it ended ${product.deaths} times`),
    },
  ];
}

type Crowd = Awaited<ReturnType<typeof gather>>;

/** Staff with a folder for CVs, and applicants. */
async function gather(url: string) {
  const staff = await signedInStaff(url);
  const origin = { origen: 'Prueba', confirma: true, departamento: 'chofer', posicion: 'conductor_camion' };
  const folder = (await staff.ask<{ id: string }>('POST', '/api/imports/cvs', origin)).body.id;
  let people = 0;
  const usual = () => ({ fileName: 'CV.pdf', content: makeCv(`Persona ${++people}`).bytes });
  const newcomer = () => newAccount(url, ++people);
  const given = async () => ({ person: await newcomer(), staff, folder, usual: usual() });
  return { staff, usual, newcomer, given };
}

/** Ordinary load first: modules loaded on first use and the memory of four concurrent people do not count as growth. */
async function sendUsual({ staff, usual, given }: Crowd) {
  const send = async () => void (await sendEverywhere({ ...(await given()), file: usual() }));
  await inTurn(Array.from({ length: 8 }, () => send));
  const table = { fileName: 'a.csv', content: Buffer.from('Nombre;Email\nAna;ana@example.com\n') };
  await staff.send('POST', '/api/imports', 'archivo', table);
}

/** @returns wrong answers, and the accepted CVs */
async function sendHostile({ staff, given }: Crowd, files: Record<'cvs' | 'pictures' | 'tables', Made[]>) {
  const wrong: string[] = [];
  const kept: { candidate: string; bytes: Buffer }[] = [];
  const judged = (name: string, answers: Record<string, Answer>) => {
    for (const [door, answer] of Object.entries(answers)) {
      const problem = problemOf(answer);
      if (problem) wrong.push(`${name} at ${door}: ${problem}`);
    }
  };
  await inTurn([
    ...files.cvs.map((file) => async () => {
      const { answers, candidate } = await sendEverywhere({ ...(await given()), file });
      judged(file.name, answers);
      if ((answers['portal']?.status ?? 500) < 300) kept.push({ candidate, bytes: file.content });
    }),
    ...files.pictures.map((file) => async () => {
      judged(file.name, await sendPicture({ ...(await given()), file }));
    }),
    ...files.tables.map((file) => async () => {
      judged(file.name, { import: await staff.send('POST', '/api/imports', 'archivo', file) });
    }),
  ]);
  return { wrong, kept };
}

/** @returns the accepted CVs that human resources download with different content */
async function unseenOf(kept: { candidate: string; bytes: Buffer }[], url: string, cookie: string) {
  const unseen: string[] = [];
  for (const { candidate, bytes } of kept) {
    const response = await fetch(`${url}/api/candidates/${candidate}/cv`, { headers: { cookie } });
    if (!Buffer.from(await response.arrayBuffer()).equals(bytes))
      unseen.push(`CV of ${candidate}: ${response.status}`);
  }
  return unseen;
}

const over = (is: boolean, text: string) => (is ? [text] : []);

/** @param mb memory of the serving process: with ordinary files, and what hostile ones leave in it */
function findingsOf(figures: Watch['figures'], mb: { usual: number; staying: number }): Finding[] {
  const grown = Math.round(figures.mostMb - mb.usual);
  const staying = Math.round(mb.staying);
  const { mostChildren, mostChildMb, longestChildMs, p99Ms, slowestMs } = figures;
  return [
    {
      name: 'the serving process hardly grows',
      note: `${Math.round(mb.usual)} MB with usual files, at most ${grown} more, ${staying} more at the end`,
      problems: over(
        grown > ALLOWED.growthMb || staying > ALLOWED.stayingMb,
        `${grown} MB, then ${staying} MB`,
      ),
    },
    {
      name: 'it answers all the time',
      note: `99 of 100 within ${Math.round(p99Ms)} ms, at most ${Math.round(slowestMs)} ms`,
      problems: over(p99Ms > ALLOWED.answerMs, `${Math.round(p99Ms)} ms`),
    },
    {
      name: 'no program of the sandbox outlives its limits',
      note: `at most ${mostChildren} at once, ${Math.round(mostChildMb)} MB, ${Math.round(longestChildMs / 1000)} s`,
      problems: over(
        longestChildMs > ALLOWED.childMs || mostChildMb > ALLOWED.childMb || mostChildren > 2,
        'it did',
      ),
    },
  ];
}

type Made = ReturnType<typeof made>;
const made = ({ name, fileName, make }: HostileFile) => ({ name, fileName, content: make() });

function problemOf({ status, body }: Answer): string | null {
  if (status < 300) return null;
  if (status < 500 && typeof body.code === 'string' && SENTENCE.test(body.detail ?? '')) return null;
  // The queue is temporarily full and the answer says when to retry.
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

/** Whether every CV is read or given up in time. */
const settle = (world: World) =>
  until(async () => {
    const [row] = await world.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM cv_textos WHERE estado = 'pendiente'`,
    );
    return row?.n === 0;
  }, SETTLE_MS);
