/**
 * `npm run cvs [-- --held | --rest] [--gaps] [--keep=DIR]`: makes CVs of unlike layouts in six languages, reads them
 * as the product does, and prints for each field how many proposals were right and how many true values were found.
 * A third of the CVs is held out (`--held`), so that the rules are not written after them. Fails below the figures of
 * score.ts. A CV whose program is missing on this machine is "not made".
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Layout, LAYOUTS, pageOf, SCANNED } from './corpus/layouts.ts';
import { ODD } from './corpus/odd.ts';
import { PEOPLE, type Person, type Truth } from './corpus/people.ts';
import { makeAll, typeOf, type Wanted } from './makers.ts';
import { FIELDS, figuresOf, NOTHING, PRECISION, type Read, RECALL } from './score.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

/** CVs without which a whole run says nothing. */
const LEAST = 80;
/** As many as the product reads at once. */
const AT_ONCE = 2;

interface Cv extends Wanted {
  what: string;
  truth: Truth;
  /** Name of the file as it would be sent. */
  file: string;
}

/** Every person in two layouts, the odd ones, and two scanned. */
function corpus(): Cv[] {
  const layouts = PEOPLE.flatMap((person, n) =>
    [LAYOUTS[n % LAYOUTS.length], LAYOUTS[(n * 7 + 3) % LAYOUTS.length]].flatMap((layout) =>
      layout ? [{ person, layout }] : [],
    ),
  );
  const made = ({ person, layout }: { person: Person; layout: Layout }) => ({
    what: `${person.language}, ${layout.name}`,
    make: layout.make,
    source: pageOf(layout, person),
    language: person.language,
    truth: person.truth,
  });
  const odd = ODD.map(({ name, body, truth, ...one }) => ({
    ...one,
    what: name,
    source: body,
    language: 'es',
    truth: { ...NOTHING, ...truth },
  }));
  const scanned = PEOPLE.slice(0, 2).flatMap((person) =>
    SCANNED.map((layout) => ({ ...made({ person, layout }), truth: NOTHING })),
  );
  return [...layouts.map(made), ...odd, ...scanned].map((cv, n) => ({
    file: 'documento.pdf',
    ...cv,
    id: String(n + 1).padStart(3, '0'),
  }));
}

/** @returns the exit code */
export async function run({ phases, shutdown }: Tools, args: string[]): Promise<number> {
  const keep = args.find((arg) => arg.startsWith('--keep='))?.slice('--keep='.length);
  const folder = keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-cvs-'));
  if (!keep)
    shutdown.onStop('the temporary folder', () => fs.rmSync(folder, { recursive: true, force: true }));
  const cvs = corpus().filter((_, n) => {
    if (args.includes('--held')) return n % 3 === 2;
    return args.includes('--rest') ? n % 3 !== 2 : true;
  });
  const { files, missing } = await phases.run('making', (tell) => makeAll(cvs, folder, tell));
  const made = cvs.filter(({ id }) => files.has(id));
  const read = await phases.run('reading', (tell) => readAll(made, files, tell));

  for (const { id, what } of cvs) {
    if (missing.has(id)) phases.print(`not made: ${id} (${what}): ${missing.get(id)}`);
  }
  const figures = figuresOf(read);
  for (const { field, wrong, missed } of figures) {
    for (const one of wrong) phases.print(`✗ ${field} ${one}`);
    if (args.includes('--gaps')) for (const one of missed) phases.print(`- ${field} ${one}`);
  }
  phases.print(`\n${read.length} CVs; needed: precision ${PRECISION} %\n`);
  phases.print('field          right  wrong  missed  precision  recall  needed');
  for (const { field, right, wrong, missed, precision, recall, passes } of figures) {
    const cells = [
      String(right).padStart(5),
      String(wrong.length).padStart(6),
      String(missed.length).padStart(7),
    ];
    const shares = [`${precision.toFixed(1).padStart(8)} %`, `${recall.toFixed(1).padStart(6)} %`];
    phases.print(
      `${field.padEnd(14)} ${cells.join(' ')} ${shares.join(' ')} ${String(RECALL[field]).padStart(4)} % ${passes ? '' : '✗'}`,
    );
  }
  const failed = figures.filter(({ passes }) => !passes).length;
  const few = cvs.length > LEAST && read.length < LEAST;
  if (few) phases.print(`✗ only ${read.length} CVs could be made, ${LEAST} are needed`);
  phases.print(`\n${FIELDS.length - failed} passed, ${failed} failed`);
  return failed === 0 && !few ? 0 : 1;
}

interface SandboxModule {
  Sandbox: new () => object;
}
interface ReaderModule {
  CvReader: new (
    sandbox: object,
    settings: object,
  ) => {
    read: (file: { path: string; type: string; originalName: string }) => Promise<Pick<Read, 'proposals'>>;
  };
  cvReaderSettings: () => object;
}

/** With the product's own reader, in its sandbox. */
async function readAll(
  cvs: readonly Cv[],
  files: Map<string, string>,
  tell: (text: string) => void,
): Promise<Read[]> {
  await import('reflect-metadata');
  const dist = '../../backend/dist';
  const { Sandbox } = (await import(`${dist}/platform/files/sandbox/sandbox.js`)) as SandboxModule;
  const { CvReader, cvReaderSettings } = (await import(
    `${dist}/candidates/files/cv/reading/cv-reader.js`
  )) as ReaderModule;
  const reader = new CvReader(new Sandbox(), { ...cvReaderSettings(), timeoutMs: 60_000 });
  const read: Read[] = [];
  const left = [...cvs];
  const work = async () => {
    for (let cv = left.shift(); cv; cv = left.shift()) {
      const { id, what, truth, file } = cv;
      const at = files.get(id) ?? '';
      const { proposals } = await reader.read({ path: at, type: await typeOf(at), originalName: file });
      read.push({ id, what, truth, proposals });
      tell(`${read.length} of ${cvs.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return read.toSorted((a, b) => a.id.localeCompare(b.id));
}
