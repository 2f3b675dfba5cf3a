/** Offers that people sign with a code while something fails: each is signed with all that follows, or not at all. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../product.ts';
import type { Applicant } from './load.ts';
import { hurryDuring } from './settle.ts';
import type { World } from './world.ts';

const SIGNERS = 8;
/** A first signature after a start takes about five of them. */
const STEP_MS = 60;
const PATIENCE_MS = 90_000;
const DAY_MS = 86_400_000;
/** Messages that a process sends at once, and may send again after a failure. */
const SENT_AT_ONCE = 4;

interface Signer {
  applicant: Applicant;
  offer: string;
  /** Path of its page. */
  path: string;
  from: string;
  /** How often a signature was posted. */
  posted: number;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What an offer says; its pay lies within what the vacancies publish, so that nobody has to approve it. */
const OFFER = JSON.parse(readFileSync(new URL('./offer.json', import.meta.url), 'utf8')) as object;
const content = () => ({ ...OFFER, fecha_incorporacion: inDays(20), caduca_el: inDays(7) });

async function staff(world: World, path: string, body: object) {
  const answer = await world.load.staff.ask<{ id: string; version: number }>({ method: 'POST', path, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${answer.body.code ?? ''}`);
  return answer.body;
}

/** Presses a button of the offer's page. 303: it was done, or the page says why it cannot be. */
function press(world: World, { path, from }: Signer, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return world.load.client.ask({ method: 'POST', path, body, from });
}

const SIGNER = { nombre: 'Persona Puig Serra', documento: 'X1234567L', acepto: 'si' };
const askForCode = (world: World, signer: Signer) => press(world, signer, { accion: 'codigo', ...SIGNER });

async function mailed(world: World, email: string, pattern: RegExp): Promise<string> {
  await until(() => world.mail.find(email, pattern) !== undefined, PATIENCE_MS);
  const found = world.mail.find(email, pattern);
  if (!found) throw new Error(`no mail to ${email} has ${pattern}`);
  return found;
}
const codeOf = (world: World, { applicant }: Signer) => mailed(world, applicant.email, /^\s*(\d{6})\s*$/m);

async function sign(world: World, signer: Signer, codigo: string) {
  signer.posted += 1;
  return press(world, signer, { accion: 'firmar', ...SIGNER, codigo });
}

/** People who have applied to a vacancy, before the load of staff moves them on; from now on nobody else does. */
async function claim(world: World, count: number): Promise<Applicant[]> {
  const claimed: Applicant[] = [];
  const claimSome = async () => {
    const free = world.load.applicants.filter(
      ({ application, busy, moves }) => application && !busy && moves.length < 3,
    );
    for (const one of free) one.busy = true;
    const rows = await world.query<{ id: string }>(
      `SELECT id FROM aplicaciones_vacantes WHERE id = ANY($1) AND vacante_id IS NOT NULL`,
      [free.map(({ application }) => application)],
    );
    for (const one of free) {
      const fits = claimed.length < count && rows.some(({ id }) => id === one.application);
      if (fits) claimed.push(one);
      else one.busy = false;
    }
    return claimed.length === count;
  };
  if (!(await until(claimSome, PATIENCE_MS))) throw new Error(`only ${claimed.length} people are free`);
  return claimed;
}

/** People with an offer that they have opened. */
async function givenSigners(world: World, count: number): Promise<Signer[]> {
  await world.query(`UPDATE vacantes SET salario_min = 24000, salario_max = 28000`);
  const signers: Signer[] = [];
  for (const applicant of await claim(world, count)) {
    const { application: aplicacion_id, email } = applicant;
    const { id } = await staff(world, '/api/offers', { ...content(), aplicacion_id });
    const approved = await staff(world, `/api/offers/${id}/request-approval`, { version: 1 });
    await staff(world, `/api/offers/${id}/send`, { version: approved.version });
    const path = await mailed(world, email, /(\/oferta\/[\w-]+)/);
    const signer = { applicant, offer: id, path, from: `10.200.0.${signers.length + 1}`, posted: 0 };
    await press(world, signer, { accion: 'abrir' });
    signers.push(signer);
  }
  return signers;
}

/** What there is of a signature, each once where there is one. */
async function tracesOf(world: World, { offer }: Signer) {
  const [row] = await world.query<Record<string, number> & { estado: string; tries: number }>(
    `SELECT o.estado, o.codigo_intentos AS tries, o.codigos AS codes,
       (o.firma IS NOT NULL)::int AS evidence, (a.estado = 'contratada')::int AS hired,
       (SELECT count(*)::int FROM aplicacion_historial h
         WHERE h.aplicacion_id = a.id AND h.tipo = 'movida' AND h.a = 'contratada') AS moves,
       (SELECT count(*)::int FROM incorporaciones i WHERE i.aplicacion_id = a.id) AS onboardings,
       (SELECT count(*)::int FROM tareas t WHERE t.aplicacion_id = a.id) AS tasks,
       (SELECT count(*)::int FROM correos c WHERE c.causa = 'oferta:' || o.id || ':aceptada') AS notices,
       (SELECT count(*)::int FROM system_logs l
         WHERE l.entity_id = o.id::text AND l.action = 'offer.accepted') AS lines
     FROM ofertas o JOIN aplicaciones_vacantes a ON a.id = o.aplicacion_id WHERE o.id = $1`,
    [offer],
  );
  if (!row) throw new Error(`offer ${offer} is lost`);
  return row;
}

async function standingOf(world: World, { offer }: Signer) {
  const [row] = await world.query<{ estado: string; copies: number }>(
    `SELECT estado, (sellada_at IS NOT NULL)::int AS copies FROM ofertas WHERE id = $1`,
    [offer],
  );
  if (!row) throw new Error(`offer ${offer} is lost`);
  return row;
}

/** @returns the findings: signed with all that follows, once; or nothing of it, with no more tries than were posted */
async function judgeSigner(world: World, signer: Signer, mustBeSigned: boolean): Promise<string[]> {
  const { estado, tries, codes, ...traces } = await tracesOf(world, signer);
  const signed = estado === 'aceptada';
  const isWhole = Object.values(traces).every((n) => n === (signed ? 1 : 0));
  const who = `offer of ${signer.applicant.email}`;
  return [
    ...(isWhole ? [] : [`${who} is ${estado}, with ${JSON.stringify(traces)}`]),
    ...(mustBeSigned && !signed ? [`${who} is ${estado} after its signature`] : []),
    ...(tries <= signer.posted && codes === 1
      ? []
      : [`${who}: ${tries} tries of ${signer.posted}, ${codes} codes`]),
  ];
}

/** Signs until there is an answer, as people do, and notes the move that follows. */
async function finish(world: World, signer: Signer, codigo: string) {
  const done = await world.load.insist(`signature of ${signer.applicant.email}`, async () =>
    (await sign(world, signer, codigo)).status === 303 ? true : undefined,
  );
  if (done) signer.applicant.moves.push('contratada');
}

/** Signed copies are made after the signature: once, also where the process was killed before. */
async function sealed(world: World, signers: Signer[]): Promise<string[]> {
  const ids = signers.map(({ offer }) => offer);
  const count = async () => {
    const [row] = await world.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ofertas o WHERE o.id = ANY($1)
         AND substring(o.firmado FROM 1 FOR 5) = '%PDF-' AND length(o.firmado) > length(o.pdf)
         AND (SELECT count(*) FROM correos c WHERE c.causa = 'oferta:' || o.id || ':firmada') = 1`,
      [ids],
    );
    return row?.n ?? 0;
  };
  const done = await until(async () => (await count()) === ids.length, PATIENCE_MS, 500);
  return done ? [] : [`${ids.length - (await count())} of ${ids.length} signed offers have no sealed copy`];
}

/** Until the process is killed: one half inside of the signature, each time a little later; the other once it is stored. */
async function wait(world: World, signer: Signer, place: number) {
  if (place <= SIGNERS / 2) return sleep(place * STEP_MS);
  const isStored = async () => (await standingOf(world, signer)).estado === 'aceptada';
  await until(isStored, PATIENCE_MS, 5);
}

/** The process is killed while a signature is posted, and started again. */
export async function killWhileSigning(world: World): Promise<string[]> {
  const [victim] = world.processes;
  const signers = await givenSigners(world, SIGNERS);
  const codes: string[] = [];
  for (const signer of signers) {
    await askForCode(world, signer);
    codes.push(await codeOf(world, signer));
  }
  const problems: string[] = [];
  const seen = { signed: 0, unsigned: 0, unsealed: 0 };
  for (const [place, signer] of signers.entries()) {
    const codigo = codes[place] ?? '';
    world.mayDouble += SENT_AT_ONCE;
    const answer = sign(world, signer, codigo);
    await wait(world, signer, place);
    await victim?.kill();
    await answer;
    problems.push(...(await judgeSigner(world, signer, false)));
    const { estado, copies } = await standingOf(world, signer);
    seen[estado === 'aceptada' ? 'signed' : 'unsigned'] += 1;
    if (estado === 'aceptada' && copies === 0) seen.unsealed += 1;
    await victim?.start();
    await finish(world, signer, codigo);
    problems.push(...(await judgeSigner(world, signer, true)));
  }
  // Neither before nor after it would prove nothing.
  if (Object.values(seen).includes(0)) problems.push(`the fault did not bite: ${JSON.stringify(seen)}`);
  return [...problems, ...(await sealed(world, signers))];
}

/** No mail leaves while codes are asked for: each comes later, once, and signs. */
export async function mailAwayWhileSigning(world: World): Promise<string[]> {
  const signers = await givenSigners(world, 3);
  world.mail.mood = 'down';
  const problems: string[] = [];
  for (const signer of signers) {
    const { status } = await askForCode(world, signer);
    if (status !== 200) problems.push(`a code was asked for without a mail server: ${status}`);
  }
  for (const mood of ['down', 'later', 'well'] as const) {
    world.mail.mood = mood;
    await sleep(mood === 'well' ? 0 : 3000);
  }
  const signAll = async () => {
    for (const signer of signers) {
      await finish(world, signer, await codeOf(world, signer));
      problems.push(...(await judgeSigner(world, signer, true)));
    }
  };
  await hurryDuring(world, signAll());
  return [...problems, ...(await sealed(world, signers))];
}
