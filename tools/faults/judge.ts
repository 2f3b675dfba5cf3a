/** Compares the answers that people got with the stored data, and the stored data with itself. */
import { checkInvariants } from '../../scripts/lib/backend.mjs';
import type { World } from './world/world.ts';

/**
 * @param unsettled work that has not finished
 * @returns the findings
 */
export async function judge(world: World, unsettled: string[]): Promise<string[]> {
  const { ledger, client } = world.load;
  return [
    ...unsettled.map((what) => `not settled: ${what}`),
    ...ledger.givenUp.slice(0, 5).map((what) => `never answered: ${what}`),
    ...ledger.contradictions,
    ...client.wrong,
    ...(await accounts(world)),
    ...(await applications(world)),
    ...(await moves(world)),
    ...(await mails(world)),
    ...deaths(world),
    ...(await invariants(world)),
  ];
}

async function accounts(world: World) {
  const { ledger } = world.load;
  const { applicants } = ledger;
  const rows = await world.query<{
    email: string;
    n: number;
    verified: boolean;
    told: boolean;
    mails: number;
  }>(
    `SELECT t.email, count(u.id)::int AS n, coalesce(bool_or(u.email_verified_at IS NOT NULL), false) AS verified,
       t.verified AS told,
       (SELECT count(*)::int FROM correos m WHERE m.plantilla = 'verificacion' AND m.destinatario = t.email) AS mails
     FROM unnest($1::text[], $2::bool[]) AS t (email, verified)
     LEFT JOIN users u ON u.email = t.email GROUP BY t.email, t.verified`,
    [applicants.map(({ email }) => email), applicants.map(({ verified }) => verified)],
  );
  const wrong = rows
    .filter(({ n, verified, told, mails }) => n !== 1 || mails !== 1 || (told && !verified))
    .map(({ email, n, mails }) => `${email} was registered: ${n} accounts, ${mails} messages`);
  const n = await count(world, `users WHERE role = 'candidate'`);
  return [...wrong.slice(0, 5), ...differs('accounts', applicants.length, n, ledger.givenUp.length)];
}

async function count(world: World, rows: string) {
  const [row] = await world.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${rows}`);
  return row?.n ?? 0;
}

async function applications(world: World) {
  const { ledger } = world.load;
  const sent = ledger.applicants.filter(({ application }) => application);
  const rows = await world.query<{
    email: string;
    there: boolean;
    same: boolean;
    of_person: number;
    mails: number;
  }>(
    `SELECT t.id, t.email, (a.id IS NOT NULL AND c.email = t.email) AS there, f.sha256 IS NOT DISTINCT FROM t.sha256 AS same,
       (SELECT count(*)::int FROM aplicaciones_vacantes b WHERE b.candidato_id = c.id) AS of_person,
       (SELECT count(*)::int FROM correos m
        WHERE m.aplicacion_id = a.id AND m.plantilla = 'candidatura_recibida') AS mails
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS t (id, email, sha256)
     LEFT JOIN aplicaciones_vacantes a ON a.id = t.id LEFT JOIN candidates c ON c.id = a.candidato_id
     LEFT JOIN archivos f ON f.id = c.cv_archivo_id`,
    [sent.map((one) => one.application), sent.map((one) => one.email), sent.map((one) => one.sha256)],
  );
  const wrong = rows
    .filter(({ there, same, of_person: n, mails }) => !there || !same || n !== 1 || mails !== 1)
    .map(
      ({ email, there, same, of_person: n, mails }) =>
        `application of ${email}: ${there ? 'there' : 'LOST'}, ${same ? 'its CV' : 'ANOTHER CV'}, ${n} of the person, ${mails} messages`,
    );
  const n = await count(world, 'aplicaciones_vacantes');
  return [...wrong.slice(0, 5), ...differs('applications', sent.length, n, ledger.givenUp.length)];
}

async function moves(world: World) {
  const { ledger } = world.load;
  const moved = ledger.applicants.filter(({ moves: made }) => made.length > 0);
  const rows = await world.query<{ id: string; steps: string[]; interviews: number; silent: number }>(
    `SELECT a.id, a.estado,
       ARRAY(SELECT h.a FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
             ORDER BY h.created_at, h.id) AS steps,
       (SELECT count(*)::int FROM interviews i WHERE i.aplicacion_id = a.id) AS interviews,
       -- The message of the invitation also announces the move to the interview stage.
       (SELECT count(*)::int FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'
          AND NOT EXISTS (SELECT 1 FROM correos m WHERE m.historial_id = h.id)) AS silent
     FROM aplicaciones_vacantes a WHERE a.id = ANY($1)`,
    [moved.map(({ application }) => application)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wrong: string[] = [];
  for (const { email, application, moves: made, interview } of moved) {
    const row = byId.get(application ?? '');
    const meetings = interview ? 1 : 0;
    const open = ledger.givenUp.some((what) => what.includes(email));
    if (open) continue;
    if (!row || row.steps.join() !== made.join() || row.interviews !== meetings || row.silent > meetings) {
      wrong.push(
        `moves of ${email}: told ${made.join(' ')}, written ${row?.steps.join(' ') ?? 'nothing'}, ` +
          `${row?.interviews} interviews, ${row?.silent} without a message`,
      );
    }
  }
  return wrong.slice(0, 5);
}

/** The mail server took every message that counts as sent, once apart from duplicates of a crash. */
async function mails(world: World) {
  const { taken, forgotten } = world.mail;
  const rows = await world.query<{ id: string; estado: string }>(`SELECT id, estado FROM correos`);
  const copies = new Map<string, number>();
  for (const { id } of taken) copies.set(id, (copies.get(id) ?? 0) + 1);
  const sent = rows.filter(({ estado }) => estado === 'enviado');
  const lost = sent.filter(({ id }) => !copies.has(id)).length;
  const failed = rows.filter(({ estado }) => estado === 'fallido').length;
  const known = new Set(sent.map(({ id }) => id));
  const unwritten = [...copies.keys()].filter((id) => !known.has(id)).length;
  const doubled = [...copies.values()].reduce((sum, n) => sum + n - 1, 0);
  const allowed = world.mayDouble + forgotten;
  return [
    ...(lost > 0 ? [`${lost} messages are noted as sent and never arrived`] : []),
    ...(failed > 0 ? [`${failed} messages were given up`] : []),
    ...(unwritten > 0 ? [`${unwritten} messages arrived and are not noted as sent`] : []),
    ...(doubled > allowed ? [`${doubled} messages arrived twice, at most ${allowed} may`] : []),
  ];
}

function deaths({ processes }: World) {
  return processes.flatMap((one, place) => {
    const problems: string[] = [];
    if (one.deaths > 0) problems.push(`process ${place + 1} ended by itself ${one.deaths} times: ${one.log}`);
    const said = one.said();
    if (/unhandled|uncaught/i.test(said))
      problems.push(`process ${place + 1} met an error that nobody handled: ${one.log}`);
    return problems;
  });
}

async function invariants(world: World) {
  // May be set by the scenario before.
  delete process.env.STORAGE_URL;
  Object.assign(process.env, world.environment, { DATABASE_URL: world.postgres.directUrl(world.database) });
  const { always, progress } = await checkInvariants({ contents: true });
  return [...always, ...progress]
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => `invariant: ${rule}: ${broken.join(', ')}`);
}

/** @param open how many requests were never answered */
function differs(what: string, told: number, there: number, open: number) {
  return there < told || there > told + open ? [`${told} ${what} were accepted, ${there} are there`] : [];
}
